import { describe, expect, it } from 'vitest'
import { formOf } from './support/forms.ts'

const booking = formOf('booking')
const quote = formOf('quote')
const seaDefaults = {
  pieceUnit: 'CTN',
  weightUnit: 'KG',
  originCountry: 'JP',
  originCity: 'JPYOK',
  originCityName: 'Yokohama',
}

describe('another mode of transport', () => {
  it('brings the units and the origin of the mode that the person has', async () => {
    const entered = { bizType: 'AE', bkPcs: 5, bkPcsUt: 'PLT', bkgVol: 1, bkgVolUt: 'CFT', orgCountry: 'US' }
    const { data } = await booking.changed(entered, 'bizType', 'SE', { userDefaults: { seaDefaults } })
    expect(data).toEqual({
      ...{ bizType: 'SE', bkPcs: 5, bkPcsUt: 'CTN', bkgWgtUt: 'KG', bkgVol: 1, bkgVolUt: 'CFT' },
      ...{ orgCountry: 'JP', orgCity: 'JPYOK', orgCityName: 'Yokohama' },
    })
  })

  it.each(['SE', 'AI', 'IL'])(
    '%s leaves the units that were chosen where the person has none of their own',
    async (mode) => {
      const units = { bkPcs: 5, bkPcsUt: 'PLT', bkgWgt: 100, bkgWgtUt: 'LB', bkgVol: 1, bkgVolUt: 'CFT' }
      expect((await booking.changed({ bizType: 'SI', ...units }, 'bizType', mode)).data).toEqual({
        bizType: mode,
        ...units,
      })
      const ofQuote = { totPcs: 5, totPcsUt: 'PLT', totgWgt: 100, totgWgtUt: 'LB', totVol: 1, totVolUt: 'CFT' }
      const other = await quote.changed({ bizType: 'SI', ...ofQuote }, 'bizType', mode, { userDefaults: {} })
      expect(other.data).toEqual({ bizType: mode, ...ofQuote })
    },
  )
})
