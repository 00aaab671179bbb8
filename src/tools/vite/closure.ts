import type { Rollup } from 'vite'

/** Names of the scripts of a build that fit, and of all that these import before they run. */
export function closure(bundle: Rollup.OutputBundle, fits: (chunk: Rollup.OutputChunk) => boolean): Set<string> {
  const found = new Set<string>()
  const add = (file: Rollup.OutputBundle[string] | undefined): void => {
    if (file?.type !== 'chunk' || found.has(file.fileName)) return
    found.add(file.fileName)
    file.imports.forEach((name) => add(bundle[name]))
  }
  Object.values(bundle).forEach((file) => {
    if (file.type === 'chunk' && fits(file)) add(file)
  })
  return found
}
