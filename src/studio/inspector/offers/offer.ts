import type { ReactNode } from 'react'
import type { EntryAbout, OutlineEntry } from '../../../config/node.ts'
import type { Change, StudioPart } from '../../host/api.ts'
import type { OptionNames } from '../../properties/option-values.ts'
import type { Words } from '../../words/words.ts'

/** The entry at which something may be added, and what is known around it. */
export interface Here {
  entry: OutlineEntry
  outline: readonly OutlineEntry[]
  about: EntryAbout
  /** What a block may be drawn by. */
  parts: readonly StudioPart[]
  names: OptionNames
  languages: readonly string[]
  file: string
}

/** What can be put after an entry, or into it: what its button says, and what is asked about it. */
export interface Offer {
  what: string
  text: string
  form: ReactNode
}

/** Offers of some kinds; false of one that does not fit the entry. */
export type Offers = readonly (Offer | false)[]

/** What an offer is made with: how to say it, and the way to make it and go to it. */
export interface Making extends Here {
  t: Words['t']
  done(key: string, changes: Change[]): void
}

/** Makes what is named by its texts, with an id that is free, in a collection. */
export function named(
  { done }: Making,
  make: (texts: Readonly<Record<string, string>>) => { id: string; changes: Change[] },
  collection: readonly string[],
): (texts: Readonly<Record<string, string>>) => void {
  return (texts) => {
    const { id, changes } = make(texts)
    done([...collection, id].join('.'), changes)
  }
}
