import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** How far beyond the screen rows are drawn, so that scrolling and the Tab key find them ready. */
const MARGIN = '300px'
/** A list of up to so many rows is drawn whole. */
export const WHOLE = 12
/** Pixels of a row of a table that was never drawn. */
export const LINE_HEIGHT = 49

type Report = (entry: IntersectionObserverEntry) => void

/** Tells rows of one list when they come near the screen and when they leave it. */
export interface ScreenWatch {
  /** Whether a row that comes later is drawn at first: one of many that come at once is not. */
  drawsLate(): boolean
  /** Watches a row until the returned function is called. */
  watch(row: Element, report: Report): () => void
}

/** What a row knows of itself. */
export interface NearScreen<Row extends HTMLElement> {
  row: RefObject<Row | null>
  isDrawn: boolean
  /** Pixels that an undrawn row takes. */
  height: number
  /** Draws the row at once and for good: what is typed in it must not go when it is scrolled away. */
  keep(): void
}

/** A watch over the rows inside `list`; undefined where the browser cannot tell, and then every row is drawn. */
export function useScreenWatch(list: RefObject<HTMLElement | null>): ScreenWatch | undefined {
  const [watch, setWatch] = useState<ScreenWatch | undefined>(undefined)
  useLayoutEffect(() => {
    if (list.current === null || typeof IntersectionObserver === 'undefined') return
    const reports = new Map<Element, Report>()
    const observer = new IntersectionObserver(
      (entries) => entries.forEach((entry) => reports.get(entry.target)?.(entry)),
      {
        root: scrollerOf(list.current),
        rootMargin: `${MARGIN} 0px`,
      },
    )
    let late = 0
    setWatch({
      drawsLate() {
        if (late === 0) queueMicrotask(() => (late = 0))
        late += 1
        return late <= WHOLE
      },
      watch(row, report) {
        reports.set(row, report)
        observer.observe(row)
        return () => {
          reports.delete(row)
          observer.unobserve(row)
        }
      },
    })
    return () => observer.disconnect()
  }, [list])
  return watch
}

/**
 * Whether a row is drawn. In a short list all are; in a long one those near the screen, those that were touched and, at first, the few added
 * later. `usual`: the height in pixels of a row that was never drawn.
 */
export function useNearScreen<Row extends HTMLElement>(
  watch: ScreenWatch | undefined,
  isWhole: boolean,
  usual: number,
): NearScreen<Row> {
  const row = useRef<Row>(null)
  const isKept = useRef(false)
  const [isDrawn, setDrawn] = useState(
    () => isWhole || watch?.drawsLate() === true || typeof IntersectionObserver === 'undefined',
  )
  const [height, setHeight] = useState(usual)
  useEffect(() => {
    if (row.current === null || isWhole) return
    return watch?.watch(row.current, ({ isIntersecting, boundingClientRect }) => {
      if (!isIntersecting && !isKept.current && boundingClientRect.height > 0) setHeight(boundingClientRect.height)
      setDrawn(isIntersecting || isKept.current)
    })
  }, [watch, isWhole])
  const keep = () => {
    isKept.current = true
    if (!isDrawn) flushSync(() => setDrawn(true))
  }
  return { row, isDrawn: isWhole || isDrawn, height, keep }
}

/** The nearest element around this one that scrolls up and down; null for the page itself. */
function scrollerOf(element: HTMLElement): Element | null {
  for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement)
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each
  return null
}
