import { Fragment, useMemo, useState } from 'react'
import Box from '@mui/material/Box'
import { holds } from '../../config/index.ts'
import type { BlockModel, DrilldownModel, LevelModel, Scope } from '../../config/index.ts'
import { OpeningContext, type RowOpening } from '../screen/opening.ts'
import { ScreenContext } from '../screen/screen.ts'
import { Blocks, isLacking, Lacking } from '../blocks/blocks.tsx'
import { stillScreen } from '../blocks/scope.ts'
import { BlockSkeleton } from '../blocks/states.tsx'
import { Failed } from '../frame/failed.tsx'
import { useEngine } from '../services/services.ts'
import { Pagination } from '../grid/body/pagination.tsx'
import { ExportButton } from './export.tsx'
import { LevelFilters } from './level-filters.tsx'
import { rowsAbove, type OpenedLevel } from './opened.ts'
import { placeOfStep, type Step } from './trail.ts'

interface Props {
  model: DrilldownModel
  opened: OpenedLevel
  /** The step into the row that one has come back from. */
  left: Step | undefined
  open(level: string, row: Record<string, unknown>): void
  turn(page: number): void
  narrow(filters: Readonly<Record<string, string>>): void
  /** Where the level's call reads for a page. */
  scopeOf(page: number): Scope
}

const UNFILTERED = {}

/**
 * The level shown: its blocks, those of the variant that fits, and its foot. A call that failed leaves it empty (specification, §8), unless the
 * model has that said; that what is shown could not be had anew is said in any case.
 */
export function Level({ model, opened, left, open, turn, narrow, scopeOf }: Props) {
  const { level, scope } = opened
  const { failure } = opened
  const isMissing = failure !== undefined && failure.since === undefined
  const isToldOf = isMissing && model.saysFailed
  const pages = useLastPages(opened, isToldOf)
  const screen = useMemo(() => stillScreen(model.lookups, scope), [model, scope])
  const openingOf = (id: string): RowOpening => {
    const opens = model.levels.find((each) => each.id === id)
    const list = opens === undefined ? [] : rowsAbove(opened.data, opens)
    const row = left?.level === id && opens !== undefined ? list[placeOfStep(opens, left, list)] : undefined
    const isLeft = (each: Record<string, unknown>) => each === row
    return { canOpen: () => true, open: (each) => open(id, each), isLeft, level: id }
  }
  const variant = level.variants.find(({ when }) => holds(when, scope))
  const all = [...level.blocks, ...(variant?.blocks ?? []), ...level.foot].filter(
    ({ shows }) => !isToldOf || shows === 'row',
  )
  const lacking =
    opened.state === 'loading' ? [] : all.filter((block) => isLacking(block, dataOf(block, opened), scope))
  const blocks = all.filter((block) => !lacking.includes(block))
  const firstOfData = blocks.findIndex(({ shows }) => shows !== 'row')
  return (
    <ScreenContext value={screen}>
      <OpeningContext value={openingOf}>
        {failure !== undefined && (isToldOf || !isMissing) && (
          <Box sx={{ mb: 2 }}>
            <Failed {...failure} />
          </Box>
        )}
        {blocks.map((block, index) => (
          <Fragment key={index}>
            {index === firstOfData && (
              <Tools level={level} opened={opened} lookups={model.lookups} narrow={narrow} scopeOf={scopeOf} />
            )}
            <Box
              key={placeOf(opened, index < firstOfData)}
              data-entry={variant?.blocks.includes(block) === true ? variant.id : undefined}
              sx={{ 'div + &': { mt: 3 } }}
            >
              <LevelBlock block={block} opened={opened} />
            </Box>
          </Fragment>
        ))}
        <Lacking blocks={lacking} />
        {pages !== undefined && (pages.pages > 1 || level.key.length > 0) && (
          <Pages {...pages} page={opened.step.page} turn={turn} />
        )}
      </OpeningContext>
    </ScreenContext>
  )
}

/**
 * What a block's place depends on: those of the row come before what is asked for. When what stands above it comes, a block is drawn
 * anew where it belongs; it does not move there.
 */
function placeOf({ isRowKnown, state }: OpenedLevel, isOfRow: boolean): string {
  return `${String(isRowKnown)} ${isOfRow ? '' : state}`
}

/** The pages of a list, those last known while the next one is on its way or could not be had, so that the buttons stay where they are. */
function useLastPages({ pages, state }: OpenedLevel, isMissing: boolean): OpenedLevel['pages'] {
  const [last, setLast] = useState(pages)
  if (pages !== undefined && (pages.pages !== last?.pages || pages.total !== last.total)) setLast(pages)
  return state === 'loading' || isMissing ? last : pages
}

interface ToolsProps extends Pick<Props, 'opened' | 'narrow' | 'scopeOf'> {
  level: LevelModel
  lookups: DrilldownModel['lookups']
}

/** What narrows the level's list, and what writes it as a file. */
function Tools({ level, opened: { step, row }, lookups, narrow, scopeOf }: ToolsProps) {
  if (level.filters.length === 0 && level.export === undefined) return null
  return (
    <Box
      sx={{
        'div + &': { mt: 3 },
        mb: 2,
        '& + div': { mt: 0 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        gap: 1.5,
      }}
    >
      {level.filters.length > 0 && (
        <LevelFilters filters={level.filters} chosen={step.filters ?? UNFILTERED} choose={narrow} />
      )}
      {level.export !== undefined && (
        <ExportButton model={level.export} lookups={lookups} scopeOf={scopeOf} row={row} />
      )}
    </Box>
  )
}

/** What shows the row waits for the list above, which a copied link has not yet; what shows the level's data waits for that. */
function LevelBlock({ block, opened }: { block: BlockModel; opened: OpenedLevel }) {
  const isWaiting = block.shows === 'row' ? !opened.isRowKnown : opened.state === 'loading'
  if (block.source === undefined && isWaiting) return block.whenEmpty === 'name' ? null : <BlockSkeleton />
  return <Blocks blocks={[block]} data={dataOf(block, opened)} />
}

function dataOf({ shows }: BlockModel, { row, data }: OpenedLevel): unknown {
  return shows === 'row' ? row : data
}

interface PagesProps {
  page: number
  pages: number
  total: number
  turn(page: number): void
}

/** Which page of how many, and the way to the others. */
function Pages({ page, pages, total, turn }: PagesProps) {
  const { t } = useEngine()
  if (total === 0) return null
  const text = pages > 1 ? t('drill.page', { page, pages, total }) : t('grid.count', { count: total })
  return <Pagination {...{ page, pages, text }} goTo={turn} />
}
