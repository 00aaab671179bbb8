export type { BodyRule, Condition, DataRules, JsonObject, LabelId, Operand, Path, Scalar, ValueRule } from './model/values.ts'
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
  RecordModel,
  Requirement,
  RuleModel,
  SectionModel,
  SourceModel,
  Then,
} from './model/form.ts'
export type { LookupModel, LookupOption } from './model/lookup.ts'
export type { ColumnModel, CriterionModel, ExceptionModel, GridModel, GridViewModel, PagingModel } from './model/grid.ts'
export type { ArrangedModel, ClickModel, CounterModel, DashboardModel, FigureListModel, FigureModel, WidgetModel } from './model/dashboard.ts'
export type { DrilldownModel, ExportColumnModel, ExportModel, LevelFilterModel, LevelKey, LevelModel, LevelPaging } from './model/drilldown.ts'
export type { BlockModel, ShownModel } from './model/block.ts'
export type { ViewActionModel } from './model/view-action.ts'
export type { ViewModel, ViewSectionModel } from './model/view.ts'
export type { CallModel, DrawerModel, NavigationModel, RouteModel, TenantBoot, TenantHead, ThemeModel, TrackingModel, UserMenuModel } from './model/portal.ts'
export type { PartManifest } from './model/parts.ts'
export type { Diagnostic } from './diagnostic.ts'
export { evaluate, isFilled, pathsOf, pathsOfBody, resolve, resolveBody } from './condition.ts'
export type { Scope } from './condition.ts'
export { asText, darken, isColour, surface } from './colour.ts'
export { iconNames } from './icons.ts'
