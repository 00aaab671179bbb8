import { useCallback, useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** How far below the upper edge, in pixels, a section counts as the one that is read. */
const READ_AT = 96

/**
 * Id of the section that is read in a box that scrolls: the last whose beginning has come up. At the end of the way, where the last ones
 * cannot come up, the one that holds the focus, else the last of all.
 */
export function useSectionInView(box: RefObject<HTMLElement | null>): { inView: string | undefined; look(): void } {
  const [inView, setInView] = useState<string>()
  const look = useCallback(() => {
    if (box.current === null) return
    const { scrollTop, clientHeight, scrollHeight, children } = box.current
    const sections = [...children].filter(
      (each): each is HTMLElement => each instanceof HTMLElement && each.dataset.entry !== undefined,
    )
    const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
    const entered = sections.find((each) => each.offsetTop >= scrollTop && each.contains(document.activeElement))
    const read = isAtEnd
      ? (entered ?? sections.at(-1))
      : sections.findLast(({ offsetTop }) => offsetTop <= scrollTop + READ_AT)
    setInView((read ?? sections[0])?.dataset.entry)
  }, [box])
  useEffect(look, [look])
  return { inView, look }
}
