import type { Plugin } from 'vite'

/** What stands in a module's place, or what becomes of its code. */
type Replacement = string | ((code: string) => string)

/**
 * Builds a library with other modules in the place of some of its own, by their path in it: what the portal never uses need not be
 * sent. A build fails where a later version of the library has moved one of them.
 */
export function lean(library: string, replaced: Readonly<Record<string, Replacement>>): Plugin {
  const met = new Set<string>()
  const folder = `/node_modules/${library}/`
  return {
    name: `lean ${library}`,
    apply: 'build',
    transform(code, id) {
      const [, path = ''] = id.split(folder)
      const replacement = replaced[path]
      const lighter = typeof replacement === 'function' ? replacement(code) : replacement
      if (lighter === undefined || lighter === code) return null
      met.add(path)
      return { code: lighter, map: null }
    },
    buildEnd(error) {
      const missing = Object.keys(replaced).filter((path) => !met.has(path))
      if (error === undefined && missing.length > 0)
        this.error(`${library} has other modules now: ${missing.join(', ')} was not found.`)
    },
  }
}
