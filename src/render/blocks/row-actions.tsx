import type { BlockModel } from '../../config/index.ts'
import { ActionButtons } from '../action/action-buttons.tsx'
import { RowScreen } from './row.tsx'
import type { Row } from './row.tsx'

/** The buttons of a row of a block; `of` is what the row is called. Apart from the row: their menu is code that a page of few parts does without. */
export function RowActions({ block, row, of }: { block: BlockModel; row: Row; of: string }) {
  return (
    <RowScreen row={row}>
      <ActionButtons actions={block.actions} of={of} />
    </RowScreen>
  )
}
