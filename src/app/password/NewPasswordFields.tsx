import { PasswordField } from '../login/PasswordField.tsx'
import { useT } from '../portal.ts'
import { PasswordStrength } from './PasswordStrength.tsx'
import { LONGEST_PASSWORD } from '../../config/index.ts'
import type { NewPassword, NewPasswordField } from './use-new-password.ts'

/** The two fields of a new password, with the rules and the strength between them. Nothing can be pasted into either. */
export function NewPasswordFields({ entry }: { entry: NewPassword }) {
  const t = useT()
  const bind = (field: NewPasswordField) => ({
    id: field,
    value: entry.values[field],
    error: entry.errors[field] && t(entry.errors[field]),
    autoComplete: 'new-password' as const,
    maxLength: LONGEST_PASSWORD,
    typedOnly: true,
    onChange: (value: string) => {
      entry.change(field, value)
    },
    onBlur: () => {
      entry.leave(field)
    },
  })
  return (
    <>
      <PasswordField {...bind('newPassword')} label={t('password.new')} />
      <PasswordStrength password={entry.values.newPassword} />
      <PasswordField {...bind('confirmPassword')} label={t('password.confirm')} />
    </>
  )
}
