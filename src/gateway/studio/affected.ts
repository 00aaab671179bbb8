import type { Folder } from '../../changes/index.ts'
import type { Affected, People, Records, StudioProject, WordedDifference } from '../../studio/host/api.ts'
import type { StudioCall } from './desk.ts'

/** Files that belong to one screen, or to the screens that extend it; what is written elsewhere is everywhere. */
const OF_A_SCREEN = /^((?:forms|grids|views|drilldowns|dashboards)\/[^.]+)/

/** Whom the publication of a folder concerns that differs from what is published: on which screens, and how many people. A screen that cannot be compiled reads by its file. */
export async function affectedBy(
  call: StudioCall,
  folder: Folder,
  differences: readonly WordedDifference[],
): Promise<Affected> {
  const { tenant, works, body } = call
  const [project, people] = await Promise.all([
    works.project(tenant.id, folder) as Promise<StudioProject>,
    peopleOf(call),
  ])
  // A text of the tenant's own stands where the entry does that names it.
  const placed = differences.filter(({ file, pointer }) => !(file.startsWith('labels/') && pointer.includes('.x_')))
  const files = placed.map(({ file, reaches = [] }) => [OF_A_SCREEN.exec(file)?.[1], ...reaches])
  const isEverywhere = files.some(([own]) => own === undefined)
  const titles = new Map(
    project.tenants
      .flatMap((each) => each.screens)
      .map((screen) => [screen.file.replace(/(\.layout)?\.json$/, ''), screen.titles]),
  )
  const titleOf = (screen: string) => titles.get(screen)?.[body.language ?? 'en'] ?? titles.get(screen)?.['en']
  const named = [...new Set(files.flat())].flatMap((file) => file ?? [])
  return {
    screens: isEverywhere ? [] : named.map((screen) => titleOf(screen) ?? screen),
    titles: Object.fromEntries(
      differences.flatMap(({ file }) => {
        const title = titleOf(OF_A_SCREEN.exec(file)?.[1] ?? '')
        return title === undefined ? [] : [[file, title]]
      }),
    ),
    ...people,
  }
}

/** How many have an account at a tenant, and are signed in; and how many records there are. */
export async function peopleAndRecords(call: Pick<StudioCall, 'store' | 'now'>): Promise<People & Records> {
  const [people, records] = await Promise.all([peopleOf(call), call.store.held.count()])
  return { ...people, records }
}

/** How many have an account at a tenant, and are signed in. */
async function peopleOf({ store, now }: Pick<StudioCall, 'store' | 'now'>): Promise<People> {
  const [users, signedIn] = await Promise.all([store.accounts.list(), store.accounts.countSessions(now())])
  return { people: users.length, signedIn }
}
