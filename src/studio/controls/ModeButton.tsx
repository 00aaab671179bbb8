import DarkMode from '@mui/icons-material/DarkModeOutlined'
import LightMode from '@mui/icons-material/LightModeOutlined'
import IconButton from '@mui/material/IconButton'
import { useWords } from '../words/words.ts'
import { useMode } from './mode.ts'

/** Turns the studio's own pages dark, or light again. */
export function ModeButton() {
  const { t } = useWords()
  const { mode, turn } = useMode()
  const label = t(mode === 'dark' ? 'bar.light' : 'bar.dark')
  return (
    <IconButton aria-label={label} title={label} onClick={turn}>
      {mode === 'dark' ? <LightMode /> : <DarkMode />}
    </IconButton>
  )
}
