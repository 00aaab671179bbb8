export { EngineContext, useEngine } from './services.ts'
export { standaloneServices } from './standalone.ts'
export type {
  Draft,
  DraftStore,
  EngineServices,
  Notice,
  PrintJob,
  Question,
  RecentChoices,
  SeenStore,
  Translate,
  ArrangementStore,
} from './services.ts'
export { RowActions, RowDetails } from './blocks/row.tsx'
export { usePaper } from './paper/paper-context.ts'
export { useUnsaved } from './unsaved.ts'
export { useLatest } from './use-latest.ts'
export type { Answer } from './port.ts'
export { definePart } from './parts.ts'
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
} from './parts.ts'
export type { SeenRows } from './grid/flags/changes.ts'
export {
  rowElementId,
  useAccept,
  useDataPath,
  useFieldErrors,
  useRules,
  useSetValue,
  useSetValues,
  useValue,
} from './form/fields/hooks.ts'
export { useHeading } from './form/fields/context.ts'
export { NestedField } from './form/fields/field-view.tsx'
export { useRows } from './form/fields/rows.ts'
export type { Rows } from './form/fields/rows.ts'
export { expectCode, useCode } from './code.ts'
export { fieldComponents, fieldText, inputEdge } from './field-look.ts'
export { InHeader } from './header-slot.tsx'
export { Icon } from './icon.tsx'
export { keepFile } from './keep-file.ts'
export type { Area, Outline, Point } from './outline.ts'
export { getAt, isFilled } from '../config/index.ts'
export { codeName } from './lookup/code-name.ts'
export { Cell } from './cell.tsx'
export { cardsFor, NARROW } from './narrow.ts'
export { FieldsSkeleton, SectionsSkeleton } from './skeletons.tsx'
export { StatusBadge } from './status-badge.tsx'
export { dayText, momentText, showDay } from './day-text.ts'
export { sumOf } from './dashboard/figures.ts'
export { openColumns } from './grid/access.ts'
export { toneColors } from './tone.ts'
export { visuallyHidden } from './visually-hidden.ts'
export { useCondition, useScope, useValueOf } from './screen.ts'
export { useRowOpening } from './opening.ts'
export type { RowOpening } from './opening.ts'
export { useLookup } from './lookup/use-lookup.ts'
export type { LookupResult } from './lookup/use-lookup.ts'
export type { LookupItem } from './lookup/items.ts'
export { useSteadyList } from './lookup/use-steady-list.ts'
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
