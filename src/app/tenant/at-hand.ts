import { CodeGone } from '../../render/index.ts'
import { fetchWhole } from './whole.ts'

/** Files of the build by their addresses: those that came, and those on their way. */
const known = new Map<string, Promise<void>>()

/**
 * Imports code once all of its files are at hand, so that it comes from the browser's cache. A file that failed is asked for again by
 * whoever needs it next; `import()` itself could not be: Chromium keeps the failure of a module for as long as the page stands
 * (whatwg/html#6768). `files` are paths from the origin, without the first slash. Rejects where a file does not come, as
 * `CodeGone` where the host has it no more.
 */
export async function whenAtHand<Code>(load: () => Promise<Code>, files: readonly string[] = []): Promise<Code> {
  await Promise.all(files.map((file) => brought(`/${file}`)))
  return load()
}

function brought(address: string): Promise<void> {
  const before = known.get(address)
  if (before !== undefined) return before
  // What the page's head names is on its way as a module already.
  const isHinted = document.head.querySelector(`link[rel="modulepreload"][href="${address}"]`) !== null
  const asked = isHinted ? Promise.resolve() : ask(address)
  known.set(address, asked)
  return asked
}

async function ask(address: string): Promise<void> {
  try {
    const { ok, status } = await fetchWhole(address)
    if (status === 404) throw new CodeGone(address)
    if (!ok) throw new Error(`${address}: ${String(status)}`)
  } catch (error) {
    known.delete(address)
    throw error
  }
}
