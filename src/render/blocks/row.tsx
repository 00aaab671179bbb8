import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { entryScope } from '../../config/index.ts'
import type { BlockModel } from '../../config/index.ts'
import { ScreenContext, useScreen } from '../screen/screen.ts'
import { Blocks } from './blocks.tsx'
import { stillScreen } from './scope.ts'

export type Row = Record<string, unknown>

/** The screen as a row of a block sees it: `row.` is that row. */
export function RowScreen({ row, children }: { row: Row; children: ReactNode }) {
  const { lookups, scope } = useScreen()
  const screen = useMemo(() => stillScreen(lookups, entryScope(scope, row)), [lookups, scope, row])
  return <ScreenContext value={screen}>{children}</ScreenContext>
}

/** What stands below a row that is opened out. */
export function RowDetails({ block, row }: { block: BlockModel; row: Row }) {
  return (
    <RowScreen row={row}>
      <Blocks blocks={block.details} data={row} />
    </RowScreen>
  )
}
