import { describe, expect, it } from 'vitest'
import type { CompiledForms } from '../../config/node.ts'
import { wordsOf } from './words.ts'

const labels = { en: { late: 'Too late', most: 'At most {{limit}}' }, ja: { late: '遅すぎます' } }
const worded = wordsOf({ labels } as unknown as CompiledForms)

describe('a broken rule is worded', () => {
  it('in the first language that is accepted and offered, else in English', () => {
    expect(worded({ label: 'late' }, 'ja-JP,en;q=0.5')).toBe('遅すぎます')
    expect(worded({ label: 'late' }, 'de')).toBe('Too late')
  })

  it('in English where the language has no such text, with what it is given', () => {
    expect(worded({ label: 'most', params: { limit: 4 } }, 'ja')).toBe('At most 4')
  })

  it('by its label where no language knows it', () => {
    expect(worded({ label: 'unknown.label' }, 'en')).toBe('unknown.label')
  })
})
