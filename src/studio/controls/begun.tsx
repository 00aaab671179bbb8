import { createContext, useContext, useState, type ReactNode, type SetStateAction } from 'react'
import { tabStorage } from '../../app/index.ts'

/** Under which the tab keeps what was begun: it outlives a page that is loaded again. */
const KEPT = 'studio-begun'

/** Where a form stands, and what it adds; empty where nothing is kept. */
const FormContext = createContext('')

/** Forms of something: of an entry, or of what is added to it. */
export function FormOf({ what, children }: { what: string; children: ReactNode }) {
  const around = useContext(FormContext)
  return <FormContext value={`${around} ${what}`}>{children}</FormContext>
}

/**
 * What somebody puts into a form and is not written yet, under a name of its own there (without one it is not kept): it waits in this tab for whoever goes
 * to look at another entry meanwhile, or loads the page again. As `useState` otherwise; the third of what it gives ends what was begun. It is plain JSON.
 */
export function useBegun<Value>(
  name: string | undefined,
  first: Value,
): [shown: Value, put: (next: SetStateAction<Value>) => void, end: () => void] {
  const form = useContext(FormContext)
  const key = form === '' || name === undefined ? undefined : `${form} ${name}`
  const kept = (otherwise: Value): Value => {
    const all = begun()
    return key !== undefined && Object.hasOwn(all, key) ? (all[key] as Value) : otherwise
  }
  const [shown, show] = useState<Value>(() => kept(first))
  const put = (next: SetStateAction<Value>): void => {
    const value = typeof next === 'function' ? (next as (before: Value) => Value)(kept(shown)) : next
    if (key !== undefined) keep({ ...begun(), [key]: value })
    show(value)
  }
  return [shown, put, () => key !== undefined && forget((each) => each === key)]
}

/** Ends what was begun in a form here: it was added. */
export function useEndBegun(): (what: string) => void {
  const around = useContext(FormContext)
  return (what) => forget((each) => each.startsWith(`${around} ${what} `))
}

/** What was begun, by where it stands and what it asks. */
function begun(): Readonly<Record<string, unknown>> {
  return JSON.parse(tabStorage().getItem(KEPT) ?? '{}') as Record<string, unknown>
}

function keep(all: Readonly<Record<string, unknown>>): void {
  tabStorage().setItem(KEPT, JSON.stringify(all))
}

function forget(isOver: (key: string) => boolean): void {
  keep(Object.fromEntries(Object.entries(begun()).filter(([key]) => !isOver(key))))
}
