import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gatewayOptions } from '../gateway/index.ts'
import { endRefused, orEnd } from './run/refusal.ts'
import { usersCommand } from './users/command.ts'
import { keepUsers } from './users/keep.ts'

/** `npm run users`: lists, adds, disables and enables the users of a tenant in the store of the embedded gateway. */
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

/** A password from standard input: all that is piped in, without the end of its line, or what is typed, which is not shown. */
async function readSecret(prompt: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '')
  const unseen = new Writable({ write: (_part, _encoding, next) => next() })
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true })
  process.stderr.write(prompt)
  const typed = await terminal.question('')
  terminal.close()
  process.stderr.write('\n')
  return typed
}
