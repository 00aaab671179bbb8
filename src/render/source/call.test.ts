import { describe, expect, it, vi } from 'vitest'
import { getAt, pathsOfCall, resolveCall } from '../../config/index.ts'
import type { Answer, DataPort } from '../services/port.ts'
import { callSource } from './call-source.ts'
import { callOperation } from './call.ts'

const data = { id: 'A', none: '', list: [], count: 0, is: false, session: { userId: 'SOMEONE' } }
const scope = { get: (path: string) => getAt(data, path) }
const portOf = (answer: Answer) => {
  const call = vi.fn<DataPort['call']>(() => Promise.resolve(answer))
  return { call }
}

describe('What a call sends', () => {
  it('is read in a scope: path, query and body', () => {
    const rules = {
      path: { id: { from: 'id' } },
      query: { by: { from: 'session.userId' }, fixed: 3 },
      body: { who: { from: 'session.userId' }, lines: [{ no: { from: 'count', as: 'text' as const } }] },
    }
    expect(resolveCall(rules, scope)).toEqual({
      path: { id: 'A' },
      query: { by: 'SOMEONE', fixed: 3 },
      body: { who: 'SOMEONE', lines: [{ no: '0' }] },
    })
  })

  it('leaves out parameters without a value; zero and false are values', () => {
    const of = (from: string) => ({ from })
    const query = { a: of('none'), b: of('nowhere'), c: of('list'), d: of('count'), e: of('is') }
    expect(resolveCall({ query }, scope)).toEqual({ path: {}, query: { d: 0, e: false } })
  })

  it('has a body where the JSON has one', () => {
    expect(resolveCall({}, scope)).not.toHaveProperty('body')
    expect(resolveCall({ body: {} }, scope)).toHaveProperty('body', {})
  })

  it('depends on the paths of all three', () => {
    const rules = { path: { id: { from: 'a' } }, query: { by: { from: 'b' }, fixed: 1 }, body: [{ x: { from: 'c' } }] }
    expect(pathsOfCall(rules)).toEqual(['a', 'b', 'c'])
  })
})

describe('A call', () => {
  it('goes to the port with its signal and its listener', async () => {
    const port = portOf({ ok: true, status: 200, data: { a: 1 } })
    const options = { signal: new AbortController().signal, onSent: () => undefined }
    const answer = await callOperation(port, 'getThing', { path: { id: 'A' } }, options)
    expect(answer).toEqual({ ok: true, status: 200, data: { a: 1 } })
    expect(port.call).toHaveBeenCalledExactlyOnceWith('getThing', { path: { id: 'A' } }, options)
  })

  it('of a source brings what stands at its place', async () => {
    const port = portOf({ ok: true, status: 200, data: { found: { list: [1] } } })
    const source = { operation: 'find', path: {}, query: { id: { from: 'id' } }, at: 'found.list' }
    expect(await callSource(port, source, scope)).toEqual({ ok: true, status: 200, data: [1] })
    expect(port.call.mock.lastCall?.[1]).toEqual({ path: {}, query: { id: 'A' } })
  })

  it('of a source that was cut, as by a device that changes its network, is that of the next try', async () => {
    const cut: Answer = { ok: false, problem: { status: 0, code: 'network', message: '', fieldErrors: [] } }
    const port = portOf({ ok: true, status: 200, data: { found: [1] } })
    port.call.mockResolvedValueOnce(cut)
    const source = { operation: 'find', path: {}, query: {}, at: 'found' }
    expect(await callSource(port, source, scope)).toMatchObject({ data: [1] })
    expect(port.call).toHaveBeenCalledTimes(2)

    port.call.mockClear().mockResolvedValueOnce(cut)
    expect(await callSource(port, source, scope, { signal: AbortSignal.abort() })).toEqual(cut)
    expect(port.call).toHaveBeenCalledTimes(1)
  })

  it('of a source that fails is its failure', async () => {
    const failed: Answer = { ok: false, problem: { status: 500, code: 'internal', message: 'no', fieldErrors: [] } }
    const source = { operation: 'find', path: {}, query: {}, at: 'found' }
    expect(await callSource(portOf(failed), source, scope)).toEqual(failed)
  })
})
