import { useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { ViewModel } from '../../config/index.ts'
import { ScreenContext } from '../screen/screen.ts'
import { useEngine } from '../services/services.ts'
import { useSource } from '../source/use-source.ts'
import { Failed } from '../frame/failed.tsx'
import { Under } from '../blocks/heading.tsx'
import { stillScreen, viewScope } from '../blocks/scope.ts'
import { Section } from './section.tsx'
import { isThere } from './text.ts'

/** Why a view's sections are not shown: its data is on its way, there is none (`text` says so), or it could not be loaded. */
export type NotShown =
  | { kind: 'waiting' }
  | { kind: 'nothing'; text: string }
  /** `status` is that of HTTP, 0 without an answer. */
  | { kind: 'failed'; status: number; retry(): void }

export interface ViewPageProps {
  model: ViewModel
  /** What the page shows meanwhile, or instead. */
  instead(why: NotShown): ReactNode
}

/** The sections of a view below each other, on a page that has a title of its own: asks for the view's data. */
export function ViewPage({ model, instead }: ViewPageProps) {
  const { t, scope } = useEngine()
  const id = useId()
  const asking = useMemo(() => viewScope(scope, '', undefined), [scope])
  const { data, state, problem, staleSince, retry } = useSource(model.source, asking)
  const screen = useMemo(() => stillScreen(model.lookups, viewScope(scope, '', data)), [model, scope, data])
  if (state === 'loading') return instead({ kind: 'waiting' })
  if (state === 'failed') return instead({ kind: 'failed', status: problem?.status ?? 0, retry })
  if (!isThere(data, model.needs)) return instead({ kind: 'nothing', text: t(model.empty) })
  return (
    <ScreenContext value={screen}>
      {staleSince !== undefined && <Failed since={staleSince} {...{ problem, retry }} />}
      <Under level={2}>
        {model.sections.map((section) => (
          <Section key={section.id} id={id} section={section} data={data} />
        ))}
      </Under>
    </ScreenContext>
  )
}
