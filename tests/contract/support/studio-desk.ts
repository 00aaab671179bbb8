import { rmSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import type { ChangeSetLine, StudioState } from '../../../src/studio/host/api.ts'
import type { GatewayOptions, StudioRight } from '../../../src/gateway/index.ts'
import { gatewayOptions, withUsers } from '../../../src/gateway/index.ts'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import type { Session, TestGateway } from './gateway.ts'
import { testGateway } from './gateway.ts'
import { portalFolder } from './portal-folder.ts'
import { askStudio, type StudioAnswer } from './studio-calls.ts'
import { works } from './works.ts'
import { copyOfWorld } from './world.ts'

/** A screen that is changed. */
export const file = 'grids/bookings.json'

/** The change that hides a column of it. */
export const hide = (column: string) => ({ kind: 'set', file, keys: ['columns', column, 'hidden'], value: true })

/** What the tenant says of that screen, in the answer of a studio. */
export const hidden = ({ body }: { body: Pick<StudioState, 'files'> }) =>
  body.files.find(({ path }) => path.endsWith(file))?.text ?? ''

/** Gateways with a studio for the tests of a file, over a store of their own, and people who may work in it. */
export function studioDesk() {
  const portal = portalFolder()
  const dataDir = throwawayFolder('studio-')
  let world: Awaited<ReturnType<typeof copyOfWorld>>
  let gateway: TestGateway
  let other: TestGateway
  let admin: Session

  async function grant(userId: string, right: StudioRight): Promise<void> {
    const store = { ...gatewayOptions({}), dataDir, databaseUrl: world.databaseUrl, tenants: [] }
    await withUsers(store, 'ACME', (users) => users.studio(userId, right))
  }

  beforeAll(async () => {
    world = await copyOfWorld(dataDir)
    await grant('CUSTADMIN', 'publish')
    await grant('LIMITED', 'configure')
    const start = (overrides: Partial<GatewayOptions> = {}) =>
      testGateway({
        ...{ dataDir, databaseUrl: world.databaseUrl, distDir: portal.folder, log: 'silent' },
        ...{ rules: undefined, studio: works, ...overrides },
      })
    gateway = await start()
    other = world.databaseUrl === undefined ? gateway : await start({ dataDir: throwawayFolder('studio-') })
    admin = await gateway.signIn('ADMIN')
  })
  afterAll(async () => {
    if (other !== gateway) await other.close()
    await gateway.close()
    await world.remove()
    portal.remove()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Asks the studio's own operations. */
  function ask<Body>(name: string, body: object = {}, session = admin, at = gateway): Promise<StudioAnswer<Body>> {
    return askStudio(at, session, name, body)
  }

  return {
    /** The tenant's files as they are served, and the place of the store. */
    portal,
    /** A gateway, and a second one where the store can be shared; else the same. */
    gateway: () => gateway,
    other: () => other,
    admin: () => admin,
    /** The administrator, whose session has ended. */
    async signInAgain(): Promise<void> {
      admin = await gateway.signIn('ADMIN')
    },
    ask,
    async begin(name: string, session = admin): Promise<string> {
      const { body } = await ask<ChangeSetLine[]>('sets/create', { name }, session)
      return body.find((each) => each.name === name)?.id ?? ''
    },
    change: (set: string, changes: object[], session = admin, seen?: number, at = gateway) =>
      ask<StudioState>('change', { set, file, changes, ...(seen !== undefined && { seen }) }, session, at),
    act: (what: string, set: string, session = admin) => ask<StudioState>(what, { set, file }, session),
    /** The columns of the bookings that a portal shows. */
    async columns(at = gateway, folder = 'acme'): Promise<string[]> {
      const read = async (name: string) => (await (await fetch(`${at.url}/tenants/${folder}/${name}`)).json()) as object
      const { files } = (await read('tenant.json')) as { files: { screens: Record<string, string> } }
      const grid = (await read(files.screens['grids/bookings'] ?? '')) as {
        columns: { id: string; hidden?: boolean }[]
      }
      return grid.columns.flatMap(({ id, hidden: isHidden }) => (isHidden === true ? [] : [id]))
    },
  }
}
