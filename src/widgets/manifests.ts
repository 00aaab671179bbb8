import { manifest as textField } from './text/manifest.ts'
import { manifest as typeaheadField } from './typeahead/manifest.ts'
import { manifest as upperTextField } from './upper-text/manifest.ts'
import { manifest as numberField } from './number/manifest.ts'
import { manifest as quantityField } from './quantity/manifest.ts'
import { manifest as selectField } from './select/manifest.ts'
import { manifest as choiceCardsField } from './choice-cards/manifest.ts'
import { manifest as multiSelectField } from './multi-select/manifest.ts'
import { manifest as dateField } from './date/manifest.ts'
import { manifest as timeField } from './time/manifest.ts'
import { manifest as toggleField } from './toggle/manifest.ts'
import { manifest as momentField } from './moment/manifest.ts'
import { manifest as partyField } from './party/manifest.ts'
import { manifest as placeField } from './place/manifest.ts'
import { manifest as rowsField } from './rows/manifest.ts'
import { manifest as tilesField } from './tiles/manifest.ts'
import { manifest as listTextField } from './list-text/manifest.ts'
import { manifest as textCell } from './text-cell/manifest.ts'
import { manifest as codeCell } from './code-cell/manifest.ts'
import { manifest as numberCell } from './number-cell/manifest.ts'
import { manifest as dateCell } from './date-cell/manifest.ts'
import { manifest as dateChangeCell } from './date-change-cell/manifest.ts'
import { manifest as dateTimeCell } from './date-time-cell/manifest.ts'
import { manifest as statusCell } from './status-cell/manifest.ts'
import { manifest as timeCell } from './time-cell/manifest.ts'
import { manifest as iconsCell } from './icons-cell/manifest.ts'
import { manifest as fieldsBlock } from './fields-block/manifest.ts'
import { manifest as tableBlock } from './table-block/manifest.ts'
import { manifest as timelineBlock } from './timeline-block/manifest.ts'
import { manifest as heroBlock } from './hero-block/manifest.ts'
import { manifest as cardsBlock } from './cards-block/manifest.ts'
import { manifest as remarksBlock } from './remarks-block/manifest.ts'
import { manifest as partiesBlock } from './parties-block/manifest.ts'
import { blockManifest as documentsBlock, manifest as documentsField } from './documents/manifest.ts'
import { manifest as noteBlock } from './note-block/manifest.ts'
import { manifest as stepperChart } from './stepper-chart/manifest.ts'
import { manifest as attentionChart } from './attention-chart/manifest.ts'
import { manifest as countChart } from './count-chart/manifest.ts'
import { manifest as mapChart } from './map-chart/manifest.ts'
import { donutManifest as donutChart, manifest as pieChart } from './pie-chart/manifest.ts'
import { manifest as barChart } from './bar-chart/manifest.ts'
import { manifest as funnelChart } from './funnel-chart/manifest.ts'
import type { PartManifest } from '../config/index.ts'

/** What every part says of itself: plain data, for the compiler of the JSON and for editors. Components stand in fields.ts, cells.ts, blocks.ts and charts.ts. */
export const manifests: PartManifest[] = [
  textField,
  upperTextField,
  typeaheadField,
  numberField,
  quantityField,
  selectField,
  choiceCardsField,
  multiSelectField,
  dateField,
  timeField,
  toggleField,
  momentField,
  partyField,
  placeField,
  rowsField,
  tilesField,
  listTextField,
  textCell,
  codeCell,
  numberCell,
  dateCell,
  dateChangeCell,
  dateTimeCell,
  statusCell,
  timeCell,
  iconsCell,
  fieldsBlock,
  tableBlock,
  timelineBlock,
  heroBlock,
  cardsBlock,
  remarksBlock,
  partiesBlock,
  noteBlock,
  documentsField,
  documentsBlock,
  stepperChart,
  attentionChart,
  countChart,
  mapChart,
  pieChart,
  donutChart,
  barChart,
  funnelChart,
]
