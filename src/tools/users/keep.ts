import type { GatewayOptions, ListedUser, TenantUsers } from '../../gateway/index.ts'
import { withUsers } from '../../gateway/index.ts'
import type { UsersCommand } from './command.ts'

/** Does what was asked for; gives back what to print, or the reason why nothing was changed. `secret` asks for a password. */
export async function keepUsers(
  command: UsersCommand,
  { options, secret }: { options: GatewayOptions; secret(): Promise<string> },
): Promise<{ done: string } | { reason: string }> {
  if (options.gatewayUrl !== undefined)
    return { reason: 'GATEWAY_URL is set: users are kept where that gateway keeps them.' }
  // Asked for first, so that the store is not locked while somebody types.
  const password = command.does === 'add' || command.does === 'password' ? await secret() : ''
  return withUsers(options, command.tenant, async (users) => {
    if (command.does === 'list') return { done: (await users.list()).map(line).join('\n') }
    const refused = await change(users, command, password)
    return refused ?? { done: `${nameIn(command)}: ${DONE[command.does]}` }
  })
}

type Change = Exclude<UsersCommand, { does: 'list' }>

/** Whom or what a command changes. */
function nameIn(command: Change): string {
  if (command.does === 'company') return command.company.code
  return command.does === 'add' ? command.user.userId : command.userId
}

const DONE = {
  add: 'added',
  company: 'added',
  password: 'has the new password',
  disable: 'disabled',
  enable: 'enabled',
  'reset-two-step': 'signs in without a code',
  studio: 'has that right in the studio',
  erase: 'erased',
}

function change(users: TenantUsers, command: Change, password: string) {
  if (command.does === 'add') return users.add(command.user, password)
  if (command.does === 'company') return users.addCompany(command.company)
  if (command.does === 'password') return users.setPassword(command.userId, password)
  if (command.does === 'reset-two-step') return users.resetTwoStep(command.userId)
  if (command.does === 'studio') return users.studio(command.userId, command.right)
  if (command.does === 'erase') return users.erase(command.userId)
  return users.allow(command.userId, command.does === 'enable')
}

function line({ userId, role, customerId, email, name, allowPortal, forceChangePassword, studio }: ListedUser): string {
  const states = [
    ...(studio === 'none' ? [] : [`studio: ${studio}`]),
    ...(allowPortal ? [] : ['disabled']),
    ...(forceChangePassword ? ['must change the password'] : []),
  ]
  return [userId.padEnd(14), role.padEnd(14), customerId.padEnd(10), email, name, ...states].join('  ')
}
