import { useEffect, useRef, useState } from 'react'
import type { OutlineEntry } from '../../config/node.ts'
import { keyOf } from '../host/entries.ts'
import { elementsOf, markOnly } from './screen.ts'
import { isOnLevel, levelAt, levelsOf, stepTowards } from './way-down.ts'

/** How long a screen may take to draw what is selected before it is said that it is not there, in milliseconds. */
const PATIENCE_MS = 1500

/**
 * Marks on a drawn page what is selected, and keeps it in view as the page is drawn anew. What stands on another level of a
 * drill-down is gone to, once: afterwards the person may go elsewhere.
 * @returns whether what is selected is not on the page
 */
export function useMarks(
  page: Document | null,
  outline: readonly OutlineEntry[],
  selected: OutlineEntry | undefined,
): boolean {
  const [isAway, setAway] = useState(false)
  /** Where one has been brought: an edit of what is selected brings nobody back. */
  const brought = useRef<{ page: Document; to: string }>(undefined)
  useEffect(() => {
    if (page === null) return
    const to = selected === undefined ? '' : keyOf(selected)
    const levels = levelsOf(outline)
    const wanted = levelAt(selected)
    const tried = new Set<string>()
    const wasBrought = brought.current?.page === page && brought.current.to === to
    let isGoing = wanted !== undefined && levels.includes(wanted) && !wasBrought
    let first: HTMLElement | undefined
    let waiting: ReturnType<typeof setTimeout> | undefined
    const go = () => {
      if (wanted === undefined || !isGoing) return
      isGoing = !isOnLevel(page, wanted)
      if (!isGoing) brought.current = { page, to }
      const gone = isGoing ? stepTowards(page, { levels, wanted, tried }) : undefined
      if (gone !== undefined) tried.add(gone)
    }
    const mark = () => {
      const isElsewhere = selected === undefined || (wanted !== undefined && !isOnLevel(page, wanted))
      const elements = isElsewhere ? [] : elementsOf(page, selected)
      markOnly(page, 'selected', elements)
      // Drawn anew, it stands elsewhere.
      if (elements[0] !== first) elements[0]?.scrollIntoView({ block: 'nearest' })
      first = elements[0]
      clearTimeout(waiting)
      const isMissing = elements.length === 0 && selected !== undefined && selected.ids.length > 0
      if (isMissing) waiting = setTimeout(() => setAway(true), PATIENCE_MS)
      else setAway(false)
      go()
    }
    mark()
    const watch = new MutationObserver(mark)
    watch.observe(page, { childList: true, subtree: true })
    return () => {
      clearTimeout(waiting)
      watch.disconnect()
    }
  }, [page, outline, selected])
  return isAway && page !== null
}
