import { evaluate, isFilled, resolve } from '../../../config/index.ts'
import type { EffectModel, LabelId } from '../../../config/index.ts'
import { getAt } from './paths.ts'
import type { FormStore } from './store.ts'

/** Asks a question in a label's words; false when declined. */
export type Confirm = (question: LabelId) => Promise<boolean>

/**
 * Carries out what a person changed, and the effects that follow from it, in the order of the file; effects of effects
 * too, each at most once for a change. Effects that would empty something filled ask first, before any has run; when one
 * is declined, its `on` returns to what it was and no effect runs.
 * Returns nothing when all is done, or a promise while a question stands.
 */
export function applyChange(store: FormStore, effects: readonly EffectModel[], change: () => void, confirm: Confirm): void | Promise<void> {
  const before = store.data()
  store.batch(change)
  return runWave(store, effects, before, confirm)
}

function runWave(store: FormStore, left: readonly EffectModel[], before: unknown, confirm: Confirm): void | Promise<void> {
  const wave = left.filter((effect) => isStarted(effect, store, before))
  if (wave.length === 0) return
  const asking = wave.filter((effect) => effect.confirm !== undefined && effect.clear.some((path) => isFilled(store.get(path))))
  const rest = left.filter((effect) => !wave.includes(effect))
  const run = (): void | Promise<void> => {
    const then = store.data()
    store.batch(() => wave.forEach((effect) => runEffect(effect, store)))
    return runWave(store, rest, then, confirm)
  }
  if (asking.length === 0) return run()
  return askAll(asking, confirm).then((declined) => {
    if (declined === undefined) return run()
    store.set(declined.on, getAt(before, declined.on))
  })
}

function isStarted(effect: EffectModel, store: FormStore, before: unknown): boolean {
  const value = store.get(effect.on)
  if (Object.is(value, getAt(before, effect.on))) return false
  if (effect.to !== undefined && effect.to !== value) return false
  return effect.when === undefined || evaluate(effect.when, store.scope)
}

function runEffect(effect: EffectModel, store: FormStore): void {
  for (const path of effect.clear) store.set(path, undefined)
  for (const [path, rule] of Object.entries(effect.set)) store.set(path, resolve(rule, store.scope))
}

/** The first effect that was declined, if any. */
async function askAll(asking: readonly EffectModel[], confirm: Confirm): Promise<EffectModel | undefined> {
  for (const effect of asking) {
    if (effect.confirm !== undefined && !(await confirm(effect.confirm))) return effect
  }
  return undefined
}
