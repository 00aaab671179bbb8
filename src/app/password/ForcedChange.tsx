import type { TenantBoot } from '../../config/index.ts'
import { BeforePortal } from '../outside/BeforePortal.tsx'
import { usePortal } from '../portal/portal.ts'
import type { Session } from '../session/session.ts'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'

/** What users see who must change their password first (specification of the frame, §4). */
export function ForcedChange({ boot, session }: { boot: TenantBoot; session: Session }) {
  const { signOut } = usePortal()
  const dialog = <ChangePasswordDialog forced onClose={() => void signOut()} />
  return <BeforePortal boot={boot} session={session} dialog={dialog} />
}
