import { describe, expect, it } from 'vitest'
import { stagesOf } from './stages.ts'

describe('the stages of a funnel', () => {
  const area = { left: 0, top: 0, width: 100, height: 60 }

  it('narrow from each figure to the next', () => {
    expect(stagesOf([10, 5], area)).toEqual([
      'M0.0,0.0L100.0,0.0L75.0,27.0L25.0,27.0Z',
      'M25.0,30.0L75.0,30.0L75.0,57.0L25.0,57.0Z',
    ])
  })

  it('show the smallest, too', () => {
    expect(stagesOf([1000, 1], area)[1]).toBe('M47.0,30.0L53.0,30.0L53.0,57.0L47.0,57.0Z')
  })
})
