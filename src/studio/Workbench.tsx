import { useCallback, useState } from 'react'
import Box from '@mui/material/Box'
import type { Change, StudioProject, StudioState } from './host/api.ts'
import { Bar } from './Bar.tsx'
import { Changes } from './Changes.tsx'
import { entryAt, titled } from './host/entries.ts'
import { TypingContext } from './controls/typing.ts'
import type { Stage } from './hosted/HostedStudio.tsx'
import { PropertiesPane } from './inspector/PropertiesPane.tsx'
import { Notices } from './Notices.tsx'
import type { Beginning, SheetName } from './overall/overall.ts'
import { sheets } from './sheets.ts'
import { useFolds } from './outline/folds.ts'
import { Outline } from './outline/Outline.tsx'
import { useSelection } from './outline/use-selection.ts'
import { Panes, type Pane } from './Panes.tsx'
import { Tour } from './tour/Tour.tsx'
import { Welcome } from './tour/Welcome.tsx'
import { useKeptPlace, type Place } from './place/opening.ts'
import { useMoves } from './place/use-moves.ts'
import { Preview } from './preview/Preview.tsx'
import type { useActs } from './use-acts.ts'
import { useTyping } from './use-typing.ts'
import { useWords, type StudioLanguage } from './words/words.ts'

interface WorkbenchProps {
  speak(language: StudioLanguage): void
  token: string | undefined
  stage: Stage
  begins: Beginning | undefined
  project: StudioProject
  setProject(project: StudioProject): void
  place: Place
  setPlace(place: Place): void
  acts: ReturnType<typeof useActs>
  /** What is selected at first. */
  at: string
}

/** What somebody works at: the bar, the entries of a screen, the screen itself, the properties of what is selected, and the pages about all of the tenant. */
export function Workbench(props: WorkbenchProps) {
  const { speak, token, stage, begins, project, setProject, place, setPlace, acts, at } = props
  const { t, language: reads } = useWords()
  const { state, run, lookAgain, fail } = acts
  /** The language of the screen; until somebody chooses one, that of the studio. */
  const [chosen, setLanguage] = useState<string>()
  const [sheet, setSheet] = useState<SheetName | undefined>(
    begins === 'look' ? 'settings' : begins === 'field' ? undefined : begins,
  )
  const [pane, setPane] = useState<Pane>('screen')
  const [isGuided, setGuided] = useState(false)

  const { screen } = place
  const { file } = screen
  const tenant = project.tenants.find(({ id }) => id === place.tenant.id) ?? place.tenant
  const outline = state?.outline ?? none
  const selection = useSelection({
    at,
    outline,
    run,
    addsField: begins === 'field',
    bring: useCallback(() => setPane('properties'), []),
  })
  const { selected, also, adds, select } = selection
  useKeptPlace(place, selected, token === undefined)
  const folds = useFolds(file)
  const typing = useTyping(acts)
  const change = useCallback(
    (...changes: Change[]) =>
      // What others have put in its place is seen at once, with the word that it was not done.
      void run('change', changes).then((isDone) => {
        if (!isDone) lookAgain()
      }),
    [run, lookAgain],
  )
  const moves = useMoves({
    place,
    setProject,
    setPlace,
    run,
    fail,
    leave() {
      acts.forget()
      selection.leave()
    },
  })
  const open = (screenOrFile: string, pointer: string) => {
    const name = screenOrFile.replace(/(\.layout)?\.json$/, '')
    const next = tenant.screens.find((each) => each.file.replace(/(\.layout)?\.json$/, '') === name)
    if (next === undefined) return
    if (next !== screen) moves.go(tenant, next)
    setSheet(undefined)
    select(pointer)
  }
  const begin = async (begun: string, changes: Change[]) => {
    if (await moves.begin(begun, changes)) setSheet(undefined)
  }

  const whole = state?.screen && titled(state.screen, screen.titles)
  const entry = entryAt(outline, selected) ?? whole
  const shown = [chosen ?? reads, ...tenant.languages].find((each) => tenant.languages.includes(each)) ?? 'en'
  const hasErrors = state?.findings.some(({ severity }) => severity === 'error') === true
  const conflicts = state?.conflicts ?? []
  const people = state?.people?.map(({ name }) => name) ?? []
  const Shown = sheet && sheets[sheet]
  const { reason = '', lost } = acts.failed ?? {}
  const refusal = lost === undefined ? reason : `${reason} ${t('bar.notPutIn', { text: lost })}`
  return (
    <TypingContext value={typing}>
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
          choose={(next) => moves.go(tenant, next)}
          turnTo={(id) => void moves.turnTo(id)}
          run={(what) => void run(what)}
          show={setSheet}
          guide={() => setGuided(true)}
        />
        <Notices {...{ acts, refusal, conflicts, people, open }} screens={tenant.screens} isEnding={stage === 'ending'}>
          <Welcome begin={() => setGuided(true)} />
        </Notices>
        <Panes
          pane={pane}
          choose={setPane}
          entries={
            <Outline
              key={file}
              outline={whole === undefined ? outline : [whole, ...outline]}
              {...{ selected, also, file, folds, change }}
              select={selection.selectAlso}
              language={shown}
            />
          }
          screen={
            // There is no preview of a set that is gone.
            stage !== 'ending' && (
              <Preview
                key={tenant.id}
                {...{ project, tenant, screen, outline, select, change, setLanguage, token }}
                turns={acts.turns}
                isStale={hasErrors}
                selected={selected === '' ? undefined : entry}
                language={shown}
              />
            )
          }
          properties={
            <PropertiesPane
              {...{ entry, outline, project, tenant, file, change, open, selected, also, adds }}
              add={selection.add}
              isAwaited={selection.isAwaited(entry)}
              screen={whole}
              findings={state?.findings ?? []}
              version={state?.version ?? 0}
            >
              {state !== undefined && <Changes state={state} file={file} select={select} />}
            </PropertiesPane>
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
            refusal={refusal}
            served={`/tenants/${tenant.url}${token === undefined ? '' : `/~${token}`}`}
            at={begins === 'look' ? 'theme' : undefined}
            close={() => setSheet(undefined)}
          />
        )}
      </Box>
    </TypingContext>
  )
}

const none: StudioState['outline'] = []
