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
  'record.ready': '2026-12-04T00:00:00Z',
  'record.weight': 1234567.5,
  'record.note': '',
}
const services = { t: (label: string) => label, locale: 'de', formats: formatsOf(undefined, 'en') }

describe('the question of an action', () => {
  it('says sums for each currency with its digits, numbers and days as the page writes them, and leaves out what is not there', () => {
    const recalls = [
      { id: 'price', label: 'price', field: 'record.rates', sum: 'amount', currency: 'currency' },
      { id: 'until', label: 'until', field: 'record.until' },
      { id: 'ready', label: 'ready', field: 'record.ready' },
      { id: 'weight', label: 'weight', field: 'record.weight' },
      { id: 'note', label: 'note', field: 'record.note' },
      { id: 'gone', label: 'gone', field: 'record.gone' },
    ]
    const said = recalledBy(
      { recalls } as unknown as Parameters<typeof recalledBy>[0],
      { get: (path) => record[path] },
      services as unknown as EngineServices,
    )
    expect(said).toEqual([
      { label: 'price', text: '1,300.00 USD + 7,000 JPY' },
      { label: 'until', text: '2026/12/04' },
      { label: 'ready', text: '2026/12/04' },
      { label: 'weight', text: '1,234,567.5' },
    ])
  })
})
