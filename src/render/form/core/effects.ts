import { getAt, holds, IN_ROWS, isFilled, joinPath, resolve, rowScope, withoutEntry } from '../../../config/index.ts'
import type { EffectModel, FormModel, LabelId, Path, Scope } from '../../../config/index.ts'
import type { ClearedPlace, Trace } from './cleared.ts'
import { regenerate } from './generated.ts'
import type { FormStore } from './store.ts'

/** Asks a question in a label's words; false when declined. */
export type Confirm = (question: LabelId) => Promise<boolean>

/** What follows from a change in a form. */
export type Follows = Pick<FormModel, 'effects' | 'generated' | 'sections'>

/** A form in which changes have their effects. */
export interface Changing {
  store: FormStore
  follows: Follows
  confirm: Confirm
  /** A row that is put back as it was: nothing of it has become what it is. */
  restored?: unknown
  /** Takes down what the effects do. */
  trace?: Trace
}

/** An effect where it stands: in the data, or in one row of its list. */
interface PlacedEffect {
  effect: EffectModel
  /** Absolute path of the row, or empty. */
  row: Path
  scope: Scope
}

/** A place that an effect empties, and what is left there. */
interface Clearing extends ClearedPlace {
  rest(value: unknown): unknown
}

/**
 * Carries out what a person changed, the lists that are made anew, and the effects that follow from it, in the order of the
 * file; effects of effects too, each at most once for a change (in each row). Effects that would empty something filled ask
 * first, before any has run; when one is declined, its `on` returns to what it was and no effect runs.
 * Returns nothing when all is done, or a promise while a question stands.
 */
export function applyChange(form: Changing, change: () => void): void | Promise<void> {
  const { store, follows } = form
  const before = store.data()
  store.batch(() => {
    change()
    regenerate(follows.generated, store, before)
  })
  return runWave(form, new Set(), before)
}

function runWave(form: Changing, done: ReadonlySet<string>, before: unknown): void | Promise<void> {
  const { store, follows, confirm } = form
  const wave = follows.effects
    .flatMap((effect) => placesOf(effect, form, before))
    .filter((placed) => !done.has(nameOf(placed)) && isStarted(placed, store, before))
  if (wave.length === 0) return
  const asking = wave.filter(
    (placed) => placed.effect.confirm !== undefined && clearingsOf(placed, form).some((each) => loses(each, store)),
  )
  const run = (): void | Promise<void> => {
    const then = store.data()
    store.batch(() => {
      wave.forEach((placed) => runEffect(placed, form))
      regenerate(follows.generated, store, then)
    })
    return runWave(form, new Set([...done, ...wave.map(nameOf)]), then)
  }
  if (asking.length === 0) return run()
  return askAll(asking, confirm).then((declined) => {
    if (declined === undefined) return run()
    const { on, alsoOn } = declined.effect
    const begins = [joinPath(declined.row, on), ...(alsoOn === undefined ? [] : [alsoOn])]
    store.batch(() => begins.forEach((path) => store.set(path, getAt(before, path))))
  })
}

/** An effect of every row stands once in each that has changed, not in one that stands elsewhere since, or in all where what starts it outside of them has changed; any other once. */
function placesOf(effect: EffectModel, form: Changing, before: unknown): PlacedEffect[] {
  const { store } = form
  if (effect.each === undefined) return [{ effect, row: '', scope: store.scope }]
  const lists = effect.each.split(IN_ROWS)
  const isForAll = isStartedOutside(effect, store, before)
  const rows = lists.reduce<Path[]>(
    (outer, list) => outer.flatMap((row) => (isForAll ? allRows : changedRows)(joinPath(row, list), form, before)),
    [''],
  )
  return rows.map((row) => ({ effect, row, scope: rowScope(store.scope, row) }))
}

/** Whether what starts an effect outside of the rows that it is of has changed. */
function isStartedOutside({ alsoOn }: EffectModel, store: FormStore, before: unknown): boolean {
  return alsoOn !== undefined && !Object.is(store.get(alsoOn), getAt(before, alsoOn))
}

function allRows(list: Path, { store }: Changing): Path[] {
  const rows = store.get(list)
  return Array.isArray(rows) ? rows.map((_row, index) => `${list}.${index}`) : []
}

function changedRows(list: Path, { store, restored }: Changing, before: unknown): Path[] {
  const rows = store.get(list)
  const stood = getAt(before, list)
  // A key elsewhere in a long form changes no row.
  if (!Array.isArray(rows) || rows === stood) return []
  const unchanged = new Set([stood, restored].flat())
  return rows.flatMap((entry, index) => (unchanged.has(entry) ? [] : [`${list}.${index}`]))
}

function nameOf({ effect, row }: PlacedEffect): string {
  return `${effect.id} ${row}`
}

function isStarted({ effect, row, scope }: PlacedEffect, store: FormStore, before: unknown): boolean {
  const on = joinPath(row, effect.on)
  const value = store.get(on)
  if (Object.is(value, getAt(before, on)) && !isStartedOutside(effect, store, before)) return false
  if (effect.to !== undefined && effect.to !== value) return false
  return holds(effect.when, scope)
}

function clearingsOf({ effect, row }: PlacedEffect, { follows }: Changing): Clearing[] {
  const emptied = (path: Path): Clearing => ({ path, rest: () => undefined })
  const fields = effect.clearFields.flatMap((id) =>
    follows.sections.flatMap((section) => section.fields.filter((field) => field.id === id)),
  )
  const own = fields.flatMap((field) =>
    field.covers.map((path): Clearing => {
      const { ownEntry } = field
      return path === field.path && ownEntry !== undefined
        ? { path, field, rest: (list) => withoutEntry(list, ownEntry) }
        : emptied(path)
    }),
  )
  return [...effect.clear.map((path) => emptied(joinPath(row, path))), ...own]
}

/** Whether something is there that would not be left. */
function loses({ path, rest }: Clearing, store: FormStore): boolean {
  const value = store.get(path)
  return isFilled(value) && !Object.is(rest(value), value)
}

function runEffect(placed: PlacedEffect, form: Changing): void {
  const { effect, row, scope } = placed
  const { store, trace } = form
  for (const clearing of clearingsOf(placed, form)) {
    if (loses(clearing, store)) trace?.emptied.push(clearing)
    trace?.written.add(clearing.path)
    store.set(clearing.path, clearing.rest(store.get(clearing.path)))
  }
  for (const [path, rule] of Object.entries(effect.set)) {
    const value = resolve(rule, scope)
    // A value that nobody has empties nothing: that is what `clear` is for.
    if (!isFilled(value)) continue
    trace?.written.add(joinPath(row, path))
    store.set(joinPath(row, path), value)
  }
}

/** The first effect that was declined, if any. */
async function askAll(asking: readonly PlacedEffect[], confirm: Confirm): Promise<PlacedEffect | undefined> {
  for (const placed of asking) {
    const { confirm: question } = placed.effect
    if (question !== undefined && !(await confirm(question))) return placed
  }
  return undefined
}
