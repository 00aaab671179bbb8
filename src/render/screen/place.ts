import { createContext, useContext, useState } from 'react'

/**
 * How the address changes: a step further, in place of what stood there, in place of it where another way leads to it than the one
 * walked, or so many steps back the way one came.
 */
export type Move = 'forward' | 'instead' | 'aside' | { up: number }

/** Where a person is inside a screen, kept in the address by the portal: names and texts, an empty text for none. */
export interface Place {
  values: Readonly<Record<string, string>>
  change(values: Readonly<Record<string, string>>, move: Move): void
  /** The place was not walked to but given, by a copied link: lays these places down as the way to it. */
  arrive?(way: readonly Readonly<Record<string, string>>[]): void
}

/** Null where the portal keeps no place: then the screen keeps it itself, until it closes. */
export const PlaceContext = createContext<Place | null>(null)

/** The place inside a screen. */
export function usePlace(): Place {
  const kept = useContext(PlaceContext)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  return kept ?? { values, change: (changed) => setValues((before) => ({ ...before, ...changed })) }
}
