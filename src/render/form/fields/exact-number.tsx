import { useCallback, useState } from 'react'
import type { ComponentType } from 'react'
import type { FieldProps, UiSchema } from '@rjsf/utils'
import { editNumber, readNumber } from '../../look/number.ts'
import { useEngine } from '../../services/services.ts'

/**
 * A number of the form library, typed as text in the way of the reader: an input of numbers drops signs without a word (`1,5` becomes 15), turns by
 * the wheel, and rounds. A text that is no number, or one of more digits than a number holds, stays as it was typed, which its rules refuse.
 */
export function ExactNumberField(props: FieldProps<unknown>) {
  const { onChange, registry, schema, formData, uiSchema } = props
  const { numbers } = useEngine().formats
  const [typed, setTyped] = useState<string>()
  const read = useCallback((text: string) => valueOf(text, numbers), [numbers])
  const change = useCallback<typeof onChange>(
    (next, ...others) => {
      setTyped(typeof next === 'string' ? next : undefined)
      onChange(typeof next === 'string' ? read(next) : next, ...others)
    },
    [onChange, read],
  )
  const shown = typeof formData === 'number' ? editNumber(formData, numbers) : formData
  const isTyped = typed !== undefined && Object.is(read(typed), formData)
  const { StringField } = registry.fields as { StringField: ComponentType<FieldProps<unknown>> }
  if (registry.schemaUtils.isSelect(schema)) return <StringField {...props} />
  const ui: UiSchema = { ...uiSchema, 'ui:inputType': 'text' }
  return <StringField {...props} uiSchema={ui} formData={isTyped ? typed : shown} onChange={change} />
}

function valueOf(text: string, locale: string): unknown {
  const read = readNumber(text, locale)
  return read.kind === 'number' ? read.value : read.kind === 'empty' ? undefined : text
}
