import type { Plugin, Rollup } from 'vite'

/** The modules by which the page enters the code of what it will draw: of everything behind the sign-in, and of each kind of screen. */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  shell: ['src/app/shell/Shell.tsx'],
  drawer: ['src/app/drawers/DrawerHost.tsx'],
  dashboards: ['src/render/dashboard.ts', 'src/widgets/charts.ts'],
  forms: ['src/render/form.ts', 'src/widgets/fields.ts', 'src/app/device/forms.ts'],
  grids: ['src/render/grid.ts', 'src/widgets/cells.ts', 'src/app/device/lists.ts'],
  views: ['src/render/view.ts', 'src/widgets/blocks.ts', 'src/widgets/cells.ts'],
}

/**
 * Writes `hints.json` beside the page: for each of what it may draw, the scripts that this takes beyond those the page itself names.
 * A host that knows what an address leads to tells them in the page's head, so that all come at once.
 */
export function hints(): Plugin {
  return {
    name: 'hints',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
      )
      const first = closure(
        chunks,
        [...chunks.values()].filter(({ isEntry }) => isEntry),
      )
      const holders = (entry: string) =>
        [...chunks.values()].filter(({ facadeModuleId, moduleIds }) =>
          [facadeModuleId ?? '', ...moduleIds].some((id) => id.endsWith(`/${entry}`)),
        )
      const files = Object.entries(ENTRIES).map(([name, entries]) => {
        const missing = entries.find((entry) => holders(entry).length === 0)
        if (missing !== undefined) this.error(`No script holds ${missing}: the page's hints name it.`)
        return [name, [...closure(chunks, entries.flatMap(holders))].filter((file) => !first.has(file))] as const
      })
      this.emitFile({ type: 'asset', fileName: 'hints.json', source: JSON.stringify(Object.fromEntries(files)) })
    },
  }
}

/** Names of the chunks, and of all that these import before they run. */
function closure(chunks: ReadonlyMap<string, Rollup.OutputChunk>, from: readonly Rollup.OutputChunk[]): Set<string> {
  const found = new Set<string>()
  const add = (chunk: Rollup.OutputChunk | undefined): void => {
    if (chunk === undefined || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    chunk.imports.forEach((name) => add(chunks.get(name)))
  }
  from.forEach(add)
  return found
}
