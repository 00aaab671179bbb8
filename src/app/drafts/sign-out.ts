import type { Translate } from '../../render/index.ts'
import { ask } from '../dialogs/question.ts'
import type { Portal } from '../portal.ts'
import { sessionAtom } from '../state.ts'
import { createDrafts } from './drafts.ts'

/** Signs out; somebody who leaves drafts on this device is asked first whether they shall stay. */
export async function signOutAsking(portal: Portal, t: Translate): Promise<void> {
  const session = portal.store.get(sessionAtom)
  const drafts = session && createDrafts(session)
  if (drafts && (await drafts.hasAny())) {
    const question = {
      title: t('draft.leftTitle'),
      text: t('draft.leftText'),
      confirm: t('draft.forget'),
      cancel: t('draft.keep'),
    }
    if (await ask(portal.store, question)) await drafts.clear()
  }
  await portal.signOut()
}
