import type { ChangeSetLine, VersionLine } from '../../host/api.ts'

/** How it stands with a tenant's portal: what is open, what comes by itself, what people see. */
export interface Standing {
  /** What needs a person first: refused ones, then the one that was worked on last. */
  open: ChangeSetLine[]
  /** The next one first. */
  due: ChangeSetLine[]
  published: VersionLine | undefined
}

export function standingOf(sets: readonly ChangeSetLine[], versions: readonly VersionLine[]): Standing {
  const rank = ({ refused }: ChangeSetLine) => (refused === undefined ? 1 : 0)
  return {
    open: sets.toSorted((one, other) => rank(one) - rank(other) || later(one.changedAt, other.changedAt)),
    due: sets.filter(({ dueAt }) => dueAt !== undefined).sort((one, other) => later(other.dueAt, one.dueAt)),
    published: versions.find(({ isPublished }) => isPublished),
  }
}

/** The later of two moments first. */
function later(one = '', other = ''): number {
  return other.localeCompare(one)
}
