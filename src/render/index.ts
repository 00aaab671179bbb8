export { EngineContext, NEW_RECORD, useEngine, standaloneServices } from './services/services.ts'
export type {
  EngineServices,
  Sequence,
  Notice,
  LeftList,
  PeekProps,
  PrintJob,
  Question,
  RecentChoices,
  SeenRows,
  SeenStore,
  Translate,
  Unsaved,
  ArrangementStore,
} from './services/services.ts'
export type { Draft, DraftStore } from './services/drafts.ts'
export { HEADER_BAR, HEADER_END } from './frame/header-bar.ts'
export { DraftText } from './frame/draft-text.tsx'
export { Under, useHeadingAbove, useHeadingTag } from './blocks/heading.tsx'
export { RowActions } from './blocks/row-actions.tsx'
export { RowDetails } from './blocks/row.tsx'
export { usePaper, useCondition, useScope, useValueOf } from './screen/screen.ts'
export { useNarrow } from './screen/close.ts'
export { useFocusBack } from './screen/focus-back.ts'
export { handsFocusOn } from './screen/hand-on.ts'
export { useKept } from './screen/kept.ts'
export { LeadContext, useLead } from './screen/lead.ts'
export { useMarking } from './screen/marked.ts'
export { useUnsaved } from './screen/unsaved.ts'
export { isTooWide, useMeasured } from './screen/measured.ts'
export { useLatest } from './parts/use-latest.ts'
export { countDigits, editNumber, readNumber, showNumber, unfitNumber } from './look/number.ts'
export type { Answer } from './services/port.ts'
export { definePart } from './services/parts.ts'
export type {
  BlockPart,
  BlockPartProps,
  CellPart,
  CellPartProps,
  CellTextContext,
  ChartPart,
  ChartPartProps,
  FieldPart,
  FieldPartProps,
  Figure,
  Area,
  Outline,
  Point,
} from './services/parts.ts'
export {
  rowElementId,
  shownId,
  useAccept,
  useBeforeSending,
  useDataPath,
  useFieldErrors,
  useRequiredInRows,
  useRules,
  useSeeking,
  useTyping,
  useUnansweredCall,
  useWhileTyping,
  useSetValue,
  useSetValues,
  useValue,
  useValues,
  useRows,
} from './form/fields/hooks.ts'
export type { Rows } from './form/fields/hooks.ts'
export { useHeading } from './form/fields/context.ts'
export { NestedField } from './form/fields/field-view.tsx'
export { CodeGone, expectCode, useCode } from './parts/code.ts'
export { TEXT_ALIGN } from './look/text-align.ts'
export { usePrinting } from './look/use-printing.ts'
export { fieldText, inputEdge, requiredMark } from './look/field-look.ts'
export { SWITCH } from './look/switch-look.ts'
export { SHELL_WIDE, themeOf, TOUCH } from './look/theme.ts'
export { Empty } from './frame/empty.tsx'
export { Failed } from './frame/failed.tsx'
export { InHeader } from './frame/header-slot.tsx'
export { Icon } from './look/icon.tsx'
export { LateCalendar } from './frame/late-calendar.tsx'
export { copyText } from './action/copy-text.ts'
export { keepFile } from './parts/keep-file.ts'
export { getAt, isFilled, rulesAt } from '../config/index.ts'
export type {
  BlockModel,
  ColumnModel,
  DataRules,
  FieldModel,
  JsonObject,
  LookupModel,
  Path,
  ShownModel,
  ValueRule,
} from '../config/index.ts'
export { codeName } from './lookup/code-name.ts'
export { Cell } from './parts/cell.tsx'
export type { SheetProgress } from './screen/sheet.ts'
export { masked, shownMasked } from './parts/mask.ts'
export { writtenName } from './parts/written-name.ts'
export { cardsFor, NARROW } from './look/narrow.ts'
export { unlessSecondPress } from './screen/second-press.ts'
export { FieldsSkeleton, SectionsSkeleton } from './frame/skeletons.tsx'
export { StepButton } from './frame/step-button.tsx'
export { StatusBadge } from './frame/status-badge.tsx'
export { badgeLook, toneOf } from './look/tone.ts'
export { dayPart, dayText, momentText, weekdayText, withYear } from './parts/day-text.ts'
export type { DayStyle } from './parts/day-text.ts'
export { countText, formatsOf } from './services/formats.ts'
export type { Formats } from './services/formats.ts'
export { sumOf } from './dashboard/figures.ts'
export { openColumns } from './grid/access.ts'
export { eachOnce } from './parts/each-once.ts'
export { currencyDigits } from './parts/currency-digits.ts'
export { numberIn } from './parts/number-in.ts'
export { isCode } from './look/unbroken.ts'
export { sums } from './parts/sums.ts'
export type { Total } from './parts/sums.ts'
export { visuallyHidden } from './look/visually-hidden.ts'
export { useRowOpening } from './screen/opening.ts'
export type { RowOpening } from './screen/opening.ts'
export { useLookup } from './lookup/use-lookup.ts'
export type { LookupResult } from './lookup/use-lookup.ts'
export { choiceKey } from './lookup/items.ts'
export type { LookupItem } from './lookup/items.ts'
export { useSteadyList } from './lookup/use-steady-list.ts'
