/** Inputs and choices of the form library, tied to their messages and their help. */
import type { ComponentType } from 'react'
import { Theme } from '@rjsf/mui'
import { ariaDescribedByIds } from '@rjsf/utils'
import type { EnumOptionsType, WidgetProps } from '@rjsf/utils'
import { codesOf } from '../../../config/index.ts'

const { Input, Select } = {
  Input: Theme.templates?.BaseInputTemplate,
  Select: Theme.widgets?.['SelectWidget'],
} as Record<'Input' | 'Select', ComponentType<WidgetProps<unknown>>>

/** The library's input, tied to its messages and its help: @rjsf/mui ties the box around it, which nothing reads. */
export function DescribedInput(props: WidgetProps<unknown>) {
  const isNumber = props.options['inputType'] === 'text'
  const slotProps = { htmlInput: { 'aria-describedby': descriptionOf(props), ...(isNumber && DECIMAL) } }
  return <Input {...props} size="small" slotProps={slotProps} />
}

/** What a keyboard on a screen offers for a number. */
const DECIMAL = { inputMode: 'decimal' } as const

/** A time of JSON Schema has its zone (RFC 3339), for which a browser's own input has no place. */
export function DescribedTime(props: WidgetProps<unknown>) {
  return <DescribedInput {...props} type="text" placeholder={props.placeholder || '12:30:00Z'} />
}

/** The library's choice, tied to them as its inputs are. */
export function DescribedSelect(props: WidgetProps<unknown>) {
  // A choice between kinds of a value has no label beside it.
  const name = props.hideLabel === true && props.label !== '' && { 'aria-label': props.label }
  const described = { select: { SelectDisplayProps: { ...name, 'aria-describedby': descriptionOf(props) } } }
  const { enumOptions } = props.options
  const told = { ...(enumOptions && { enumOptions: toldApart(enumOptions) }), mui: { rjsfSlotProps: described } }
  return <Select {...props} size="small" options={{ ...props.options, ...told }} />
}

/** Options without a title of their own, which the library calls as their value reads, told apart where several read alike. */
function toldApart(options: readonly EnumOptionsType[]): EnumOptionsType[] {
  const codes = codesOf(options.map(({ value }) => value as unknown))
  return options.map((each, at) => (each.label === String(each.value) ? { ...each, label: codes[at] ?? '' } : each))
}

function descriptionOf({ id, schema }: WidgetProps<unknown>): string {
  return ariaDescribedByIds(id, schema.examples !== undefined)
}
