import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)

/** Builds the router as its makers mean it for production: what its package names by itself is the one with warnings for developers. */
export function leanRouter(): Plugin {
  const production = join(dirname(resolve('react-router/package.json')), 'dist/production')
  const alias = [
    { find: /^react-router$/, replacement: join(production, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
  ]
  return { name: 'lean router', apply: 'build', config: () => ({ resolve: { alias } }) }
}
