import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** A password from standard input: all that is piped in, without the end of its line, or what is typed, which is not shown. */
export async function readSecret(prompt: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '')
  const unseen = new Writable({ write: (_part, _encoding, next) => next() })
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true })
  process.stderr.write(prompt)
  const typed = await terminal.question('')
  terminal.close()
  process.stderr.write('\n')
  return typed
}
