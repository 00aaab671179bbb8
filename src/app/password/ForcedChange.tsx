import { useMemo } from 'react'
import Typography from '@mui/material/Typography'
import type { TenantBoot } from '../../config/index.ts'
import { IdleGuard } from '../idle/IdleGuard.tsx'
import { BrandPage } from '../outside/BrandPage.tsx'
import { usePortal, useT } from '../portal/portal.ts'
import { accessRoots } from '../session/access.ts'
import type { Session } from '../session/session.ts'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'

/** What users see who must change their password first: nothing of the portal but the dialog (specification of the frame, §4). */
export function ForcedChange({ boot, session }: { boot: TenantBoot; session: Session }) {
  const { signOut } = usePortal()
  const t = useT()
  const roots = useMemo(() => accessRoots(boot, session), [boot, session])
  return (
    <BrandPage boot={boot}>
      <Typography component="h1" variant="h1" sx={{ p: { xs: 2, sm: 4 } }}>
        {t('app.title')}
      </Typography>
      <ChangePasswordDialog forced onClose={() => void signOut()} />
      <IdleGuard boot={boot} roots={roots} />
    </BrandPage>
  )
}
