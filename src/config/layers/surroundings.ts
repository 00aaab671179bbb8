import type { Shared } from '../files/project.ts'
import { remembered } from '../shared/remembered.ts'
import { entriesOf, isHidden } from '../source/entries.ts'
import { child, descend, members, type Node } from '../source/tree.ts'

/** What any file may name: one object for all tenants of a flavour that override neither the lookups nor the portal's file. */
export interface Surroundings {
  project: Shared
  flavour: string | undefined
  /** Those that are not hidden. */
  lookups: ReadonlyMap<string, Node>
  /** The file of the lookups. */
  lookupsFile: Node | undefined
  /** `grids/bookings`, … */
  screenNames: ReadonlySet<string>
  /** Entries of the tenant's flavour, hidden ones too. */
  routes: ReadonlyMap<string, Node>
  drawers: ReadonlyMap<string, Node>
  /** Ids of every flavour's: screens that the tenant does not reach may name them. */
  everywhere: { routes: ReadonlySet<string>; drawers: ReadonlySet<string> }
}

/** What the files of a tenant may name: the same object while these are the same. */
export const surroundingsOf = remembered(
  (
    project: Shared,
    lookupsFile: Node | undefined,
    portal: Node | undefined,
    flavour: string | undefined,
    screens: string,
  ): Surroundings => {
    const ofFlavour = (what: string) =>
      new Map(entriesOf(flavour === undefined ? undefined : descend(portal, ['flavours', flavour, what])))
    const ofAll = (what: string) =>
      new Set(
        members(child(portal, 'flavours')).flatMap(([, { value }]) => members(child(value, what)).map(([id]) => id)),
      )
    return {
      project,
      flavour,
      lookupsFile,
      lookups: new Map(entriesOf(child(lookupsFile, 'lookups')).filter(([, entry]) => !isHidden(entry))),
      screenNames: new Set(screens.split('\n')),
      routes: ofFlavour('routes'),
      drawers: ofFlavour('drawers'),
      everywhere: { routes: ofAll('routes'), drawers: ofAll('drawers') },
    }
  },
)
