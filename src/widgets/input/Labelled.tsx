import type { HTMLAttributes, ReactNode } from 'react'
import type { FieldPartProps } from '../../render/index.ts'
import { FieldBox } from './FieldBox.tsx'

/** What every input shows of its field. */
export type Frame = Pick<
  FieldPartProps,
  'id' | 'label' | 'spokenLabel' | 'errors' | 'required' | 'readOnly' | 'compact' | 'hint'
>

export interface LabelledProps {
  frame: Frame
  /** Shown under the input while there is no error. */
  helper?: ReactNode
  /** Further attributes of the label. */
  labelled?: HTMLAttributes<HTMLLabelElement> | undefined
  children: ReactNode
}

/** An input between its label and its messages; in a table's cell the label is read out only. */
export function Labelled({ frame, helper, labelled, children }: LabelledProps) {
  const { id, label, errors, required, readOnly, compact } = frame
  const failed = errors.length > 0
  return (
    <FieldBox
      data-compact={compact || undefined}
      data-failed={failed || undefined}
      data-read-only={readOnly || undefined}
    >
      {!compact && (
        <label {...labelled} id={`${id}-label`} htmlFor={id} data-required={(required && !readOnly) || undefined}>
          {label}
        </label>
      )}
      {children}
      {saysMore(frame, helper) && (
        <p id={messageId(id)}>{failed ? errors.map((error) => <span key={error}>{error}</span>) : helper}</p>
      )}
    </FieldBox>
  )
}

/** What an input says of itself to those who do not see it: its name in a cell or beside another one of its label, what is wrong with it, where its messages and its help are. */
export function spoken(frame: Frame, helper?: ReactNode) {
  const { id, label, spokenLabel, errors, required, readOnly, compact, hint } = frame
  const described = [...(saysMore(frame, helper) ? [messageId(id)] : []), ...(hint === undefined ? [] : [hint])]
  return {
    'aria-invalid': errors.length > 0,
    ...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {}),
    ...(compact || spokenLabel !== undefined ? { 'aria-label': spokenLabel ?? label } : {}),
    ...(required && !readOnly ? { 'aria-required': true } : {}),
  }
}

const messageId = (id: string): string => `${id}-helper-text`

function saysMore({ errors }: Frame, helper: ReactNode): boolean {
  return errors.length > 0 || (helper !== undefined && helper !== null && helper !== false)
}
