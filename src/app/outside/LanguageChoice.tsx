import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { languageName } from '../i18n/language.ts'
import { usePortal, useT } from '../portal/portal.ts'
import { showLanguage } from '../portal/show-language.ts'

/** Buttons for the languages a tenant offers; nothing where there is no choice. */
export function LanguageChoice({ offered }: { offered: readonly string[] }) {
  const portal = usePortal()
  const t = useT()
  if (offered.length < 2) return null
  return (
    <Box
      role="group"
      aria-label={t('shell.language')}
      sx={{ display: 'flex', justifyContent: 'center', gap: 0.5, mt: 2 }}
    >
      {offered.map((language) => (
        <Button
          key={language}
          size="small"
          lang={language}
          aria-pressed={portal.texts.language === language}
          onClick={() => void showLanguage(portal, language, true)}
          sx={{
            color: 'text.secondary',
            '&[aria-pressed=true]': {
              color: 'text.primary',
              textDecoration: 'underline',
              textUnderlineOffset: 4,
              textDecorationThickness: 2,
            },
          }}
        >
          {languageName(language)}
        </Button>
      ))}
    </Box>
  )
}
