import FormHelperText from '@mui/material/FormHelperText'
import InputBase from '@mui/material/InputBase'
import TextField from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import type { ChangeEventHandler, CompositionEventHandler, FocusEventHandler, KeyboardEventHandler, ReactNode, Ref } from 'react'
import type { FieldPartProps } from '../../render/index.ts'
import { TypedInput } from './TypedInput.tsx'

/** What every input shows of its field. */
export type Frame = Pick<FieldPartProps, 'id' | 'label' | 'errors' | 'required' | 'readOnly' | 'compact'>

type Editable = HTMLInputElement | HTMLTextAreaElement

export interface InputLineProps {
  frame: Frame
  value?: string
  /** The browser's input holds what is typed until other text is given: a key draws nothing. */
  isTyped?: boolean
  /** Said under the input while there is no error. */
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

/** Smallest height on a narrow screen that a finger hits. */
export const TOUCH_HEIGHT = 45

/** Labels stand where they belong at once: a label on its way is painted anew twelve times. */
const LabelledField = styled(TextField)(({ theme }) => ({
  '& .MuiInputLabel-root, & .MuiOutlinedInput-notchedOutline legend': { transition: 'none' },
  [theme.breakpoints.down('sm')]: { '& .MuiInputBase-root': { minHeight: TOUCH_HEIGHT } },
  '& .MuiInputBase-root.MuiInputBase-readOnly': { backgroundColor: theme.palette.action.hover },
  '& .MuiInputBase-root.MuiInputBase-readOnly .MuiOutlinedInput-notchedOutline': { borderStyle: 'dotted' },
}))

const CellInput = styled(InputBase)(({ theme }) => ({
  width: '100%',
  fontSize: theme.typography.body2.fontSize,
  padding: theme.spacing(0, 0.5),
  border: '1px solid transparent',
  borderRadius: theme.shape.borderRadius,
  '&:not(.MuiInputBase-readOnly)': { borderColor: theme.palette.divider },
  '&.Mui-focused': { borderColor: theme.palette.primary.main, boxShadow: `0 0 0 1px ${theme.palette.primary.main}` },
  '&.Mui-error': { borderColor: theme.palette.error.main },
}))

const MessageLine = styled('span')({ display: 'block' })

/** One input of a form with its label and its messages; in a table's cell the label is read out only. */
export function InputLine(props: InputLineProps) {
  const { frame, value, isTyped, helper, lines, end, inputRef, attributes, combobox, autoFocus, onCompositionEnd, ...handlers } = props
  const { id, label, errors, readOnly, compact } = frame
  const required = frame.required && !readOnly
  const failed = errors.length > 0
  const said = failed ? errors.map((error) => <MessageLine key={error}>{error}</MessageLine>) : helper
  const hasText = said !== undefined && said !== null
  const shared = {
    id,
    error: failed,
    autoFocus: autoFocus === true,
    ...(value === undefined ? {} : { value }),
    ...(inputRef === undefined ? {} : { inputRef }),
    ...(lines === undefined ? {} : { multiline: true, minRows: lines, maxRows: Math.max(lines, 8) }),
    ...handlers,
  }
  const typedBy = isTyped === true && lines === undefined ? { inputComponent: TypedInput } : {}
  const inside = { ...combobox?.slotProps.input, ...typedBy, ...(end === undefined ? {} : { endAdornment: end }), readOnly }
  const composing = onCompositionEnd === undefined ? {} : { onCompositionEnd }
  const asked = required ? { 'aria-required': true } : {}
  const htmlInput = { ...combobox?.slotProps.htmlInput, ...attributes, ...composing, ...asked, readOnly }
  if (!compact) {
    return (
      <LabelledField
        {...shared}
        fullWidth
        size="small"
        label={label}
        helperText={hasText ? said : undefined}
        slotProps={{ input: { ...inside, label: required ? `${label} *` : label }, htmlInput, inputLabel: { ...combobox?.slotProps.inputLabel, required } }}
      />
    )
  }
  const described = hasText ? { 'aria-describedby': `${id}-helper-text` } : {}
  return (
    <>
      <CellInput {...shared} {...inside} inputProps={{ ...htmlInput, 'aria-label': label, ...described }} />
      {hasText && (
        <FormHelperText id={`${id}-helper-text`} error={failed}>
          {said}
        </FormHelperText>
      )}
    </>
  )
}
