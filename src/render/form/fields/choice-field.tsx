import { useMemo, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import {
  ADDITIONAL_PROPERTY_FLAG,
  ERRORS_KEY,
  getClosestMatchingOption,
  getTemplate,
  ID_KEY,
  mergeSchemas,
  TranslatableString,
  useDeepCompareMemo,
} from '@rjsf/utils'
import type { FieldPathId, FieldProps, RJSFSchema, WidgetProps } from '@rjsf/utils'
import { asObject, beginningOf, hasShape, isFilled, put } from '../../../config/index.ts'
import type { DataRules } from '../../../config/index.ts'
import { useLatest } from '../../parts/use-latest.ts'
import { useEngine } from '../../services/services.ts'
import type { Translate } from '../../services/services.ts'
import { sameData } from '../core/store.ts'
import { byShape } from './branches.ts'
import { written } from './types.ts'

/** What the id of the choice itself ends in. */
const CHOICE = '__form'

/** Whether a change is that of the form of a value. */
export function isOfForm(id: string | undefined): boolean {
  return id?.endsWith(CHOICE) === true
}

/**
 * A value of one of several forms (`oneOf`): at first the form that the present value fits, then the one that is chosen. What was entered in
 * a form is sent while that form is shown, and comes back with it; what two forms have in common carries over.
 */
export function ChoiceField(props: FieldProps<unknown>) {
  const { schema, uiSchema, formData, registry, fieldPathId, onChange, name, errorSchema } = props
  const { disabled = false, readonly = false, onBlur, onFocus } = props
  const { schemaUtils, translateString, fields, widgets } = registry
  const options = props['options'] as RJSFSchema[]
  // The same while they say the same: a key draws nothing else that is in the value.
  const forms = useDeepCompareMemo(
    useMemo(() => options.map((each) => schemaUtils.retrieveSchema(each, formData)), [options, schemaUtils, formData]),
  )
  const nearest = (before: number): number =>
    formData === undefined ? 0 : getClosestMatchingOption(byShape, {}, formData, forms, before)
  const [{ value: known, chosen }, setShown] = useState(() => ({ value: formData, chosen: nearest(0) }))
  // What an effect puts is drawn by its form; what a person leaves unfinished stays where it is typed.
  const typed = useRef(formData)
  if (known !== formData) {
    const stays = sameData(formData, typed.current) || hasShape((forms[chosen] ?? {}) as DataRules, formData)
    setShown({ value: formData, chosen: stays ? chosen : nearest(chosen) })
  }
  const { path: own } = (props.childFieldPathId ?? fieldPathId) as FieldPathId
  const type = useLatest<Parameters<typeof onChange>>((next, path, ...others) => {
    typed.current = put(formData, path.slice(own.length).map(String), typeof next === 'symbol' ? undefined : next)
    onChange(next, path, ...others)
  })
  const entered = useRef(new Map<number, unknown>())
  const form = forms[chosen]
  const id = `${fieldPathId[ID_KEY]}${CHOICE}`
  const choose = (option: unknown): void => {
    const next = Number(option ?? -1)
    const to = forms[next]
    if (to === undefined || next === chosen || disabled || readonly) return
    entered.current.set(chosen, formData)
    const carried: unknown = schemaUtils.sanitizeDataForNewSchema(to, form, formData)
    const value = entered.current.has(next)
      ? together(entered.current.get(next), along(carried, formData))
      : begun(written(to), registry.rootSchema as DataRules, along(carried, formData))
    typed.current = value
    setShown({ value: formData, chosen: next })
    onChange(value, fieldPathId.path, undefined, id)
  }
  const { SchemaField } = fields as { SchemaField: ComponentType<FieldProps<unknown>> }
  const { SelectWidget } = widgets as unknown as { SelectWidget: ComponentType<WidgetProps<unknown>> }
  const Template = getTemplate('MultiSchemaFieldTemplate', registry)
  const { [ERRORS_KEY]: rawErrors = [], ...inner } = { ...errorSchema }
  const { title } = schema
  const enumOptions = forms.map((each, index) => ({
    label:
      each.title ??
      translateString(title === undefined ? TranslatableString.OptionPrefix : TranslatableString.TitleOptionPrefix, [
        ...(title === undefined ? [] : [title]),
        String(index + 1),
      ]),
    value: index,
  }))
  const selector = (
    <SelectWidget
      {...{ id, registry, disabled, readonly, onBlur, onFocus, rawErrors }}
      name={`${name}${CHOICE}`}
      schema={{ type: 'number', default: 0 }}
      onChange={choose}
      errorSchema={inner}
      value={chosen >= 0 ? chosen : undefined}
      options={{ enumOptions }}
      label={title ?? name}
      hideLabel={!schemaUtils.getDisplayLabel(schema, uiSchema)}
    />
  )
  const rules = useMemo(() => form && withOuter(form, schema), [form, schema])
  // Under a name that is the data's own there is something always.
  const required = props.required === true || (ADDITIONAL_PROPERTY_FLAG in schema && rules?.type === 'object')
  const drawn =
    rules === undefined || rules.type === 'null' ? null : (
      <SchemaField
        key={chosen}
        {...props}
        schema={rules}
        required={required}
        onChange={type}
        {...(uiSchema && { uiSchema })}
      />
    )
  return <Template {...{ schema, registry, selector }} {...(uiSchema && { uiSchema })} optionSchemaField={drawn} />
}

/** A value of any kind: a choice between them. */
export function AnyField(props: FieldProps<unknown>) {
  const { t } = useEngine()
  const options = useMemo(() => kindsIn(t), [t])
  return <ChoiceField {...props} options={options} />
}

/** The kinds of a value, each with what it begins with. */
function kindsIn(t: Translate): RJSFSchema[] {
  return [
    { title: t('library.text'), type: 'string' },
    { title: t('library.number'), type: 'number' },
    { title: t('library.flag'), type: 'boolean', default: false },
    { title: t('library.object'), type: 'object', additionalProperties: true, default: {} },
    { title: t('library.list'), type: 'array', items: {}, default: [] },
    { title: t('library.nothing'), type: 'null' },
  ]
}

/** A form with what the value around it says: of which type it is, and what must be there. */
function withOuter(form: RJSFSchema, { required, type }: RJSFSchema): RJSFSchema {
  const outer = { ...(required && { required }), ...(type !== undefined && !('type' in form) && { type }) }
  return Object.keys(outer).length > 0 ? mergeSchemas(outer, form) : form
}

/** What goes along to another form: of an object, what was entered and has a place there. */
function along(carried: unknown, left: unknown): unknown {
  const [values, entered] = [carried, left].map(asObject)
  if (values === undefined) return carried
  if (entered === undefined) return undefined
  const kept = Object.entries(values).filter(([name, value]) => value !== undefined && isFilled(entered[name]))
  return Object.fromEntries(kept)
}

/** What a form that was chosen begins with, beside what goes along. */
function begun(form: DataRules, root: DataRules, given: unknown): unknown {
  return form.type === 'null' ? null : (form['const'] ?? beginningOf(form, root, given))
}

/** What was entered in a form before, with what goes along from the one that was left. */
function together(before: unknown, given: unknown): unknown {
  const values = asObject(before)
  return values === undefined ? before : { ...values, ...asObject(given) }
}
