import type { Plugin } from 'vite'
import { closure } from './closure.ts'

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
      const first = closure(bundle, ({ isEntry }) => isEntry)
      const files = Object.entries(ENTRIES).map(([name, entries]) => {
        const found = entries.map((entry) =>
          closure(bundle, ({ facadeModuleId, moduleIds }) =>
            [facadeModuleId ?? '', ...moduleIds].some((id) => id.endsWith(`/${entry}`)),
          ),
        )
        const missing = entries.find((_entry, at) => found[at]?.size === 0)
        if (missing !== undefined) this.error(`No script holds ${missing}: the page's hints name it.`)
        return [name, [...new Set(found.flatMap((each) => [...each]))].filter((file) => !first.has(file))] as const
      })
      this.emitFile({ type: 'asset', fileName: 'hints.json', source: JSON.stringify(Object.fromEntries(files)) })
    },
  }
}
