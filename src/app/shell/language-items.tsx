import Check from '@mui/icons-material/Check'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import type { Translate } from '../../render/index.ts'
import { languageName } from '../i18n/language.ts'
import { showLanguage } from '../i18n/show.ts'
import type { Portal } from '../portal.ts'

interface Options {
  languages: readonly string[]
  portal: Portal
  t: Translate
  onChosen(): void
}

/** The languages that the tenant offers, the one shown checked. A menu moves the focus among its own children: these are a list of them. */
export function languageItems({ languages, portal, t, onChosen }: Options) {
  const shown = portal.texts.language
  return [
    <ListSubheader key="languages" role="presentation" sx={{ lineHeight: '32px' }}>
      {t('shell.language')}
    </ListSubheader>,
    ...languages.map((language) => (
      <MenuItem
        key={language}
        role="menuitemradio"
        lang={language}
        aria-checked={shown === language}
        onClick={() => {
          onChosen()
          void showLanguage(portal, language, true)
        }}
      >
        <ListItemIcon>{shown === language && <Check fontSize="small" />}</ListItemIcon>
        {languageName(language)}
      </MenuItem>
    )),
  ]
}
