/** The form library's own fields under @rjsf/mui: a module of its own, loaded when the first such field is on the screen. */
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import Box from '@mui/material/Box'
import { getDefaultRegistry } from '@rjsf/core'
import { Theme } from '@rjsf/mui'
import { createSchemaUtils, useDeepCompareMemo } from '@rjsf/utils'
import type { ErrorSchema, FieldPathId, FieldProps, Registry, RJSFSchema, SchemaUtilsType, UiSchema } from '@rjsf/utils'
import { asObject, childOf, inOne, isWithin, put, segmentsOf } from '../../../config/index.ts'
import type { DataRules, JsonObject, Path } from '../../../config/index.ts'
import { useEngine } from '../../services/services.ts'
import type { Translate } from '../../services/services.ts'
import { validator } from './branches.ts'
import { useForm } from './context.ts'
import { sayMessageOf } from './hooks.ts'
import { BegunObject, TypedContext } from './begun-object.tsx'
import { AnyField, ChoiceField, isOfForm } from './choice-field.tsx'
import { ClosedField } from './closed-field.tsx'
import { ExactNumberField } from './exact-number.tsx'
import { EmptyButton, libraryButtons } from './library-buttons.tsx'
import { DescribedInput, DescribedSelect, DescribedTime } from './library-inputs.tsx'
import { Description, LOOK, LOOK_IN_CELL, Title } from './library-look.tsx'
import { libraryWords } from './library-words.ts'
import { NamedEntry, withInheritedNames } from './own-names.tsx'
import { steadily } from './steady.ts'
import { layoutIn } from './theme.tsx'
import { ANY, marksOf, openTypes } from './types.ts'
import type { OpenType } from './types.ts'

const standard = getDefaultRegistry()
const library: Pick<Registry, 'fields' | 'widgets' | 'templates'> = {
  fields: {
    ...standard.fields,
    ArrayField: ListField,
    CyclicSchemaField: ClosedField,
    FallbackField: AnyField,
    NumberField: ExactNumberField,
    ObjectField: BegunObject,
    OneOfField: ChoiceField,
    AnyOfField: ChoiceField,
  },
  widgets: { ...standard.widgets, ...Theme.widgets, SelectWidget: DescribedSelect, TimeWidget: DescribedTime },
  templates: {
    ...standard.templates,
    ...Theme.templates,
    BaseInputTemplate: DescribedInput,
    TitleFieldTemplate: Title,
    DescriptionFieldTemplate: Description,
    WrapIfAdditionalTemplate: NamedEntry,
    OptionalDataControlsTemplate: EmptyButton,
    ButtonTemplates: { ...standard.templates.ButtonTemplates, ...Theme.templates?.ButtonTemplates, ...libraryButtons },
  } as Registry['templates'],
}

/**
 * A value of any shape by its data rules: an object, a list, a choice between kinds, a text with a format. What is typed goes into the
 * store at each key, and is validated when the input is left.
 */
export function LibraryInput({
  registry,
  schema,
  uiSchema,
  fieldPathId,
  childFieldPathId = fieldPathId,
  name,
  formData,
  required = false,
  readonly = false,
}: FieldProps<unknown>) {
  const { controller, store } = useForm()
  const { t } = useEngine()
  const { path, label, compact } = layoutIn(uiSchema)
  const whole = useMemo((): Registry => {
    // A list of which nothing is said holds values of any kind.
    const globalFormOptions = { ...registry.globalFormOptions, useFallbackUiForUnsupportedType: true }
    const open = openTypes(registry.rootSchema as DataRules, (rules) => named(rules, t))
    return { ...registry, ...library, schemaUtils: utilsOf(open), globalFormOptions, translateString: libraryWords(t) }
  }, [registry, t])
  const { SchemaField } = library.fields as { SchemaField: ComponentType<FieldProps<unknown>> }
  const rules = useDeepCompareMemo(schema) as DataRules
  const known = useMemo(() => named(rules, t), [rules, t])
  const ui = useMemo(() => ({ 'ui:title': label }), [label])
  const typedIn = useRef(path)
  const typed = useCallback((names: readonly (string | number)[]) => {
    typedIn.current = names.join('.')
  }, [])
  // What comes from elsewhere is drawn anew: the library keeps to itself which names and which form it shows.
  const own = useRef(formData)
  const [shown, setShown] = useState({ value: formData, turn: 0 })
  if (shown.value !== formData)
    setShown({ value: formData, turn: shown.turn + (Object.is(formData, own.current) ? 0 : 1) })
  const change = useCallback(
    (next: unknown, changed: readonly (string | number)[], _errors?: unknown, id?: string) => {
      const names = changed.map(String)
      // No path leads to what has such a name: the object that holds it is what was changed.
      const unnamed = names.findIndex((each) => each === '' || each.includes('.'))
      const way = (unnamed < 0 ? names : names.slice(0, unnamed)).join('.')
      typedIn.current = way === '' ? path : way
      const beyond = unnamed < 0 ? [] : names.slice(unnamed)
      const before = store.get(typedIn.current)
      const value = isRemoval(next) ? undefined : next
      const after = beyond.length === 0 ? value : put(before, beyond, value)
      // Nobody leaves an input: what was wrong with an entry, or in another form, says nothing of what stands there now.
      if (isRemoval(next) || isOfForm(id) || isNoLonger(after, before)) controller.change({ [typedIn.current]: after })
      else controller.type(typedIn.current, after)
      own.current = store.get(path)
    },
    [controller, store, path],
  )
  const leave = useCallback(() => controller.leave(typedIn.current), [controller])
  const input = (
    <SchemaField
      key={shown.turn}
      registry={whole}
      schema={known}
      uiSchema={ui}
      fieldPathId={childFieldPathId as FieldPathId}
      name={name}
      formData={formData}
      errorSchema={useErrors(path)}
      required={required}
      readonly={readonly}
      onChange={change}
      onBlur={leave}
      onFocus={nothing}
    />
  )
  return (
    <TypedContext value={typed}>
      <Box sx={compact ? LOOK_IN_CELL : LOOK}>{input}</Box>
    </TypedContext>
  )
}

/** Instead of a value, the library says by a mark that a name is taken out of an object. */
function isRemoval(next: unknown): boolean {
  return typeof next === 'symbol'
}

/** Whether an entry was taken out of a list, or moved in it, or an object was emptied. */
function isNoLonger(after: unknown, before: unknown): boolean {
  return Array.isArray(before)
    ? Array.isArray(after) && after.length <= before.length
    : after === undefined && asObject(before) !== undefined
}

/**
 * Parts that all hold, as one. The library would try each branch of each choice with each of the others, at all depths: rules that
 * hold choices of choices took it minutes, and the memory of the page.
 */
function merged(rules: JsonObject): JsonObject {
  const { allOf: _left, ...whole } = inOne(rules)
  return whole
}

const WRITABLE = { enumerable: true, configurable: true, writable: true }

/** What the library asks of a schema, whose types are opened as it asks: there is no reference that it could follow. */
function utilsOf(open: OpenType): SchemaUtilsType {
  const utils = createSchemaUtils(validator, {}, {}, merged)
  const steady = steadily()
  return Object.assign(Object.create(utils) as SchemaUtilsType, {
    retrieveSchema: (rules, data, ...others) =>
      steady(open(rules), withInheritedNames(utils.retrieveSchema(open(rules), data, ...others), data)),
    // A flag is drawn as one that is not set, and so it is.
    getDefaultFormState: (rules, ...others): unknown =>
      (utils.getDefaultFormState(open(rules), ...others) as unknown) ??
      (open(rules).type === 'boolean' ? false : undefined),
  } satisfies Partial<SchemaUtilsType>)
}

/** The messages at and below a path, as the library reads them. */
function useErrors(path: Path): ErrorSchema<unknown> {
  const { store } = useForm()
  const { t, formats } = useEngine()
  const subscribe = useCallback((heard: () => void) => store.messages.listenAll(heard), [store])
  const messages = useSyncExternalStore(subscribe, () => store.messages.all())
  return useMemo(() => {
    const errors: ErrorSchema<unknown> = {}
    for (const [at, ofPath] of messages) {
      if (!isWithin(at, path)) continue
      const names = segmentsOf(at.slice(path.length + 1))
      for (const message of ofPath) {
        const beyond = 'beyond' in message ? message.beyond : NO_NAMES
        const place = placeIn(errors, [...names, ...beyond])
        const value = beyond.reduce(childOf, store.get(at))
        place.__errors = [...(place.__errors ?? []), sayMessageOf(value, message, { t, formats })]
      }
    }
    return errors
  }, [messages, path, store, t, formats])
}

const NO_NAMES: readonly string[] = []

/** Where the errors of a value stand among those of what holds it. */
function placeIn(errors: ErrorSchema<unknown>, names: readonly string[]): ErrorSchema<unknown> {
  let place = errors as Record<string, ErrorSchema<unknown>>
  for (const name of names) {
    // Of its own: a value may be called as what every object has, `constructor` or `__proto__`.
    if (!Object.hasOwn(place, name)) Object.defineProperty(place, name, { ...WRITABLE, value: {} })
    place = place[name] as Record<string, ErrorSchema<unknown>>
  }
  return place
}

const StandardList = standard.fields.ArrayField as ComponentType<FieldProps<unknown>>

/**
 * A list: a key draws the entry alone that it is in. One whose first entries have rules of their own has a place for each of them, under its
 * title; where no others may follow, those that do are shown until they are taken out. What is no list has no entries.
 */
function ListField(props: FieldProps<unknown>) {
  const { schema, formData } = props
  const given = useDeepCompareMemo(props.uiSchema)
  const { items, additionalItems } = schema
  const places = Array.isArray(items) ? items : NO_PLACES
  const value = useMemo(() => {
    const entries: readonly unknown[] | undefined = Array.isArray(formData) ? formData : undefined
    return lengthOf(entries) < places.length ? places.map((_, at) => entries?.[at]) : entries
  }, [places, formData])
  const isTooLong = places.length > 0 && typeof additionalItems !== 'object' && lengthOf(value) > places.length
  const rules = useMemo(() => (isTooLong ? { ...schema, additionalItems: ANY } : schema), [isTooLong, schema])
  const uiSchema = useMemo((): UiSchema | undefined => {
    const titles = places.map((each) => (typeof each === 'object' ? each.title : undefined))
    if (titles.every((title) => title === undefined) && !isTooLong) return given
    const ofPlaces = titles.map((title) => (title === undefined ? {} : { 'ui:title': title }))
    // One for each place, which the library's type of them does not know.
    return { ...given, items: ofPlaces as unknown as UiSchema, ...(isTooLong && { 'ui:addable': false }) }
  }, [given, places, isTooLong])
  return <StandardList {...props} schema={rules} {...(uiSchema && { uiSchema })} formData={value} />
}

const NO_PLACES: readonly RJSFSchema[] = []

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}

/** Rules whose titles, which are labels, are in the reader's language. */
function named(rules: JsonObject, t: Translate): RJSFSchema {
  const each = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(each)
    if (typeof value !== 'object' || value === null) return value
    const said = Object.entries(value).map(([key, inner]) => [
      key,
      key === 'title' && typeof inner === 'string' ? t(inner) : each(inner),
    ])
    return { ...Object.fromEntries(said), ...marksOf(value) }
  }
  return each(rules) as RJSFSchema
}

function nothing(): void {
  return undefined
}
