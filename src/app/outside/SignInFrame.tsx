import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TenantBoot } from '../../config/index.ts'
import { useTabName } from '../pages/use-tab-name.ts'
import { Logo } from '../theme/Logo.tsx'
import { BrandPage } from './BrandPage.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'

/** DOM id of the frame's heading, which names the form below it. */
export const HEADING = 'outside-heading'

interface Props {
  boot: TenantBoot
  heading: string
  children: ReactNode
}

/** A page outside the shell in the tenant's look: logo, heading, what stands below it, languages. */
export function SignInFrame({ boot, heading, children }: Props) {
  useTabName(heading)
  return (
    <BrandPage boot={boot}>
      <Box
        sx={{
          width: '100%',
          maxWidth: 400 + 2 * 24,
          placeSelf: { xs: 'start center', md: 'center' },
          px: 3,
          py: { xs: 3, md: 6 },
        }}
      >
        <Logo boot={boot} size={{ height: { xs: 36, md: 44 } }} />
        <Typography component="h1" variant="h1" id={HEADING} sx={{ mt: { xs: 3, md: 5 }, mb: 2.5 }}>
          {heading}
        </Typography>
        {children}
        <LanguageChoice offered={boot.languages.offered} />
      </Box>
    </BrandPage>
  )
}
