import { namesIn, typeAt } from '../data/type-at.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { isOwnName } from '../data/own.ts'
import { isHidden, isOfTenant } from '../source/entries.ts'
import { child, descend, members, textOf, valueOf, type Node } from '../source/tree.ts'
import { nearest } from '../shared/words.ts'
import { anonymousOf } from '../layers/reachable.ts'
import type { World } from '../layers/world.ts'

/** What only the portal's file can have wrong: menu entries that do nothing, numbers that their operation does not take. */
export function checkPortal(world: World): Diagnostic[] {
  const flavour =
    world.flavour === undefined
      ? undefined
      : descend(world.files.get('schemas/portal.json')?.root, ['flavours', world.flavour])
  const menu = members(child(flavour, 'userMenu')).flatMap(([, { value, key }]) =>
    ['does', 'route', 'href'].some((way) => child(value, way) !== undefined) ? [] : [report('menu-leads-nowhere', key)],
  )
  const tracking = child(flavour, 'tracking')
  return [
    ...menu,
    ...checkIdle(world),
    ...checkFlavours(world),
    ...checkHome(world),
    ...checkRoutes(world),
    ...checkOwnAccess(world),
    ...checkPages(world),
    ...checkNumbers(world, tracking),
    ...checkRecords(world, tracking),
    ...checkAnonymous(world),
  ]
}

/** Whoever is signed out for doing nothing is warned before. */
function checkIdle({ files }: World): Diagnostic[] {
  const idle = child(files.get('schemas/portal.json')?.root, 'idle')
  const [warn, end] = [child(idle, 'warnAfterMinutes'), child(idle, 'endAfterMinutes')]
  const [warnAfter, endAfter] = [warn, end].map((node) => (node === undefined ? NaN : Number(valueOf(node))))
  if (warn === undefined || end === undefined || !(Number(warnAfter) >= Number(endAfter))) return []
  const place = isOfTenant(end) ? end : warn
  return [report('idle-unwarned', place, { warn: Number(warnAfter), end: Number(endAfter) })]
}

/** What the tenant says of a flavour that is not its own. */
function checkFlavours({ flavour: own, files }: World): Diagnostic[] {
  const said = members(child(files.get('schemas/portal.json')?.override, 'flavours'))
  // What is no flavour has a finding of its own.
  const known = child(files.get('schemas/portal.json')?.ofPortal, 'flavours')
  return own === undefined
    ? []
    : said.flatMap(([flavour, { key }]) =>
        flavour === own || child(known, flavour) === undefined
          ? []
          : [report('flavour-not-own', key, { flavour, own })],
      )
}

/** Whoever signs in, or wants to go back, comes to the page at "/": the tenant's change of the portal's own left none there, or closed it to some. */
function checkHome({ flavour, files, routes }: World): Diagnostic[] {
  const isHome = (route: Node) => textOf(child(route, 'path')) === '/'
  const ofPortal = members(
    descend(files.get('schemas/portal.json')?.ofPortal, ['flavours', flavour ?? '', 'routes']),
  ).find(([, { value }]) => isHome(value))
  if (ofPortal === undefined) return []
  const [route] = ofPortal
  const home = routes.get(route)
  const access = child(home, 'access')
  if (home && isHome(home) && !isHidden(home))
    return access && isOfTenant(access) ? [report('home-closed', access, { route })] : []
  if ([...routes.values()].some((each) => isHome(each) && !isHidden(each))) return []
  const place = [child(home, 'hidden'), child(home, 'path')].find(isOfTenant)
  return place === undefined ? [] : [report('no-home', place, { route })]
}

/** Addresses of pages that every portal has: where one signs in, by whichever way, and the help of the address itself. */
const ofEveryPortal: readonly string[] = ['/login', '/forgot', '/reset', '/sso', '/reload']

/** Two routes of one address: only the first would ever be shown. Capitals, a slash at the end and names of parameters make no difference. */
function checkRoutes({ routes }: World): Diagnostic[] {
  const taken = new Map<string, { id: string; path: Node }>()
  return [...routes].flatMap(([id, route]) => {
    const path = child(route, 'path')
    const address = textOf(path)
      ?.replace(/:[^/]+/g, ':')
      .replace(/(?<=.)\/$/, '')
      .toLowerCase()
    if (path === undefined || address === undefined || isHidden(route)) return []
    if (ofEveryPortal.includes(address))
      return [report('route-path-reserved', path, { path: textOf(path) ?? '', reserved: ofEveryPortal.join(', ') })]
    const other = taken.get(address)
    if (other === undefined) {
      taken.set(address, { id, path })
      return []
    }
    const isMine = isOfTenant(path) || !isOfTenant(other.path)
    return [
      report('route-path-taken', isMine ? path : other.path, {
        path: textOf(path) ?? '',
        other: isMine ? other.id : id,
      }),
    ]
  })
}

/** What a tenant adds is as open as it says: by the module it names, or its own condition. Modules that lead in a circle say nothing. */
function checkOwnAccess({ routes, drawers }: World): Diagnostic[] {
  return [...routes, ...drawers].flatMap(([id, entry]) =>
    !isOwnName(id) || isHidden(entry) || child(entry, 'access') !== undefined || inherits(routes, entry)
      ? []
      : [report('route-without-access', entry, { id })],
  )
}

/** Whether an entry has the access of a module: one that is there, and does not lead back. */
function inherits(routes: World['routes'], entry: Node): boolean {
  const seen = new Set<string>()
  let next = textOf(child(entry, 'module'))
  if (next === undefined) return false
  while (next !== undefined && !seen.has(next)) {
    seen.add(next)
    next = textOf(child(routes.get(next), 'module'))
  }
  return next === undefined
}

/** A route shows what stands for itself: the record of a view, or the rows above a level, would not be known. */
function checkPages({ routes }: World): Diagnostic[] {
  return [...routes.values()].flatMap((route) => {
    const node = child(route, 'screen')
    const screen = textOf(node) ?? ''
    return node === undefined || !/^(views|drilldowns)\//.test(screen) ? [] : [report('not-a-page', node, { screen })]
  })
}

/** Keys of a view that belong to a drawer: the page of an anonymous link has its own title, no buttons and no menu. */
const ofDrawers = ['titles', 'number', 'status', 'actions', 'help', 'menu', 'sectionsShown']

/** The view of anonymous links says nothing that its page does not draw. */
function checkAnonymous(world: World): Diagnostic[] {
  const view = world.screens.get(textOf(child(anonymousOf(world), 'screen')) ?? '')?.root
  const drilldowns = members(child(view, 'sections')).map(([, { value }]) => child(value, 'drilldown'))
  return [
    ...ofDrawers.flatMap((key) => notOnAPage(key, child(view, key))),
    ...drilldowns.flatMap((node) => notOnAPage('drilldown', node)),
  ]
}

function notOnAPage(key: string, node: Node | undefined): Diagnostic[] {
  return node === undefined ? [] : [report('not-on-a-page', node, { key })]
}

/** Help pages are named by screens and routes; each must be there. */
export function checkHelp(world: World): Diagnostic[] {
  const help = helpNames(world)
  return [...world.files.values()].flatMap(({ root, role }) => {
    const named = role.kind === 'portal' ? helpOfPortal(world, root) : [child(root, 'help')]
    return named.flatMap((node) => {
      const name = textOf(node)
      if (node === undefined || name === undefined || help.includes(name)) return []
      return [report('unknown-help', node, { name, nearest: nearest(name, help) })]
    })
  })
}

/** The help pages that there are for a tenant, by the name of the English one. */
export function helpNames(world: World): string[] {
  const { help: ofPortal, others } = world.project.input
  const own = `tenants/${world.tenant}/help/en/`
  const pages = others.filter((path) => path.startsWith(own) && path.endsWith('.md'))
  return [...new Set([...ofPortal, ...pages.map((path) => path.slice(own.length, -'.md'.length))])]
}

function helpOfPortal(world: World, root: Node): (Node | undefined)[] {
  if (world.flavour === undefined) return []
  return members(descend(root, ['flavours', world.flavour, 'routes'])).map(([, { value }]) => child(value, 'help'))
}

/** What is read of the records that tracking finds is in the operation's answer. */
function checkRecords(world: World, tracking: Node | undefined): Diagnostic[] {
  const operation = textOf(child(tracking, 'operation'))
  const record =
    operation === undefined
      ? undefined
      : world.project.contract.answer(operation, textOf(child(tracking, 'at')) ?? '')?.items
  const choice = child(tracking, 'choice')
  const paths = [child(tracking, 'id'), ...(choice?.kind === 'array' ? choice.items : [])]
  return paths.flatMap((path) => {
    const text = textOf(path)
    if (path === undefined || text === undefined || record === undefined || typeAt(record, text) !== undefined)
      return []
    return [report('unknown-path', path, { where: 'The record', path: text, nearest: nearest(text, namesIn(record)) })]
  })
}

/** A kind of number is a query parameter of the tracking operation. */
function checkNumbers(world: World, tracking: Node | undefined): Diagnostic[] {
  const operation = textOf(child(tracking, 'operation'))
  const { operations } = world.project
  if (operation === undefined || !Object.hasOwn(operations, operation) || child(tracking, 'body') !== undefined)
    return []
  const known = Object.keys(operations[operation]?.query ?? {})
  return members(child(tracking, 'numbers')).flatMap(([name, { key, value }]) =>
    [
      [name, key] as const,
      ...members(child(value, 'query')).map(([param, member]) => [param, member.key] as const),
    ].flatMap(([param, place]) =>
      known.includes(param)
        ? []
        : [
            report('unknown-param', place, {
              operation,
              kind: 'query',
              name: param,
              nearest: nearest(param, known),
              allowed: known.join(', '),
            }),
          ],
    ),
  )
}
