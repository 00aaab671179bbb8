import { useMemo, useState } from 'react'
import Box from '@mui/material/Box'
import { evaluate } from '../../config/index.ts'
import type { BlockModel, DrilldownModel, Scope } from '../../config/index.ts'
import { OpeningContext, type RowOpening } from '../opening.ts'
import { ScreenContext } from '../screen.ts'
import { Blocks } from '../view/blocks.tsx'
import { stillScreen } from '../view/scope.ts'
import { BlockSkeleton } from '../view/states.tsx'
import { ExportButton } from './export-button.tsx'
import { LevelFilters } from './level-filters.tsx'
import type { OpenedLevel } from './opened.ts'
import { Pages } from './pages.tsx'
import { keyOf } from './trail.ts'

interface Props {
  model: DrilldownModel
  opened: OpenedLevel
  /** Key of the row that one has come back from. */
  left: readonly string[] | undefined
  open(level: string, row: Record<string, unknown>): void
  turn(page: number): void
  narrow(filters: Readonly<Record<string, string>>): void
  /** Where the level's call reads for a page. */
  scopeOf(page: number): Scope
}

const UNFILTERED = {}

/** The level shown: its blocks, those of the variant that fits, and its foot. A call that failed leaves it empty (specification, §8). */
export function Level({ model, opened, left, open, turn, narrow, scopeOf }: Props) {
  const { level, row, data, scope, state } = opened
  const pages = useLastPages(opened)
  const screen = useMemo(() => stillScreen(model.lookups, scope), [model, scope])
  const openingOf = (id: string): RowOpening => {
    const opens = model.levels.find((each) => each.id === id)
    const isLeft = (each: Record<string, unknown>) => left !== undefined && opens !== undefined && keyOf(opens, each).join('\n') === left.join('\n')
    return { open: (each) => open(id, each), isLeft }
  }
  const variant = level.variants.find(({ when }) => when === undefined || evaluate(when, scope))
  const blocks = [...level.blocks, ...(variant?.blocks ?? []), ...level.foot]
  return (
    <ScreenContext value={screen}>
      <OpeningContext value={openingOf}>
        {(level.filters.length > 0 || level.export !== undefined) && (
          <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
            {level.filters.length > 0 && <LevelFilters filters={level.filters} chosen={opened.step.filters ?? UNFILTERED} choose={narrow} />}
            {level.export !== undefined && <ExportButton model={level.export} lookups={model.lookups} scopeOf={scopeOf} row={row} />}
          </Box>
        )}
        {blocks.map((block, index) => (
          <Box key={index} sx={{ '& + &': { mt: 3 } }}>
            <LevelBlock block={block} row={row} data={data} state={state} />
          </Box>
        ))}
        {pages !== undefined && <Pages {...pages} page={opened.step.page} turn={turn} />}
      </OpeningContext>
    </ScreenContext>
  )
}

/** The pages of a list, those last known while the next one is on its way, so that the buttons stay where they are. */
function useLastPages({ pages, state }: OpenedLevel): OpenedLevel['pages'] {
  const [last, setLast] = useState(pages)
  if (pages !== undefined && (pages.pages !== last?.pages || pages.total !== last.total)) setLast(pages)
  return state === 'loading' ? last : pages
}

/** What shows the row is there at once; what shows the level's data waits for it. */
function LevelBlock({ block, row, data, state }: { block: BlockModel } & Pick<OpenedLevel, 'row' | 'data' | 'state'>) {
  const showsRow = block.shows === 'row'
  if (!showsRow && block.source === undefined && state === 'loading') return <BlockSkeleton />
  return <Blocks blocks={[block]} data={showsRow ? row : data} />
}
