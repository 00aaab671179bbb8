import type { OverBase } from '../../studio/host/api.ts'
import { addedSet } from './added-set.ts'
import { currentVersion, folderOfVersion } from './desk.ts'
import type { StudioOperations } from './operations.ts'

/** What is published, over the base that this gateway has: what is found, and a change set that mends what needs no person. */
export const upgradeOperations: StudioOperations = {
  'upgrade/findings': {
    right: 'configure',
    async run(call): Promise<OverBase> {
      const { tenant, works, body } = call
      const folder = await folderOfVersion(call, tenant.id, await currentVersion(call, tenant.id))
      return { findings: await works.checked(tenant.id, folder, body.language ?? 'en') }
    },
  },
  'upgrade/mend': {
    right: 'configure',
    needs: ['name'],
    async run(call) {
      const { tenant, works } = call
      const over = await currentVersion(call, tenant.id)
      const files = await works.fitted(tenant.id, await folderOfVersion(call, tenant.id, over))
      const set = await addedSet(call, over, files)
      return typeof set === 'string' ? { set } : set
    },
  },
}
