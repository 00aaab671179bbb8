import { evaluate, isFilled, resolve } from '../../../config/index.ts'
import type { EffectModel, FormModel, LabelId, Path, Scope } from '../../../config/index.ts'
import { regenerate } from './generated.ts'
import { getAt, joinPath } from './paths.ts'
import { rowScope } from './scope.ts'
import type { FormStore } from './store.ts'

/** Asks a question in a label's words; false when declined. */
export type Confirm = (question: LabelId) => Promise<boolean>

/** What follows from a change in a form. */
export type Follows = Pick<FormModel, 'effects' | 'generated'>

/** An effect where it stands: in the data, or in one row of its list. */
interface PlacedEffect {
  effect: EffectModel
  /** Absolute path of the row, or empty. */
  row: Path
  scope: Scope
}

/**
 * Carries out what a person changed, the lists that are made anew, and the effects that follow from it, in the order of the
 * file; effects of effects too, each at most once for a change (in each row). Effects that would empty something filled ask
 * first, before any has run; when one is declined, its `on` returns to what it was and no effect runs.
 * Returns nothing when all is done, or a promise while a question stands.
 */
export function applyChange(store: FormStore, follows: Follows, change: () => void, confirm: Confirm): void | Promise<void> {
  const before = store.data()
  store.batch(() => {
    change()
    regenerate(follows.generated, store, before)
  })
  return runWave(store, follows, new Set(), before, confirm)
}

function runWave(store: FormStore, follows: Follows, done: ReadonlySet<string>, before: unknown, confirm: Confirm): void | Promise<void> {
  const wave = follows.effects.flatMap((effect) => placesOf(effect, store)).filter((placed) => !done.has(nameOf(placed)) && isStarted(placed, store, before))
  if (wave.length === 0) return
  const asking = wave.filter(({ effect, row }) => effect.confirm !== undefined && effect.clear.some((path) => isFilled(store.get(joinPath(row, path)))))
  const run = (): void | Promise<void> => {
    const then = store.data()
    store.batch(() => {
      wave.forEach((placed) => runEffect(placed, store))
      regenerate(follows.generated, store, then)
    })
    return runWave(store, follows, new Set([...done, ...wave.map(nameOf)]), then, confirm)
  }
  if (asking.length === 0) return run()
  return askAll(asking, confirm).then((declined) => {
    if (declined === undefined) return run()
    const on = joinPath(declined.row, declined.effect.on)
    store.set(on, getAt(before, on))
  })
}

/** An effect of every row stands once in each; any other once. */
function placesOf(effect: EffectModel, store: FormStore): PlacedEffect[] {
  if (effect.each === undefined) return [{ effect, row: '', scope: store.scope }]
  const list = effect.each
  const rows = store.get(list)
  if (!Array.isArray(rows)) return []
  return rows.map((_, index) => {
    const row = `${list}.${index}`
    return { effect, row, scope: rowScope(store.scope, row) }
  })
}

function nameOf({ effect, row }: PlacedEffect): string {
  return `${effect.id} ${row}`
}

function isStarted({ effect, row, scope }: PlacedEffect, store: FormStore, before: unknown): boolean {
  const on = joinPath(row, effect.on)
  const value = store.get(on)
  if (Object.is(value, getAt(before, on))) return false
  if (effect.to !== undefined && effect.to !== value) return false
  return effect.when === undefined || evaluate(effect.when, scope)
}

function runEffect({ effect, row, scope }: PlacedEffect, store: FormStore): void {
  for (const path of effect.clear) store.set(joinPath(row, path), undefined)
  for (const [path, rule] of Object.entries(effect.set)) store.set(joinPath(row, path), resolve(rule, scope))
}

/** The first effect that was declined, if any. */
async function askAll(asking: readonly PlacedEffect[], confirm: Confirm): Promise<PlacedEffect | undefined> {
  for (const placed of asking) {
    const { confirm: question } = placed.effect
    if (question !== undefined && !(await confirm(question))) return placed
  }
  return undefined
}
