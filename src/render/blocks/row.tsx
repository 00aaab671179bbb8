import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { entryScope } from '../../config/index.ts'
import type { BlockModel } from '../../config/index.ts'
import { ActionButtons } from '../action/action-buttons.tsx'
import { ScreenContext, useScreen } from '../screen/screen.ts'
import { Blocks } from './blocks.tsx'
import { stillScreen } from './scope.ts'

type Row = Record<string, unknown>

/** The screen as a row of a block sees it: `row.` is that row. */
function RowScreen({ row, children }: { row: Row; children: ReactNode }) {
  const { lookups, scope } = useScreen()
  const screen = useMemo(() => stillScreen(lookups, entryScope(scope, row)), [lookups, scope, row])
  return <ScreenContext value={screen}>{children}</ScreenContext>
}

/** The buttons of a row of a block; `of` is what the row is called. */
export function RowActions({ block, row, of }: { block: BlockModel; row: Row; of: string }) {
  return (
    <RowScreen row={row}>
      <ActionButtons actions={block.actions} of={of} />
    </RowScreen>
  )
}

/** What stands below a row that is opened out. */
export function RowDetails({ block, row }: { block: BlockModel; row: Row }) {
  return (
    <RowScreen row={row}>
      <Blocks blocks={block.details} data={row} />
    </RowScreen>
  )
}
