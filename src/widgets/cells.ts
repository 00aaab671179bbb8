/** The parts that a grid's columns may name, a module of its own: a screen without a grid does not load it. */
import { definePart } from '../render/index.ts'
import type { CellPart } from '../render/index.ts'
import { CodeCell, textOfCode } from './code-cell/CodeCell.tsx'
import { manifest as code } from './code-cell/manifest.ts'
import { DateCell, drawnDate, textOfDate } from './date-cell/DateCell.tsx'
import { manifest as date } from './date-cell/manifest.ts'
import { DateChangeCell, drawnDateChange, textOfDateChange } from './date-change-cell/DateChangeCell.tsx'
import { manifest as dateChange } from './date-change-cell/manifest.ts'
import { DateTimeCell, drawnDateTime, textOfDateTime } from './date-time-cell/DateTimeCell.tsx'
import { manifest as dateTime } from './date-time-cell/manifest.ts'
import { choicesOfIcons, IconsCell, textOfIcons } from './icons-cell/IconsCell.tsx'
import { manifest as icons } from './icons-cell/manifest.ts'
import { manifest as number } from './number-cell/manifest.ts'
import { NumberCell, textOfNumber } from './number-cell/NumberCell.tsx'
import { manifest as status } from './status-cell/manifest.ts'
import { StatusCell } from './status-cell/StatusCell.tsx'
import { manifest as text } from './text-cell/manifest.ts'
import { drawnText, textOfText, TextCell } from './text-cell/TextCell.tsx'
import { manifest as time } from './time-cell/manifest.ts'
import { textOfTime, TimeCell } from './time-cell/TimeCell.tsx'

/** What the cells of days and moments have in common. */
const days = { unbroken: true, days: true } as const

const parts = [
  definePart(text, { component: TextCell, text: textOfText, drawn: drawnText }),
  definePart(code, { component: CodeCell, text: textOfCode }),
  definePart(number, { component: NumberCell, text: textOfNumber, unbroken: true, numbers: true, room: 12 }),
  definePart(date, { component: DateCell, text: textOfDate, drawn: drawnDate, ...days }),
  definePart(dateChange, { component: DateChangeCell, text: textOfDateChange, drawn: drawnDateChange, ...days }),
  definePart(dateTime, { component: DateTimeCell, text: textOfDateTime, drawn: drawnDateTime, ...days }),
  definePart(status, { component: StatusCell, text: textOfCode, room: 34, small: true }),
  definePart(time, { component: TimeCell, text: textOfTime, unbroken: true }),
  definePart(icons, { component: IconsCell, text: textOfIcons, choices: choicesOfIcons, room: 'given' }),
]

/** Cell parts by the names that the JSON uses. */
export const cellParts: Record<string, CellPart> = Object.fromEntries(parts.map((part) => [part.manifest.name, part]))
