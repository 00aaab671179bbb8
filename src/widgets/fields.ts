/** The parts that a form's fields may name, a module of its own: a screen without a form does not load it. */
import { definePart } from '../render/index.ts'
import type { FieldPart } from '../render/index.ts'
import { ChoiceCards } from './choice-cards/ChoiceCards.tsx'
import { manifest as choiceCards } from './choice-cards/manifest.ts'
import { DateField } from './date/DateField.tsx'
import { manifest as date } from './date/manifest.ts'
import { LateDocuments } from './documents/LateDocuments.tsx'
import { manifest as documents } from './documents/manifest.ts'
import { ListText } from './list-text/ListText.tsx'
import { manifest as listText } from './list-text/manifest.ts'
import { manifest as moment } from './moment/manifest.ts'
import { Moment } from './moment/Moment.tsx'
import { MultiSelect } from './multi-select/MultiSelect.tsx'
import { manifest as multiSelect } from './multi-select/manifest.ts'
import { manifest as number } from './number/manifest.ts'
import { NumberField } from './number/NumberField.tsx'
import { manifest as party } from './party/manifest.ts'
import { Party } from './party/Party.tsx'
import { manifest as place } from './place/manifest.ts'
import { Place } from './place/Place.tsx'
import { manifest as quantity } from './quantity/manifest.ts'
import { Quantity } from './quantity/Quantity.tsx'
import { manifest as rows } from './rows/manifest.ts'
import { Rows } from './rows/Rows.tsx'
import { manifest as select } from './select/manifest.ts'
import { Select } from './select/Select.tsx'
import { manifest as text } from './text/manifest.ts'
import { Text } from './text/Text.tsx'
import { manifest as tiles } from './tiles/manifest.ts'
import { Tiles } from './tiles/Tiles.tsx'
import { manifest as time } from './time/manifest.ts'
import { TimeField } from './time/TimeField.tsx'
import { manifest as toggle } from './toggle/manifest.ts'
import { Toggle } from './toggle/Toggle.tsx'
import { manifest as typeahead } from './typeahead/manifest.ts'
import { Typeahead } from './typeahead/Typeahead.tsx'
import { manifest as upperText } from './upper-text/manifest.ts'
import { UpperText } from './upper-text/UpperText.tsx'

const parts = [
  definePart(text, { component: Text }),
  definePart(upperText, { component: UpperText }),
  definePart(typeahead, { component: Typeahead }),
  definePart(number, { component: NumberField }),
  definePart(quantity, { component: Quantity }),
  definePart(select, { component: Select }),
  definePart(choiceCards, { component: ChoiceCards }),
  definePart(multiSelect, { component: MultiSelect }),
  definePart(date, { component: DateField }),
  definePart(time, { component: TimeField }),
  definePart(toggle, { component: Toggle, saysNone: true }),
  definePart(moment, { component: Moment }),
  definePart(party, { component: Party }),
  definePart(place, { component: Place }),
  definePart(rows, { component: Rows }),
  definePart(tiles, { component: Tiles }),
  definePart(listText, { component: ListText }),
  definePart(documents, { component: LateDocuments }),
]

/** Field parts by the names that the JSON uses. */
export const fieldParts: Record<string, FieldPart> = Object.fromEntries(parts.map((part) => [part.manifest.name, part]))
