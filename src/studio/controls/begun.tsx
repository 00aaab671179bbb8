import { createContext, useContext, useState, type ReactNode, type SetStateAction } from 'react'
import { tabStorage } from '../../app/index.ts'

/** What was put into forms and is not written yet, by where they stand and what they ask. Plain JSON. */
const begun = new Map<string, unknown>()

const KEPT = 'studio-begun'

/**
 * Lets what is begun outlive this page: it takes up what the one before it in this tab left, and leaves what there is to the next. Only then: meanwhile the
 * tab's storage belongs to the portal in the preview, and is emptied for each who is looked through. Ends with the function that it gives.
 */
export function keepBegun(): () => void {
  const left = JSON.parse(tabStorage().getItem(KEPT) ?? '[]') as [string, unknown][]
  for (const [key, value] of left) begun.set(key, value)
  const leave = () => {
    // What is not said has no place in JSON.
    const said = [...begun].filter(([, value]) => value !== undefined)
    tabStorage().setItem(KEPT, JSON.stringify(said))
  }
  window.addEventListener('pagehide', leave)
  return () => window.removeEventListener('pagehide', leave)
}

/** Where a form stands, and what it adds; empty where nothing is kept. */
const FormContext = createContext('')

/** Forms of something: of an entry, or of what is added to it. */
export function FormOf({ what, children }: { what: string; children: ReactNode }) {
  const around = useContext(FormContext)
  return <FormContext value={`${around} ${what}`}>{children}</FormContext>
}

/**
 * What somebody puts into a form and is not written yet, under a name of its own there (without one it is not kept): it waits for whoever goes to look at
 * another entry meanwhile, or loads the page again. As `useState` otherwise; the third of what it gives ends what was begun.
 */
export function useBegun<Value>(
  name: string | undefined,
  first: Value,
): [shown: Value, put: (next: SetStateAction<Value>) => void, end: () => void] {
  const form = useContext(FormContext)
  const key = form === '' || name === undefined ? undefined : `${form} ${name}`
  const kept = (otherwise: Value): Value =>
    key !== undefined && begun.has(key) ? (begun.get(key) as Value) : otherwise
  const [shown, show] = useState<Value>(() => kept(first))
  const put = (next: SetStateAction<Value>): void => {
    const value = typeof next === 'function' ? (next as (before: Value) => Value)(kept(shown)) : next
    if (key !== undefined) begun.set(key, value)
    show(value)
  }
  return [shown, put, () => key !== undefined && begun.delete(key)]
}

/** Ends what was begun in a form here: it was added. */
export function useEndBegun(): (what: string) => void {
  const around = useContext(FormContext)
  return (what) => {
    for (const key of begun.keys()) if (key.startsWith(`${around} ${what} `)) begun.delete(key)
  }
}
