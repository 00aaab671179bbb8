import { useState } from 'react'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { WordTable } from '../../config/node.ts'
import { Framed } from '../controls/Framed.tsx'
import type { Change } from '../host/api.ts'
import { useWords } from '../words/words.ts'
import { pluralOf, spellingsOf, withArticles } from './term.ts'

interface RenameTermProps {
  table: WordTable
  /** Where a term is looked for first. */
  language: string
  /** Whether the changes were made. */
  attempt(...changes: Change[]): Promise<boolean>
}

/** A term of the portal that the tenant calls otherwise: where it stands is listed before it is renamed. Typed in another language of the tenant, it is renamed there. */
export function RenameTerm({ table, language: first, attempt }: RenameTermProps) {
  const { t } = useWords()
  const [term, setTerm] = useState('')
  const [called, setCalled] = useState('')
  /** What several are called; undefined while nobody has said it. */
  const [manyCalled, setManyCalled] = useState<string>()
  const [inAnyCase, setInAnyCase] = useState(true)
  const names = [term.trim(), called.trim()] as const
  const inLanguage = (each: string) => spellingsOf(table, each, names, inAnyCase)
  const language = [first, ...table.languages].find((each) => inLanguage(each).length > 0) ?? first
  const one = inLanguage(language)
  // English has another word for several: it is renamed together, unless somebody takes it out.
  const plural = language === 'en' && names[0] !== '' ? pluralOf(names[0]) : ''
  const several = names[1] === '' ? '' : (manyCalled ?? pluralOf(names[1])).trim()
  const ofSeveral = spellingsOf(table, language, [plural, several], inAnyCase)
  const both = several === '' ? one : [...one, ...ofSeveral]
  const spellings = [...both, ...withArticles(table, language, names, inAnyCase)]
  const places = new Set(spellings.flatMap((each) => each.places.map(({ label }) => label)))
  const rename = async () => {
    const isMade = await attempt(
      ...spellings.map(({ was, called: value }): Change => {
        return { kind: 'set', file: `labels/${language}.json`, keys: ['terms', was], value }
      }),
    )
    // What was refused stays to be put right, and what was typed meanwhile to be gone on with.
    if (!isMade) return
    setTerm((now) => (now === term ? '' : now))
    setCalled((now) => (now === called ? '' : now))
    setManyCalled((now) => (now === manyCalled ? undefined : now))
  }
  return (
    <Framed label={t('wording.rename')}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-end' }}>
        <TextField
          size="small"
          label={t('wording.term')}
          value={term}
          onChange={({ target }) => setTerm(target.value)}
          sx={{ width: { xs: '100%', sm: 220 } }}
        />
        <TextField
          size="small"
          label={t('wording.called')}
          value={called}
          onChange={({ target }) => setCalled(target.value)}
          sx={{ width: { xs: '100%', sm: 220 } }}
        />
        {names[1] !== '' && ofSeveral.length > 0 && (
          <TextField
            size="small"
            label={t('wording.several', { term: plural })}
            value={manyCalled ?? pluralOf(names[1])}
            onChange={({ target }) => setManyCalled(target.value)}
            sx={{ width: { xs: '100%', sm: 220 } }}
          />
        )}
        <FormControlLabel
          control={<Switch checked={inAnyCase} onChange={(_, checked) => setInAnyCase(checked)} />}
          label={t('wording.anyCase')}
          sx={{ ml: 0, minHeight: 38 }}
        />
        <Button
          variant="outlined"
          disabled={names.includes('') || spellings.length === 0}
          onClick={() => void rename()}
        >
          {t('wording.renameIn', { count: places.size })}
        </Button>
      </Stack>
      {names[0] !== '' && spellings.length === 0 && (
        <Typography role="status" variant="body2" color="textSecondary">
          {t('wording.noTerm', { term: names[0], language })}
        </Typography>
      )}
      {spellings.length > 0 && (
        <Stack
          component="ul"
          aria-label={t('wording.places')}
          sx={{ p: 0, m: 0, listStyle: 'none', maxHeight: 240, overflow: 'auto' }}
        >
          {spellings.flatMap(({ was, called: is, places: at }) =>
            at.map(({ label, text }) => (
              <Typography
                component="li"
                variant="body2"
                key={`${was} ${label}`}
                sx={{ display: 'flex', gap: 2, py: 0.25 }}
              >
                {text}
                <Typography component="span" variant="body2" color="textSecondary">
                  {names[1] === '' ? `${was} · ${label}` : `${was} → ${is} · ${label}`}
                </Typography>
              </Typography>
            )),
          )}
        </Stack>
      )}
    </Framed>
  )
}
