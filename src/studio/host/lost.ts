import type { Change } from './api.ts'

/** The last text that somebody typed among changes: where they are refused it is told, so that it can be put in again. */
export function typedIn(changes: readonly Change[]): { lost?: string } {
  const texts = changes.flatMap((each) => {
    const said = saidIn(each)
    return typeof said === 'string' && said.trim() !== '' ? [said] : []
  })
  const lost = texts.at(-1)
  return lost === undefined ? {} : { lost }
}

function saidIn(change: Change): unknown {
  if (change.kind === 'text') return change.text
  if (change.kind === 'help') return change.page
  return change.kind === 'set' ? change.value : undefined
}

/** What was typed and not kept when the session ended; undefined while there is one. */
let unkept: string[] | undefined

let told: ((texts: readonly string[]) => void) | undefined

/** A session begins: nothing of one before is told any more. */
export function sessionBegins(): void {
  unkept = undefined
}

/** A session has ended: what was typed and comes too late is kept, to be told where one signs in. */
export function sessionEnds(): void {
  unkept ??= []
}

/** Keeps what somebody typed, where the session has ended meanwhile; elsewhere the studio itself tells of it. */
export function keepTyped(text: string): void {
  if (unkept === undefined || text.trim() === '' || unkept.includes(text)) return
  unkept = [...unkept, text]
  told?.(unkept)
}

/** Says who hears what was typed and not kept when the session ended, now and from now on. Returns how to end that. */
export function whenTypedIsLost(hears: (texts: readonly string[]) => void): () => void {
  told = hears
  if (unkept !== undefined && unkept.length > 0) hears(unkept)
  return () => {
    told = undefined
  }
}
