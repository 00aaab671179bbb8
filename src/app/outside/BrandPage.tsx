import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ON_DARK, productPalettes } from '../../config/index.ts'
import type { TenantBoot } from '../../config/index.ts'
import { useT } from '../portal/portal.ts'
import { tenantFile } from '../tenant/files.ts'
import { copyrightYear } from '../tenant/tenant.ts'
import { Pattern } from '../theme/Pattern.tsx'

const NARROW = '@media (max-width: 959.95px)'

/** A page outside the shell: half of it the tenant's, half what the page is for, with the footer below; on a narrow screen a band above. */
export function BrandPage({ boot, children }: { boot: TenantBoot; children: ReactNode }) {
  return (
    <Box
      sx={{
        minHeight: '100%',
        display: 'grid',
        gridTemplate: '1fr auto / minmax(0, 1fr) minmax(0, 1fr)',
        bgcolor: 'background.paper',
        [NARROW]: { gridTemplate: 'auto 1fr auto / minmax(0, 1fr)' },
      }}
    >
      <Box component="main" sx={{ display: 'contents' }}>
        <Brand boot={boot} />
        {children}
      </Box>
      <Footer boot={boot} />
    </Box>
  )
}

/** The tenant's half: its picture, or a pattern of its own, and the portal's words on the deepest of its tones. */
function Brand({ boot }: { boot: TenantBoot }) {
  const t = useT()
  const { ramp } = boot.theme.palettes ?? productPalettes
  const picture = tenantFile(boot.url, boot.theme.background)
  return (
    <Box
      data-brand
      sx={{
        gridRow: '1 / -1',
        // It stays in sight beside a page that is longer than the window.
        position: 'sticky',
        top: 0,
        height: '100vh',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: ramp.at(-1),
        color: ON_DARK,
        printColorAdjust: 'exact',
        [NARROW]: {
          gridRow: 'auto',
          position: 'relative',
          height: 'auto',
          flexDirection: 'row-reverse',
          minHeight: 104,
          // The pattern reaches over its edge.
          overflow: 'hidden',
        },
      }}
    >
      <Box
        aria-hidden
        sx={{
          flex: 1,
          minHeight: 0,
          ...(picture !== null && { background: `url("${encodeURI(picture)}") center / cover` }),
          '& > svg': { display: 'block', width: '100%', height: '100%' },
          [NARROW]: { flex: '1 1 30%', '& > svg': { position: 'absolute', top: 0, width: '40%' } },
        }}
      >
        {picture === null && <Pattern name={boot.id} ramp={ramp} />}
      </Box>
      <Box sx={{ px: 8, py: 6, [NARROW]: { flex: '1 1 70%', alignSelf: 'center', pl: 3, pr: 2, py: 2 } }}>
        <Typography component="p" sx={{ typography: 'figure', [NARROW]: { typography: 'h1' } }}>
          {t('app.title')}
        </Typography>
        <Typography
          component="p"
          sx={{
            mt: 1,
            maxWidth: '40ch',
            typography: 'h5',
            fontWeight: 400,
            [NARROW]: { mt: 0.5, typography: 'body2' },
          }}
        >
          {t('login.welcome')}
        </Typography>
      </Box>
    </Box>
  )
}

/** Version, build and copyright (specification of the frame, §2). */
function Footer({ boot }: { boot: TenantBoot }) {
  const t = useT()
  const texts = [
    ...(boot.version ? [t('app.version', { version: boot.version })] : []),
    ...(boot.buildDate ? [t('app.build', { build: boot.buildDate })] : []),
    t('app.copyright', { year: copyrightYear(boot), name: boot.name }),
  ]
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: '4px 20px',
        p: 2,
        color: 'text.secondary',
        typography: 'caption',
      }}
    >
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Box>
  )
}
