import type { DisabledModel, SourceModel } from './call.ts'
import type { ActionCodes, EntryPlace, EntryType } from './entry.ts'
import type { BodyRule, Condition, DataRules, JsonObject, LabelId, Path, Scalar, ValueRule } from './values.ts'
import type { LookupModel } from './lookup.ts'

/** When a value must be given, and the message while it is not. */
export interface Requirement {
  /** `save`: always; `submit`: only when an action validates for submit. */
  on: 'save' | 'submit'
  when?: Condition
  message?: LabelId
  /** A zero counts as missing. */
  zeroIsEmpty?: boolean
}

/** One entry of a layout's `fields`, compiled; `Options` are those of its part. */
export interface FieldModel<Options = JsonObject> {
  id: string
  /** Where the value is in the data (relative to the row for a nested field). */
  path: Path
  /**
   * Every data path this field shows or edits: its own and those its options name. Two fields may cover one path (a port and an
   * airport); what a hidden field covers is kept when a visible one covers it too.
   */
  covers: Path[]
  label?: LabelId
  help?: LabelId
  /** A subheading drawn above this field. */
  heading?: LabelId
  /** Messages of this field alone where a data rule is broken, by keyword; before the form's `messages`. */
  messages?: Record<string, LabelId>
  /** Forms that a tenant asks of its text beside the portal's: the portal's own message speaks of another one. */
  furtherForms?: string[]
  /** The name of a registered field part; absent: the form library's own input for the type. */
  widget?: string
  options: Options
  /** Columns of a twelve-column row on a wide screen. */
  width: number
  /** It stands at the beginning of a row, whatever room there is beside the field before it. */
  startsRow?: boolean
  visible?: Condition
  enabled?: Condition
  required?: Requirement
  readOnly?: boolean
  /** Sent even while hidden: always, or while a condition holds. */
  keep?: boolean | Condition
  /** Covered paths that are sent only when the field's own value is filled, or that of another field which names them: a unit with its quantity. */
  sentWith?: Path[]
  /** Where the name of the field's code stands, which a person reads in its place. */
  readsAs?: Path
  /** In a table its values stand at the end of the cell, or where the unit beside them begins. */
  alignsEnd?: true | 'unit'
  /** Most digits after the point of the field's number. */
  decimals?: number
  /** How the entries of the field's list say what became of them; one marked as removed is sent, but neither shown nor checked. */
  entries?: ActionCodes
  /** The one entry of a list that is this field's own; the others belong to other fields of the same path. */
  ownEntry?: EntryPlace
  /** The type of the list's entries that are this field's own; another field of the same path shows them all. */
  entryType?: EntryType
  /** Fields of one row, for parts that edit a list. */
  fields?: FieldModel[]
  /** The data rules of its value, where those of the form at its path are another field's: one value of several forms. */
  rules?: DataRules
}

export interface SectionModel {
  id: string
  label: LabelId
  visible?: Condition
  /** While false the section's menu entry is disabled and `disabledHint` stands in its place; without one nothing does. */
  enabled?: Condition
  disabledHint?: LabelId
  fields: FieldModel[]
}

/** A rule between fields: when `when` holds, `require` must, else `message` stands at `at`. */
export interface RuleModel {
  id: string
  on: 'save' | 'submit'
  /** A list: the rule is asked of every row, with `row.` paths; `at` is then relative to the row. */
  each?: Path
  when?: Condition
  require: Condition
  at: Path
  message: LabelId
}

/** What follows when a field changes. */
export interface EffectModel {
  id: string
  /** A list, or one in the rows of another (`lists.*.inner`): the effect is one of every row, with `row.` paths; `on`, `clear` and `set` are then relative to the row. */
  each?: Path
  on: Path
  /** Beside `each`: a path in the data whose change starts the effect in every row, too. */
  alsoOn?: Path
  /** Only when the field became this value. */
  to?: Scalar
  when?: Condition
  /** Asked first when a field to be cleared is filled; declined, `on` returns to what it was. */
  confirm?: LabelId
  clear: Path[]
  /** Ids of fields of the form that are emptied with all that they cover; of a value that several share, each loses its own part alone. */
  clearFields: string[]
  /** What is put; where a rule has no value, what stands there stays. */
  set: Record<Path, ValueRule>
}

/** A step after an action succeeded. `toast` tells, `close` closes the drawer, `reload` loads the record anew, `take` shows the record of the reply, `refresh` asks the lists again. */
export type Then = 'toast' | 'close' | 'reload' | 'take' | 'refresh'

/** A value of the record in a question: a text, a day (YYYYMMDD), or a sum over the rows of a list. */
export interface RecallModel {
  id: string
  label: LabelId
  field: Path
  sum?: string
  currency?: string
}

/** A button of the form. */
export interface ActionModel {
  id: string
  label: LabelId
  icon?: string
  tone: 'primary' | 'secondary' | 'danger' | 'plain'
  visible?: Condition
  disabled?: DisabledModel[]
  confirm?: LabelId
  /** Of the button that answers it with no, where that is not plain Cancel. */
  decline?: LabelId
  /** What the question says of the record; a list's rows are summed, for each currency. */
  recalls?: RecallModel[]
  /** A text asked before the question and the call; values read it as `input`. */
  input?: { label: LabelId; required: boolean; maxLength: number; allow: 'free' | 'simple' }
  /** There while the form is read-only, too. */
  inReadOnly: boolean
  shortcut?: 'save' | 'enter'
  /** Operation id of the contract. An action calls, or goes. */
  call?: string
  /** Goes to this route with what is filled in its address, and leaves the form. */
  go?: string
  path: Record<string, ValueRule>
  query: Record<string, ValueRule>
  /** Values put over the form's data in the payload. */
  set: Record<Path, ValueRule>
  /** Send only these fields; absent: all that is filled. */
  only?: Path[]
  /** Fields that are not sent. */
  omit: Path[]
  /** What differs in the rows of lists in the payload: of an action that makes a new record of the one shown. */
  rows?: Record<Path, TakenRow>
  /** Entries put at the end of lists in the payload. */
  append: Record<Path, BodyRule>
  validate: 'none' | 'save' | 'submit'
  /** The toast's text; parameters `from`, `type`, `message`. */
  success?: LabelId
  failure?: LabelId
  /** Statuses of the answer that mean success; absent: each from 200 to 299. */
  succeeds?: number[]
  then: Then[]
  /** Lookups that show what the call changed; after it they are asked again. */
  renews: string[]
  /** Recorded with the gateway's usage metrics after the call. */
  usage?: { service: string; operation: string }
}

/** What differs in the rows of a list that a new record takes over. */
export interface TakenRow {
  /** Values by field: a row that has one of them stays behind. */
  without: Record<string, Scalar[]>
  omit: string[]
  set: Record<string, Scalar>
}

/** What a new record takes over from another one: all that it has a field for, but for what is left out and put over it. */
export interface TakeoverModel {
  omit: Path[]
  /** Values read the other record's id as `choice`. */
  set: Record<Path, ValueRule>
  rows: Record<Path, TakenRow>
}

/** A choice above the form that fills a new record from another one. Values read the chosen id as `choice`. */
export interface ApplyModel extends TakeoverModel {
  label: LabelId
  lookup: string
  load: SourceModel
  visible?: Condition
  enabled?: Condition
}

/** A button that opens a new record made of the one that is shown. */
export interface CopyModel extends TakeoverModel {
  label: LabelId
  icon?: string
  visible?: Condition
}

/** Texts that make another one: one after another, or in the words of a label. */
export interface ComposedModel {
  /** A list: the text is one of every row; its own path and those it is made of are then relative to the row. */
  each?: Path
  /** At a path, or of the row of a list in which a field has a value. */
  from: (Path | { list: Path; field: string; is: Scalar; take: string })[]
  separator: string
  /** A label whose text is filled with values: codes read as their lookup says. Nothing is composed while one that is not optional is missing. */
  text?: { label: LabelId; values: Record<string, { path: Path; lookup?: string; optional: boolean }> }
  maxLength?: number
}

/** A list whose rows follow from other fields: made anew when one of them changes, and in a new record. */
export interface GeneratedModel {
  on: Path[]
  /** The rows that there are then, each while its condition holds, with nothing but these values. They tell a row of a loaded list, too. */
  rows: { when?: Condition; values: Record<Path, Scalar> }[]
}

/** How a record is loaded, named and judged editable. */
export interface RecordModel {
  /** Field that holds the record's id; an absent value is a new record. Without `id` and `load` the form only asks: nothing is kept. */
  id?: Path
  load?: SourceModel
  /** Values of a new record. */
  initial: Record<Path, ValueRule>
  /** Values of any shape that stand below those: of a form that is drawn from its data rules alone. */
  begins?: JsonObject
  /** Field that every save of the record changes: tells whether somebody else saved it, where the gateway tells no versions. */
  changed?: Path
  /** Field shown after the title. */
  number?: Path
  status?: {
    field: Path
    lookup: string
    /** Value of a new record, for the badge. */
    initial?: string
    /** Whether it stands beside the title; it does unless this is false. */
    badge?: boolean
  }
  /** While false the form is read-only and shows only Close. Absent: always editable. */
  editable?: Condition
  /** Says why the record cannot be edited. */
  readOnlyHint?: LabelId
  /** `views/NAME` of the view that stands in place of the fields while the form is read-only. */
  summary?: string
}

export interface FormModel {
  kind: 'form'
  name: string
  title: LabelId
  /** The heading while the record is new. */
  newTitle?: LabelId
  /** The menu of sections says how much is missing in each until the record can be submitted. */
  checklist?: boolean
  help?: string
  /** Texts without signs and entries with nothing in them are values, where they came with the record: its schema, which is from anywhere, asks for no more. */
  keepsBlank?: boolean
  /** Contract schema + portal limits + tenant limits. Its `$id` names its validator. */
  schema: DataRules
  record: RecordModel
  /** What is asked for beside the record, by name; values of actions read an answer as `asked.NAME`. */
  asks: Record<string, SourceModel>
  sections: SectionModel[]
  rules: RuleModel[]
  effects: EffectModel[]
  actions: ActionModel[]
  apply?: ApplyModel
  copy?: CopyModel
  composed: Record<Path, ComposedModel>
  /** By the path of the list. */
  generated: Record<Path, GeneratedModel>
  /** Lookups that the fields name. */
  lookups: Record<string, LookupModel>
  /**
   * Message where a data rule is broken, by JSON Schema keyword (`maxLength`, `minimum`, …), with the keyword's value as `limit`; one of
   * a single value of the keyword by both (`format:email`), before it.
   */
  messages: Record<string, LabelId>
}
