import type { Path } from '../../../config/index.ts'

/** The fields whose value is still looked for: what they show stands in the data only once it is found. */
interface Coming {
  /** The value at a path is looked for. Answers how to say that this is over: with a text, in the reader's language, where there is none. */
  begin(path: Path): (refusal?: string) => void
  /** Resolves when none is looked for any more, with the texts of those that have none. */
  over(): Promise<ReadonlyMap<Path, string>>
}

/** Makes an empty one. */
export function createComing(): Coming {
  const sought = new Set<Promise<[Path, string | undefined]>>()
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
    async over() {
      const refusals = new Map<Path, string>()
      while (sought.size > 0)
        for (const [path, refusal] of await Promise.all(sought)) {
          if (refusal !== undefined) refusals.set(path, refusal)
        }
      return refusals
    },
  }
}
