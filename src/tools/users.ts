import { gatewayOptions } from '../gateway/index.ts'
import { endRefused, orEnd } from './run/refusal.ts'
import { readSecret } from './run/secret.ts'
import { usersCommand } from './users/command.ts'
import { keepUsers } from './users/keep.ts'

/** `npm run users`: lists, adds, disables and enables the users of a tenant in the store of the embedded gateway, and adds the companies that they belong to. */
const command = usersCommand(process.argv.slice(2))
if ('reason' in command) {
  console.error(command.reason)
  process.exit(2)
}
const options = orEnd(() => gatewayOptions(process.env))
const kept = await keepUsers(command, { options, secret: () => readSecret('Password (not shown): ') }).catch(endRefused)
if ('reason' in kept) console.error(kept.reason)
else console.log(kept.done)
process.exitCode = 'reason' in kept ? 1 : 0
