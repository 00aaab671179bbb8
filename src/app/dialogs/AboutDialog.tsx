import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Box from '@mui/material/Box'
import type { TenantBoot } from '../../config/index.ts'
import { useT } from '../portal/portal.ts'
import { copyrightYear } from '../tenant/tenant.ts'

/** About this software: product, version, build, copyright (specification of the frame, §1). */
export function AboutDialog({ boot, onClose }: { boot: TenantBoot; onClose(): void }) {
  const t = useT()
  const facts = [
    [t('about.version'), boot.version],
    [t('about.build'), boot.buildDate],
  ]
  return (
    <Dialog open onClose={onClose} aria-labelledby="about-title" maxWidth="xs" fullWidth>
      <DialogTitle id="about-title">{t('about.product')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            gap: '8px 16px',
            m: 0,
            '& dt': { color: 'text.secondary' },
            '& dd': { m: 0 },
          }}
        >
          {facts.map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
        </Box>
        <Box component="p" sx={{ mt: 3, mb: 0, color: 'text.secondary' }}>
          {t('app.copyright', { year: copyrightYear(boot), name: boot.name })}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('shell.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
