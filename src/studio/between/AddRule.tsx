import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { OutlineEntry } from '../../config/node.ts'
import { pathOf, type NamedField } from '../conditions/fields.ts'
import { useBegun } from '../controls/begun.tsx'
import type { Change } from '../host/api.ts'
import { useWords } from '../words/words.ts'
import { checkedWhileFilled, listOf, orderedIn, ruleChanges, type RuleSays } from './between.ts'
import { RuleParts } from './RuleParts.tsx'

interface AddRuleProps {
  outline: readonly OutlineEntry[]
  /** Where its message stands. */
  field: OutlineEntry
  asked: readonly NamedField[]
  places: readonly NamedField[]
  languages: readonly string[]
  file: string
  add(id: string, changes: Change[]): void
}

/** A rule of the tenant's own between fields: what must hold, and what is said where it does not. */
export function AddRule({ outline, field, asked, places, languages, file, add }: AddRuleProps) {
  const { t } = useWords()
  const each = listOf(outline, field)
  const [says, setSays] = useBegun<RuleSays>('says', { ...(each !== undefined && { each }), at: pathOf(field) })
  const [texts, setTexts] = useBegun<Readonly<Record<string, string>>>('texts', {})
  const isRead = languages.every((language) => (texts[language] ?? '').trim() !== '')
  const ordered = says.when === undefined ? orderedIn(says.require) : []
  const names = ordered.map((path) => asked.find((each) => each.path === path)?.text ?? path)
  const create = () => {
    const said = Object.fromEntries(languages.map((language) => [language, texts[language] ?? '']))
    const { id, changes } = ruleChanges(outline, field, checkedWhileFilled(says), said, file)
    add(id, changes)
  }
  return (
    <Stack
      role="group"
      aria-label={t('between.rule')}
      spacing={1.5}
      sx={{ width: '100%', border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}
    >
      {each !== undefined && <Typography variant="caption">{t('between.everyRow')}</Typography>}
      <RuleParts
        {...{ says, asked, places }}
        isDraft
        put={(key, value) => setSays((before) => ({ ...before, [key]: value }))}
      />
      {names.length > 0 && (
        <Typography variant="caption" role="status">
          {t('between.whileFilled', { fields: names.join(', ') })}
        </Typography>
      )}
      {languages.map((language) => (
        <TextField
          key={language}
          size="small"
          multiline
          label={t('between.message', { language })}
          value={texts[language] ?? ''}
          onChange={({ target }) => setTexts({ ...texts, [language]: target.value })}
        />
      ))}
      <Button variant="outlined" disabled={says.require === undefined || !isRead} onClick={create}>
        {t('between.addRule')}
      </Button>
    </Stack>
  )
}
