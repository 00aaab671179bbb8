import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { portRefusal } from './refusal.ts'

it('says which port is taken, and how another one is chosen', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  const second = createServer().listen(port, '127.0.0.1')
  const [error] = (await once(second, 'error')) as [unknown]
  holder.close()
  expect(portRefusal(error)).toMatchObject({
    message: `Port ${String(port)} is taken by another program. Choose another one (PORT).`,
    exitCode: 10,
  })
  expect(portRefusal(error, 'METRICS_PORT')?.message).toContain('(METRICS_PORT)')
})

it('says which host is none of this machine', async () => {
  const [error] = (await once(createServer().listen(0, '192.0.2.1'), 'error')) as [unknown]
  expect(portRefusal(error)).toMatchObject({ message: expect.stringContaining('192.0.2.1') as unknown, exitCode: 7 })
})

it('leaves any other error alone', () => {
  expect(portRefusal(Object.assign(new Error('no file'), { code: 'EACCES' }))).toBeUndefined()
  expect(portRefusal('broken')).toBeUndefined()
})
