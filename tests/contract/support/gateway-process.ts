import type { ChildProcess, ChildProcessByStdio } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Schemas } from '../../../src/contract/index.ts'
import { PASSWORD } from './gateway.ts'

/** A gateway in a process of its own, which may be killed. */
export interface GatewayProcess {
  child: ChildProcess
  url: string
  /** All that it wrote so far, its log included. */
  output(): string
}

const started: ChildProcess[] = []

function launch(env: Record<string, string>): {
  child: ChildProcessByStdio<null, Readable, Readable>
  output(): string
} {
  const script = fileURLToPath(new URL('./child.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()))
  return { child, output: () => text }
}

/** Starts a gateway and waits until it answers. */
export async function startGatewayProcess(env: Record<string, string>): Promise<GatewayProcess> {
  const { child, output } = launch(env)
  // Other lines of the log may come before its address.
  const address = () => /^http\S+$/m.exec(output())?.[0]
  while (address() === undefined && child.exitCode === null)
    await Promise.race([once(child.stdout, 'data'), once(child, 'close')])
  const url = address()
  if (url === undefined) throw new Error(`The gateway did not start: ${output()}`)
  return { child, url, output }
}

/** Starts a gateway that is expected to end by itself; `workMs` is the processor's time until it knew. */
export async function refusedStart(
  env: Record<string, string>,
): Promise<{ code: number | null; message: string; workMs: number }> {
  const { child, output } = launch(env)
  const [code] = (await once(child, 'close')) as [number | null]
  const message = output()
  return { code, message, workMs: Number(/^([\d.]+) ms of work$/m.exec(message)?.[1]) }
}

export async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exit = once(child, 'exit') as Promise<[number | null]>
  child.kill(signal)
  return (await exit)[0]
}

/** Ends every process of this file that still runs. */
export async function endAll(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  await Promise.all(started.map((child) => end(child, signal)))
}

/** The headers of a session of the user at ACME. */
export async function signInAt(url: string, userId = 'CUSTOMER'): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', 'x-tenant': 'ACME' }
  const body = JSON.stringify({ userId, password: PASSWORD, forceLogoff: true })
  const { authToken } = (await (
    await fetch(`${url}/api-gateway/1/new-login`, { method: 'POST', headers, body })
  ).json()) as Schemas['LoginResponse']
  return { ...headers, authorization: `Bearer ${authToken}` }
}
