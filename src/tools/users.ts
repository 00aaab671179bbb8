import { GatewayRefusal, gatewayOptions } from '../gateway/index.ts'
import { usersCommand } from './users/command.ts'
import { keepUsers } from './users/keep.ts'
import { readSecret } from './users/secret.ts'

/** `npm run users`: lists, adds, disables and enables the users of a tenant in the store of the embedded gateway. */
const command = usersCommand(process.argv.slice(2))
if ('reason' in command) {
  console.error(command.reason)
  process.exit(2)
}
try {
  const kept = await keepUsers(command, {
    options: gatewayOptions(process.env),
    secret: () => readSecret('Password (not shown): '),
  })
  if ('reason' in kept) console.error(kept.reason)
  else console.log(kept.done)
  process.exitCode = 'reason' in kept ? 1 : 0
} catch (error) {
  if (!(error instanceof GatewayRefusal)) throw error
  console.error(error.message)
  process.exitCode = error.exitCode
}
