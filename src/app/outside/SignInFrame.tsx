import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TenantBoot } from '../../config/index.ts'
import { useT } from '../portal/portal.ts'
import { tenantFile } from '../tenant/files.ts'
import { Backdrop } from './Backdrop.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'

const NARROW = '@media (max-width: 959.95px)'

/** DOM id of the frame's heading, which names the form below it. */
export const HEADING = 'outside-heading'

interface Props {
  boot: TenantBoot
  heading: string
  children: ReactNode
}

/** A page outside the shell in the tenant's look: background, logo, heading, what stands below it, footer. */
export function SignInFrame({ boot, heading, children }: Props) {
  const t = useT()
  const logo = tenantFile(boot.url, boot.theme.logo)
  return (
    <Backdrop boot={boot}>
      <Box
        component="main"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) 440px',
          alignItems: 'center',
          gap: 8,
          width: '100%',
          maxWidth: 1180,
          mx: 'auto',
          px: 4,
          py: 4,
          [NARROW]: {
            gridTemplateColumns: 'minmax(0, 440px)',
            justifyContent: 'center',
            alignContent: 'center',
            gap: 4,
            px: 2,
          },
        }}
      >
        <Box sx={{ color: '#fff', textShadow: '0 1px 12px rgba(6, 20, 30, .45)', [NARROW]: { textAlign: 'center' } }}>
          <Typography
            component="p"
            sx={{
              fontSize: 'clamp(1.6rem, 3.4vw, 2.75rem)',
              fontWeight: 700,
              lineHeight: 1.15,
              letterSpacing: '-.02em',
            }}
          >
            {t('app.title')}
          </Typography>
          <Typography
            component="p"
            sx={{ mt: 1.5, fontSize: '1.1rem', maxWidth: '32ch', [NARROW]: { mx: 'auto', fontSize: '1rem', mt: 0.75 } }}
          >
            {t('login.welcome')}
          </Typography>
        </Box>
        <Box
          sx={{
            bgcolor: 'background.paper',
            borderRadius: '20px',
            p: { xs: 3, sm: 4.5 },
            boxShadow: '0 24px 60px rgba(6, 20, 30, .35)',
          }}
        >
          {logo === null ? (
            <Typography component="p" sx={{ fontWeight: 700, fontSize: '1.2rem' }}>
              {boot.name}
            </Typography>
          ) : (
            <Box component="img" src={logo} alt={boot.name} sx={{ height: 44, maxWidth: '100%', display: 'block' }} />
          )}
          <Typography component="h1" variant="h1" id={HEADING} sx={{ mt: 3, mb: 2.5 }}>
            {heading}
          </Typography>
          {children}
          <LanguageChoice offered={boot.languages.offered} />
        </Box>
      </Box>
    </Backdrop>
  )
}
