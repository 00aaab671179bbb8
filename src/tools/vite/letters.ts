import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { LETTERS } from '../help/letters.ts'

const { resolve } = createRequire(import.meta.url)
const contentOf = (file: string): Buffer => readFileSync(resolve(`@fontsource-variable/ibm-plex-sans/files/${file}`))

/** The portal's letters at addresses that stay the same from build to build, for the help pages: those of a version in the store are older than the build. */
export function letters(): Plugin {
  return {
    name: 'letters',
    configureServer(server) {
      for (const { path, file } of Object.values(LETTERS))
        server.middlewares.use(`/${path}`, (_request, response) => {
          response.setHeader('content-type', 'font/woff2')
          response.end(contentOf(file))
        })
    },
    generateBundle() {
      for (const { path, file } of Object.values(LETTERS))
        this.emitFile({ type: 'asset', fileName: path, source: contentOf(file) })
    },
  }
}
