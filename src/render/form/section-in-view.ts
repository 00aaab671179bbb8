import { useEffect, useState } from 'react'
import { sectionId } from './fields/hooks.ts'

/** Share of the height, from above, at which a section that reaches it is the one that is read. */
const LINE = 0.25

/**
 * The section of a form (`form`: its DOM id) that a person is at, by id: the one with the focus as long as something of it is seen, else
 * the one that is read. Undefined where none is drawn.
 */
export function useSectionInView(form: string, sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let frame = 0
    const look = (): void => setCurrent(sectionInView(form, sections))
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
  }, [form, sections])
  return current
}

function sectionInView(form: string, sections: readonly { id: string }[]): string | undefined {
  const drawn = sections.flatMap(({ id }) => {
    const element = document.getElementById(sectionId(form, id))?.closest('section')
    return element ? [{ id, element, ...edgesOf(element) }] : []
  })
  const [first] = drawn
  const scroller = first?.element.parentElement ?? undefined
  if (first === undefined || scroller === undefined) return undefined
  const { top, bottom } = edgesOf(scroller)
  const line = top + (bottom - top) * LINE
  const focused = drawn.find(
    (each) => each.element.contains(document.activeElement) && each.bottom > top && each.top < bottom,
  )
  return (focused ?? drawn.findLast((each) => each.top <= line) ?? first).id
}

function edgesOf(element: Element): { top: number; bottom: number } {
  const { top, bottom } = element.getBoundingClientRect()
  return { top, bottom }
}
