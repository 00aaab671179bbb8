import { backUp, gatewayOptions, resetStore, restore } from '../gateway/index.ts'
import { demonstrationFor } from './run/demonstration.ts'
import { given } from './run/given.ts'
import { endRefused, orEnd } from './run/refusal.ts'
import { tenantSeeds } from './run/tenant-seeds.ts'

/**
 * `npm run backup -- FILE`: writes all that the store holds into a file. Over PostgreSQL the gateways may run.
 * `npm run restore -- FILE [--replace] [--beside-gateways]`: puts a back-up in the place of the store. No gateway may run, unless that is asked for.
 * `npm run gateway:reset`: empties the store and fills it anew. No gateway may run.
 */
const [command = '', ...args] = process.argv.slice(2)
const flag = { type: 'boolean' } as const
const { values, positionals } = given(
  command === 'reset'
    ? { usage: 'npm run gateway:reset   empties the store and fills it again' }
    : command === 'backup'
      ? { usage: 'npm run backup -- FILE', words: 1 }
      : {
          usage: 'npm run restore -- FILE [--replace] [--beside-gateways]',
          options: { replace: flag, 'beside-gateways': flag },
          words: 1,
        },
  args,
)
const [path] = positionals
const options = orEnd(() => gatewayOptions(process.env))

if (command === 'reset') {
  const { seeds, complaints } = tenantSeeds(process.cwd())
  for (const complaint of complaints) console.error(complaint)
  const fillTenant = orEnd(() => demonstrationFor(process.env))
  await resetStore({ ...options, tenants: seeds, fillTenant }).catch(endRefused)
  console.log(`The store in ${options.databaseUrl === undefined ? options.dataDir : 'DATABASE_URL'} is as new.`)
} else if (path === undefined) {
  console.error(`npm run ${command} -- FILE${command === 'restore' ? ' [--replace] [--beside-gateways]' : ''}`)
  process.exitCode = 2
} else if (command === 'backup') {
  const tables = await backUp(options, path, new Date()).catch(endRefused)
  console.log(`${tables} tables are in ${path}. It holds personal data: keep it as you keep the database.`)
} else {
  const { tables, made } = await restore(options, path, {
    replace: values.replace === true,
    beside: values['beside-gateways'] === true,
  }).catch(endRefused)
  console.log(`${tables} tables of ${made} are in the store. Everybody signs in again.`)
}
