import { useCallback, useRef } from 'react'
import type { ReactNode, RefObject, TransitionEvent, UIEvent } from 'react'
import { styled } from '@mui/material/styles'
import { MOTION } from '../../config/index.ts'

/** Pixels of a movement that is meant, and those that must be left below: with less, a bar that goes would take the scrolling with it. */
const MEANT = 8
const LEFT = 120

/** Set on the panel while its bar is away. */
const AWAY = 'data-away'

/** Where a scrolled element stands, and the heights that it stands in. */
export interface Standing {
  scrollTop: number
  scrollHeight: number
  clientHeight: number
}

/** Whether a bar goes or returns; undefined for a movement that says neither: a small one, or one that a change of the heights made. */
export function goes(before: Standing, now: Standing): boolean | undefined {
  const room = now.scrollHeight - now.clientHeight
  if (now.scrollTop <= 0) return false
  if (!isAlike(before, now)) return undefined
  const moved = Math.min(now.scrollTop, room) - before.scrollTop
  if (Math.abs(moved) < MEANT || (moved > 0 && room <= LEFT)) return undefined
  return moved > 0
}

function isAlike(before: Standing, now: Standing): boolean {
  return before.scrollHeight === now.scrollHeight && before.clientHeight === now.clientHeight
}

/** Hears the scrolling of what stands below a bar in a panel: reading on takes the bar away, going back returns it. */
export function usePassing(panel: RefObject<HTMLElement | null>): (event: UIEvent<HTMLElement>) => void {
  const heard = useRef<Standing>(undefined)
  return useCallback(
    ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
      const now = { scrollTop, scrollHeight, clientHeight }
      const before = heard.current ?? { ...now, scrollTop: 0 }
      const isAway = goes(before, now)
      if (isAway !== undefined) panel.current?.toggleAttribute(AWAY, isAway)
      // Small movements add up.
      heard.current = isAway === undefined && isAlike(before, now) ? before : now
    },
    [panel],
  )
}

const Bar = styled('div')(({ theme }) => ({
  flexShrink: 0,
  [`${theme.breakpoints.down('sm')}, (max-height: 500px)`]: {
    display: 'grid',
    gridTemplateRows: '1fr',
    transition: `grid-template-rows ${MOTION.open}ms ${MOTION.easing}`,
    // Also where nothing moves its end is heard.
    '@media (prefers-reduced-motion: reduce)': { '&&': { transitionDuration: '0.01ms !important' } },
    '& > div': { minHeight: 0, overflow: 'hidden' },
    [`[${AWAY}] > &:not(:focus-within)`]: { gridTemplateRows: '0fr' },
  },
}))

/** A bar that goes while one reads on, where there is little height: on a phone, also turned. What is in it stays in reach, and returns with the focus. */
export function PassingBar({ children }: { children: ReactNode }) {
  return (
    <Bar onTransitionEnd={tellFloating}>
      <div>{children}</div>
    </Bar>
  )
}

/** What floats beside a field, such as its open list, hears only of scrolling and of the window's size: it follows the field that a bar's going has moved. */
function tellFloating({ target, currentTarget }: TransitionEvent): void {
  if (target === currentTarget) window.dispatchEvent(new Event('resize'))
}
