import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { contrast, palettesOf } from '../../config/theme/palettes.ts'
import { useWords } from '../words/words.ts'

type Colours = Parameters<typeof palettesOf>[0]

/** What the portal makes of a tenant's colours, light and dark, and how well text is read on it (WCAG: 4.5 and more). */
export function Contrast({ colours }: { colours: Colours }) {
  const { t, language } = useWords()
  const { primaryColor, secondaryColor, dark } = colours
  const made = palettesOf(colours)
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return (
    <Stack component="ul" aria-label={t('settings.contrast')} spacing={1} sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {(['light', 'dark'] as const).flatMap((mode) =>
        [
          {
            named: mode === 'light' ? primaryColor : dark?.primaryColor,
            fill: made[mode].fill,
            on: made[mode].on,
            why: mode === 'light' ? 'settings.instead' : 'settings.insteadInTheDark',
          },
          {
            named: mode === 'light' ? secondaryColor : dark?.secondaryColor,
            fill: made[mode].strong,
            on: made[mode].onStrong,
            why: mode === 'light' ? 'settings.insteadOnLight' : 'settings.insteadInTheDark',
          },
        ].map(({ named, fill, on, why }, at) => (
          <Stack component="li" direction="row" key={`${mode}${String(at)}`} sx={{ gap: 1.5, alignItems: 'center' }}>
            <Box sx={{ bgcolor: fill, color: on, px: 2, py: 1, borderRadius: 1, minWidth: 110, fontWeight: 600 }}>
              {t(`settings.${mode}`)}
            </Box>
            <Typography variant="body2">
              {t('settings.ratio', { ratio: number.format(contrast(fill, on)), colour: fill })}
              {named !== undefined && fill.toLowerCase() !== named.toLowerCase() && ` ${t(why, { named })}`}
            </Typography>
          </Stack>
        )),
      )}
    </Stack>
  )
}
