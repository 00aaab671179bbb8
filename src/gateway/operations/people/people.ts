import { without } from '../../ground/without.ts'
import { createdSince, listReply, MAX_RESULTS } from '../../operation/lists.ts'
import type { Operations } from '../../operation/operation.ts'
import { refuse } from '../../operation/refusals.ts'
import { etagOf } from '../../operation/versions.ts'
import { companyNames, personOf, readPerson, wireEvent } from './document.ts'
import { administeredBy, isAdministered } from './rights.ts'
import { saveUser } from './save.ts'
import { resetTwoStepSignIn } from './two-step.ts'

/** The people of a tenant, kept by its administrators and those of its customers; and what happened, for the former. */
export const peopleOperations: Pick<
  Operations,
  'listUsers' | 'getUser' | 'saveUser' | 'resetTwoStepSignIn' | 'listEvents'
> = {
  listUsers: {
    access: 'session',
    isLong: true,
    async run({ user, store }) {
      const administered = administeredBy(user)
      if (administered === undefined) return refuse('forbidden')
      const rows = (await store.accounts.list()).filter((row) => isAdministered(administered, row))
      const names = await companyNames(store.lookups, rows)
      return listReply({ rows: rows.slice(0, MAX_RESULTS), total: rows.length }, (row) =>
        without(personOf(row, names.get(row.customerId)), 'modules', 'preferences'),
      )
    },
  },
  getUser: {
    access: 'session',
    async run({ input, user, store }) {
      const administered = administeredBy(user)
      if (administered === undefined) return refuse('forbidden')
      const row = await store.accounts.findPerson(input.path.id)
      if (row === undefined || !isAdministered(administered, row)) return refuse('not-found')
      return { status: 200, body: await readPerson(store, row), etag: etagOf(row) }
    },
  },
  saveUser: { access: 'session', run: saveUser },
  resetTwoStepSignIn: { access: 'session', run: resetTwoStepSignIn },
  listEvents: {
    access: 'session',
    isLong: true,
    async run({ input, user, store, now }) {
      if (!user.isPortalAdmin) return refuse('forbidden')
      const since = createdSince(input.query?.CreateDateNoOfDaysAgo, now)
      return listReply(await store.trail.list(since, MAX_RESULTS), wireEvent)
    },
  },
}
