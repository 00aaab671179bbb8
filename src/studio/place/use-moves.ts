import { useRef } from 'react'
import type { Change, StudioProject, StudioScreen, StudioTenant } from '../host/api.ts'
import { faultOf, project as readProject, type Act } from '../host/host.ts'
import type { Place } from './opening.ts'

/** What somebody moves in, and what moving does to it. */
interface Moving {
  place: Place
  setProject(project: StudioProject): void
  setPlace(place: Place): void
  /** What was selected and known there is left. */
  leave(): void
  run(what: Act, changes: Change[]): Promise<boolean>
  fail(failure: { at: Act | 'project'; reason: string }): void
}

/** The ways to another screen: one that is there, the same one of another tenant, one that is begun with some changes (answers whether it was). */
export function useMoves({ place, setProject, setPlace, leave, run, fail }: Moving) {
  /** Id of the tenant that is being turned to. */
  const wanted = useRef<string>(undefined)
  const go = (tenant: StudioTenant, screen: StudioScreen) => {
    wanted.current = undefined
    leave()
    setPlace({ tenant, screen })
  }
  const read = (id: string, at: Act | 'project') =>
    readProject(id).catch((error: unknown) => fail({ at, reason: faultOf(error) }))
  return {
    go,
    async turnTo(id: string): Promise<void> {
      wanted.current = id
      const project = await read(id, 'project')
      const tenant = project?.tenants.find((each) => each.id === id)
      const same = tenant?.screens.find((each) => each.file === place.screen.file) ?? tenant?.screens[0]
      // Whoever has chosen something else meanwhile stays there.
      if (project === undefined || tenant === undefined || same === undefined || wanted.current !== id) return
      setProject(project)
      go(tenant, same)
    },
    async begin(file: string, changes: Change[]): Promise<boolean> {
      if (!(await run('change', changes))) return false
      const project = await read(place.tenant.id, 'change')
      const tenant = project?.tenants.find(({ id }) => id === place.tenant.id)
      const screen = tenant?.screens.find((each) => each.file === file)
      if (project !== undefined) setProject(project)
      if (tenant === undefined || screen === undefined) return false
      go(tenant, screen)
      return true
    },
  }
}
