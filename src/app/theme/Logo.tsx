import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { RADIUS, surfaces } from '../../config/index.ts'
import type { TenantBoot } from '../../config/index.ts'
import { tenantFile } from '../tenant/files.ts'

/** Pixels, or another unit, by the theme's widths. */
interface Size {
  height: Partial<Record<'xs' | 'sm' | 'md', number>>
  maxWidth?: number | Partial<Record<'xs' | 'sm' | 'md', number | string>>
}

interface Props {
  boot: Pick<TenantBoot, 'url' | 'name' | 'theme'>
  /** Empty where the tenant's name stands beside it. */
  alt?: string
  /** Of the picture. */
  size: Size
}

/** The tenant's logo, its name where it has none. In the dark the one it gives for that, else the usual one on a light plate. */
export function Logo({ boot: { url, name, theme }, alt = name, size }: Props) {
  const isDark = useTheme().palette.mode === 'dark'
  const own = isDark ? tenantFile(url, theme.dark?.logo) : null
  const logo = own ?? tenantFile(url, theme.logo)
  if (logo === null) return <strong>{name}</strong>
  const plate = { bgcolor: surfaces.light.card, p: 0.5, borderRadius: `${String(RADIUS.control)}px` }
  return (
    <Box
      component="img"
      src={logo}
      alt={alt}
      sx={{ display: 'block', maxWidth: '100%', ...(isDark && own === null && plate), ...size }}
    />
  )
}
