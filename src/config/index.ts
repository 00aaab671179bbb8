export type { BodyRule, Condition, DataRules, JsonObject, LabelId, Path, Scalar, ValueRule } from './model/values.ts'
export type {
  ActionModel,
  ApplyModel,
  CopyModel,
  TakeoverModel,
  ComposedModel,
  EffectModel,
  FieldModel,
  FormModel,
  GeneratedModel,
  Requirement,
  RecallModel,
  RuleModel,
  SectionModel,
} from './model/form.ts'
export type { CallModel, SourceModel, DisabledModel, ViewActionModel } from './model/call.ts'
export type { LookupItemModel, LookupModel, LookupOption, Tone } from './model/lookup.ts'
export type {
  ArrangementModel,
  ColumnModel,
  CriterionModel,
  ExceptionModel,
  GridActionModel,
  GridModel,
} from './model/grid.ts'
export type {
  ArrangedModel,
  CounterModel,
  DashboardModel,
  FigureListModel,
  FigureModel,
  WidgetModel,
} from './model/dashboard.ts'
export { idWords } from './shared/id-words.ts'
export { ARRANGEMENT_KEY, EXCEPTION_KEY, FILTER_PREFIX, isSpan, SPAN_LABELS, SPANS } from './model/filters.ts'
export type { Span } from './model/filters.ts'
export type { DrilldownModel, ExportColumnModel, ExportModel, LevelFilterModel, LevelModel } from './model/drilldown.ts'
export type { BlockModel, ShownModel } from './model/block.ts'
export type { ViewModel, ViewSectionModel } from './model/view.ts'
export type {
  FormatsModel,
  AnonymousModel,
  DrawerModel,
  NavigationModel,
  PasswordRules,
  ReportsModel,
  RouteModel,
  TenantBoot,
  SingleSignOnModel,
  TrackingLinksModel,
  TwoStepModel,
  TenantHead,
  TrackingModel,
  UserMenuModel,
} from './model/portal.ts'
export { coversList, TRACKING_LINKS } from './model/portal.ts'
export { withDefaults } from './model/parts.ts'
export { wireFormats } from './data/formats.ts'
export { spellingsIn } from './model/labels.ts'
export { isOwnName } from './data/own.ts'
export { drawnBy } from './meta/chosen.ts'
export { beginningOf, constantsOf } from './drawn/beginning.ts'
export type { DrawnExample } from './drawn/example.ts'
export type { OptionSchema, OptionsOf, PartManifest } from './model/parts.ts'
export type { Diagnostic } from './findings/diagnostic.ts'
export { ancestorsOf, childOf, getAt, IN_ROWS, isWithin, joinPath, put, segmentsOf, setAt } from './conditions/paths.ts'
export { choicesOf, codeOf, codesOf } from './data/choices.ts'
export { asObject, withInner } from './data/inner.ts'
export { inOne } from './data/joined.ts'
export { rulesAtNames, rulesOfOwnName } from './data/parts.ts'
export { pathsOfCall, resolveCall, resolveValues } from './conditions/call.ts'
export { evaluate, holds, isFilled, pathsOf, pathsOfBody, resolve, resolveBody } from './conditions/condition.ts'
export type { Scope } from './conditions/condition.ts'
export type { BrandPalette, BrandPalettes, ThemeModel } from './model/theme.ts'
export { isColour } from './theme/colour.ts'
export { CHART_COLOURS, MOTION, ON_DARK, ON_LIGHT, RADIUS, TYPE, surfaces } from './theme/tokens.ts'
export type { Mode, TonePair } from './theme/tokens.ts'
export { productPalettes } from './theme/product.ts'
export { facesAt, FONTS } from './theme/letters.ts'
export type { Letters } from './theme/letters.ts'
export { directionOf } from './theme/direction.ts'
export { languageFor, languageName, standIns } from './model/languages.ts'
export { textIn, withoutValues } from './model/texts.ts'
export type { Texts, TextValues } from './model/texts.ts'
export { iconNames } from './theme/icons.ts'
export { hasShape, matches } from './data/matches.ts'
export { clockIn, isClock } from './shared/clock.ts'
export { isObject } from './shared/object.ts'
export { dayIn, dayOf, dayOrText, daysBetween, isDay, isMoment } from './shared/day.ts'
export { hearTime, listenToTime, momentOf, now, surelyPast } from './shared/now.ts'
export { namedSigns, SIMPLE_SIGNS } from './rules/signs.ts'
export { checkWith } from './rules/check.ts'
export type { CompiledCheck, FormValidator } from './rules/check.ts'
export { actionCodesOf, entriesOf, isBlank, isKnown, isRemoved, isStored, marked } from './rules/entries.ts'
export type { ActionCodes, EntryPlace } from './model/entry.ts'
export type { Entry } from './rules/entries.ts'
export { fieldState, fieldStatePaths, isRemovedRow, isSectionOpen, placedFields } from './rules/fields.ts'
export type { FieldState, PlacedField } from './rules/fields.ts'
export { askingFor, isAskedFor } from './rules/asked.ts'
export type { Asking } from './rules/asked.ts'
export { carriedOut, messagePlace } from './rules/entry-type.ts'
export { entryIndex, entryPlaceOf, holdsEntry, readEntry, withoutEntry, writeEntry } from './rules/own-entry.ts'
export { partRules } from './compile/part-rules.ts'
export { isSendable, payloadOf, toPayload } from './rules/payload.ts'
export type { Payload, PayloadWish } from './rules/payload.ts'
export { rulesAt } from './rules/rules-at.ts'
export { takenRow } from './rules/taken-rows.ts'
export { createScope, entryScope, fromRow, ofData, rowScope } from './rules/scope.ts'
export type { OuterRoots } from './rules/scope.ts'
export { typedTextFault } from './rules/typed-text.ts'
export { countBySection, missingBySection, validate } from './rules/validate.ts'
export type { Level, Validation } from './rules/validate.ts'
export type { CheckData, Fault, RuleMessage, RuleMessages } from './rules/faults/fault.ts'
export { FACT_KINDS, isSo, mapOf, seesSettings, sessionFacts, textOf } from './rules/session.ts'
export type { FactKind, SessionFacts, Told } from './rules/session.ts'
export { isGoodPassword, judgePassword, PASSWORD_RULES, SPECIAL_CHARACTERS } from './rules/password.ts'
export type { PasswordRule } from './rules/password.ts'
export { isSame } from './data/same.ts'
export { DEFAULT_UPLOADS, extensionOf, readUploadLimits } from './rules/uploads.ts'
export type { UploadLimits } from './rules/uploads.ts'
