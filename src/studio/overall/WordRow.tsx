import { useState } from 'react'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { LabelUse, WordLine } from '../../config/node.ts'
import { Committed } from '../controls/Committed.tsx'
import { useWords } from '../words/words.ts'

interface WordRowProps {
  line: WordLine
  languages: readonly string[]
  /** What it reads in each language stands below it, not in columns. */
  isNarrow: boolean
  /** Nothing: as the portal has it. */
  put(language: string, text: string | undefined): void
  open(use: LabelUse): void
}

/** One label: what it reads in each language, what the portal says there, and where it is used. */
export function WordRow({ line: { label, texts, base, missing, uses }, languages, isNarrow, put, open }: WordRowProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const ofLine = isNarrow ? { display: 'block', width: 'auto', px: 0, border: 0 } : {}
  return (
    <TableRow
      sx={{ verticalAlign: 'top', ...(isNarrow && { display: 'block', borderBottom: 1, borderColor: 'divider' }) }}
    >
      <TableCell component="th" scope="row" sx={{ width: '26%', overflowWrap: 'anywhere', fontWeight: 400, ...ofLine }}>
        {label}
        <Stack sx={{ alignItems: 'flex-start' }}>
          {uses.length === 0 ? (
            <Typography variant="caption" color="textSecondary">
              {t('wording.unused')}
            </Typography>
          ) : (
            <Button size="small" sx={{ ml: -0.5 }} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t('wording.uses', { count: uses.length })}
            </Button>
          )}
          {isOpen &&
            uses.map((use) => (
              <Link
                key={`${use.file}:${use.line}:${use.column}`}
                component="button"
                variant="body2"
                sx={{ textAlign: 'left', minHeight: 24 }}
                onClick={() => open(use)}
              >
                {use.screen} › {use.pointer}
                <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                  {use.file}:{use.line}
                </Typography>
              </Link>
            ))}
        </Stack>
      </TableCell>
      {languages.map((language) => (
        <TableCell key={language} sx={ofLine}>
          <Committed
            label={t(missing.includes(language) ? 'wording.lacks' : 'wording.reads', { label, language })}
            value={texts[language] ?? ''}
            // The heads of line and column say what it is.
            isBare={!isNarrow && !missing.includes(language)}
            commit={(text) => put(language, text.trim() === '' ? undefined : text.trim())}
          />
          {base[language] !== undefined && (
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
              <Typography variant="caption" color="textSecondary" sx={{ flex: 1 }}>
                {t('wording.base', { text: base[language] })}
              </Typography>
              <Button
                size="small"
                aria-label={t('wording.backOf', { label, language })}
                onClick={() => put(language, undefined)}
              >
                {t('wording.back')}
              </Button>
            </Stack>
          )}
        </TableCell>
      ))}
    </TableRow>
  )
}
