import { describe, expect, it } from 'vitest'
import type { EngineServices } from '../../services/services.ts'
import { formatsOf } from '../../services/formats.ts'
import { recalledBy } from './recalls.ts'

const record: Record<string, unknown> = {
  'record.rates': [
    { amount: 1200.5, currency: 'USD' },
    { amount: 99.5, currency: 'USD' },
    { amount: 7000, currency: 'JPY' },
  ],
  'record.until': '20261204',
  'record.note': '',
}
const services = { t: (label: string) => label, locale: 'en-US', formats: formatsOf(undefined, 'en') }

describe('the question of an action', () => {
  it('says sums for each currency with its digits, days in words, and leaves out what is not there', () => {
    const recalls = [
      { id: 'price', label: 'price', field: 'record.rates', sum: 'amount', currency: 'currency' },
      { id: 'until', label: 'until', field: 'record.until' },
      { id: 'note', label: 'note', field: 'record.note' },
      { id: 'gone', label: 'gone', field: 'record.gone' },
    ]
    const said = recalledBy(
      { recalls } as unknown as Parameters<typeof recalledBy>[0],
      { get: (path) => record[path] },
      services as unknown as EngineServices,
    )
    expect(said.map(({ label }) => label)).toEqual(['price', 'until'])
    expect(said[0]?.text).toBe('1,300.00 USD + 7,000 JPY')
    expect(said[1]?.text).toMatch(/2026/)
  })
})
