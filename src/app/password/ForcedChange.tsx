import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TenantBoot } from '../../config/index.ts'
import { Backdrop } from '../login/Backdrop.tsx'
import { usePortal, useT } from '../portal.ts'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'

/** What somebody sees who must change the password first: nothing of the portal but the dialog (specification of the frame, §4). */
export function ForcedChange({ boot }: { boot: TenantBoot }) {
  const { signOut } = usePortal()
  const t = useT()
  return (
    <Backdrop boot={boot}>
      <Box component="main" sx={{ p: { xs: 2, sm: 4 }, color: '#fff' }}>
        <Typography component="h1" sx={{ fontSize: '1.5rem', fontWeight: 700 }}>
          {t('app.title')}
        </Typography>
      </Box>
      <ChangePasswordDialog forced onClose={() => void signOut()} />
    </Backdrop>
  )
}
