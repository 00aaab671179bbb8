import { useEffect, useState } from 'react'

/**
 * A place beside the page, not in it. An open drawer or dialog hides what is beside it from assistive technology; what stands here is
 * heard all the same.
 */
export function usePlaceBeside(): HTMLElement {
  const [place] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.body.append(place)
    const watcher = new MutationObserver(() => {
      place.removeAttribute('aria-hidden')
    })
    watcher.observe(place, { attributeFilter: ['aria-hidden'] })
    return () => {
      watcher.disconnect()
      place.remove()
    }
  }, [place])
  return place
}
