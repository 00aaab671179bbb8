import { describe, expect, it } from 'vitest'
import { readMeasure } from './measure.ts'

const units = [
  { value: 'KG', label: 'Kilograms' },
  { value: 'M3', label: 'Cubic metres' },
]
const read = (text: string, locale = 'en') => readMeasure(text, units, locale, { decimals: 4 })

describe('a number with its unit', () => {
  it.each([
    ['12.5 kg', 12.5, 'KG'],
    ['1,250KG', 1250, 'KG'],
    [' 3 Kilograms ', 3, 'KG'],
    ['１２．５ｋｇ', 12.5, 'KG'],
    ['0.5 m³', 0.5, 'M3'],
  ])('is read from %o', (text, value, unit) => expect(read(text)).toEqual({ value, unit }))

  it('is read in the way of the reader', () => expect(read('1.250,5 kg', 'de')).toEqual({ value: 1250.5, unit: 'KG' }))

  it.each(['12.5', 'kg', '12.5 stones', 'kg 12.5', '1,2,5 kg', '12 kg 3'])('is none in %o', (text) =>
    expect(read(text)).toBeUndefined(),
  )
})
