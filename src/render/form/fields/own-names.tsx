/** Names that are the data's own, in an object of the form library. */
import type { ComponentType, FocusEvent } from 'react'
import { flushSync } from 'react-dom'
import { Theme } from '@rjsf/mui'
import { ADDITIONAL_PROPERTY_FLAG } from '@rjsf/utils'
import type { RJSFSchema, WrapIfAdditionalTemplateProps } from '@rjsf/utils'
import { asObject, rulesOfOwnName } from '../../../config/index.ts'
import type { DataRules } from '../../../config/index.ts'
import { FIELD, FOCUSABLE } from './library-buttons.tsx'
import { ANY } from './types.ts'

const Entry = Theme.templates?.WrapIfAdditionalTemplate as ComponentType<WrapIfAdditionalTemplateProps>

/**
 * What stands under such a name. With another name it is drawn anew: the focus stays on its way there. Where no name is given, or one that
 * no object of the library may hold, the one before it stays.
 */
export function NamedEntry(props: WrapIfAdditionalTemplateProps) {
  const rename = (event: FocusEvent<HTMLInputElement>): void => {
    const { target: input, relatedTarget: next } = event
    if (input.value === '' || input.value === '__proto__') input.value = props.label
    const entry = input.closest(FIELD)
    const object = entry?.parentElement?.closest(FIELD)
    if (!object || !entry?.contains(next)) {
      props.onKeyRenameBlur(event)
      return
    }
    const place = focusableIn(object).findIndex((each) => each === next)
    flushSync(() => props.onKeyRenameBlur(event))
    if (next?.isConnected === false) focusableIn(object)[place]?.focus()
  }
  return <Entry {...props} onKeyRenameBlur={rename} />
}

function focusableIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)]
}

/**
 * Rules of an object with those of its own names that every object knows by its nature: the library takes such for named by the rules. What
 * stands under no name is read only: the library would put what is typed there in the place of the object.
 */
export function withInheritedNames(rules: RJSFSchema, data: unknown): RJSFSchema {
  const { additionalProperties = false, patternProperties, properties = {} } = rules
  if (additionalProperties === false && patternProperties === undefined) return rules
  const names = Object.keys(asObject(data) ?? {}).filter(
    (name) => name === '' || (name in {} && !Object.hasOwn(properties, name)),
  )
  if (names.length === 0) return rules
  const stubs = names.map((name): [string, RJSFSchema] => {
    const own = rulesOfOwnName(rules as DataRules, name, {}) ?? (additionalProperties === true ? ANY : { type: 'null' })
    return [name, { ...own, ...(name === '' && { readOnly: true }), [ADDITIONAL_PROPERTY_FLAG]: true }]
  })
  return { ...rules, properties: { ...properties, ...Object.fromEntries(stubs) } }
}
