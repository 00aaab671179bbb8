import { useEffect, useState } from 'react'
import { sectionId } from './fields/hooks.ts'

/** Share of the height, from above, at which a section that reaches it is the one that is read. */
const LINE = 0.25

/**
 * The id of the section of a form or a view that a person is at (`screen`: what its DOM ids begin with): the one that holds the focus while
 * it is in sight, else the one that is being read; at the end of the page the last. Undefined where no section is drawn.
 */
export function useSectionInView(screen: string, sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let frame = 0
    const look = (): void => setCurrent(sectionInView(screen, sections))
    const later = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    const ended = new AbortController()
    // A scroll is told to nobody above what scrolls.
    for (const event of ['scroll', 'focusin'])
      document.addEventListener(event, later, { capture: true, passive: true, signal: ended.signal })
    later()
    return () => {
      ended.abort()
      cancelAnimationFrame(frame)
    }
  }, [screen, sections])
  return current
}

function sectionInView(screen: string, sections: readonly { id: string }[]): string | undefined {
  const drawn = sections.flatMap(({ id }) => {
    const element = document.getElementById(sectionId(screen, id))?.closest('section')
    return element ? [{ id, element, ...edgesOf(element) }] : []
  })
  const [first] = drawn
  const scroller = first?.element.parentElement ?? undefined
  if (first === undefined || scroller === undefined) return undefined
  const box = edgesOf(scroller)
  // A form that is a page of its own is longer than the window, which is what scrolls then.
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)]
  const line = top + (bottom - top) * LINE
  const focused = drawn.find(({ element }) => element.contains(document.activeElement))
  if (focused !== undefined && isSeen(document.activeElement, top, bottom)) return focused.id
  const { scrollTop, clientHeight, scrollHeight } = scroller
  const isAtEnd = box.top < 0 ? box.bottom <= bottom : scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
  return (isAtEnd ? drawn.at(-1) : drawn.findLast((each) => each.top <= line))?.id ?? first.id
}

function isSeen(element: Element | null, from: number, to: number): boolean {
  if (element === null) return false
  const { top, bottom } = edgesOf(element)
  return bottom > from && top < to
}

function edgesOf(element: Element): { top: number; bottom: number } {
  const { top, bottom } = element.getBoundingClientRect()
  return { top, bottom }
}
