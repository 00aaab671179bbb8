import { useEffect, useState } from 'react'
import { SnackbarProvider } from 'notistack'
import { noticeBars } from './notices.tsx'

const MOST_NOTICES = 4

/**
 * Where notices stand: beside the page, not in it. An open drawer or dialog hides what is beside it from assistive
 * technology; the notices about what is done there must be heard all the same.
 */
export function NoticeHost() {
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
  return (
    <SnackbarProvider
      domRoot={place}
      maxSnack={MOST_NOTICES}
      Components={noticeBars}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    />
  )
}
