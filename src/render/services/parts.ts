import type { ReactNode } from 'react'
import type {
  BlockModel,
  ColumnModel,
  DataRules,
  FieldModel,
  JsonObject,
  LookupModel,
  LookupOption,
  OptionsOf,
  PartManifest,
  Path,
} from '../../config/index.ts'
import type { Formats } from './formats.ts'

type Component<Props> = (props: Props) => ReactNode

/**
 * What a field part is drawn with; `Options` are those of its manifest. It translates between wire and eye: `value` and
 * `change` speak the wire format.
 */
export interface FieldPartProps<Options = JsonObject> {
  field: FieldModel<Options>
  /** Absolute path of the value (rows already numbered). */
  path: Path
  /** DOM id of the input, for labels. */
  id: string
  label: string
  value: unknown
  /** Commit a value. `undefined` empties it. Text inputs keep their own text and commit on blur or after a pause. */
  change(value: unknown): void
  /** Messages to show, already translated. */
  errors: readonly string[]
  /** Data rules of this value (maxLength, minimum, enum, …). */
  rules: DataRules
  required: boolean
  readOnly: boolean
  /** What the field is called for screen readers, where another one of its label is on the screen: "Pickup, From Time". */
  spokenLabel?: string | undefined
  /** Inside a table cell: the label is for screen readers only. */
  compact: boolean
  /** DOM id of the help that stands below; absent where the layout gives none, and in a table's cell. */
  hint?: string | undefined
}

/** What a cell part is drawn with. */
export interface CellPartProps<Options = JsonObject> {
  value: unknown
  row: Record<string, unknown>
  column: ColumnModel<Options>
  lookups: Record<string, LookupModel>
}

export interface FieldPart<Options = JsonObject> {
  manifest: PartManifest
  component: Component<FieldPartProps<Options>>
  /** It says in words also what no value means. */
  saysNone?: true
}

/** A choice of a list's filter, and what it says. */
export interface RowChoice {
  value: string
  text: string
}

export interface CellPart<Options = JsonObject> {
  manifest: PartManifest
  component: Component<CellPartProps<Options>>
  /** Its text is one figure, a day or a quantity with its unit: a table does not break it. */
  unbroken?: true
  /** Its values are days or moments, which begin with a figure: of another text nobody knows when, so it is sorted as if it were none. */
  days?: true
  /** Its values are numbers, and sorted as such, also where they came as texts. */
  numbers?: true
  /** What it draws around its text, in pixels, for a column as wide as its texts need; `given`: its column is as wide as the model says. Absent: nothing. */
  room?: number | 'given'
  /** It draws its text in the size of a caption, half bold. */
  small?: true
  /**
   * The value as text: what filters search, what CSV holds, what cards read out.
   * `say` translates a label, `locale` is the reader's.
   */
  text(value: unknown, column: ColumnModel<Options>, context: CellTextContext): string
  /** What its row stands under in a filter by a choice, where that is not its value by its text: each of several codes. */
  choices?(column: ColumnModel<Options>, context: CellTextContext): RowChoice[]
  /** What it draws, where that is not its text. */
  drawn?(value: unknown, column: ColumnModel<Options>, context: CellTextContext): string
}

/** What a block part is drawn with. */
export interface BlockPartProps<Options = JsonObject> {
  block: BlockModel<Options>
  /** What stands at the block's place in the data. */
  data: unknown
  lookups: Record<string, LookupModel>
}

export interface BlockPart<Options = JsonObject> {
  manifest: PartManifest
  /** At hand with the part; or `load` brings it. */
  component?: Component<BlockPartProps<Options>>
  /** Brings the component; rejects when its code cannot be loaded, and may be asked again. */
  load?: () => Promise<Component<BlockPartProps<Options>>>
  /** Drawn without data too; else the block says that there is nothing. */
  showsEmpty?: boolean
}

/** A number under its name, as a chart draws it. */
export interface Figure {
  id: string
  /** What a click reads as `figure.code`. */
  code: string
  label: string
  /** Undefined where the answer has none. */
  value: number | undefined
  tone?: NonNullable<LookupOption['tone']>
  /** Its entry of the list; undefined for a figure with a place of its own. */
  row?: unknown
  /** A click leads somewhere: never from a figure that is zero or missing. */
  opens: boolean
  /** Many small ones, gathered as one. */
  isRest?: true
}

/** What a chart part is drawn with. */
export interface ChartPartProps<Options = JsonObject> {
  /** Name of the widget, for what the chart is called. */
  label: string
  /** In their order; the part names each by its label and its value. */
  figures: readonly Figure[]
  options: Options
  /** A click on a figure, or Enter on it; only those that open something lead anywhere. */
  choose(figure: Figure): void
}

export interface ChartPart<Options = JsonObject> {
  manifest: PartManifest
  /** At hand with the part; or `load` brings it. */
  component?: Component<ChartPartProps<Options>>
  /** Brings the component, beside the figures; rejects when its code cannot be loaded, and may be asked again. */
  load?: () => Promise<Component<ChartPartProps<Options>>>
  /** Pixels that it is high on a wide screen, kept free while its figures or its code are on their way. */
  height: number
  /** Its figures stand around a point, named beside it: what waits has that shape. */
  isRound?: true
  /** Drawn when every figure is zero, too; else the widget says that there is nothing. */
  showsZero?: boolean
  /** Says one number, the sum of its figures: without any it says zero, and not that there is nothing. */
  isSum?: true
  /** Fills the card of its widget and says its name itself: no heading and no buttons stand above it. */
  isWholeCard?: true
  /** The outline of each figure in an area, for paper; absent: the chart is not printed. */
  outlines?(values: readonly number[], area: Area): Outline[]
}

/** What a cell's text may lean on beside its value; not to be kept, for the next cell's text leans on the same object. */
export interface CellTextContext {
  say(label: string, params?: Record<string, string | number>): string
  locale: string
  formats: Formats
  lookups: Record<string, LookupModel>
  /** What the gateway calls the codes of the column, where its lookup asks for them and they are there. */
  words?: ReadonlyMap<string, string> | undefined
  row: Record<string, unknown>
}

/** Parts by the names that the JSON uses. A name that is absent is drawn as a visible placeholder. */
export interface PartRegistry {
  fields: Record<string, FieldPart>
  cells: Record<string, CellPart>
  blocks: Record<string, BlockPart>
  charts: Record<string, ChartPart>
}

/** A part by the kind that its manifest names. */
interface PartOfKind<Options> {
  field: FieldPart<Options>
  cell: CellPart<Options>
  block: BlockPart<Options>
  chart: ChartPart<Options>
}

/**
 * A part as a registry holds it, beside parts of other options. Inside it the options are those of its manifest: the compiler of
 * the JSON holds them to it and fills in its defaults before anything is drawn, so that the type may be forgotten here.
 */
export function definePart<M extends PartManifest>(
  manifest: M,
  part: Omit<PartOfKind<OptionsOf<M>>[M['kind']], 'manifest'>,
): PartOfKind<JsonObject>[M['kind']] {
  return { manifest, ...part } as unknown as PartOfKind<JsonObject>[M['kind']]
}

/** A point in millimetres or pixels, to the right and down. */
export type Point = readonly [number, number]

/** The outline of a part of a chart: its corners, the last joined to the first. */
export type Outline = readonly Point[]

/** Where a chart is drawn. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}
