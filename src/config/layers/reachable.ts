import { entriesOf, isHidden } from '../source/entries.ts'
import { child, descend, textOf, type Node } from '../source/tree.ts'
import type { World } from './world.ts'

/** Screens that a tenant can reach: those of its routes, its drawers and its anonymous links, the summaries of its forms, what its lists show beside them, what its views print, and what stands in a dashboard's place. */
export function reachableScreens(world: World, isOpen = (entry: Node) => !isHidden(entry)): string[] {
  const named = [...world.routes.values(), ...world.drawers.values()]
    .filter((entry) => isOpen(entry))
    .concat(anonymousOf(world) ?? [])
    .map((entry) => textOf(child(entry, 'screen')))
  const summaries = named.map((screen) => textOf(descend(world.screens.get(screen ?? '')?.root, ['record', 'summary'])))
  const peeks = named.map((screen) => textOf(descend(world.screens.get(screen ?? '')?.root, ['peek', 'view'])))
  const preferred = named.map((screen) =>
    textOf(descend(world.screens.get(screen ?? '')?.root, ['preferred', 'screen'])),
  )
  const prints = named.flatMap((screen) => printsOf(world.screens.get(screen ?? '')?.root))
  return [
    ...new Set(
      [...named, ...summaries, ...peeks, ...preferred, ...prints].flatMap((screen) =>
        screen !== undefined && world.screens.has(screen) ? [screen] : [],
      ),
    ),
  ]
}

/** The views that a view's buttons print. */
export function printsOf(view: Node | undefined): string[] {
  return entriesOf(child(view, 'actions')).flatMap(([, action]) =>
    [action, ...entriesOf(child(action, 'sheets')).map(([, sheet]) => sheet)].flatMap((holder) =>
      isHidden(holder) ? [] : (textOf(child(holder, 'print')) ?? []),
    ),
  )
}

/** What portal.json says of the tenant's anonymous links. */
export function anonymousOf({ files, flavour }: World): Node | undefined {
  const portal = files.get('schemas/portal.json')?.root
  return flavour === undefined ? undefined : descend(portal, ['flavours', flavour, 'anonymous'])
}
