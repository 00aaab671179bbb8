import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Change, StudioProject, StudioScreen, StudioState, StudioTenant } from './host/api.ts'
import { Bar } from './Bar.tsx'
import { Changes } from './Changes.tsx'
import { useNewGround } from './ground.ts'
import { entryAt, flat, keyOf, lastFieldOf, titled } from './host/entries.ts'
import { faultOf, project as readProject } from './host/host.ts'
import { TypingContext } from './controls/typing.ts'
import type { Stage } from './hosted/HostedStudio.tsx'
import { Awaited } from './inspector/Awaited.tsx'
import { Inspector } from './inspector/Inspector.tsx'
import { Several } from './inspector/Several.tsx'
import type { Beginning, SheetName } from './overall/overall.ts'
import { sheets } from './sheets.ts'
import { useFolds } from './outline/folds.ts'
import { Outline } from './outline/Outline.tsx'
import { Panes, type Pane } from './Panes.tsx'
import { TurnedElsewhere } from './TurnedElsewhere.tsx'
import { Tour } from './tour/Tour.tsx'
import { Welcome } from './tour/Welcome.tsx'
import { openingOf, useKeptPlace, type Place } from './place/opening.ts'
import { Preview } from './preview/Preview.tsx'
import { useActs } from './use-acts.ts'
import { useTyping } from './use-typing.ts'
import { PanesWaiting } from './waiting/PanesWaiting.tsx'
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
  const [project, setProject] = useState<StudioProject>()
  const [place, setPlace] = useState<Place>()
  const { state, forget, failed, fail, turned, passTurned, run, turns, asked, settled } = useActs(
    place,
    reads,
    token !== undefined && stage === 'working',
  )
  const [selected, setSelected] = useState('')
  /** Beside the selected entry. */
  const [also, setAlso] = useState<readonly string[]>([])
  /** Was just added, and the host has not answered. */
  const [awaited, setAwaited] = useState<string>()
  /** The language of the screen; until somebody chooses one, that of the studio. */
  const [chosen, setLanguage] = useState<string>()
  const [sheet, setSheet] = useState<SheetName | undefined>(
    begins === 'look' ? 'settings' : begins === 'field' ? undefined : begins,
  )
  const [pane, setPane] = useState<Pane>('screen')
  const [isGuided, setGuided] = useState(false)
  /** Id of the tenant that is being turned to. */
  const wanted = useRef<string>(undefined)

  const failWithoutTenant = useEffectEvent(() => fail({ at: 'project', reason: t('studio.noTenant') }))
  useEffect(() => {
    openingOf(begins !== undefined).then(
      ({ project: read, place: there, at }) => {
        setProject(read)
        setSelected(at)
        if (there === undefined) failWithoutTenant()
        else setPlace(there)
      },
      (error: unknown) => fail({ at: 'project', reason: String(error) }),
    )
  }, [fail, begins])
  useKeptPlace(place, selected, token === undefined)

  const opened = place?.tenant.id
  const readAgain = useCallback(
    () =>
      void readProject(opened).then(setProject, (error: unknown) => fail({ at: 'project', reason: faultOf(error) })),
    [opened, fail],
  )
  useNewGround(state, readAgain)

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
    if (adds) return
    properties.current?.scrollTo(0, 0)
    properties.current?.scrollIntoView({ block: 'start' })
  }, [selected, adds])

  const folds = useFolds(place?.screen.file ?? '')
  const change = useCallback(
    (...changes: Change[]) =>
      // What others have put in its place is seen at once, with the word that it was not done.
      void run('change', changes).then((isDone) => {
        if (!isDone) void run('look')
      }),
    [run],
  )
  const typing = useTyping({ asked, settled, fail })
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
    return failure === '' ? <PanesWaiting /> : <Alert severity="error">{failure}</Alert>
  const { screen } = place
  const tenant = project.tenants.find(({ id }) => id === place.tenant.id) ?? place.tenant
  const { file } = screen
  const outline = state?.outline ?? none
  const whole = state?.screen && titled(state.screen, screen.titles)
  const entry = entryAt(outline, selected) ?? whole
  const isAwaited = awaited === selected && (entry === undefined || keyOf(entry) !== selected)
  const several = flat(outline).flatMap((each) => ([selected, ...also].includes(keyOf(each.entry)) ? [each.entry] : []))
  const selectAlso = (key: string, adds = false) => {
    if (!adds || selected === '' || key === selected) select(key)
    else setAlso(also.includes(key) ? also.filter((each) => each !== key) : [...also, key])
  }
  const shown = [chosen ?? reads, ...tenant.languages].find((each) => tenant.languages.includes(each)) ?? 'en'
  const conflicts = state?.conflicts ?? []
  const people = state?.people?.map(({ name }) => name) ?? []
  const Shown = sheet && sheets[sheet]
  const go = (nextTenant: StudioTenant, nextScreen: StudioScreen) => {
    wanted.current = undefined
    forget()
    setSelected('')
    setAlso([])
    setPlace({ tenant: nextTenant, screen: nextScreen })
  }
  const open = (screenOrFile: string, pointer: string) => {
    const name = screenOrFile.replace(/(\.layout)?\.json$/, '')
    const next = tenant.screens.find((each) => each.file.replace(/(\.layout)?\.json$/, '') === name)
    if (next === undefined) return
    if (next !== screen) go(tenant, next)
    setSheet(undefined)
    select(pointer)
  }
  const begin = async (begun: string, changes: Change[]) => {
    if (!(await run('change', changes))) return
    const read = await readProject(tenant.id).catch((error: unknown) => fail({ at: 'change', reason: faultOf(error) }))
    const known = read?.tenants.find(({ id }) => id === tenant.id)
    const next = known?.screens.find((each) => each.file === begun)
    if (read !== undefined) setProject(read)
    if (known === undefined || next === undefined) return
    go(known, next)
    setSheet(undefined)
  }
  const turnTo = async (id: string) => {
    wanted.current = id
    const read = await readProject(id).catch((error: unknown) => fail({ at: 'project', reason: faultOf(error) }))
    const next = read?.tenants.find((each) => each.id === id)
    const same = next?.screens.find((each) => each.file === file) ?? next?.screens[0]
    // Whoever has chosen something else meanwhile stays there.
    if (read === undefined || next === undefined || same === undefined || wanted.current !== id) return
    setProject(read)
    go(next, same)
  }
  const hasErrors = state?.findings.some(({ severity }) => severity === 'error') === true
  return (
    <Box
      sx={{
        height: '100%',
        display: 'grid',
        // What is worked on keeps room to be worked on: in a low or narrow window the bars go out of sight by scrolling.
        gridTemplateRows: { xs: 'auto auto minmax(720px, 1fr)', sm: 'auto auto minmax(480px, 1fr)' },
        overflow: 'auto',
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Bar
        {...{ project, tenant, screen, state, speak }}
        choose={(next) => go(tenant, next)}
        turnTo={(id) => void turnTo(id)}
        run={(what) => void run(what)}
        show={setSheet}
        guide={() => setGuided(true)}
      />
      <Box>
        <Welcome begin={() => setGuided(true)} />
        {people.length > 0 && <Alert severity="info">{t('sets.people', { names: people.join(', ') })}</Alert>}
        {failure !== '' && stage !== 'ending' && (
          <Alert severity="error" onClose={() => fail(undefined)}>
            {failure} {failed?.lost !== undefined && t('bar.notPutIn', { text: failed.lost })}
          </Alert>
        )}
        {turned !== undefined && (
          <TurnedElsewhere {...{ turned, open }} screens={tenant.screens} close={() => passTurned()} />
        )}
        {conflicts.length > 0 && <Alert severity="warning">{t('bar.conflict', { files: conflicts.join(', ') })}</Alert>}
      </Box>
      <Panes
        pane={pane}
        choose={setPane}
        entries={
          <Outline
            key={file}
            outline={whole === undefined ? outline : [whole, ...outline]}
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
              <Several
                entries={several}
                outline={outline}
                languages={tenant.languages}
                {...{ file, change }}
                move={([first = '', ...others], changes) => {
                  add(first, changes)
                  setAlso(others)
                }}
              />
            ) : (
              <TypingContext value={typing}>
                <Inspector
                  key={`${keyOf(entry)} ${selected}`}
                  {...{ entry, outline, project, tenant, file, change, open, add }}
                  screen={whole}
                  findings={state?.findings ?? []}
                  version={state?.version ?? 0}
                  sought={selected === '' ? [] : selected.split('.').slice(entry.keys.length)}
                  adds={adds}
                />
              </TypingContext>
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

const none: StudioState['outline'] = []
