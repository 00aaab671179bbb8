import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { WordTable } from '../../config/node.ts'
import { Choice } from '../controls/Choice.tsx'
import type { Change } from '../host/api.ts'
import { useWords } from '../words/words.ts'
import type { OverallProps } from './overall.ts'
import { NARROW, Sheet } from './Sheet.tsx'
import { Translating } from './Translating.tsx'
import { useOverall } from './use-overall.ts'
import { shownWords, wordFilters, type WordFilter } from './word-list.ts'
import { WordRow } from './WordRow.tsx'

/** How many lines are drawn at first, and at each press for more. */
const STEP = 40

/** Every word of the tenant's portal in every language. */
export function WordsSheet({ tenant, file, state, refusal, change, attempt, open, close }: OverallProps) {
  const { t, language } = useWords()
  const { answer, answeredOf, failure } = useOverall<WordTable>('words', {
    tenant,
    file,
    language,
    version: state?.version,
  })
  const isNarrow = useMediaQuery(NARROW)
  const [filter, setFilter] = useState<WordFilter>('all')
  const [sought, setSought] = useState('')
  const [most, setMost] = useState(STEP)
  const shown = answer === undefined ? [] : shownWords(answer.lines, filter, sought)
  const put = (label: string, each: string, text: string | undefined) => {
    const word: Change = { kind: 'set', file: `labels/${each}.json`, keys: [label] }
    change(text === undefined ? word : { ...word, value: text })
  }
  return (
    <Sheet title={t('wording.title')} {...{ state, answeredOf, close }} failure={failure || refusal}>
      <Stack direction="row" sx={{ gap: 1.5, my: 1.5, alignItems: 'flex-end', flexWrap: 'wrap' }}>
        <TextField
          size="small"
          type="search"
          autoFocus
          label={t('wording.find')}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          sx={{ width: { xs: '100%', sm: 320 } }}
        />
        <Choice
          label={t('wording.filter')}
          value={filter}
          options={wordFilters.map((each) => ({ value: each, text: t(`wording.${each}`) }))}
          choose={(each) => setFilter(each as WordFilter)}
          sx={{ minWidth: 200 }}
        />
        <Typography role="status" variant="body2" color="textSecondary" sx={{ pb: 1 }}>
          {answer === undefined ? t('studio.loading') : t('wording.count', { count: shown.length })}
        </Typography>
      </Stack>
      {answer !== undefined && (
        <>
          <Translating table={answer} shown={shown} change={change} attempt={attempt} />
          <Table size="small" aria-label={t('wording.title')} sx={{ ...LINES, ...(isNarrow && { display: 'block' }) }}>
            <TableHead sx={isNarrow ? { display: 'none' } : {}}>
              <TableRow>
                <TableCell>{t('wording.label')}</TableCell>
                {answer.languages.map((each) => (
                  <TableCell key={each}>{each}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody sx={isNarrow ? { display: 'block' } : {}}>
              {shown.slice(0, most).map((line) => (
                <WordRow
                  key={line.label}
                  line={line}
                  languages={answer.languages}
                  isNarrow={isNarrow}
                  put={(each, text) => put(line.label, each, text)}
                  open={({ screen, pointer }) => open(screen, pointer)}
                />
              ))}
            </TableBody>
          </Table>
          {shown.length === 0 && <Typography sx={{ py: 2 }}>{t('wording.none')}</Typography>}
          {shown.length > most && <Button onClick={() => setMost(most + STEP)}>{t('wording.more')}</Button>}
        </>
      )}
    </Sheet>
  )
}

/** The library makes a shade of its own of the lines' colour, which is all but black in the dark. */
const LINES = { '& td, & th': { borderColor: 'divider' } } as const
