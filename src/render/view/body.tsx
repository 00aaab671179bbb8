import { useMemo, useRef, useCallback, useContext, useState } from 'react'
import Box from '@mui/material/Box'
import { holds } from '../../config/index.ts'
import type { Scope, ViewModel, ViewSectionModel } from '../../config/index.ts'
import { NARROW } from '../look/narrow.ts'
import { usePlace } from '../screen/place.ts'
import { ScreenContext } from '../screen/screen.ts'
import { useEngine } from '../services/services.ts'
import { stillScreen, viewScope } from '../blocks/scope.ts'
import { UnsavedContext } from '../screen/unsaved.ts'
import type { PartHeld } from '../screen/unsaved.ts'
import { KeptOfContext } from '../screen/kept.ts'
import { scrollsAlone, useMeasured } from '../screen/measured.ts'
import { LeadContext } from '../screen/lead.ts'
import type { Lead } from '../screen/lead.ts'
import { focusSection } from '../form/focus.ts'
import { useSectionInView } from '../form/section-in-view.ts'
import { ViewMenu, ViewSection } from './sections.tsx'

interface ViewBodyProps {
  model: ViewModel
  /** `address.id` in the values of blocks with a call of their own. */
  recordId: string
  /** What the view shows. */
  data: unknown
  /** Makes the DOM ids of the sections. */
  id: string
}

const BOX = {
  position: 'relative',
  flex: 1,
  minWidth: 0,
  overflow: 'auto',
  p: { xs: 2, sm: 3 },
  '@media print': { px: 0 },
} as const

/** On a phone what is always shown stands above the first section alone: who turns to another one sees that. */
const FURTHER = { ...BOX, '& > div[data-entry]': { display: { xs: 'none', sm: 'block' } } } as const

const NONE: readonly ViewSectionModel[] = []

/** Name of the section shown among the values of the place. */
const SECTION = 'section'

/** The sections of a view over data that is there, with their menu. Fills the height it is given. */
export function ViewBody({ model, recordId, data, id }: ViewBodyProps) {
  const { scope } = useEngine()
  const screen = useMemo(
    () => stillScreen(model.lookups, viewScope(scope, recordId, data)),
    [model, scope, recordId, data],
  )
  const place = usePlace()
  const current = model.sectionsShown === 'one' ? sectionIn(model.sections, place.values[SECTION], screen.scope) : null
  const first = sectionIn(model.sections, undefined, screen.scope)
  const choose = (section: string): void => {
    if (section !== current) place.change({ ...emptied(place.values), [SECTION]: section }, 'forward')
  }
  const lead: Lead = (section) => {
    if (!openSections(model.sections, screen.scope).some((open) => open.id === section)) return undefined
    return () => (current === null ? focusSection(id, section) : choose(section))
  }
  const inView = useSectionInView(id, current === null && model.menu ? model.sections : NONE)
  const box = useRef<HTMLElement>(null)
  const isLone = useMeasured(box, scrollsAlone, current)
  const keptOf = useMemo(() => ({ view: model.name, recordId }), [model.name, recordId])
  return (
    <ScreenContext value={screen}>
      <KeptOfContext value={keptOf}>
        <Box sx={{ display: 'flex', flex: 1, minHeight: 0, [NARROW]: { flexDirection: 'column' } }}>
          {model.menu && (
            <ViewMenu
              id={id}
              sections={model.sections}
              current={current ?? inView}
              {...(current !== null && { choose })}
            />
          )}
          <Box ref={box} tabIndex={isLone ? 0 : undefined} sx={current === null || current === first ? BOX : FURTHER}>
            <LeadContext value={lead}>
              {model.sections.map((section) => (
                <KeptSection
                  key={section.id}
                  id={id}
                  section={section}
                  data={data}
                  isShown={current === null || section.id === current || section.label === undefined}
                />
              ))}
            </LeadContext>
          </Box>
        </Box>
      </KeptOfContext>
    </ScreenContext>
  )
}

/** The section that the address names, if it is open; else the first that is. One without a label is not chosen: it is always shown. */
function sectionIn(sections: readonly ViewSectionModel[], named: string | undefined, scope: Scope): string {
  const open = openSections(sections, scope)
  return (open.find(({ id }) => id === named) ?? open[0])?.id ?? ''
}

function openSections(sections: readonly ViewSectionModel[], scope: Scope): readonly ViewSectionModel[] {
  return sections.filter(
    ({ label, visible, enabled }) => label !== undefined && holds(visible, scope) && holds(enabled, scope),
  )
}

/** What belongs to the section that one leaves goes with it. */
function emptied(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, '']))
}

interface Props {
  /** Makes the DOM ids of the sections. */
  id: string
  section: ViewSectionModel
  data: unknown
  isShown: boolean
}

/** A section of a view. While something in it is unsaved it stays, unseen, when another one is shown in its place. */
function KeptSection({ isShown, ...section }: Props) {
  const markOfView = useContext(UnsavedContext)
  const parts = useRef(new Set<string>())
  const [isUnsaved, setUnsaved] = useState(false)
  const mark = useCallback(
    (part: string, held: PartHeld | undefined) => {
      markOfView?.(part, held)
      if (held === undefined) parts.current.delete(part)
      else parts.current.add(part)
      setUnsaved(parts.current.size > 0)
    },
    [markOfView],
  )
  if (!isShown && !isUnsaved) return null
  return (
    <UnsavedContext value={mark}>
      <ViewSection {...section} hidden={!isShown} />
    </UnsavedContext>
  )
}
