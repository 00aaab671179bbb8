import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { GridModel } from '../../../config/index.ts'

/**
 * How high a list is, in pixels: as its model says or, where it fills the window, so that what stands below it in its section ends at
 * the foot of the window; never lower than the model says.
 */
export function useListHeight({ height, fill }: Pick<GridModel, 'height' | 'fill'>): {
  box: RefObject<HTMLDivElement | null>
  height: number
} {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(height)
  useLayoutEffect(() => {
    const section = box.current?.closest('section') ?? undefined
    if (!fill || section === undefined) return
    const measure = (): void => {
      if (box.current === null) return
      const { top, bottom } = box.current.getBoundingClientRect()
      const below = section.getBoundingClientRect().bottom - bottom
      const main = section.closest('main')
      const margin = main === null ? 0 : Number.parseFloat(getComputedStyle(main).paddingBottom)
      setRoom(Math.floor(window.innerHeight - top - window.scrollY - below - margin))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(section)
    window.addEventListener('resize', measure)
    measure()
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [fill])
  return { box, height: fill ? Math.max(height, room) : height }
}
