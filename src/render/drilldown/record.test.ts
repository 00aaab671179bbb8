import { expect, it } from 'vitest'
import { orders } from './examples.ts'
import { recordOf } from './record.ts'

const [, order] = orders.levels
if (order?.source === undefined) throw new Error('no order')
const level = { ...order, source: { ...order.source, at: 'data.0' } }
const step = { level: 'order', key: ['7'], page: 1 }

it('of several records of one key the one is shown that says what the row says, whatever either of them leaves out', () => {
  const other = { no: '7', kind: 'B', part: '01' }
  const own = { no: '7', kind: 'A', part: '02' }
  expect(recordOf(level, step, { no: '7', kind: 'A', part: '' }, [other, own])).toBe(own)
  const bare = { no: '7', part: '03' }
  expect(recordOf(level, step, { no: '7', kind: 'A' }, [other, bare])).toBe(bare)
  expect(recordOf(level, { ...step, nth: 2 }, { no: '7' }, [other, own])).toBe(own)
  expect(recordOf(level, step, { no: '9' }, [other, own])).toBe(other)
})
