import { useState } from 'react'
import { useAtomValue } from 'jotai/react'
import { PASSWORD_RULES, isGoodPassword } from '../../config/index.ts'
import type { LabelId, PasswordRules } from '../../config/index.ts'
import { TypedPasswordField } from './TypedPasswordField.tsx'
import { useT } from '../portal/portal.ts'
import { bootAtom } from '../portal/state.ts'
import { PasswordStrength } from './PasswordStrength.tsx'

type NewPasswordField = 'newPassword' | 'confirmPassword'

/** A new password, typed twice. */
interface NewPassword {
  /** The tenant's. */
  rules: PasswordRules
  values: Record<NewPasswordField, string>
  errors: Partial<Record<NewPasswordField, LabelId>>
  /** Whether every rule is met and the second field is not empty; not whether both are the same. */
  complete: boolean
  change(field: NewPasswordField, value: string): void
  /** A field was left: shows what is wrong with it. */
  leave(field: NewPasswordField): void
  /** Shows all that is wrong; answers the first such field. */
  check(): NewPasswordField | undefined
}

/** A new password and its confirmation, judged by the tenant's rules (specification of the frame, §5). */
export function useNewPassword(): NewPassword {
  const rules = useAtomValue(bootAtom)?.passwords ?? PASSWORD_RULES
  const [values, setValues] = useState<NewPassword['values']>({ newPassword: '', confirmPassword: '' })
  const [errors, setErrors] = useState<NewPassword['errors']>({})
  const { newPassword, confirmPassword } = values

  const wrong: Record<NewPasswordField, LabelId | undefined> = {
    newPassword: isGoodPassword(newPassword, rules) ? undefined : 'password.criteriaNotMet',
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
    rules,
    values,
    errors,
    complete: isGoodPassword(newPassword, rules) && confirmPassword !== '',
    change(field, value) {
      setValues((before) => ({ ...before, [field]: value }))
      // A change of either may make the two equal.
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

/** The two fields of a new password, with the rules and the strength between them. Nothing can be pasted into either. */
export function NewPasswordFields({ entry }: { entry: NewPassword }) {
  const t = useT()
  const bind = (field: NewPasswordField) => ({
    id: field,
    value: entry.values[field],
    error: entry.errors[field] && t(entry.errors[field]),
    autoComplete: 'new-password' as const,
    maxLength: entry.rules.longest,
    onChange: (value: string) => {
      entry.change(field, value)
    },
    onBlur: () => {
      entry.leave(field)
    },
  })
  return (
    <>
      <TypedPasswordField {...bind('newPassword')} label={t('password.new')} />
      <PasswordStrength password={entry.values.newPassword} rules={entry.rules} />
      <TypedPasswordField {...bind('confirmPassword')} label={t('password.confirm')} />
    </>
  )
}
