import { useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { entryScope } from '../../../config/index.ts'
import type { GridModel } from '../../../config/index.ts'
import { ActionButtons } from '../../action/action-buttons.tsx'
import { ToolButton } from '../../frame/tool-button.tsx'
import { ScreenContext, useScreen } from '../../screen/screen.ts'
import { useEngine } from '../../services/services.ts'
import type { Row } from '../order/row.ts'

interface RowToolsProps {
  model: GridModel
  /** The table, in which each row says its place by `data-id`; the buttons stand over it. */
  table: RefObject<HTMLElement | null>
  /** Those of the page. */
  rows: readonly Row[]
  /** What a row is called. */
  nameOf(row: Row): string
  /** Shows a row beside the list; absent where nothing is shown there. */
  peek: ((row: Row) => void) | undefined
  /** Whether a row is one of those chosen, which have a ground of their own; absent where none can be. */
  isChosen: ((row: Row) => boolean) | undefined
}

/** The buttons of the row that is pointed at or has the focus, at its end, over what stands there, which fades out below them: nothing moves. */
export function RowTools({ model, table, rows, nameOf, peek, isChosen }: RowToolsProps) {
  const { t } = useEngine()
  const screen = useScreen()
  const isEmpty = model.rowActions.length === 0 && peek === undefined
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<{ place: number; top: number; height: number }>()
  useEffect(() => {
    const ground = table.current
    if (ground === null || isEmpty) return
    const stand = ({ target }: Event): void => {
      if (!(target instanceof Element) || box.current?.contains(target) === true) return
      const row = target.closest<HTMLElement>('[role="row"][data-id]')
      if (row === null) return setAt(undefined)
      const { top, height } = row.getBoundingClientRect()
      setAt({ place: Number(row.dataset['id']), top: top - ground.getBoundingClientRect().top, height })
    }
    const leave = (event: Event): void => {
      const to = 'relatedTarget' in event ? event.relatedTarget : null
      if (!(to instanceof Node && ground.contains(to))) setAt(undefined)
    }
    const goneBy = (): void => setAt(undefined)
    const ways = [
      ['mouseover', stand],
      ['focusin', stand],
      ['mouseleave', leave],
      ['focusout', leave],
      ['wheel', goneBy],
      ['scroll', goneBy],
    ] as const
    for (const [kind, heard] of ways)
      ground.addEventListener(kind, heard, { capture: kind === 'scroll', passive: true })
    return () => {
      for (const [kind, heard] of ways) ground.removeEventListener(kind, heard, { capture: kind === 'scroll' })
    }
  }, [table, isEmpty])
  const row = at === undefined ? undefined : rows[at.place]
  const around = useMemo(
    () => (row === undefined ? screen : { ...screen, scope: entryScope(screen.scope, row) }),
    [screen, row],
  )
  if (at === undefined || row === undefined) return null
  return (
    <ScreenContext value={around}>
      <Box ref={box} sx={isChosen?.(row) === true ? ON_CHOSEN : TOOLS} style={{ top: at.top, height: at.height }}>
        {peek !== undefined && (
          <ToolButton
            label={t('grid.peekKey')}
            name={`${t('grid.peek')} ${nameOf(row)}`}
            icon="view"
            onClick={(event) => {
              event.stopPropagation()
              peek(row)
            }}
          />
        )}
        <ActionButtons actions={model.rowActions} of={nameOf(row)} />
      </Box>
    </ScreenContext>
  )
}

const TOOLS = {
  position: 'absolute',
  insetInlineEnd: 1,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  pl: 6,
  pr: 1.5,
  pointerEvents: 'none',
  background: ({ palette }: Theme) => `linear-gradient(to right, transparent, ${palette.action.hover} 40px)`,
  '&:empty': { display: 'none' },
  '& .MuiIconButton-root': { p: 0.75, pointerEvents: 'auto' },
}

const ON_CHOSEN = {
  ...TOOLS,
  background: ({ chosen }: Theme) => `linear-gradient(to right, transparent, ${chosen} 40px)`,
}
