import { describe, expect, it, vi } from 'vitest'
import type { TenantBoot } from '../../config/index.ts'
import type { Answer } from '../../contract/index.ts'
import type { CallInput } from '../../render/source.ts'
import { accessRoots } from '../session/access.ts'
import { openSession } from '../session/session.ts'
import { loginResponse, tenant } from '../testing/examples.ts'
import { isStillHere } from './IdleGuard.tsx'

const boot = { ...tenant, flavour: 'customs', accessLevels: {} } as unknown as TenantBoot
const roots = accessRoots(boot, openSession(loginResponse, tenant))
const refused: Answer<never> = { ok: false, problem: { status: 500, code: 'internal', message: '', fieldErrors: [] } }

const asked = async (stay: TenantBoot['stay'], answer: Answer<unknown>) => {
  const call = vi.fn<(operation: string, input: CallInput) => Promise<Answer<unknown>>>(() => Promise.resolve(answer))
  const here = await isStillHere({ call: (operation, input) => call(operation, input) }, stay, roots)
  return { here, call }
}

describe('Stay', () => {
  const lookup = { operation: 'listThings', path: {}, query: { Type: 'UT' }, count: 'totalRecords' }

  it('holds when the lookup finds at least one record', async () => {
    const { here, call } = await asked(lookup, { ok: true, status: 200, data: { totalRecords: 1 } })
    expect(here).toBe(true)
    expect(call).toHaveBeenCalledExactlyOnceWith('listThings', { path: {}, query: { Type: 'UT' } })
  })

  it.each([
    ['no record', { ok: true, status: 200, data: { totalRecords: 0 } } as const],
    ['an answer without a count', { ok: true, status: 200, data: null } as const],
    ['a failure', refused],
  ])('does not hold with %s', async (_what, answer) => {
    expect((await asked(lookup, answer)).here).toBe(false)
  })

  it('needs a call that works where no count is named, for who is signed in', async () => {
    const source = { operation: 'getThings', path: { userName: { from: 'session.userId' } }, query: {} }
    const { here, call } = await asked(source, { ok: true, status: 200, data: {} })
    expect(here).toBe(true)
    expect(call).toHaveBeenCalledWith('getThings', { path: { userName: 'CUSTOMER' }, query: {} })
    expect((await asked(source, refused)).here).toBe(false)
  })

  it('sends what the call has in path, query and body', async () => {
    const who = { from: 'session.userId' }
    const source = { operation: 'findThings', path: { of: who }, query: { by: who }, body: { list: [who] } }
    const { call } = await asked(source, { ok: true, status: 200, data: {} })
    const sent = { path: { of: 'CUSTOMER' }, query: { by: 'CUSTOMER' }, body: { list: ['CUSTOMER'] } }
    expect(call).toHaveBeenCalledExactlyOnceWith('findThings', sent)
  })
})
