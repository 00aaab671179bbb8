import { useEffect, useState } from 'react'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { FoundEntry } from '../../config/node.ts'
import { MOST_FOUND } from '../host/api.ts'
import { useWords } from '../words/words.ts'
import type { OverallProps } from './overall.ts'
import { Sheet } from './Sheet.tsx'
import { useOverall } from './use-overall.ts'

/** Finds entries of every screen of the tenant, hidden ones too, and leads to them. */
export function FindSheet({ tenant, file, state, open, close }: OverallProps) {
  const { t, of, language } = useWords()
  const [sought, setSought] = useState('')
  const text = sought.trim()
  const asked = useRested(text)
  const {
    answer = [],
    answeredTo,
    failure,
  } = useOverall<FoundEntry[]>('find', {
    tenant,
    file,
    language,
    version: state?.version,
    sought: asked,
  })
  // While the answer to what is typed is on its way, the one before it stays, faint and uncounted.
  const isBehind = text !== '' && answeredTo !== text && failure === ''
  return (
    <Sheet title={t('find.title')} {...{ state, failure, close }}>
      <TextField
        size="small"
        type="search"
        autoFocus
        fullWidth
        label={t('find.sought')}
        helperText={t('find.hint')}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        sx={{ mt: 1 }}
      />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ my: 1.5 }}>
        {text === ''
          ? '\u00a0'
          : isBehind
            ? t('find.looking')
            : t(answer.length < MOST_FOUND ? 'find.count' : 'find.first', { count: answer.length })}
      </Typography>
      <Stack
        component="ul"
        aria-label={t('find.title')}
        aria-busy={isBehind}
        sx={{ p: 0, m: 0, listStyle: 'none', opacity: isBehind ? 0.6 : 1, transition: 'opacity 100ms' }}
      >
        {answer.map((entry) => (
          <Stack
            component="li"
            key={`${entry.file}${entry.keys.join('.')}`}
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider', alignItems: 'flex-start' }}
          >
            <Link
              component="button"
              sx={{ textAlign: 'left', minHeight: 24 }}
              onClick={() => open(entry.file, entry.keys.join('.'))}
            >
              {of(entry.texts)} · {t(`kind.${entry.kind}`)}
              {entry.hidden && ` · ${t('outline.hidden')}`}
            </Link>
            <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {entry.file} › {entry.keys.join('.')}
              {entry.path !== undefined && ` · ${entry.path}`} · {entry.at.file}:{entry.at.line}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Sheet>
  )
}

/** How long a text rests before it is looked for, in milliseconds: each look goes through all screens. */
const REST = 200

/** A text once nobody has changed it for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const rest = setTimeout(() => setRested(text), REST)
    return () => clearTimeout(rest)
  }, [text])
  return rested
}
