import { useCallback, useEffect, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Change, StudioProject, StudioScreen, StudioState, StudioTenant } from './api.ts'
import { Bar } from './Bar.tsx'
import { Changes } from './Changes.tsx'
import { flat, keyOf } from './entries.ts'
import { act, project as readProject, type Act } from './host.ts'
import { Inspector } from './Inspector.tsx'
import { Outline } from './Outline.tsx'
import { Preview } from './Preview.tsx'

/** The page for configurers: what can be configured, the screen as it is drawn, and what is said of the selected entry. */
export function Studio() {
  const [project, setProject] = useState<StudioProject>()
  const [place, setPlace] = useState<{ tenant: StudioTenant; screen: StudioScreen }>()
  const [state, setState] = useState<StudioState>()
  const [selected, setSelected] = useState('')
  const [failure, setFailure] = useState('')
  const [language, setLanguage] = useState('en')

  useEffect(() => {
    readProject().then(
      (read) => {
        setProject(read)
        const tenant = read.tenants[0]
        const screen = tenant?.screens.find(({ kind }) => kind === 'forms') ?? tenant?.screens[0]
        if (tenant !== undefined && screen !== undefined) setPlace({ tenant, screen })
      },
      (error: unknown) => setFailure(String(error)),
    )
  }, [])

  const run = useCallback(
    async (what: Act, changes?: Change[]) => {
      if (place === undefined) return
      try {
        setState(await act(what, { tenant: place.tenant.id, file: place.screen.file, ...(changes && { changes }) }))
        setFailure('')
      } catch (error) {
        setFailure(error instanceof Error ? error.message : String(error))
      }
    },
    [place],
  )
  useEffect(() => {
    void run('look')
  }, [run])

  const change = useCallback((...changes: Change[]) => void run('change', changes), [run])
  if (project === undefined || place === undefined) return failure === '' ? <Typography sx={{ p: 3 }}>Please wait …</Typography> : <Alert severity="error">{failure}</Alert>
  const entry = flat(state?.outline ?? []).find((each) => keyOf(each.entry) === selected)?.entry
  const shown = place.tenant.languages.includes(language) ? language : (place.tenant.languages[0] ?? 'en')
  return (
    <Box sx={{ height: '100%', display: 'grid', gridTemplateRows: 'auto auto 1fr', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Bar
        project={project}
        tenant={place.tenant}
        screen={place.screen}
        state={state}
        choose={(tenant, screen) => {
          setState(undefined)
          setSelected('')
          setPlace({ tenant, screen })
        }}
        run={(what) => void run(what)}
      />
      <Box>{failure !== '' && <Alert severity="error">{failure}</Alert>}</Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '260px minmax(0, 1fr) 360px', minHeight: 0 }}>
        <Outline outline={state?.outline ?? []} selected={selected} select={setSelected} language={shown} file={place.screen.file} change={change} />
        <Preview
          key={place.tenant.id}
          project={project}
          tenant={place.tenant}
          screen={place.screen}
          outline={state?.outline ?? []}
          version={state?.version}
          selected={entry}
          select={setSelected}
          language={shown}
          setLanguage={setLanguage}
        />
        <Box component="aside" aria-label="Selected entry and changes" sx={{ overflow: 'auto', borderLeft: 1, borderColor: 'divider', p: 2 }}>
          {entry === undefined ? (
            <Typography color="text.secondary">Select an entry in the list, or click it on the screen.</Typography>
          ) : (
            <Inspector
              key={selected}
              entry={entry}
              outline={state?.outline ?? []}
              findings={state?.findings ?? []}
              languages={place.tenant.languages}
              file={place.screen.file}
              tenant={place.tenant.id}
              version={state?.version ?? 0}
              parts={project.parts}
              change={change}
              select={setSelected}
            />
          )}
          {state !== undefined && <Changes state={state} />}
        </Box>
      </Box>
    </Box>
  )
}
