import { AsyncLocalStorage } from 'node:async_hooks'

/** Something that is being done, as a trace shows it. */
export interface Part {
  /** Begins a part of it. */
  begin(name: string): Part
  end(isFailed: boolean): void
}

const current = new AsyncLocalStorage<Part>()

/** Runs what belongs to the part, also what it begins and does not wait for. */
export function within<Result>(part: Part, work: () => Result): Result {
  return current.run(part, work)
}

/** Does the work as a part of what is being done; where that is not traced, just does it. */
export async function asPart<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const part = current.getStore()?.begin(name)
  if (part === undefined) return work()
  let isFailed = true
  try {
    const result = await within(part, work)
    isFailed = false
    return result
  } finally {
    part.end(isFailed)
  }
}
