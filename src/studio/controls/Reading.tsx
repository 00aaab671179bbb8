import Stack from '@mui/material/Stack'
import type { SxProps } from '@mui/material/styles'
import { studioLanguages, useWords, type StudioLanguage } from '../words/words.ts'
import { Choice } from './Choice.tsx'
import { ModeButton } from './ModeButton.tsx'

const names: Readonly<Record<StudioLanguage, string>> = { en: 'English', ja: '日本語' }

/** How the studio itself is read: in which language, light or dark. */
export function Reading({ speak, sx = {} }: { speak(language: StudioLanguage): void; sx?: SxProps }) {
  const { t, language } = useWords()
  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', ...sx }}>
      <Choice
        label={t('studio.language')}
        stands="unseen"
        value={language}
        options={studioLanguages.map((each) => ({ value: each, text: names[each] }))}
        choose={(each) => speak(each as StudioLanguage)}
        sx={{ minWidth: 100 }}
      />
      <ModeButton />
    </Stack>
  )
}
