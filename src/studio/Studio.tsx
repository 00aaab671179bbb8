import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import Alert from '@mui/material/Alert'
import type { StudioProject } from './host/api.ts'
import { useNewGround } from './ground.ts'
import { faultOf, project as readProject } from './host/host.ts'
import type { Stage } from './hosted/HostedStudio.tsx'
import type { Beginning } from './overall/overall.ts'
import { openingOf, type Place } from './place/opening.ts'
import { useActs } from './use-acts.ts'
import { PanesWaiting } from './waiting/PanesWaiting.tsx'
import { useWords, type StudioLanguage } from './words/words.ts'
import { Workbench } from './Workbench.tsx'

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
  /** What is selected at first. */
  const [at, setAt] = useState('')
  const acts = useActs(place, reads, token !== undefined && stage === 'working')
  const { state, failed, fail } = acts

  const failWithoutTenant = useEffectEvent(() => fail({ at: 'project', reason: t('studio.noTenant') }))
  useEffect(() => {
    openingOf(begins !== undefined).then(
      ({ project: read, place: there, at: selected }) => {
        setProject(read)
        setAt(selected)
        if (there === undefined) failWithoutTenant()
        else setPlace(there)
      },
      (error: unknown) => fail({ at: 'project', reason: faultOf(error) }),
    )
  }, [fail, begins])

  const opened = place?.tenant.id
  const readAgain = useCallback(
    () =>
      void readProject(opened).then(setProject, (error: unknown) => fail({ at: 'project', reason: faultOf(error) })),
    [opened, fail],
  )
  useNewGround(state, readAgain)

  if (project !== undefined && place !== undefined)
    return <Workbench {...{ speak, token, stage, begins, project, setProject, place, setPlace, acts, at }} />
  return failed === undefined ? <PanesWaiting /> : <Alert severity="error">{failed.reason}</Alert>
}
