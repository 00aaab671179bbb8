import { createContext, useContext, useMemo } from 'react'
import type { ComponentType } from 'react'
import StandardObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import { ADDITIONAL_PROPERTY_FLAG, getSchemaType, useDeepCompareMemo } from '@rjsf/utils'
import type { FieldPathId, FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils'
import { asObject, beginningOf, constantsOf, isFilled, isSame, put, rulesOfOwnName } from '../../../config/index.ts'
import type { DataRules, JsonObject } from '../../../config/index.ts'
import { useLatest } from '../../parts/use-latest.ts'
import { written } from './types.ts'

/** An object has a button beside its name that empties it. */
const EMPTIED: UiSchema = { 'ui:enableOptionalDataFieldForType': ['object'] }

type Names = readonly (string | number)[]

/** Told where somebody types, while the change that follows is one of the object around it. */
export const TypedContext = createContext<(names: Names) => void>(() => undefined)

const ObjectField = StandardObjectField as ComponentType<FieldProps<unknown>>

/**
 * An object of the form library: it shows the constants that it must hold, and begins with them and with its defaults once something is
 * typed in it. One that may be missing is gone with the last that was typed; where it asks for something once it is there, it may be emptied
 * at once: a flag in it cannot be.
 */
export function BegunObject(props: FieldProps<unknown>) {
  const { schema, uiSchema, formData, onChange, registry, fieldPathId, required = false } = props
  const { path: own } = (props.childFieldPathId ?? fieldPathId) as FieldPathId
  const typed = useContext(TypedContext)
  const constants = useMemo(() => constantsOf(schema as DataRules), [schema])
  const held = useMemo(() => asObject(formData) ?? {}, [formData])
  const mayGo = !required && !(ADDITIONAL_PROPERTY_FLAG in schema)
  /** The whole object, where more of it changes than what was typed. */
  const wholeWith = (names: readonly string[], next: unknown): { value: unknown } | undefined => {
    if (next === undefined || typeof next === 'symbol') {
      const left = asObject(put(held, names, undefined)) ?? {}
      return mayGo && isFilled(constants) && isBare(left, constants) ? { value: undefined } : undefined
    }
    const begins =
      asObject(formData) === undefined
        ? asObject(beginningOf(written(schema), registry.rootSchema as DataRules, {}))
        : constants
    const isLacking = Object.keys(begins ?? {}).some((name) => held[name] === undefined)
    return isLacking ? { value: put({ ...begins, ...held }, names, next) } : undefined
  }
  const change = useLatest<Parameters<typeof onChange>>((next, path, ...others) => {
    const names = path.slice(own.length).map(String)
    const whole = names.length === 0 ? undefined : wholeWith(names, next)
    if (whole === undefined) {
      onChange(names.length === 0 ? withNewName(props, held, next) : next, path, ...others)
      return
    }
    onChange(whole.value, own, ...others)
    typed(path)
  })
  const shown = useMemo(
    () => (Object.keys(constants).length === 0 ? formData : { ...constants, ...held }),
    [constants, formData, held],
  )
  const asks = (schema.required ?? []).length > 0
  const mayBeEmptied = mayGo && asks && isFilled(held)
  // The same while it says the same: with another one each value of the object is drawn again.
  const fixed = useDeepCompareMemo({
    ...fixedIn(uiSchema, constants, asObject(shown) ?? {}),
    ...(mayBeEmptied && EMPTIED),
  })
  return <ObjectField {...props} uiSchema={fixed} formData={shown} onChange={change} />
}

/**
 * A new name begins with nothing of the kind that its rules ask for first: the library gives a number 0, a choice an object. So does one
 * that was no name of any rules before.
 */
function withNewName({ schema, registry }: FieldProps<unknown>, held: JsonObject, next: unknown): unknown {
  const values = asObject(next) ?? {}
  const root = registry.rootSchema as DataRules
  const [name, ...others] = Object.keys(values).filter((each) => !Object.hasOwn(held, each))
  const before = Object.keys(held).find((each) => !Object.hasOwn(values, each))
  const rulesOf = (each: string | undefined): DataRules | undefined =>
    each === undefined ? undefined : rulesOfOwnName(schema as DataRules, each, root)
  const rules = rulesOf(name)
  if (name === undefined || rules === undefined || others.length > 0 || rulesOf(before) !== undefined) return next
  const { schemaUtils } = registry
  const whole = schemaUtils.retrieveSchema(rules as RJSFSchema)
  const [form = whole] = [whole.oneOf ?? [], whole.anyOf ?? []].flat()
  const first = typeof form === 'object' ? schemaUtils.retrieveSchema(form) : {}
  const begins = (first.const as unknown) ?? beginningOf(written(first), root)
  const type = String(getSchemaType(first))
  return { ...values, [name]: begins ?? (Object.hasOwn(EMPTY, type) ? EMPTY[type] : '') }
}

/** A value of each kind in which nobody has entered anything; of any other an empty text, as the library leaves what is emptied under its name. */
const EMPTY: Readonly<Record<string, unknown>> = { object: {}, array: [], boolean: false, null: null }

/** Whether nothing but constants is left. */
function isBare(values: JsonObject, constants: JsonObject): boolean {
  return Object.entries(values).every(([name, value]) => !isFilled(value) || isSame(value, constants[name]))
}

/** Constants that are what they must be cannot be changed. */
function fixedIn(uiSchema: UiSchema = {}, constants: JsonObject, values: JsonObject): UiSchema {
  const names = Object.keys(constants).filter((name) => isSame(values[name], constants[name]))
  return { ...uiSchema, ...Object.fromEntries(names.map((name) => [name, { 'ui:readonly': true }])) }
}
