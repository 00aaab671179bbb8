import { useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { WordTable } from '../../config/node.ts'
import { Choice } from '../controls/Choice.tsx'
import { keepFile } from '../../app/index.ts'
import type { Change } from '../host/api.ts'
import { faultOf } from '../host/host.ts'
import { useWords } from '../words/words.ts'
import { RenameTerm } from './RenameTerm.tsx'
import { newWords } from './word-list.ts'

interface TranslatingProps {
  table: WordTable
  /** What goes out: the lines that are shown. */
  shown: WordTable['lines']
  change(...changes: Change[]): void
  /** The same, and whether the changes were made. */
  attempt(...changes: Change[]): Promise<boolean>
}

/** What reads and writes translators' files, loaded when somebody wants one. */
const formats = () => import('../../config/explain/word-files.ts')

const faults = { language: 'wording.otherLanguage', quote: 'wording.quote', broken: 'wording.broken' } as const

/** A term called otherwise everywhere, and words for a translator: out as CSV or XLIFF, and in again. */
export function Translating({ table, shown, change, attempt }: TranslatingProps) {
  const { t } = useWords()
  const { languages, lines, terms } = table
  const [language, setLanguage] = useState(languages.find((each) => each !== 'en') ?? 'en')
  const chooser = useRef<HTMLInputElement>(null)
  const [done, setDone] = useState<{ severity: 'success' | 'error'; text: string }>()

  const save = async (name: string) => {
    const words = shown.map(({ label, texts }) => ({
      label,
      english: texts['en'] ?? '',
      ...(texts[language] !== undefined && { text: texts[language] }),
    }))
    const { wordFormats } = await formats()
    const text = (await wordFormats[name]?.write({ language, words })) ?? ''
    keepFile(`words-${language}.${name}`, new Blob([text], { type: 'text/plain;charset=utf-8' }))
  }
  const take = async (file: File) => {
    setDone(undefined)
    const { formatOf, textOfWords, WordsFault } = await formats()
    const format = formatOf(file.name)
    if (format === undefined) return setDone({ severity: 'error', text: t('wording.noFormat', { name: file.name }) })
    try {
      const { texts, unknown } = newWords(
        lines,
        language,
        await format.read(textOfWords(await file.arrayBuffer(), language), language),
      )
      const count = Object.keys(texts).length
      // The page says why they were not.
      if (count > 0 && !(await attempt({ kind: 'words', file: `labels/${language}.json`, keys: [], texts }))) return
      const left = unknown.length === 0 ? '' : ` ${t('wording.unknown', { labels: unknown.slice(0, 5).join(', ') })}`
      setDone({ severity: 'success', text: `${t('wording.taken', { count })}${left}` })
    } catch (error) {
      const fault = error instanceof WordsFault ? error : new WordsFault('broken', '')
      const about = fault.about === '' ? '–' : fault.about
      setDone({ severity: 'error', text: t(faults[fault.why], { name: file.name, language, about }) })
    }
  }
  /** Where what reads and writes the files cannot be loaded, that is said. */
  const telling = (work: Promise<void>) =>
    void work.catch((error: unknown) => setDone({ severity: 'error', text: faultOf(error) }))
  return (
    <Stack spacing={1.5} sx={{ mb: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-end' }}>
        <Choice
          label={t('wording.language')}
          value={language}
          options={languages.map((each) => ({ value: each, text: each }))}
          choose={setLanguage}
          sx={{ minWidth: 120 }}
        />
        <Button onClick={() => telling(save('csv'))}>{t('wording.csv')}</Button>
        <Button onClick={() => telling(save('xliff'))}>{t('wording.xliff')}</Button>
        <Button onClick={() => chooser.current?.click()}>{t('wording.take')}</Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".csv,.xliff,.xlf,.json"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file !== undefined) telling(take(file))
            target.value = ''
          }}
        />
      </Stack>
      <RenameTerm table={table} language={language} attempt={attempt} />
      {Object.entries(terms).flatMap(([each, named]) =>
        Object.entries(named).map(([was, called]) => (
          <Alert
            key={`${each}${was}`}
            severity="info"
            action={
              <Button
                size="small"
                onClick={() => change({ kind: 'set', file: `labels/${each}.json`, keys: ['terms', was] })}
              >
                {t('wording.back')}
              </Button>
            }
          >
            {t('wording.renamed', { was, called, language: each })}
          </Alert>
        )),
      )}
      {done !== undefined && (
        <Alert severity={done.severity} onClose={() => setDone(undefined)}>
          {done.text}
        </Alert>
      )}
    </Stack>
  )
}
