import { useMemo } from 'react'
import type { ReactNode } from 'react'
import Typography from '@mui/material/Typography'
import type { TenantBoot } from '../../config/index.ts'
import { IdleGuard } from '../idle/IdleGuard.tsx'
import { useT } from '../portal/portal.ts'
import { accessRoots } from '../session/access.ts'
import type { Session } from '../session/session.ts'
import { BrandPage } from './BrandPage.tsx'

/** What users see who have to do something before they may use the portal: nothing of it but the dialog. */
export function BeforePortal({ boot, session, dialog }: { boot: TenantBoot; session: Session; dialog: ReactNode }) {
  const t = useT()
  const roots = useMemo(() => accessRoots(boot, session), [boot, session])
  return (
    <BrandPage boot={boot}>
      <Typography component="h1" variant="h1" sx={{ p: { xs: 2, sm: 4 } }}>
        {t('app.title')}
      </Typography>
      {dialog}
      <IdleGuard boot={boot} roots={roots} />
    </BrandPage>
  )
}
