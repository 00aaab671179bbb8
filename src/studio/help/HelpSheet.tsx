import { useEffect, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { languageName } from '../../config/index.ts'
import { Choice } from '../controls/Choice.tsx'
import type { HelpPage } from '../host/api.ts'
import { freeName } from '../host/entries.ts'
import type { OverallProps } from '../overall/overall.ts'
import { Sheet } from '../overall/Sheet.tsx'
import { useOverall } from '../overall/use-overall.ts'
import { useWords } from '../words/words.ts'
import { HelpEditor } from './HelpEditor.tsx'
import { newPage } from './written.ts'

/** Pages of which there is no English one are no pages: the contents are those of English. */
const ENGLISH = 'en'

/** The help pages of the tenant: the portal's, which it may write otherwise, and its own. */
export function HelpSheet({ tenant, languages, file, state, refusal, served, change, attempt, close }: OverallProps) {
  const { t, language: reads } = useWords()
  const asked = { tenant, file, language: reads, version: state?.version }
  const { answer, answeredOf = 0, failure } = useOverall<HelpPage[]>('help', asked)
  const [chosen, setChosen] = useState<string>()
  const [language, setLanguage] = useState(languages.includes(reads) ? reads : (languages[0] ?? ENGLISH))
  const editor = useRef<HTMLElement>(null)
  // In a narrow window it stands below all pages.
  useEffect(() => {
    if (chosen !== undefined) editor.current?.scrollIntoView()
  }, [chosen])
  const pages = answer ?? []
  const contents = pages.filter((page) => page.language === ENGLISH)
  const name = chosen ?? contents[0]?.name
  const inLanguage = (each: string) =>
    pages.find((page) => page.name === each && page.language === language) ??
    contents.find((page) => page.name === each)
  const page = name === undefined ? undefined : inLanguage(name)
  const groups = [...new Set(contents.map(({ group }) => group))]
  /** A group has the name that its first page gives it in the language that is written. */
  const titleOf = (group: string) => {
    const first = contents.find((each) => each.group === group)
    return first === undefined ? group : (inLanguage(first.name)?.group ?? group)
  }
  const add = (title: string) => {
    const fresh = freeName(
      title,
      contents.map((each) => each.name),
      'x_',
    )
    const order = Math.max(0, ...contents.map((each) => each.order)) + 10
    const text = newPage(title, { group: page?.group ?? '', order })
    change({ kind: 'help', file: `help/${ENGLISH}/${fresh}.md`, keys: [], page: text })
    setChosen(fresh)
    if (languages.includes(ENGLISH)) setLanguage(ENGLISH)
  }
  return (
    <Sheet title={t('help.title')} {...{ state, close }} failure={failure || refusal}>
      {answer === undefined && failure === '' && <Typography>{t('studio.loading')}</Typography>}
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '260px minmax(0, 1fr)' }, height: { md: '100%' } }}
      >
        <Stack spacing={2} sx={{ minHeight: 0, overflow: 'auto', pr: 1 }}>
          {groups.map((group) => (
            <List
              key={group}
              component="div"
              role="group"
              dense
              disablePadding
              aria-label={titleOf(group)}
              subheader={
                <ListSubheader component="div" disableSticky disableGutters sx={{ lineHeight: 2 }}>
                  {titleOf(group)}
                </ListSubheader>
              }
            >
              {contents
                .filter((each) => each.group === group)
                .map((each) => (
                  <ListItemButton
                    key={each.name}
                    selected={each.name === name}
                    aria-current={each.name === name}
                    onClick={() => setChosen(each.name)}
                    sx={{ borderRadius: 1 }}
                  >
                    <ListItemText primary={inLanguage(each.name)?.title ?? each.title} />
                    {pages.some((other) => other.name === each.name && other.isOwn) && (
                      <Chip size="small" variant="outlined" label={t('help.own')} />
                    )}
                  </ListItemButton>
                ))}
            </List>
          ))}
          <NewPage add={add} />
        </Stack>
        {page !== undefined && name !== undefined && (
          <HelpEditor
            ref={editor}
            key={`${name} ${language}`}
            page={page}
            file={`help/${language}/${name}.md`}
            others={contents.map((each) => each.name)}
            groups={[...new Set(pages.filter((each) => each.language === language).map((each) => each.group))]}
            shownAt={`${served.replace('/tenants/', '/webHelp/')}/${language}/${name}.html?at=${answeredOf}`}
            pictures={pages.flatMap(({ text }) => [...text.matchAll(/assets\/([\w-]+)\./g)].map(([, at]) => at ?? ''))}
            change={attempt}
            remove={() => {
              change({ kind: 'help', file: `help/${language}/${name}.md`, keys: [] })
              if (language === ENGLISH && !page.isPortals) setChosen(undefined)
            }}
            languageChoice={
              <Choice
                label={t('help.language')}
                value={language}
                options={languages.map((each) => ({ value: each, text: languageName(each, reads) }))}
                choose={setLanguage}
                sx={{ minWidth: 140 }}
              />
            }
          />
        )}
      </Box>
    </Sheet>
  )
}

function NewPage({ add }: { add(title: string): void }) {
  const { t } = useWords()
  const [title, setTitle] = useState('')
  const finish = () => {
    if (title.trim() === '') return
    add(title)
    setTitle('')
  }
  return (
    <Stack spacing={1} component="section" aria-label={t('help.new')} sx={{ pt: 1 }}>
      <TextField
        size="small"
        label={t('help.newTitle')}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && finish()}
      />
      <Button variant="outlined" disabled={title.trim() === ''} onClick={finish}>
        {t('help.add')}
      </Button>
    </Stack>
  )
}
