import { memo, useContext, useEffect, useMemo } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { getAt, holds, isFilled } from '../../config/index.ts'
import type { BlockModel, Scope } from '../../config/index.ts'
import { useCode } from '../parts/code.ts'
import { MissingPart, PartBoundary } from '../parts/part-boundary.tsx'
import { useCondition, useScreen } from '../screen/screen.ts'
import { SheetContext } from '../screen/sheet.ts'
import type { BlockPart, BlockPartProps } from '../services/parts.ts'
import { useEngine } from '../services/services.ts'
import { useSource } from '../source/use-source.ts'
import { Under, useHeadingTag } from './heading.tsx'
import { BlockSkeleton } from './states.tsx'
import { Failed } from '../frame/failed.tsx'

/** Blocks below each other, over the data around them. */
export function Blocks({ blocks, data }: { blocks: readonly BlockModel[]; data: unknown }) {
  const { scope } = useScreen()
  const lacking = blocks.filter((block) => isLacking(block, data, scope))
  return (
    <>
      {blocks.map((block) => !lacking.includes(block) && <Block key={block.id} block={block} data={data} />)}
      <Lacking blocks={lacking} />
    </>
  )
}

/** Notes that follow each other are one list of what is to be done. */
const BELOW = { '& + &': { mt: 3 }, '&:has(> [role="note"]) + &:has(> [role="note"])': { mt: 1 } } as const

const Block = memo(function Block({ block, data }: { block: BlockModel; data: unknown }) {
  const { t } = useEngine()
  const isVisible = useCondition(block.visible)
  const Heading = useHeadingTag()
  if (!isVisible) return null
  const label = block.label === undefined ? undefined : t(block.label)
  const shown = block.source === undefined ? <Shown block={block} data={data} /> : <Asking block={block} />
  return (
    <Box data-entry={block.id} sx={BELOW}>
      {label !== undefined && (
        <Typography component={Heading} variant="subtitle1" sx={{ mb: 1, fontWeight: 600 }}>
          {label}
        </Typography>
      )}
      {label === undefined ? shown : <Under name={label}>{shown}</Under>}
    </Box>
  )
})

/** A block with a source of its own: it waits, fails and tries again by itself. */
function Asking({ block }: { block: BlockModel }) {
  const { scope } = useScreen()
  const { data, state, problem, staleSince, retry } = useSource(block.source, scope)
  useTellSheet(state === 'failed')
  if (state === 'loading') return <BlockSkeleton />
  if (state === 'failed') return <Failed {...{ problem, retry }} />
  return (
    <>
      {staleSince !== undefined && (
        <Box sx={{ mb: 1.5 }}>
          <Failed since={staleSince} {...{ problem, retry }} />
        </Box>
      )}
      <Shown block={block} data={data} />
    </>
  )
}

/** On paper, tells the sheet around what could not be loaded: half of it would be taken for the whole. */
function useTellSheet(hasFailed: boolean): void {
  const sheet = useContext(SheetContext)
  useEffect(() => {
    if (hasFailed) sheet.onFailed()
  }, [hasFailed, sheet])
}

/** What a block shows of the data around it, or of its own; what breaks over it is drawn again over the next. */
function Shown({ block, data }: { block: BlockModel; data: unknown }) {
  const { t } = useEngine()
  return (
    <PartBoundary name={block.label === undefined ? block.id : t(block.label)} of={data}>
      <Part block={block} data={data} />
    </PartBoundary>
  )
}

function Part({ block, data }: { block: BlockModel; data: unknown }) {
  const { parts, t } = useEngine()
  const { lookups } = useScreen()
  const value = useMemo(() => getAt(data, block.at), [data, block.at])
  const part = parts.blocks[block.block]
  if (part === undefined)
    return <MissingPart name={block.block} label={block.label === undefined ? block.id : t(block.label)} />
  if (!isFilled(value) && part.showsEmpty !== true)
    return (
      <Typography variant="body2" color="textSecondary">
        {t(block.empty)}
      </Typography>
    )
  const { component: Drawn, load } = part
  const props = { block, data: value, lookups }
  return Drawn === undefined ? <LatePart load={load} {...props} /> : <Drawn {...props} />
}

/** A part whose code comes apart. */
function LatePart({ load, ...props }: BlockPartProps & { load: BlockPart['load'] | undefined }) {
  const { code: Part, hasFailed, retry } = useCode(load)
  useTellSheet(hasFailed)
  if (hasFailed) return <Failed problem={undefined} retry={retry} />
  return Part === undefined ? <BlockSkeleton /> : <Part {...props} />
}

/** Whether a block that is only named where it is empty has nothing to show. One with a call of its own is not known to be empty. */
export function isLacking({ whenEmpty, source, visible, at }: BlockModel, data: unknown, scope: Scope): boolean {
  return whenEmpty === 'name' && source === undefined && holds(visible, scope) && !isFilled(getAt(data, at))
}

/** The blocks that have nothing to show, by their names, in one line instead of a heading and a word for each. */
export function Lacking({ blocks }: { blocks: readonly BlockModel[] }) {
  const { t, locale } = useEngine()
  if (blocks.length === 0) return null
  const names = blocks.map(({ id, label }) => (label === undefined ? id : t(label)))
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
      {t('view.lacking', { names: new Intl.ListFormat(locale, { style: 'narrow' }).format(names) })}
    </Typography>
  )
}
