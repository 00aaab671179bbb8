import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import type { Difference } from '../config/node.ts'
import type { StudioScreen } from './host/api.ts'
import { screenOf, type Turned } from './turned.ts'
import { useWords } from './words/words.ts'

interface TurnedElsewhereProps {
  turned: Turned
  screens: readonly StudioScreen[]
  /** Opens a place of another screen. */
  open(file: string, pointer: string): void
  close(): void
}

/** What undoing or redoing did on screens that are not open, in words, each with the way there. */
export function TurnedElsewhere({ turned, screens, open, close }: TurnedElsewhereProps) {
  const { t, of } = useWords()
  const line = ({ file, pointer, text }: Difference, what: 'gone' | 'back') => {
    const screen = screenOf(file.split('/').slice(2).join('/'), screens)
    return (
      <div key={`${what}${file}${pointer}${text}`}>
        {t(`turned.${what}`, { text })}{' '}
        {screen !== undefined && (
          <Link component="button" sx={{ verticalAlign: 'baseline' }} onClick={() => open(screen.file, pointer)}>
            {t('turned.open', { screen: of(screen.titles) })}
          </Link>
        )}
      </div>
    )
  }
  return (
    <Alert severity="info" onClose={close}>
      {turned.gone.map((each) => line(each, 'gone'))}
      {turned.back.map((each) => line(each, 'back'))}
    </Alert>
  )
}
