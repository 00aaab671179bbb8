import type { TenantBoot } from '../../config/index.ts'
import { BeforePortal } from '../outside/BeforePortal.tsx'
import type { Session } from '../session/session.ts'
import { TwoStepDialog } from './TwoStepDialog.tsx'

/** What users see of whom the tenant demands codes at the sign-in, until they have set them up. */
export function ForcedTwoStep({ boot, session }: { boot: TenantBoot; session: Session }) {
  return <BeforePortal boot={boot} session={session} dialog={<TwoStepDialog forced onClose={() => undefined} />} />
}
