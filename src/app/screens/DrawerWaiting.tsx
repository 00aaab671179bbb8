import { useEngine } from '../../render/index.ts'
import { CloseBar } from '../drawers/CloseBar.tsx'
import { Broken } from '../pages/inside.tsx'
import { Loading } from '../pages/pages.tsx'
import { useT } from '../portal.ts'

/** What stands in a drawer until its screen is there, or when it could not be had. */
export function DrawerWaiting({ titleId, hasFailed, retry }: { titleId: string; hasFailed: boolean; retry(): void }) {
  const t = useT()
  const { close } = useEngine()
  return (
    <div id={titleId}>
      <CloseBar label={t('shell.close')} onClose={close} />
      {hasFailed ? <Broken onRetry={retry} /> : <Loading />}
    </div>
  )
}
