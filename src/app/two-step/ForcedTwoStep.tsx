import { useMemo } from 'react'
import Typography from '@mui/material/Typography'
import type { TenantBoot } from '../../config/index.ts'
import { IdleGuard } from '../idle/IdleGuard.tsx'
import { BrandPage } from '../outside/BrandPage.tsx'
import { useT } from '../portal/portal.ts'
import { accessRoots } from '../session/access.ts'
import type { Session } from '../session/session.ts'
import { TwoStepDialog } from './TwoStepDialog.tsx'

/** What users see of whom the tenant demands codes at the sign-in, until they have set them up: nothing of the portal but the dialog. */
export function ForcedTwoStep({ boot, session }: { boot: TenantBoot; session: Session }) {
  const t = useT()
  const roots = useMemo(() => accessRoots(boot, session), [boot, session])
  return (
    <BrandPage boot={boot}>
      <Typography component="h1" variant="h1" sx={{ p: { xs: 2, sm: 4 } }}>
        {t('app.title')}
      </Typography>
      <TwoStepDialog forced onClose={() => undefined} />
      <IdleGuard boot={boot} roots={roots} />
    </BrandPage>
  )
}
