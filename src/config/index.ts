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
  RuleModel,
  SectionModel,
  SourceModel,
} from './model/form.ts'
export type { LookupItemModel, LookupModel, LookupOption } from './model/lookup.ts'
export type { ArrangementModel, ColumnModel, CriterionModel, ExceptionModel, GridModel } from './model/grid.ts'
export type {
  ArrangedModel,
  CounterModel,
  DashboardModel,
  FigureListModel,
  FigureModel,
  WidgetModel,
} from './model/dashboard.ts'
export type { DrilldownModel, ExportColumnModel, ExportModel, LevelFilterModel, LevelModel } from './model/drilldown.ts'
export type { BlockModel, ShownModel } from './model/block.ts'
export type { ViewActionModel } from './model/view-action.ts'
export type { ViewModel, ViewSectionModel } from './model/view.ts'
export type {
  CallModel,
  DrawerModel,
  NavigationModel,
  RouteModel,
  TenantBoot,
  TenantHead,
  ThemeModel,
  TrackingModel,
  UserMenuModel,
} from './model/portal.ts'
export type { PartManifest } from './model/parts.ts'
export type { Diagnostic } from './diagnostic.ts'
export { childOf, getAt, isWithin, joinPath, segmentsOf, setAt } from './paths.ts'
export { evaluate, isFilled, pathsOf, pathsOfBody, resolve, resolveBody } from './condition.ts'
export type { Scope } from './condition.ts'
export { asText, darken, isColour, surface } from './colour.ts'
export { iconNames } from './icons.ts'
