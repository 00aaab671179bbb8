import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import type { DrilldownModel } from '../../config/index.ts'
import { Under } from '../blocks/heading.tsx'
import { usePlace, type Move } from '../screen/place.ts'
import { useScreen } from '../screen/screen.ts'
import { useEngine } from '../services/services.ts'
import { Crumbs } from './crumbs.tsx'
import { Level } from './level.tsx'
import { callScope, rowsAbove } from './opened.ts'
import { nameOfStep, narrowed, stepInto, textOfTrail, trailIn, type Step, type Trail } from './trail.ts'
import { useLevels, useMovedRow, useNeighbour } from './use-levels.ts'

export interface DrilldownProps {
  model: DrilldownModel
  /** The data around the drill-down: `file.` in its values. */
  file: unknown
}

/** Name of the trail among the values of the place. */
const TRAIL = 'trail'

/**
 * Levels that lead from a list into its rows. One is visible at a time; the crumbs lead back, to what is already loaded.
 * The trail stands in the address: a copied link opens its level, and Back walks up.
 */
export function Drilldown({ model, file }: DrilldownProps) {
  const { t } = useEngine()
  const { scope } = useScreen()
  const place = usePlace()
  const text = place.values[TRAIL] ?? ''
  const trail = useMemo(() => trailIn(text, model), [text, model])
  const drill = useMemo(() => ({ model, around: scope, file }), [model, scope, file])
  const opened = useLevels(drill, trail)
  const neighbour = useNeighbour(drill, trail)
  const left = useLeft(trail)
  useArrival(trail)

  const go = useCallback((next: Trail, move: Move) => place.change({ [TRAIL]: textOfTrail(next) }, move), [place])
  const step = useStep(trail, go)
  useMovedRow(
    drill,
    trail,
    opened,
    useCallback((next) => go(next, 'aside'), [go]),
  )
  const shown = opened.at(-1)
  if (shown === undefined) return null
  return (
    <Box data-entry={shown.step.level} data-level={shown.step.level}>
      <Crumbs
        label={t(model.title)}
        lookups={model.lookups}
        opened={opened}
        choose={(index) => go(trail.slice(0, index + 1), { up: trail.length - index - 1 })}
        step={(by) => void step(neighbour(opened, by))}
      />
      <Under>
        <Level
          key={nameOfStep(shown.step)}
          model={model}
          opened={shown}
          left={left}
          open={(level, row) => {
            const next = model.levels.find(({ id }) => id === level)
            if (next !== undefined) go([...trail, stepInto(next, row, rowsAbove(shown.data, next))], 'forward')
          }}
          narrow={(filters) => go([...trail.slice(0, -1), narrowed(shown.step, filters)], 'instead')}
          scopeOf={(page) => callScope(drill, [...trail.slice(0, -1), { ...shown.step, page }], trail.length - 1)}
          turn={(page) => go([...trail.slice(0, -1), { ...shown.step, page }], 'instead')}
        />
      </Under>
    </Box>
  )
}

/** Leads on once the way is found; nobody who has gone elsewhere meanwhile. */
function useStep(
  trail: Trail,
  go: (next: Trail, move: Move) => void,
): (found: Promise<Trail | undefined>) => Promise<void> {
  const from = useRef<Trail>(undefined)
  useEffect(
    () => () => {
      from.current = undefined
    },
    [trail],
  )
  return async (found) => {
    from.current = trail
    const next = await found
    if (next !== undefined && from.current === trail) go(next, sideways(trail, next))
  }
}

/** To another record of the same level: over the edge of a page, the list above is another than the one that one came from. */
function sideways(from: Trail, to: Trail): Move {
  return textOfTrail(from.slice(0, -1)) === textOfTrail(to.slice(0, -1)) ? 'instead' : 'aside'
}

/** The step into the row that one has come back from, by a crumb or by Back; none once one goes on. */
function useLeft(trail: Trail): Step | undefined {
  const [seen, setSeen] = useState<{ trail: Trail; left?: Step | undefined }>({ trail })
  if (seen.trail === trail) return seen.left
  const left = trail.length < seen.trail.length ? seen.trail[trail.length] : undefined
  setSeen({ trail, left })
  return left
}

/** A deep level that was opened by a copied link gets the levels above it laid down behind it, once. */
function useArrival(trail: Trail): void {
  const place = usePlace()
  const isLaid = useRef(false)
  useEffect(() => {
    if (isLaid.current) return
    isLaid.current = true
    if (trail.length > 1) place.arrive?.(trail.map((_, index) => ({ [TRAIL]: textOfTrail(trail.slice(0, index + 1)) })))
  }, [place, trail])
}
