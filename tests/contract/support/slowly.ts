import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Session } from './gateway.ts'

/**
 * Sends a body whose end comes late: its first sign, then a pause in which something happens, then the rest. The status that is answered.
 */
export async function slowly(
  address: string,
  { token, tenant }: Session,
  body: object,
  { method = 'POST', pause, meanwhile }: { method?: string; pause: number; meanwhile: () => Promise<void> },
): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json', 'x-tenant': tenant, authorization: `Bearer ${token}` }
  const call = request(address, { method, headers })
  const answered = once(call, 'response') as Promise<[IncomingMessage]>
  call.write('{')
  await setTimeout(pause)
  await meanwhile()
  call.end(JSON.stringify(body).slice(1))
  const [response] = await answered
  response.resume()
  return response.statusCode
}
