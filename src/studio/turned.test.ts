import { describe, expect, it } from 'vitest'
import { turnedElsewhere } from './turned.ts'

const difference = (file: string, pointer: string, text: string) => ({
  ...{ file: `tenants/NOVA/${file}`, line: 1, column: 1, pointer, text, reaches: [] },
})
const hidden = difference('grids/bookings.json', 'columns.shipper', 'Shipper is hidden.')
const wide = difference('grids/bookings.json', 'columns.status', 'Status has the width 90.')
const called = difference('forms/booking.layout.json', 'sections.details', 'Details is now called Cargo.')

describe('what undoing did', () => {
  it('is told where it is of another screen: what is gone, and what is there again', () => {
    expect(turnedElsewhere([called, hidden], [called, wide], 'forms/booking.layout.json')).toEqual({
      gone: [hidden],
      back: [wide],
    })
  })

  it('needs no words where the person sees it', () => {
    expect(turnedElsewhere([called, hidden], [hidden], 'forms/booking.layout.json')).toBeUndefined()
    expect(turnedElsewhere([hidden], [{ ...hidden, line: 7 }], 'forms/booking.layout.json')).toBeUndefined()
  })
})
