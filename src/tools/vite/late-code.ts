import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { closure } from './closure.ts'

/** What Vite calls its own helper, which every `import()` of a build goes through. */
const HELPER = '\0vite/preload-helper.js'
const atHand = fileURLToPath(new URL('../../app/tenant/at-hand.ts', import.meta.url))

/**
 * Lets every `import()` of the page ask for its files before it imports them (`src/app/tenant/at-hand.ts`), in place of Vite's links: a
 * browser that keeps its failures never asks again for a module that it missed once. Each import names all the files that it takes
 * beyond those the page itself names.
 */
export function lateCode(): Plugin {
  let first: ReadonlySet<string> = new Set()
  return {
    name: 'late-code',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'html' ? files : [...new Set([file, ...files])].filter((each) => !first.has(each)),
        },
      },
    }),
    load: (id) => (id === HELPER ? `export { whenAtHand as __vitePreload } from ${JSON.stringify(atHand)}` : undefined),
    generateBundle(_options, bundle) {
      first = closure(bundle, ({ isEntry }) => isEntry)
    },
  }
}
