import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { screenFolders } from '../files/kinds.ts'
import { reachableScreens } from '../layers/reachable.ts'
import type { World } from '../layers/world.ts'
import { isHidden, isOfTenant } from '../source/entries.ts'
import { child, members, textOf, type Node } from '../source/tree.ts'

/**
 * A tenant's files about screens that nobody can open: a page or drawer was forgotten, or the screen is another flavour's. Nothing is said where errors
 * were `found` in what opens screens: that this one is not shown may follow from them.
 */
export function checkUnreached(world: World, found: readonly Diagnostic[]): Diagnostic[] {
  if (found.some(({ code, severity, file }) => code === 'unknown-screen' || (severity === 'error' && opens(file))))
    return []
  const shown = shownScreens(world)
  return [...world.project.own(world.tenant).values()].flatMap(({ role, root }) => {
    const folder = role.base.split('/')[1] ?? ''
    const screen = `${folder}/${role.name}`
    const isScreen = screenFolders[folder] === role.kind && world.screens.has(screen)
    return root === undefined || !isScreen || shown.has(screen) ? [] : [report('screen-unreached', root, { screen })]
  })
}

const opens = (file: string): boolean => /\/(portal|tenant)\.json$/.test(file)

/** Screens that a tenant shows, or would but for what it hides itself: those that can be reached, the drill-downs in their sections, and what any of these extends. */
function shownScreens(world: World): ReadonlySet<string> {
  const isOpen = (entry: Node) => !isHidden(entry) || isOfTenant(child(entry, 'hidden'))
  const shown = new Set(reachableScreens(world, isOpen))
  for (const screen of shown) {
    const file = world.screens.get(screen)
    const sections = members(child(file?.root, 'sections'))
    const below = sections.flatMap(([, { value }]) => textOf(child(value, 'drilldown')) ?? [])
    for (const each of [...below, ...(file?.extends === undefined ? [] : [file.extends])]) shown.add(each)
  }
  return shown
}
