import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import type { TenantWish } from '../../host/new-tenant.ts'
import { useWords } from '../../words/words.ts'

/** The new portal, and where one goes from here. */
export function Begun({ wish, close }: { wish: TenantWish; close(): void }) {
  const { t } = useWords()
  const { url, name, user } = wish
  const portal = `/${url}/login`
  return (
    <>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Alert severity="success">{t('newTenant.done', { name, user: user.userId })}</Alert>
          <Link href={portal} target="_blank" rel="noopener">
            {t('newTenant.open', { address: `${window.location.host}${portal}` })}
          </Link>
          <Link href={`/studio?tenant=${url}`} target="_blank" rel="noopener">
            {t('newTenant.studio')}
          </Link>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" disableElevation onClick={close}>
          {t('newTenant.close')}
        </Button>
      </DialogActions>
    </>
  )
}
