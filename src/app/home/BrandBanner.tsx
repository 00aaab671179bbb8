import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ON_DARK, productPalettes } from '../../config/index.ts'
import { useT } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { tenantFile } from '../tenant/files.ts'
import { Pattern } from '../theme/Pattern.tsx'

/** The brand on its own colours. It fills a dashboard that has less to show (specification of the frame, §2). */
export function BrandBanner() {
  const t = useT()
  const { boot } = useScene()
  const background = tenantFile(boot.url, boot.theme.background)
  const { ramp } = boot.theme.palettes ?? productPalettes
  return (
    <Box
      role="img"
      aria-label={t('home.banner', { name: boot.name })}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        minHeight: 120,
        px: { xs: 2.5, md: 4 },
        py: 2.5,
        borderRadius: 1.5,
        overflow: 'hidden',
        background: `linear-gradient(105deg, ${ramp.at(-1) ?? ''} 45%, ${ramp.at(-2) ?? ''})`,
        color: ON_DARK,
        printColorAdjust: 'exact',
      }}
    >
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          insetBlock: 0,
          insetInlineEnd: 0,
          width: '55%',
          opacity: 0.6,
          // Turned round with the style sheet for a language written from right to left.
          maskImage: 'linear-gradient(to right, transparent, black)',
          ...(background !== null && { background: `url("${encodeURI(background)}") center / cover` }),
          '& > svg': { display: 'block', width: '100%', height: '100%' },
        }}
      >
        {background === null && <Pattern name={boot.id} ramp={ramp} />}
      </Box>
      <Typography aria-hidden sx={{ maxWidth: '58%', typography: 'h1' }}>
        {boot.name}
      </Typography>
      <Typography aria-hidden sx={{ maxWidth: '58%', fontWeight: 500 }}>
        {t('app.title')}
      </Typography>
    </Box>
  )
}
