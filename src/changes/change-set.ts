import { applied, appliedTo, inverse, overlap, placesOf, type FileChange, type Place } from './file-change.ts'
import { differing, type Folder } from './folder.ts'

/** What one person did at once, and may undo. */
export interface Step {
  /** Of the set's last change to it: its making, undoing or redoing. */
  at: number
  person: string
  /** None of the steps of a person that are forgotten: that somebody took part is not, nor what they touched. */
  files: readonly FileChange[]
  isUndone?: boolean
  /** What the forgotten steps of the person touched, each place when it was last. */
  forgotten?: readonly (Place & { at: number })[]
}

/** What people change of a tenant together, over a version of its files, until it is published. */
export interface ChangeSet {
  /** The version that the changes lie over. */
  base: Folder
  /** The tenant's files with the changes made. */
  files: Folder
  /** In the order in which they were made; those undone stay until their person does something new. */
  steps: readonly Step[]
  /** How often the set was changed. */
  at: number
}

/** A change that was not made, because of what others did at the same places since. */
export interface Overtaken {
  overtaken: readonly Place[]
}

/** Steps that a set remembers, and characters of theirs: who looks at it reads them all. The oldest can no longer be undone. */
const MOST_STEPS = 300
const MOST_CHARACTERS = 8 * 1024 ** 2

/** A change set that changes nothing yet. */
export function emptyChangeSet(base: Folder): ChangeSet {
  return { base, files: base, steps: [], at: 0 }
}

/** A change set in which one person has made a folder of another one, in one step; an empty one where they are the same. */
export function firstStep(base: Folder, person: string, files: Folder): ChangeSet {
  const changes = changesBetween(base, files)
  return changes.length === 0
    ? emptyChangeSet(base)
    : { base, files, steps: [{ at: 1, person, files: changes }], at: 1 }
}

/** The paths that a set changes. */
export function changedPaths({ base, files }: ChangeSet): string[] {
  return differing(base, files)
}

/**
 * A person makes the files what they are in `next`. `seen` is how often the set had been changed when the person last saw it: where somebody
 * else has changed one of the same places since, nothing is changed.
 */
export function changed(set: ChangeSet, person: string, next: Folder, seen = set.at): ChangeSet | Overtaken {
  const files = changesBetween(set.files, next)
  if (files.length === 0) return set
  const places = files.flatMap(placesOf)
  const others = set.steps.filter((step) => step.person !== person)
  const overtaken = others
    .flatMap((step) => touchedSince(step, seen))
    .filter((at) => places.some((each) => overlap(at, each)))
  if (overtaken.length > 0) return { overtaken }
  const at = set.at + 1
  const isGivenUp = (step: Step) => step.person === person && step.isUndone === true
  const left = set.steps.filter((step) => !isGivenUp(step))
  return { ...set, files: next, at, steps: remembered([...left, { at, person, files }], set.steps.filter(isGivenUp)) }
}

/**
 * Takes back the last step of a person that is not undone and on which nobody has built since; where others have built on all of them, says what they
 * changed of the last one. The same set where there is none.
 */
export function undone(set: ChangeSet, person: string): ChangeSet | Overtaken {
  let last: Overtaken | undefined
  for (const step of set.steps.toReversed()) {
    if (step.person !== person || step.isUndone === true || step.files.length === 0) continue
    const next = turned(set, step, step.files.map(inverse))
    if (!('overtaken' in next)) return next
    last ??= next
  }
  return last ?? set
}

/** Takes back all that a person did, as far as nobody has built on it since; it can be done again. */
export function takenBack(set: ChangeSet, person: string): ChangeSet {
  const next = undone(set, person)
  return 'overtaken' in next || next === set ? set : takenBack(next, person)
}

/** Does again what the person undid last; the same set where there is nothing. */
export function redone(set: ChangeSet, person: string): ChangeSet | Overtaken {
  const step = set.steps.find((each) => each.person === person && each.isUndone === true)
  return step === undefined ? set : turned(set, step, step.files)
}

/** Whether a person can undo and redo something, and in which files the next undoing and redoing are. */
export function turnsOf(
  { steps }: ChangeSet,
  person: string,
): { canUndo: boolean; canRedo: boolean; undoes: string[]; redoes: string[] } {
  const own = steps.filter((step) => step.person === person && step.files.length > 0)
  const last = own.findLast(({ isUndone }) => isUndone !== true)
  const next = own.find(({ isUndone }) => isUndone === true)
  return {
    undoes: last?.files.map(({ path }) => path) ?? [],
    redoes: next?.files.map(({ path }) => path) ?? [],
    canUndo: last !== undefined,
    canRedo: next !== undefined,
  }
}

/** How often the set had been changed when a file of it was changed last, by path. */
export function fileVersions({ steps }: ChangeSet): ReadonlyMap<string, number> {
  const versions = new Map<string, number>()
  const touched = (path: string, at: number) => versions.set(path, Math.max(at, versions.get(path) ?? 0))
  for (const { at, files, forgotten = [] } of steps) {
    for (const { path } of files) touched(path, at)
    for (const { file, at: last } of forgotten) touched(file, last)
  }
  return versions
}

/** The set over another version of the tenant's files: every change that it holds is made to them. */
export function rebased(set: ChangeSet, base: Folder): ChangeSet | Overtaken {
  if (differing(set.base, base).length === 0) return set
  const files = withChanges(base, changesBetween(set.base, set.files))
  return 'overtaken' in files ? files : { ...set, base, files: files.folder, at: set.at + 1 }
}

/** What counts where a set and the version below it changed the same place. */
export type Counts = 'set' | 'published'

/**
 * The set over another version of the tenant's files, with what `counts` where both changed a place. That it is what the set says is a step of the
 * person, which takes back to what is published.
 */
export function settled(set: ChangeSet, base: Folder, person: string, counts: Counts): ChangeSet | Overtaken {
  const published = overWith(set, base, 'published')
  return counts === 'published' ? published : changed(published, person, overWith(set, base, 'set').files)
}

/** What a set would be over another version, with what `counts` where both changed a place. */
export function overWith(set: ChangeSet, base: Folder, counts: Counts): ChangeSet {
  const files = new Map(base)
  const takes = () => counts === 'set'
  for (const change of changesBetween(set.base, set.files))
    put(files, change.path, appliedTo(change, files.get(change.path), takes))
  return { ...set, base, files, at: set.at + 1 }
}

/** The places that a step touched after the set had been changed so often. */
function touchedSince({ at, files, forgotten = [] }: Step, seen: number): Place[] {
  const last = forgotten.filter((place) => place.at > seen).map(({ file, keys }) => ({ file, keys }))
  return at > seen ? [...files.flatMap(placesOf), ...last] : last
}

/** The newest of some steps, at least the last one, and before them who made those that are forgotten, `givenUp` among them, and where. */
function remembered(steps: readonly Step[], givenUp: readonly Step[]): Step[] {
  const made = steps.filter(({ files }) => files.length > 0)
  const kept: Step[] = []
  let characters = 0
  for (const step of made.toReversed()) {
    characters += step.files.reduce((sum, { before = '', after = '' }) => sum + before.length + after.length, 0)
    if (kept.length === MOST_STEPS || (kept.length > 0 && characters > MOST_CHARACTERS)) break
    kept.unshift(step)
  }
  const forgotten = steps.filter(({ files }) => files.length === 0)
  return [...tracesOf([...forgotten, ...givenUp, ...made.slice(0, -kept.length)]), ...kept]
}

/** One step without a change for each person of some steps: what these touched, and when it was last. */
function tracesOf(steps: readonly Step[]): Step[] {
  return [...new Set(steps.map(({ person }) => person))].map((person) => {
    const own = steps.filter((step) => step.person === person)
    const places = own.flatMap(({ at, files, forgotten = [] }) => [
      ...forgotten,
      ...files.flatMap(placesOf).map((place) => ({ ...place, at })),
    ])
    const last = new Map(
      places.sort((one, other) => one.at - other.at).map((each) => [[each.file, ...each.keys].join('\n'), each]),
    )
    return { at: Math.max(...own.map(({ at }) => at)), person, files: [], forgotten: [...last.values()] }
  })
}

/** What leads from one folder to another, file by file. */
function changesBetween(one: Folder, other: Folder): FileChange[] {
  return differing(one, other).map((path) => {
    const [before, after] = [one.get(path), other.get(path)]
    return { path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
  })
}

function turned(set: ChangeSet, step: Step, changes: readonly FileChange[]): ChangeSet | Overtaken {
  const files = withChanges(set.files, changes)
  if ('overtaken' in files) return files
  const at = set.at + 1
  const turnedStep: Step = {
    at,
    person: step.person,
    files: step.files,
    ...(step.isUndone !== true && { isUndone: true }),
  }
  return { ...set, at, files: files.folder, steps: set.steps.map((each) => (each === step ? turnedStep : each)) }
}

function withChanges(folder: Folder, changes: readonly FileChange[]): { folder: Folder } | Overtaken {
  const files = new Map(folder)
  const overtaken: Place[] = []
  for (const change of changes) {
    const result = applied(change, files.get(change.path))
    if ('overtaken' in result) overtaken.push(...result.overtaken)
    else put(files, change.path, result.text)
  }
  return overtaken.length > 0 ? { overtaken } : { folder: files }
}

function put(files: Map<string, string>, path: string, text: string | undefined): void {
  if (text === undefined) files.delete(path)
  else files.set(path, text)
}
