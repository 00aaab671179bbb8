import type { Path } from '../../../config/index.ts'

/** The fields whose value is still looked for: what they show stands in the data only once it is found. */
interface Coming {
  /** The value at a path is looked for. Answers how to say that this is over: with a text, in the reader's language, where there is none. */
  begin(path: Path): (refusal?: string) => void
  /** `look` begins to look for what is needed only where the data are sent, just before they are. Answers how to take that back. */
  beforeSending(look: () => void): () => void
  /** Resolves when none is looked for any more, with the texts of those that have none. `isSent`: the data are sent then. */
  over(isSent: boolean): Promise<ReadonlyMap<Path, string>>
}

/** Makes an empty one. */
export function createComing(): Coming {
  const sought = new Set<Promise<[Path, string | undefined]>>()
  const looks = new Set<() => void>()
  return {
    begin(path) {
      let end: (refusal?: string) => void = () => undefined
      const search = new Promise<[Path, string | undefined]>((resolve) => {
        end = (refusal) => {
          sought.delete(search)
          resolve([path, refusal])
        }
      })
      sought.add(search)
      return end
    },
    beforeSending(look) {
      looks.add(look)
      return () => void looks.delete(look)
    },
    async over(isSent) {
      if (isSent) for (const look of looks) look()
      const refusals = new Map<Path, string>()
      while (sought.size > 0)
        for (const [path, refusal] of await Promise.all(sought)) {
          if (refusal !== undefined) refusals.set(path, refusal)
        }
      return refusals
    },
  }
}
