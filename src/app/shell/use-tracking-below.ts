import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { TRACKS_IN_PAGE } from '../tracking/TrackingForm.tsx'

/** The tracking form of a narrow screen, and what the button that shows it needs. */
export interface TrackingBelow {
  form: RefObject<HTMLDivElement | null>
  isShown: boolean
  opener: { ref: RefObject<HTMLButtonElement | null>; 'aria-expanded': boolean; onClick: () => void }
}

/**
 * The tracking form where it has no room in the bar: a button shows it below, ready to type in; Escape or another page puts it away.
 * Where the page has one of its own, the button leads into that.
 */
export function useTrackingBelow(pathname: string): TrackingBelow {
  const [shownOn, setShownOn] = useState<string>()
  const isShown = shownOn === pathname
  const form = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const box = form.current
    if (!isShown || box === null) return
    box.querySelector('input')?.focus()
    const leave = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return
      setShownOn(undefined)
      button.current?.focus()
    }
    box.addEventListener('keydown', leave)
    return () => box.removeEventListener('keydown', leave)
  }, [isShown])
  const onClick = (): void => {
    const inPage = document.querySelector<HTMLElement>(`[${TRACKS_IN_PAGE}] input`)
    if (inPage === null) return setShownOn(isShown ? undefined : pathname)
    inPage.scrollIntoView({ block: 'center' })
    inPage.focus()
  }
  return { form, isShown, opener: { ref: button, 'aria-expanded': isShown, onClick } }
}
