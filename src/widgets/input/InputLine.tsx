import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import type {
  ChangeEventHandler,
  ComponentProps,
  CompositionEventHandler,
  FocusEventHandler,
  KeyboardEventHandler,
  ReactNode,
  Ref,
} from 'react'
import { heightOf } from './FieldBox.tsx'
import { Labelled, spoken } from './Labelled.tsx'
import type { Frame } from './Labelled.tsx'
import { useForkRef } from '@mui/material/utils'
import { useLayoutEffect, useRef, useState } from 'react'

type Editable = HTMLInputElement | HTMLTextAreaElement

export interface InputLineProps {
  frame: Frame
  value?: string
  /** The browser's input holds what is typed until other text is given: a key draws nothing. */
  isTyped?: boolean
  /** Shown under the input while there is no error. */
  helper?: ReactNode
  /** Rows of a text of several lines. */
  lines?: number
  /** Stands at the end inside the input. */
  end?: ReactNode
  inputRef?: Ref<Editable>
  /** Further attributes of the DOM input. */
  attributes?: Record<string, unknown>
  /** What MUI's Autocomplete wants on its input. */
  combobox?: AutocompleteRenderInputParams
  autoFocus?: boolean
  onChange?: ChangeEventHandler<Editable>
  onFocus?: FocusEventHandler<Editable>
  onBlur?: FocusEventHandler<Editable>
  onKeyDown?: KeyboardEventHandler<HTMLElement>
  onCompositionEnd?: CompositionEventHandler<Editable>
}

/** One input of a form with its label and its messages: plain elements, and no more than it needs. */
export function InputLine({
  frame,
  helper,
  value,
  isTyped,
  lines,
  end,
  inputRef,
  attributes,
  combobox,
  autoFocus,
  ...handlers
}: InputLineProps) {
  const { ref: around, startAdornment, endAdornment, ...box } = combobox?.slotProps.input ?? {}
  const { ref, ...within } = combobox?.slotProps.htmlInput ?? {}
  const shared = {
    ...spoken(frame, helper),
    ...(value === undefined ? {} : { value }),
    ...handlers,
    ...within,
    ...attributes,
    id: frame.id,
    readOnly: frame.readOnly,
    autoFocus,
    ref: (inputRef ?? ref) as Ref<never>,
  }
  const Line = isTyped === true ? TypedInput : 'input'
  const input =
    lines === undefined ? (
      <Line type="text" {...shared} />
    ) : (
      <textarea rows={lines} style={heightOf(lines)} {...(shared as ComponentProps<'textarea'>)} />
    )
  return (
    <Labelled frame={frame} helper={helper} labelled={combobox?.slotProps.inputLabel}>
      {end === undefined && combobox === undefined ? (
        input
      ) : (
        <div {...box} ref={around} data-box>
          {startAdornment}
          {input}
          {end}
          {endAdornment}
        </div>
      )}
    </Labelled>
  )
}

/**
 * The browser's own input: it holds what is typed, and takes the given text whenever it is drawn. Its default stays what it began with: a text
 * that only a new default brings is unknown to React, which would not hear that it is emptied.
 */
function TypedInput({ value, ref, ...props }: ComponentProps<'input'>) {
  const own = useRef<HTMLInputElement>(null)
  const [first] = useState(value)
  const both = useForkRef(own, ref)
  useLayoutEffect(() => {
    const text = String(value ?? '')
    if (own.current !== null && own.current.value !== text) own.current.value = text
  })
  return <input {...props} ref={both} defaultValue={first} />
}
