import Typography from '@mui/material/Typography'
import { useWords } from '../../words/words.ts'
import { Line } from './Line.tsx'
import type { StepProps } from './wish.ts'

/** The first of the tenant's people, who lets in all others. */
export function UserStep({ wish: { user }, put }: StepProps) {
  const { t } = useWords()
  const change = (changes: Partial<typeof user>) => put({ user: { ...user, ...changes } })
  return (
    <>
      <Typography variant="body2">{t('newTenant.userHelp')}</Typography>
      <Line label={t('newTenant.userName')} value={user.name} put={(name) => change({ name })} />
      <Line
        label={t('signIn.user')}
        value={user.userId}
        pattern="[A-Z0-9_\-]{1,40}"
        help={t('newTenant.userIdHelp')}
        put={(userId) => change({ userId: userId.toUpperCase() })}
      />
      <Line type="email" label={t('newTenant.email')} value={user.email} put={(email) => change({ email })} />
      <Line
        type="password"
        label={t('newTenant.password')}
        value={user.password}
        help={t('newTenant.passwordHelp')}
        put={(password) => change({ password })}
      />
    </>
  )
}
