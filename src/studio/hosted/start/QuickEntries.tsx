import { useState } from 'react'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Choice } from '../../controls/Choice.tsx'
import type { ChangeSetLine } from '../../host/api.ts'
import type { Beginning } from '../../overall/overall.ts'
import { useWords } from '../../words/words.ts'

/** What one often comes for. */
const ENTRIES = ['look', 'words', 'settings', 'help', 'newScreen', 'field'] as const satisfies readonly Beginning[]

interface QuickEntriesProps {
  /** The first one is meant unless another is chosen. */
  sets: readonly ChangeSetLine[]
  open(set: string, begins: Beginning): void
  create(name: string, begins: Beginning): void
}

/** What one often comes for, each a press away, in a change set that is there or in a new one. */
export function QuickEntries({ sets, open, create }: QuickEntriesProps) {
  const { t, language } = useWords()
  const [chosen, setChosen] = useState<string>()
  const into = chosen ?? sets[0]?.id ?? NEW
  const name = t('start.newName', { date: new Date().toLocaleDateString(language, { dateStyle: 'medium' }) })
  return (
    <Box component="section" aria-labelledby="start-quick">
      <Stack direction="row" sx={{ gap: 2, mb: 1.5, alignItems: 'flex-end', flexWrap: 'wrap' }}>
        <Typography id="start-quick" component="h2" variant="subtitle1" sx={{ fontWeight: 600, flex: 1 }}>
          {t('start.quick')}
        </Typography>
        <Choice
          label={t('start.into')}
          value={into}
          options={[
            ...sets.map(({ id, name: text }) => ({ value: id, text })),
            { value: NEW, text: t('start.newSet') },
          ]}
          choose={setChosen}
          sx={{ minWidth: 220 }}
        />
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
        {ENTRIES.map((entry) => (
          <ButtonBase
            key={entry}
            onClick={() => (into === NEW ? create(name, entry) : open(into, entry))}
            sx={{
              p: 2,
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'flex-start',
              justifyContent: 'flex-start',
              textAlign: 'start',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1.5,
              bgcolor: 'background.paper',
              '&:hover': { bgcolor: 'action.hover' },
              '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid' },
            }}
          >
            <Typography component="span" color="primary" sx={{ fontWeight: 600 }}>
              {t(`start.${entry}`)}
            </Typography>
            <Typography component="span" variant="body2" color="textSecondary">
              {t(`start.${entry}About`)}
            </Typography>
          </ButtonBase>
        ))}
      </Box>
    </Box>
  )
}

/** What is chosen among the sets to begin one. */
const NEW = '+'
