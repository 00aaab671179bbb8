import { describe, expect, it } from 'vitest'
import { atOnce } from './at-once.ts'

const GB = 2 ** 30

describe('how many workers run side by side', () => {
  it.each([
    { cores: 1, memory: 4 * GB, workers: 2 },
    { cores: 2, memory: 24 * GB, workers: 2 },
    { cores: 4, memory: 16 * GB, workers: 4 },
    { cores: 4, memory: 6 * GB, workers: 3 },
    { cores: 64, memory: 256 * GB, workers: 8 },
  ])('$workers on $cores cores with $memory bytes', ({ workers, ...machine }) => {
    expect(atOnce(1, machine)).toBe(workers)
  })

  it('is more where workers wait', () => {
    expect(atOnce(1.5, { cores: 2, memory: 24 * GB })).toBe(3)
    expect(atOnce(1.5, { cores: 4, memory: 24 * GB })).toBe(6)
  })
})
