import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)

/** Names for developers, which hold each component of the library in the build. */
const NAMES = /^\w+\.displayName = "[^"]*";$/gm
/** Components that are made when a module is loaded; those that nobody draws are left out. */
const MADE = /= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g
/**
 * Functions of what nothing here asks for, and what they answer at once: pages of a server of the library's own, fetched ahead of a click;
 * errors that such a server has met; measurements of each step.
 */
const UNUSED: Readonly<Record<string, string>> = {
  PrefetchPageLinks: 'null',
  usePrefetchBehavior: '[false, undefined, {}]',
  deserializeErrors: 'null',
  getRouteInstrumentationUpdates: '{}',
  instrumentClientSideRouter: 'undefined',
}
const HEADS = new RegExp(`^function (${Object.keys(UNUSED).join('|')})\\(.*\\) \\{$`, 'gm')

/**
 * Builds the router as its makers mean it for production: what its package names by itself is the one with warnings for developers. What
 * nothing here uses of it is not sent. A build fails where a later version has none of it any more.
 */
export function leanRouter(): Plugin {
  const production = join(dirname(resolve('react-router/package.json')), 'dist/production')
  const alias = [
    { find: /^react-router$/, replacement: join(production, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
  ]
  const met = new Set<string>()
  return {
    name: 'lean router',
    apply: 'build',
    config: () => ({ resolve: { alias } }),
    transform(code, id) {
      if (!id.startsWith(production)) return null
      const lean = code.replaceAll(NAMES, '').replaceAll(MADE, '= /*#__PURE__*/ ')
      const leaner = lean.replaceAll(HEADS, (head, name: string) => {
        met.add(name)
        return `${head} return ${String(UNUSED[name])};`
      })
      return { code: leaner, map: null }
    },
    buildEnd(error) {
      const missing = Object.keys(UNUSED).filter((name) => !met.has(name))
      if (error === undefined && missing.length > 0) this.error(`The router has no ${missing.join(', ')} any more.`)
    },
  }
}
