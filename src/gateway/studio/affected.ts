import type { Affected, StudioProject, WordedDifference } from '../../studio/host/api.ts'
import type { StudioCall } from './desk.ts'

/** Files that belong to one screen, or to the screens that extend it; what is written elsewhere is everywhere. */
const OF_A_SCREEN = /^((?:forms|grids|views|drilldowns|dashboards)\/[^.]+)/

/** Whom the publication of a folder concerns that differs from what is published: on which screens, and how many people. */
export async function affectedBy(
  { store, tenant, works, body, now }: StudioCall,
  folder: ReadonlyMap<string, string>,
  differences: readonly WordedDifference[],
): Promise<Affected> {
  const [project, users, signedIn] = await Promise.all([
    works.project(tenant.id, new Map(folder)) as Promise<StudioProject>,
    store.accounts.list(),
    store.accounts.countSessions(now()),
  ])
  // A text of the tenant's own stands where the entry does that names it.
  const placed = differences.filter(({ file, pointer }) => !(file.startsWith('labels/') && pointer.includes('.x_')))
  const files = placed.map(({ file, reaches = [] }) => [OF_A_SCREEN.exec(file)?.[1], ...reaches])
  const isEverywhere = files.some(([own]) => own === undefined)
  const named = new Set(files.flat())
  const screens = project.tenants.flatMap((each) => each.screens)
  const language = body.language ?? 'en'
  return {
    screens: isEverywhere
      ? []
      : screens
          .filter(({ file }) => named.has(file.replace(/(\.layout)?\.json$/, '')))
          .map(({ titles, file }) => titles[language] ?? titles['en'] ?? file),
    people: users.length,
    signedIn,
  }
}
