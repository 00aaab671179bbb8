import { useEffect } from 'react'
import { notify } from '../dialogs/notices.ts'
import { useT } from '../portal/portal.ts'
import { takeEnded } from '../tenant/preview.ts'

/** Tells whoever came for a preview of the studio that it has ended: what they see is no draft, but what is published. */
export function PreviewEnded({ url }: { url: string }) {
  const t = useT()
  useEffect(() => {
    if (takeEnded(url)) notify({ severity: 'warning', text: t('app.previewEnded') })
  }, [url, t])
  return null
}
