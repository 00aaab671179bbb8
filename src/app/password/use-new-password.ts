import { useState } from 'react'
import type { LabelId } from '../../config/index.ts'
import { isGoodPassword } from '../../config/index.ts'

export type NewPasswordField = 'newPassword' | 'confirmPassword'

/** A new password, typed twice. */
export interface NewPassword {
  values: Record<NewPasswordField, string>
  errors: Partial<Record<NewPasswordField, LabelId>>
  /** Whether every rule is kept and the second field is not empty; not whether both are the same. */
  complete: boolean
  change(field: NewPasswordField, value: string): void
  /** A field was left: says what is wrong with it. */
  leave(field: NewPasswordField): void
  /** Says all that is wrong; answers the first such field. */
  check(): NewPasswordField | undefined
}

/** A new password and its confirmation, judged by the rules (specification of the frame, §5). */
export function useNewPassword(): NewPassword {
  const [values, setValues] = useState<NewPassword['values']>({ newPassword: '', confirmPassword: '' })
  const [errors, setErrors] = useState<NewPassword['errors']>({})
  const { newPassword, confirmPassword } = values

  const wrong: Record<NewPasswordField, LabelId | undefined> = {
    newPassword: isGoodPassword(newPassword) ? undefined : 'password.criteriaNotMet',
    confirmPassword: newPassword === confirmPassword ? undefined : 'password.mismatch',
  }

  function show(fields: readonly NewPasswordField[]): void {
    setErrors((before) => {
      const others = Object.entries(before).filter(([field]) => !fields.includes(field as NewPasswordField))
      return Object.fromEntries([
        ...others,
        ...fields.flatMap((field) => (wrong[field] ? [[field, wrong[field]] as const] : [])),
      ])
    })
  }

  return {
    values,
    errors,
    complete: isGoodPassword(newPassword) && confirmPassword !== '',
    change(field, value) {
      setValues((before) => ({ ...before, [field]: value }))
      // Either may mend that the two differ.
      setErrors(({ newPassword: criteria }) =>
        field === 'confirmPassword' && criteria ? { newPassword: criteria } : {},
      )
    },
    leave(field) {
      if (values[field] !== '') show([field])
    },
    check() {
      show(['newPassword', 'confirmPassword'])
      return (['newPassword', 'confirmPassword'] as const).find((field) => wrong[field])
    },
  }
}
