import { FieldsSkeleton, SectionsSkeleton, useEngine, visuallyHidden } from '../../render/index.ts'
import { CloseBar } from '../drawers/CloseBar.tsx'
import { Broken } from '../pages/inside.tsx'
import { useT } from '../portal.ts'

/** What stands in a drawer until its screen is there, or when it could not be had. */
export function DrawerWaiting({ titleId, hasFailed, retry }: { titleId: string; hasFailed: boolean; retry(): void }) {
  const t = useT()
  const { close } = useEngine()
  return (
    <div id={titleId}>
      <CloseBar label={t('shell.close')} onClose={close} />
      {hasFailed ? <Broken onRetry={retry} /> : <Waiting text={t('app.loading')} />}
    </div>
  )
}

/** The shape of what opens, until it is known whether it is a form or a view. */
function Waiting({ text }: { text: string }) {
  return (
    <>
      <span role="status" style={visuallyHidden}>
        {text}
      </span>
      <SectionsSkeleton menu={false}>
        <FieldsSkeleton isEdited={false} count={6} />
        <FieldsSkeleton isEdited={false} count={6} />
      </SectionsSkeleton>
    </>
  )
}
