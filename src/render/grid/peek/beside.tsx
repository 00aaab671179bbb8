import { useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import type { GridModel } from '../../../config/index.ts'
import { visuallyHidden } from '../../look/visually-hidden.ts'
import { useEngine } from '../../services/services.ts'
import type { Row } from '../order/row.ts'
import type { Peek } from './use-peek.ts'

interface BesideProps {
  model: GridModel
  peek: Peek | undefined
  openRow(row: Row): void
  /** What a row is called. */
  nameOf(row: Row): string
  /** The table. */
  children: ReactNode
}

/** A table, and beside it what it shows of a row. Escape closes that, and the focus is on the row again. */
export function Beside({ model, peek, openRow, nameOf, children }: BesideProps) {
  const { t, Peek: Drawn } = useEngine()
  const box = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const shown = peek?.shown
  const close = (): void => {
    if (panel.current?.contains(document.activeElement) === true) rowCell(box.current)?.focus()
    peek?.close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target } = event
    if (event.key !== 'Escape' || shown === undefined || event.defaultPrevented || !(target instanceof Element)) return
    if (panel.current?.contains(target) !== true && target.closest('[role="row"][data-id]') === null) return
    event.stopPropagation()
    close()
  }
  return (
    <Box ref={box} sx={SIDE_BY_SIDE} onKeyDown={onKeyDown}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      {model.peek !== undefined && (
        <span role="status" style={visuallyHidden}>
          {shown === undefined ? '' : t('grid.peekThere')}
        </span>
      )}
      {shown !== undefined && Drawn !== undefined && model.peek !== undefined && (
        <Box ref={panel} component="aside" aria-label={`${t('grid.peek')} ${nameOf(shown.row)}`} sx={PANEL}>
          <Drawn {...model.peek} {...shown} open={() => openRow(shown.row)} close={close} />
        </Box>
      )}
    </Box>
  )
}

/** The cell that has the keyboard's place in the table, on the row that is shown if it can be seen. */
function rowCell(box: HTMLElement | null): HTMLElement | null {
  const cell = '[role="gridcell"]'
  const ways = [
    `[aria-selected="true"] ${cell}[tabindex="0"]`,
    `[aria-selected="true"] ${cell}`,
    `${cell}[tabindex="0"]`,
  ]
  return ways.map((way) => box?.querySelector<HTMLElement>(way) ?? null).find((found) => found !== null) ?? null
}

const SIDE_BY_SIDE = { display: 'flex', gap: 2 } as const

const COMING = keyframes({ from: { opacity: 0, transform: 'translateX(12px)' } })

/** As high as the table: what it holds is scrolled in it. */
const PANEL = {
  position: 'relative',
  width: 440,
  flexShrink: 0,
  displayPrint: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '@media (prefers-reduced-motion: no-preference)': { animation: `${String(COMING)} 160ms ease-out` },
} as const
