import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { EntryAbout, OutlineEntry } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { useBegun } from '../controls/begun.tsx'
import { AddWhole, textsLacking } from '../controls/new/AddWhole.tsx'
import { Choice } from '../controls/Choice.tsx'
import { besides } from '../host/entries.ts'
import { useWords, wordsIn } from '../words/words.ts'
import {
  choicesIn,
  filesIn,
  hasChoices,
  nameFor,
  ownFieldChanges,
  ownTypes,
  partsOfOwn,
  type OwnType,
} from './own-field.ts'

interface AddFieldProps {
  outline: readonly OutlineEntry[]
  /** The entry that the new one stands after. */
  beside: OutlineEntry
  /** Where the record's summary shows it. */
  summary: EntryAbout['summary']
  languages: readonly string[]
  file: string
  add(id: string, changes: Change[]): void
}

/** A field of the tenant's own: its name, what its value is, and what it reads. */
export function AddField({ outline, beside, summary, languages, file, add }: AddFieldProps) {
  const { t } = useWords()
  const [typed, setTyped] = useBegun<string | undefined>('name', undefined)
  const [type, setType] = useBegun<OwnType>('type', 'string')
  const [longest, setLongest] = useBegun('longest', '50')
  const [choices, setChoices] = useBegun<Readonly<Record<string, string>>>('choices', {})
  const [texts, setTexts] = useBegun<Readonly<Record<string, string>>>('texts', {})
  // What it reads says how it is called, unless somebody knows better.
  const name = typed ?? nameFor(texts['en'] ?? Object.values(texts)[0] ?? '')
  const id = `x_${name}`
  const files = filesIn(outline)
  const isTaken = besides(outline, beside).some((entry) => entry.id === id)
  const isNamed = /^[A-Za-z0-9_]*$/.test(name) && !isTaken
  const isLongest = type !== 'string' || longest === '' || /^[1-9]\d*$/.test(longest)
  const isChosen = choicesIn(choices).some((each) => Object.values(each).some(Boolean))
  const lacks = [
    ...textsLacking(languages, texts, t),
    ...(hasChoices(type) && !isChosen ? [t('own.choices')] : []),
    ...(name === '' ? [t('own.name')] : []),
  ]
  const create = () => {
    const field = {
      id,
      type,
      ...(longest !== '' && { longest: Number(longest) }),
      parts: Object.fromEntries(
        partsOfOwn(type).map((part) => [
          part,
          Object.fromEntries(
            languages.map((language) => [language, wordsIn(language === 'ja' ? 'ja' : 'en').t(`own.part.${part}`)]),
          ),
        ]),
      ),
      choices: choicesIn(choices),
      ...(files !== undefined && { files }),
      texts: Object.fromEntries(languages.map((language) => [language, texts[language] ?? ''])),
    }
    add(id, ownFieldChanges(field, beside, file, summary))
  }
  return (
    <Stack
      role="group"
      aria-label={t('own.label')}
      spacing={1.5}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, pt: 2 }}
    >
      {languages.map((language, at) => (
        <TextField
          key={language}
          size="small"
          autoFocus={at === 0}
          label={t('own.reads', { language })}
          value={texts[language] ?? ''}
          onChange={({ target }) => setTexts({ ...texts, [language]: target.value })}
        />
      ))}
      <Choice
        label={t('own.value')}
        value={type}
        options={ownTypes
          .filter((each) => each !== 'file' || files !== undefined)
          .map((each) => ({ value: each, text: t(`own.${each}`) }))}
        choose={(value) => setType(value as OwnType)}
      />
      {type === 'string' && (
        <TextField
          size="small"
          type="number"
          label={t('own.longest')}
          value={longest}
          error={!isLongest}
          helperText={!isLongest && t('own.longestRule')}
          onChange={({ target }) => setLongest(target.value)}
        />
      )}
      {hasChoices(type) &&
        languages.map((language, at) => (
          <TextField
            key={language}
            size="small"
            multiline
            minRows={3}
            label={at === 0 ? t('own.choices') : t('own.choicesIn', { language })}
            value={choices[language] ?? ''}
            onChange={({ target }) => setChoices({ ...choices, [language]: target.value })}
          />
        ))}
      <TextField
        size="small"
        label={t('own.name')}
        value={name}
        error={!isNamed}
        onChange={({ target }) => setTyped(target.value)}
        helperText={isTaken ? t('own.nameTaken') : isNamed ? t('own.nameHint', { id }) : t('own.nameRule')}
      />
      <AddWhole label={t('own.add')} lacks={isNamed && isLongest ? lacks : undefined} add={create} />
    </Stack>
  )
}
