import { surelyPast } from '../../config/index.ts'
import type { Draft, DraftStore } from '../../render/index.ts'
import { openDatabase } from './database.ts'
import type { Owner } from './database.ts'
import { changesBetween } from './journal.ts'
import type { Change } from './journal.ts'
import { hold, idsHeld } from './open-drafts.ts'
import type { LetGo } from './open-drafts.ts'
import { createSteps } from './steps.ts'
import type { KeptDraft } from './steps.ts'

/** How long a draft is kept after the last key, in days: by the device's clock and by the gateway's, as one of them may be wrong. */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000
/** After so many steps a draft is written whole again. */
const STEPS = 200

/** What the user is to know of drafts. */
export interface DraftNews {
  /** This device keeps nothing; called once. */
  notKept(): void
  /** So many drafts were too old. */
  expired(count: number): void
}

/**
 * The drafts that one user of one tenant keeps in this browser. They outlast the session, so that one that expired takes
 * nothing with it. A draft that a form has open is locked, so that no other page takes it.
 */
export function createDrafts(owner: Owner, news: DraftNews): DraftStore {
  const steps = createSteps(owner)
  /** The drafts that forms of this page have open, as they were kept last. */
  const open = new Map<string, KeptDraft & { letGo: LetGo }>()
  /** Drafts with a step that could not be kept: the steps after it are useless without it. */
  const torn = new Set<string>()
  const listeners = new Set<() => void>()
  let hasFailed = false
  openDatabase()

  const change = (): void => {
    for (const listener of listeners) listener()
  }

  async function letGo(id: string): Promise<void> {
    const draft = open.get(id)
    open.delete(id)
    torn.delete(id)
    await draft?.letGo()
  }

  async function write(draft: Draft, n: number, changes: readonly Change[] | undefined): Promise<boolean> {
    const isWhole = changes === undefined || n % STEPS === 0 || torn.delete(draft.id)
    const isKept = await steps.write(draft.id, n, isWhole ? { head: draft } : { changes }, draft)
    if (!isKept && open.has(draft.id)) torn.add(draft.id)
    if (!isKept && !hasFailed) {
      hasFailed = true
      news.notKept()
    }
    return isKept
  }

  async function living(): Promise<Draft[]> {
    const [kept, elsewhere] = await Promise.all([steps.read(), idsHeld()])
    const drafts = kept.map(({ draft }) => draft).filter(({ id }) => !open.has(id) && !elsewhere.has(id))
    const oldest = (surelyPast() ?? -Infinity) - KEPT_DAYS * DAY_MS
    const expired = drafts.filter(({ typedAt }) => Date.parse(typedAt) < oldest)
    for (const { id } of expired) steps.remove(id)
    if (expired.length > 0) news.expired(expired.length)
    return drafts
      .filter((draft) => !expired.includes(draft))
      .sort((one, other) => other.typedAt.localeCompare(one.typedAt))
  }

  return {
    async find(form, recordId) {
      const drafts = await living()
      return drafts.filter(
        (draft) =>
          (form === undefined || draft.form === form) && (recordId === undefined || draft.recordId === recordId),
      )
    },
    async take(id) {
      if (open.has(id)) return undefined
      const release = await hold(id)
      const [kept] = release === undefined ? [] : await steps.read(id)
      if (release === undefined || kept === undefined) {
        void release?.()
        return undefined
      }
      const last = kept.last + 1
      open.set(id, { ...kept, last, letGo: release })
      void write(kept.draft, last, undefined)
      change()
      return kept.draft
    },
    save(draft) {
      const kept = open.get(draft.id)
      if (kept === undefined) {
        const held = hold(draft.id)
        open.set(draft.id, { draft, last: 0, letGo: async () => (await held)?.() })
        const isKept = write(draft, 0, undefined)
        change()
        return isKept
      }
      const changes = changesBetween(kept.draft, draft)
      if (changes.length === 0) return Promise.resolve(!hasFailed)
      const last = kept.last + 1
      open.set(draft.id, { ...kept, draft, last })
      return write(draft, last, changes)
    },
    remove(id) {
      void letGo(id)
      steps.remove(id)
      change()
    },
    release(id) {
      // Who looks before the lock is free does not find the draft, and would not look again.
      if (open.has(id)) void letGo(id).then(change)
    },
    listen(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
}
