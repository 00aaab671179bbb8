import { isWithin, validate } from '../../../config/index.ts'
import type { CheckData, FieldModel, FormModel, Level, Path } from '../../../config/index.ts'
import { clearedBy } from './cleared.ts'
import type { Cleared, Trace } from './cleared.ts'
import { createComing } from './coming.ts'
import { recompose } from './composed.ts'
import type { Words } from './composed.ts'
import { applyChange } from './effects.ts'
import type { Confirm } from './effects.ts'
import type { Message } from './messages.ts'
import type { FormStore } from './store.ts'

/** What a person does to a form: each act carries its effects and its validation. */
export interface FormController {
  /** A person committed values: effects run, then what they touch is validated. */
  change(values: Record<Path, unknown>): void
  /** Runs a commit of an input that is still being typed in. The first such commit validates at once, further ones when typing rests. */
  whileTyping(commit: () => void): void
  /** A person is still typing: effects run, nothing is validated before `leave`. */
  type(path: Path, value: unknown): void
  /** A person took a row out of a list. */
  removeRow(list: Path, index: number): void
  /** A person put a row back that was taken out of a list. */
  restoreRow(list: Path, index: number, row: unknown, key: number): void
  /** A person gave up what was changed in a row. */
  resetRow(list: Path, index: number, row: unknown): void
  /** A person gave up what was changed in several rows, and those that came with it. */
  resetRows(list: Path, rows: readonly unknown[]): void
  /** A person left a field. */
  leave(path: Path): void
  /** Validates everything for an action and shows all messages. True when nothing is wrong. */
  check(level: Level): boolean
  /** Shows the gateway's messages at fields; each goes when its field changes. */
  refuse(refusals: ReadonlyMap<Path, string>): void
  /** Forgets what was tried and refused: the record was loaded anew. */
  reset(): void
  /** What the effects of the last change emptied; nothing once what they wrote was changed since. */
  cleared(): Cleared | undefined
  /** Puts back what the last change emptied, and what was changed. */
  undoCleared(): void
  /** Hears that `cleared` gives something else. */
  listenCleared(heard: () => void): () => void
  /** Resolves when no question of an effect stands any more. */
  settled(): Promise<void>
  /** The value that the field at a path shows is still looked for. Answers how to say that this is over: with a text where there is none. */
  seek(path: Path): (refusal?: string) => void
  /** `look` begins to look for what is needed only where the data are sent, just before they are. Answers how to take that back. */
  beforeSending(look: () => void): () => void
  /** Resolves when every value that is shown stands in the data, with what is looked for before these are sent; false where one was not found, which its field then says. */
  found(isSent: boolean): Promise<boolean>
}

/** What a controller works with. */
export interface ControllerParts {
  model: FormModel
  store: FormStore
  check: CheckData
  confirm: Confirm
  /** Says a label in the reader's language, for composed texts. */
  say: Words['say']
}

/** How long typing must rest before its last commit is validated, in milliseconds. Validation gets slower with every row of a form; a key must not. */
const REST_MS = 300

/**
 * The controller of one open form. Until an action was tried, only fields that were touched show messages, at the level
 * of a draft; afterwards every message is kept up to date at the level that was tried.
 */
export function createFormController({ model, store, check, confirm, say }: ControllerParts): FormController {
  const fields = model.sections.flatMap((section) => section.fields)
  let tried: Level | undefined
  let refused = new Map<Path, string>()
  let asking: Promise<void> = Promise.resolve()
  const coming = createComing()

  const isShown = (path: Path): boolean =>
    store.messages.at(path).length > 0 || coveredWith(path, fields).some((each) => store.touched(each))

  let isTyping = false
  let shownAt = -Infinity
  let atRest: ReturnType<typeof setTimeout> | undefined

  const forgetRest = (): void => {
    clearTimeout(atRest)
    atRest = undefined
  }

  /** Shows what is wrong now; true when nothing is. */
  const show = (): boolean => {
    forgetRest()
    shownAt = performance.now()
    const { messages } = validate(model, store.data(), store.scope, tried ?? 'save', check)
    const shown = new Map<Path, readonly Message[]>()
    for (const [path, ofPath] of messages) if (tried !== undefined || isShown(path)) shown.set(path, ofPath)
    for (const [path, text] of refused) shown.set(path, [...(shown.get(path) ?? []), { text }])
    store.messages.replace(shown)
    return shown.size === 0
  }

  /** As `show`, but while a person types only for the first commit, and for the last one when typing rests. */
  const showTyped = (): void => {
    if (!isTyping || (atRest === undefined && performance.now() - shownAt > REST_MS)) {
      show()
      return
    }
    clearTimeout(atRest)
    atRest = setTimeout(show, REST_MS)
  }

  const touch = (paths: readonly Path[]): void => {
    paths.forEach((path) => store.touch(path))
    refused = new Map(
      [...refused].filter(([path]) => !paths.some((each) => isWithin(path, each) || isWithin(each, path))),
    )
  }

  let cleared: Cleared | undefined
  const hearing = new Set<() => void>()
  const setCleared = (next: Cleared | undefined): void => {
    if (next === cleared) return
    cleared = next
    for (const heard of [...hearing]) heard()
  }

  const apply = (own: readonly Path[], change: () => void, after: () => void, restored?: unknown): void => {
    const before = store.data()
    const trace: Trace = { emptied: [], written: new Set(Object.keys(model.generated)) }
    const waiting = applyChange({ store, follows: model, confirm, restored, trace }, change)
    const finish = (): void => {
      recompose(model, store, before, { say, lookups: model.lookups })
      setCleared(clearedBy(own, before, trace, store) ?? (cleared?.stands() === true ? cleared : undefined))
      after()
    }
    finish()
    if (waiting !== undefined) asking = Promise.all([asking, waiting.then(finish)]).then(() => undefined)
  }

  /** Messages that the gateway gave for a list no longer fit once its rows have moved. */
  const changeRows = (list: Path, change: () => void, restored?: unknown): void => {
    refused = new Map([...refused].filter(([path]) => !isWithin(path, list)))
    apply([list], change, show, restored)
  }

  return {
    change(values) {
      touch(Object.keys(values))
      apply(
        Object.keys(values),
        () => Object.entries(values).forEach(([path, value]) => store.set(path, value)),
        showTyped,
      )
    },
    whileTyping(commit) {
      isTyping = true
      try {
        commit()
      } finally {
        isTyping = false
      }
    },
    type: (path, value) =>
      apply(
        [path],
        () => store.set(path, value),
        () => undefined,
      ),
    removeRow: (list, index) => changeRows(list, () => store.removeRow(list, index)),
    restoreRow: (list, index, row, key) => changeRows(list, () => store.restoreRow(list, index, row, key), row),
    resetRow: (list, index, row) => changeRows(list, () => store.set(`${list}.${index}`, row), row),
    resetRows: (list, rows) => changeRows(list, () => store.set(list, rows), rows),
    leave(path) {
      touch([path])
      show()
    },
    check(level) {
      tried = level
      refused = new Map()
      return show()
    },
    refuse(refusals) {
      refused = new Map(refusals)
      show()
    },
    reset() {
      forgetRest()
      setCleared(undefined)
      tried = undefined
      refused = new Map()
    },
    cleared: () => cleared,
    undoCleared() {
      const before = store.data()
      cleared?.undo()
      recompose(model, store, before, { say, lookups: model.lookups })
      setCleared(undefined)
      show()
    },
    listenCleared(heard) {
      hearing.add(heard)
      return () => {
        hearing.delete(heard)
      }
    },
    settled: () => asking,
    seek: coming.begin,
    beforeSending: coming.beforeSending,
    async found(isSent) {
      const refusals = await coming.over(isSent)
      if (refusals.size === 0) return true
      refused = new Map(refusals)
      show()
      return false
    },
  }
}

/** The paths whose messages belong together with those of a path: of the fields that cover it, or that edit the entry of a list that it lies in. */
function coveredWith(path: Path, fields: readonly FieldModel[]): Path[] {
  const nested = (field: FieldModel): boolean => field.fields !== undefined
  return [
    path,
    ...fields.filter((field) => !nested(field) && field.covers.includes(path)).flatMap((field) => field.covers),
    ...fields.filter((field) => field.ownEntry !== undefined && isWithin(path, field.path)).map((field) => field.path),
  ]
}
