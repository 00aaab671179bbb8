import { createContext, useContext, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react'

/** What was put into forms that add something and is not added yet, by where they stand and what they ask. */
const begun = new Map<string, unknown>()

/** Where a form stands, and what it adds; empty where nothing is kept. */
const FormContext = createContext('')

/** Forms of something: of an entry, or of what is added to it. */
export function FormOf({ what, children }: { what: string; children: ReactNode }) {
  const around = useContext(FormContext)
  return <FormContext value={`${around} ${what}`}>{children}</FormContext>
}

/**
 * What somebody puts into a form that adds something, under a name of its own there: it waits for whoever goes to look at another entry
 * meanwhile. As `useState` otherwise.
 */
export function useBegun<Value>(name: string, first: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const form = useContext(FormContext)
  const key = `${form} ${name}`
  const [shown, show] = useState<Value>(() => (begun.has(key) ? (begun.get(key) as Value) : first))
  const put = (next: SetStateAction<Value>): void => {
    const before = begun.has(key) ? (begun.get(key) as Value) : shown
    const value = typeof next === 'function' ? (next as (before: Value) => Value)(before) : next
    if (form !== '') begun.set(key, value)
    show(value)
  }
  return [shown, put]
}

/** Ends what was begun in a form here: it was added. */
export function useEndBegun(): (what: string) => void {
  const around = useContext(FormContext)
  return (what) => {
    for (const key of begun.keys()) if (key.startsWith(`${around} ${what} `)) begun.delete(key)
  }
}
