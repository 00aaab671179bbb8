import { describe, expect, it } from 'vitest'
import { spread, tableOf } from './measures.ts'

describe('the times of a run', () => {
  it('are summed up by their middle, the 95th of a hundred and the slowest', () => {
    expect(spread(Array.from({ length: 100 }, (_, index) => 100 - index))).toEqual({
      median: 50,
      p95: 95,
      slowest: 100,
    })
    expect(spread([7])).toEqual({ median: 7, p95: 7, slowest: 7 })
    expect(spread([])).toEqual({ median: 0, p95: 0, slowest: 0 })
  })

  it('stand in a table, a row a step', () => {
    const measures = [
      { step: 'page', took: 2 },
      { step: 'save', took: 10.4 },
      { step: 'page', took: 4, fault: 'no nonce' },
    ]
    expect(tableOf(measures).split('\n')).toEqual([
      '      answers  errors  median ms  95 % ms  slowest ms',
      'page        2       1          2        4           4',
      'save        1       0         10       10          10',
    ])
  })
})
