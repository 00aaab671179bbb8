import { createContext, useCallback } from 'react'
import type { ComponentType } from 'react'
import StandardNumberField from '@rjsf/core/lib/components/fields/NumberField.js'
import type { FieldProps } from '@rjsf/utils'

/** Takes a text of more digits than a number holds; null around what is no number. */
export const LongNumberContext = createContext<((text: string) => void) | null>(null)

const NumberField = StandardNumberField as ComponentType<FieldProps<unknown>>

/** A number of the form library: typed with more digits than one holds it stays a text, which its rules refuse. Rounded, it would be another number. */
export function ExactNumberField(props: FieldProps<unknown>) {
  const { onChange, fieldPathId } = props
  const take = useCallback((text: string) => onChange(text, fieldPathId.path), [onChange, fieldPathId])
  return (
    <LongNumberContext value={take}>
      <NumberField {...props} />
    </LongNumberContext>
  )
}

/** Whether a text is a whole number that would be rounded. */
export function isLongNumber(text: unknown): text is string {
  return typeof text === 'string' && /^\s*-?\d{16,}\s*$/.test(text) && !Number.isSafeInteger(Number(text))
}
