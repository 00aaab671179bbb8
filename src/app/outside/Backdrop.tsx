import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import { darken } from '../../config/index.ts'
import type { TenantBoot } from '../../config/index.ts'
import { useT } from '../portal/portal.ts'
import { tenantFile } from '../tenant/files.ts'
import { copyrightYear } from '../tenant/tenant.ts'
import { coloursOf } from '../theme/theme.ts'

/** The tenant's background, with the footer below what stands on it. */
export function Backdrop({ boot, children }: { boot: TenantBoot; children: ReactNode }) {
  const { primary, secondary } = coloursOf(boot.theme)
  const picture = tenantFile(boot.url, boot.theme.background)
  const layers = [
    'linear-gradient(rgba(8, 22, 32, .12), rgba(8, 22, 32, .5))',
    ...(picture === null ? [] : [`url("${encodeURI(picture)}")`]),
  ]
  return (
    <Box
      sx={{
        minHeight: '100%',
        display: 'grid',
        gridTemplateRows: '1fr auto',
        backgroundColor: darken(secondary, 0.2),
        backgroundImage: [...layers, `linear-gradient(135deg, ${secondary}, ${primary})`].join(', '),
        backgroundSize: 'cover',
        backgroundPosition: 'center',
      }}
    >
      {children}
      <Footer boot={boot} />
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
        color: '#fff',
        bgcolor: 'rgba(8, 22, 32, .55)',
        fontSize: '.8rem',
      }}
    >
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Box>
  )
}
