import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { replaceEqualDeep } from '@tanstack/react-query'
import type { OutlineEntry } from '../config/node.ts'
import type { Change, StudioProject, StudioScreen, StudioState, StudioTenant } from './host/api.ts'
import { Bar } from './Bar.tsx'
import { Changes } from './Changes.tsx'
import { entryAt, flat, keyOf } from './host/entries.ts'
import { act, project as readProject, type Act } from './host/host.ts'
import type { Stage } from './hosted/HostedStudio.tsx'
import { HelpSheet } from './help/HelpSheet.tsx'
import { Awaited } from './inspector/Awaited.tsx'
import { Inspector } from './inspector/Inspector.tsx'
import { Several } from './inspector/Several.tsx'
import { FindSheet } from './overall/FindSheet.tsx'
import { NewScreenSheet } from './overall/NewScreenSheet.tsx'
import type { Beginning, SheetName } from './overall/overall.ts'
import { SettingsSheet } from './overall/SettingsSheet.tsx'
import { WordsSheet } from './overall/WordsSheet.tsx'
import { useFolds } from './outline/folds.ts'
import { Outline } from './outline/Outline.tsx'
import { Panes, type Pane } from './Panes.tsx'
import { turnedElsewhere, type Turned } from './turned.ts'
import { TurnedElsewhere } from './TurnedElsewhere.tsx'
import { Tour } from './tour/Tour.tsx'
import { Welcome } from './tour/Welcome.tsx'
import { Preview } from './preview/Preview.tsx'
import { createTurns } from './preview/turns.ts'
import { useWords, type StudioLanguage } from './words/words.ts'

interface StudioProps {
  speak(language: StudioLanguage): void
  token?: string
  stage?: Stage
  /** What the person came for. */
  begins?: Beginning | undefined
}

/** The page for configurers, over the files of a checkout or (`token`: of the preview) a change set of the portal's host: what can be configured, the screen as it is drawn, and the properties of the selected entry. Unless it is `working`, nothing is asked that nobody presses. */
export function Studio({ speak, token, stage = 'working', begins }: StudioProps) {
  const { t, language: reads } = useWords()
  const words = useRef(t)
  const [project, setProject] = useState<StudioProject>()
  const [place, setPlace] = useState<{ tenant: StudioTenant; screen: StudioScreen }>()
  const [state, setState] = useState<StudioState>()
  const [selected, setSelected] = useState('')
  /** Beside the selected entry. */
  const [also, setAlso] = useState<readonly string[]>([])
  /** What went wrong, and at which act: what is read on the side takes no message of another one away. */
  const [failed, setFailed] = useState<{ at: Act | 'project'; reason: string }>()
  const [turned, setTurned] = useState<Turned>()
  /** Was just added, and the host has not answered. */
  const [awaited, setAwaited] = useState<string>()
  const [language, setLanguage] = useState('en')
  const [sheet, setSheet] = useState<SheetName | undefined>(
    begins === 'look' ? 'settings' : begins === 'field' ? undefined : begins,
  )
  const [pane, setPane] = useState<Pane>('screen')
  const [isGuided, setGuided] = useState(false)

  useEffect(() => {
    readProject().then(
      (read) => {
        setProject(read)
        const tenant = read.tenants[0]
        const screen = tenant?.screens.find(({ kind }) => kind === 'forms') ?? tenant?.screens[0]
        if (tenant !== undefined && screen !== undefined) setPlace({ tenant, screen })
        else setFailed({ at: 'project', reason: words.current('studio.noTenant') })
      },
      (error: unknown) => setFailed({ at: 'project', reason: String(error) }),
    )
  }, [])

  // Answers may come in another order than they were asked for: the last one asked for stands.
  const asked = useRef(0)
  const seen = useRef(0)
  const [turns] = useState(createTurns)
  const told = useRef<StudioState['differences']>([])
  const run = useCallback(
    async (what: Act, changes?: Change[], adds = false): Promise<boolean> => {
      if (place === undefined) return false
      asked.current += 1
      const turn = asked.current
      try {
        const answer = await act(what, {
          tenant: place.tenant.id,
          file: place.screen.file,
          language: reads,
          ...(changes && { changes, seen: seen.current }),
        })
        if (turn !== asked.current) return true
        seen.current = answer.version
        // The screen first, what is said around it when that is drawn; of what was added its properties, for they are asked for next.
        const drawn = () => Promise.race([turns.tell(place.tenant.id, answer.version), longEnough()])
        if (!adds) await drawn()
        if (turn !== asked.current) return true
        const take = () => {
          setState((before) => replaceEqualDeep(before, answer))
          setFailed((before) => (what === 'look' && before?.at !== 'look' ? before : undefined))
          if (what === 'undo' || what === 'redo')
            setTurned(turnedElsewhere(told.current, answer.differences, place.screen.file))
          else if (what !== 'look') setTurned(undefined)
          told.current = answer.differences
        }
        if (adds) {
          take()
          setTimeout(() => void drawn())
        } else startTransition(take)
        return true
      } catch (error) {
        if (turn === asked.current)
          setFailed((before) =>
            what === 'look' && before !== undefined ? before : { at: what, reason: reasonOf(error) },
          )
        return false
      }
    },
    [place, reads, turns],
  )
  const looks = token !== undefined && stage === 'working'
  useEffect(() => {
    void run('look')
    // What others change is seen without being asked for.
    const every = looks ? setInterval(() => void run('look'), LOOK_MS) : undefined
    return () => clearInterval(every)
  }, [run, looks])

  // A field of the tenant's own stands after another one: the last of the first section, until somebody chooses.
  const [adds, setAdds] = useState(begins === 'field')
  const after = adds && selected === '' ? lastFieldOf(state?.outline ?? none) : undefined
  if (after !== undefined) {
    setSelected(keyOf(after))
    setPane('properties')
  }

  // What was selected is read from its beginning.
  const properties = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!adds) properties.current?.scrollTo(0, 0)
  }, [selected, adds])

  const folds = useFolds(place?.screen.file ?? '')
  const change = useCallback((...changes: Change[]) => void run('change', changes), [run])
  const select = useCallback((key: string) => {
    setAdds(false)
    setSelected(key)
    setAlso([])
    setPane('properties')
  }, [])
  const add = useCallback(
    (key: string, changes: Change[]) => {
      select(key)
      setAwaited(key)
      void run('change', changes, true).then(() => setAwaited((before) => (before === key ? undefined : before)))
    },
    [select, run],
  )
  const failure = failed?.reason ?? ''
  if (project === undefined || place === undefined)
    return failure === '' ? (
      <Typography sx={{ p: 3 }}>{t('studio.loading')}</Typography>
    ) : (
      <Alert severity="error">{failure}</Alert>
    )
  const { tenant, screen } = place
  const { file } = screen
  const outline = state?.outline ?? none
  const entry = entryAt(outline, selected) ?? state?.screen
  const isAwaited = awaited === selected && (entry === undefined || keyOf(entry) !== selected)
  const several = flat(outline).flatMap((each) => ([selected, ...also].includes(keyOf(each.entry)) ? [each.entry] : []))
  const selectAlso = (key: string, adds = false) => {
    if (!adds || selected === '' || key === selected) select(key)
    else setAlso(also.includes(key) ? also.filter((each) => each !== key) : [...also, key])
  }
  const shown = tenant.languages.includes(language) ? language : (tenant.languages[0] ?? 'en')
  const conflicts = state?.conflicts ?? []
  const people = state?.people?.map(({ name }) => name) ?? []
  const Shown = sheet && sheets[sheet]
  const open = (screenOrFile: string, pointer: string) => {
    const name = screenOrFile.replace(/(\.layout)?\.json$/, '')
    const next = tenant.screens.find((each) => each.file.replace(/(\.layout)?\.json$/, '') === name)
    if (next === undefined) return
    if (next !== screen) {
      setState(undefined)
      setPlace({ tenant, screen: next })
    }
    setSheet(undefined)
    select(pointer)
  }
  const begin = async (begun: string, changes: Change[]) => {
    if (!(await run('change', changes))) return
    const read = await readProject().catch((error: unknown) => setFailed({ at: 'change', reason: reasonOf(error) }))
    const known = read?.tenants.find(({ id }) => id === tenant.id)
    const next = known?.screens.find((each) => each.file === begun)
    if (read !== undefined) setProject(read)
    if (known === undefined || next === undefined) return
    setState(undefined)
    setSelected('')
    setPlace({ tenant: known, screen: next })
    setSheet(undefined)
  }
  const hasErrors = state?.findings.some(({ severity }) => severity === 'error') === true
  return (
    <Box
      sx={{
        height: '100%',
        display: 'grid',
        gridTemplateRows: 'auto auto minmax(0, 1fr)',
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Bar
        {...{ project, tenant, screen, state, speak }}
        choose={(nextTenant, nextScreen) => {
          setState(undefined)
          setSelected('')
          setAlso([])
          setPlace({ tenant: nextTenant, screen: nextScreen })
        }}
        run={(what) => void run(what)}
        show={setSheet}
        guide={() => setGuided(true)}
      />
      <Box>
        <Welcome begin={() => setGuided(true)} />
        {people.length > 0 && <Alert severity="info">{t('sets.people', { names: people.join(', ') })}</Alert>}
        {failure !== '' && (
          <Alert severity="error" onClose={() => setFailed(undefined)}>
            {failure}
          </Alert>
        )}
        {turned !== undefined && (
          <TurnedElsewhere {...{ turned, open }} screens={tenant.screens} close={() => setTurned(undefined)} />
        )}
        {conflicts.length > 0 && <Alert severity="warning">{t('bar.conflict', { files: conflicts.join(', ') })}</Alert>}
      </Box>
      <Panes
        pane={pane}
        choose={setPane}
        entries={
          <Outline
            key={file}
            outline={state?.screen === undefined ? outline : [state.screen, ...outline]}
            {...{ selected, also, file, folds, change }}
            select={selectAlso}
            language={shown}
          />
        }
        screen={
          // There is no preview of a set that is gone.
          stage !== 'ending' && (
            <Preview
              key={tenant.id}
              {...{ project, tenant, screen, outline, turns, select, change, setLanguage, token }}
              isStale={hasErrors}
              selected={selected === '' ? undefined : entry}
              language={shown}
            />
          )
        }
        properties={
          <Stack
            ref={properties}
            component="aside"
            aria-label={t('studio.properties')}
            spacing={3}
            sx={{ height: '100%', overflow: 'auto', p: 2 }}
          >
            {entry === undefined ? (
              <Typography color="textSecondary">{t('inspector.none')}</Typography>
            ) : isAwaited ? (
              <Awaited id={selected.split('.').at(-1) ?? ''} />
            ) : several.length > 1 ? (
              <Several entries={several} outline={outline} languages={tenant.languages} {...{ file, change }} />
            ) : (
              <Inspector
                key={selected}
                {...{ entry, outline, project, tenant, file, change, add }}
                findings={state?.findings ?? []}
                version={state?.version ?? 0}
                sought={selected === '' ? [] : selected.split('.').slice(entry.keys.length)}
                adds={adds}
              />
            )}
            {state !== undefined && <Changes state={state} file={file} select={select} />}
          </Stack>
        }
      />
      {isGuided && <Tour choose={setPane} close={() => setGuided(false)} />}
      {Shown !== undefined && (
        <Shown
          {...{ file, state, change, open }}
          attempt={(...changes: Change[]) => run('change', changes)}
          tenant={tenant.id}
          languages={tenant.languages}
          screens={tenant.screens}
          begin={(begun, ...changes) => void begin(begun, changes)}
          refusal={failure}
          served={`/tenants/${tenant.url}${token === undefined ? '' : `/~${token}`}`}
          at={begins === 'look' ? 'theme' : undefined}
          close={() => setSheet(undefined)}
        />
      )}
    </Box>
  )
}

const sheets = {
  words: WordsSheet,
  find: FindSheet,
  settings: SettingsSheet,
  help: HelpSheet,
  newScreen: NewScreenSheet,
} satisfies Record<SheetName, unknown>

/** The last field of the first section that has one. */
function lastFieldOf(outline: readonly OutlineEntry[]): OutlineEntry | undefined {
  const ofSections = outline.map(({ entries }) =>
    entries.filter(({ kind, keys }) => kind === 'Field' && keys.length === 4),
  )
  return ofSections.find((fields) => fields.length > 0)?.at(-1)
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** How often is looked what others did, in milliseconds. */
const LOOK_MS = 10_000

/** For how long what is said around a screen waits for the screen, in milliseconds: a tab that nobody sees is never drawn. */
const DRAWN_MS = 400

const longEnough = () => new Promise((resolve) => setTimeout(resolve, DRAWN_MS))

const none: StudioState['outline'] = []
