import type { Plugin } from 'vite'

const MANIFEST = /\/src\/widgets\/([^/]+\/manifest|manifest-options)\.ts$/
const DESCRIPTION = /\bdescription:\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g

/** Builds the parts without what their manifests say to people who configure: the catalogue and the language read that from the source. */
export function leanManifests(): Plugin {
  return {
    name: 'lean manifests',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (MANIFEST.test(id) ? { code: withoutDescriptions(code), map: null } : null),
  }
}

/** The source of a manifest without the text of its descriptions; an option of that name stays. */
export function withoutDescriptions(code: string): string {
  return code.replace(DESCRIPTION, '')
}
