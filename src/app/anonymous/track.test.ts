import { describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../contract/index.ts'
import type { DataPort } from '../../render/source.ts'
import { trackLink } from './track.ts'

const asked = async (kind: 'ShpNos' | 'RefNos', answer: Answer<unknown>) => {
  const call = vi.fn(() => Promise.resolve(answer))
  const tracked = await trackLink(
    { call } as unknown as DataPort,
    { tenantUrl: 'north', asked: { kind, number: 'A-1' } },
    new AbortController().signal,
  )
  return { tracked, call }
}
const refused = (status: number): Answer<never> => ({
  ok: false,
  problem: { status, code: '', message: '', fieldErrors: [] },
})

describe('following a tracking link', () => {
  it('gives the shipments, asked by the kind of number', async () => {
    const { tracked, call } = await asked('ShpNos', {
      ok: true,
      status: 200,
      data: { shipments: [{ shpNo: 'A-1' }], totalRecords: 1 },
    })
    expect(tracked).toEqual({ kind: 'found', shipments: [{ shpNo: 'A-1' }] })
    expect(call).toHaveBeenCalledWith('trackShipmentsAnonymously', { query: { ShpNos: 'A-1' } }, expect.anything())
  })

  it('asks for all of them by a reference number', async () => {
    const { call } = await asked('RefNos', refused(500))
    expect(call).toHaveBeenCalledWith(
      'trackShipmentsAnonymously',
      { query: { RefNos: 'A-1', PageIndex: -1 } },
      expect.anything(),
    )
  })

  it.each([
    ['nothing', { ok: true, status: 204, data: undefined } as Answer<unknown>],
    ['nothing', { ok: true, status: 200, data: { shipments: [], totalRecords: 0 } } as Answer<unknown>],
    ['nothing', refused(400)],
    ['denied', refused(403)],
    ['tooMany', refused(429)],
    ['failed', refused(500)],
    ['failed', refused(0)],
  ])('says %s', async (kind, answer) => {
    expect((await asked('ShpNos', answer)).tracked.kind).toBe(kind)
  })

  it('asks nothing when the link names no number', async () => {
    const call = vi.fn()
    expect(
      await trackLink(
        { call } as unknown as DataPort,
        { tenantUrl: 'north', asked: undefined },
        new AbortController().signal,
      ),
    ).toEqual({ kind: 'nothing' })
    expect(call).not.toHaveBeenCalled()
  })
})
