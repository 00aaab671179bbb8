import type { StudioState } from '../host/api.ts'
import { isHosted } from '../host/host.ts'
import type { Words } from './words.ts'

/** What a checkout mends by a command, and the portal's host by its own dialogs: codes of findings. */
const BY_MOUSE: Readonly<Record<string, string>> = {
  'base-changed': 'hint.mend',
  'base-unrecorded': 'hint.mend',
  'override-renamed': 'hint.mend',
  'word-renamed': 'hint.mend',
  'language-incomplete': 'hint.words',
  'language-without-labels': 'hint.newLanguage',
}

/** What can be done about a finding: where the portal's host serves the studio, nobody has a command line. */
export function hintOf({ code, hint }: StudioState['findings'][number], t: Words['t']): string {
  const label = isHosted() ? BY_MOUSE[code] : undefined
  return label === undefined ? (hint ?? '') : t(label)
}
