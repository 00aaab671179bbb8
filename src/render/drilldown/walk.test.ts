import { describe, expect, it } from 'vitest'
import type { DrilldownModel, LevelModel, SourceModel } from '../../config/index.ts'
import type { DataPort } from '../services/port.ts'
import { CallFailed } from '../source/failure.ts'
import { walkDown } from './walk.ts'

const AROUND = { get: () => undefined }
const PAGE = 2
const ORDERS = ['O1', 'O2', 'O3', 'O4', 'O5']

const source = (operation: string, query: SourceModel['query']): SourceModel => ({
  operation,
  path: {},
  query,
  at: '',
})
const level = (id: string, more: Partial<LevelModel>): LevelModel => ({
  id,
  crumb: { label: id },
  key: [],
  filters: [],
  blocks: [],
  variants: [],
  foot: [],
  ...more,
})
const list = { block: 'table', at: 'data' } as LevelModel['blocks'][number]
const model: DrilldownModel = {
  kind: 'drilldown',
  saysFailed: false,
  name: 'orders',
  title: 'orders',
  lookups: {},
  levels: [
    level('orders', {
      source: source('listOrders', { page: { from: 'page' } }),
      paging: { total: 'totalRecords', size: 'maxResults' },
      blocks: [list],
    }),
    level('order', {
      key: [{ field: 'no', isNumber: false }],
      opener: { level: 'orders', at: 'data' },
      source: source('getOrder', { no: { from: 'row.no' } }),
      blocks: [list],
    }),
    level('line', {
      key: [{ field: 'line', isNumber: true }],
      opener: { level: 'order', at: 'data' },
      source: source('getLine', { no: { from: 'parents.order.no' }, line: { from: 'row.line' } }),
    }),
  ],
}

/** A gateway with five orders of two lines, two a page; `fails` names a call that does not work. */
function gateway(fails?: string) {
  const asked: string[] = []
  let now = 0
  let most = 0
  const answers: Record<string, (query: Record<string, unknown>) => unknown> = {
    listOrders: ({ page }) => {
      const from = (Number(page) - 1) * PAGE
      return {
        data: ORDERS.slice(from, from + PAGE).map((no) => ({ no })),
        totalRecords: ORDERS.length,
        maxResults: PAGE,
      }
    },
    getOrder: () => ({ data: [{ line: 1 }, { line: 2 }] }),
    getLine: ({ no, line }) => ({ text: `${String(no)}-${String(line)}` }),
  }
  const port = {
    async call(operation: string, { query = {} }: { query?: Record<string, unknown> }) {
      const call = [operation, ...Object.values(query)].join(' ')
      asked.push(call)
      now += 1
      most = Math.max(most, now)
      await Promise.resolve()
      now -= 1
      return call === fails
        ? { ok: false, problem: { status: 500, message: 'broken' } }
        : { ok: true, data: answers[operation]?.(query) }
    },
  } as unknown as DataPort
  return { port, asked, most: () => most }
}

const walk = (port: DataPort, more: Partial<Parameters<typeof walkDown>[0]> = {}) =>
  walkDown({ model, port, around: AROUND, file: {}, signal: new AbortController().signal, ...more })

describe('a walk down a drill-down', () => {
  it('[SP-09] opens every row of every page, as one list, with what each level tells of itself', async () => {
    const { port, most } = gateway()
    const walked = await walk(port)
    expect(walked?.opened.data).toMatchObject({ data: ORDERS.map((no) => ({ no })) })
    expect(walked?.below.map(({ opened }) => [opened.step.key, opened.place])).toEqual(
      ORDERS.map((no, index) => [[no], { number: index + 1, total: 5 }]),
    )
    expect(walked?.below[3]?.below.map(({ opened }) => opened.data)).toEqual([{ text: 'O4-1' }, { text: 'O4-2' }])
    expect(most()).toBeLessThanOrEqual(4)
  })

  it('tells how far it is, of what is known so far', async () => {
    const steps: string[] = []
    await walk(gateway().port, { onStep: ({ asked, known }) => steps.push(`${String(asked)}/${String(known)}`) })
    expect(steps[0]).toBe('1/6')
    expect(steps.at(-1)).toBe('16/16')
  })

  it('brings nothing when something is missing, however deep', async () => {
    await expect(walk(gateway('getLine O5 2').port)).rejects.toBeInstanceOf(CallFailed)
    await expect(walk(gateway('listOrders 3').port)).rejects.toBeInstanceOf(CallFailed)
  })

  it('asks nothing more once something is missing: nobody would see it', async () => {
    const { port, asked } = gateway('getOrder O1')
    await expect(walk(port)).rejects.toBeInstanceOf(CallFailed)
    await new Promise((resolve) => setTimeout(resolve))
    // Those that were under way beside it.
    expect(asked.filter((call) => !call.startsWith('listOrders')).length).toBeLessThanOrEqual(4)
  })

  it('asks nothing more once it is stopped', async () => {
    const stop = new AbortController()
    const { port, asked } = gateway()
    const walked = walk(port, {
      signal: stop.signal,
      onStep: ({ asked: count }) => {
        if (count === 3) stop.abort()
      },
    })
    await expect(walked).rejects.toThrow()
    const until = asked.length
    await Promise.resolve()
    expect(asked.length).toBe(until)
    expect(until).toBeLessThan(16)
  })
})
