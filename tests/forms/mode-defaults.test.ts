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

describe('a total that is entered without a unit, as after a template or in a draft', () => {
  const userDefaults = { seaDefaults, roadDefaults: { pieceUnit: 'PLT' } }

  it('gets the unit of its mode', async () => {
    const sea = await booking.changed({ bizType: 'SI' }, 'bkPcs', 5, { userDefaults })
    expect(sea.data).toEqual({ bizType: 'SI', bkPcs: 5, bkPcsUt: 'CTN' })
    const road = await quote.changed({ bizType: 'IL' }, 'totPcs', 5, { userDefaults })
    expect(road.data).toEqual({ bizType: 'IL', totPcs: 5, totPcsUt: 'PLT' })
    const template = await formOf('template').changed({ bizType: 'SE' }, 'bkgWgt', 5, { userDefaults })
    expect(template.data).toEqual({ bizType: 'SE', bkgWgt: 5, bkgWgtUt: 'KG' })
  })

  it.each([
    ['without a mode', {}],
    ['where there is none for it', { bizType: 'AE' }],
    ['where one was chosen', { bizType: 'SE', bkPcsUt: 'PLT' }],
  ])('gets none %s', async (_, entered) => {
    expect((await booking.changed(entered, 'bkPcs', 5, { userDefaults })).data).toEqual({ ...entered, bkPcs: 5 })
  })

  it('that is emptied brings none', async () => {
    expect((await booking.changed({ bizType: 'SE', bkPcs: 5 }, 'bkPcs', undefined, { userDefaults })).data).toEqual({
      bizType: 'SE',
    })
  })
})

describe('an item whose quantities were entered before the mode', () => {
  const userDefaults = { seaDefaults: { ...seaDefaults, volumeUnit: 'CBM', dimensionUnit: 'CM' } }

  it.each([
    ['booking', booking],
    ['quote', quote],
    ['template', formOf('template')],
  ])('has the units of the mode once that is chosen, in a %s; a chosen unit stays', async (_, form) => {
    const cargoItems = [
      { itemPcs: 4, itemWgt: 2, itemWgtUt: 'LB', itemVol: 1 },
      { description: 'x' },
      { itemDimHeight: 9 },
    ]
    const { data } = await form.changed({ cargoItems }, 'bizType', 'SE', { userDefaults })
    expect((data as { cargoItems: unknown }).cargoItems).toEqual([
      { itemPcs: 4, itemPcsUt: 'CTN', itemWgt: 2, itemWgtUt: 'LB', itemVol: 1, itemVolUt: 'CBM' },
      { description: 'x' },
      { itemDimHeight: 9, itemDimUnit: 'CM' },
    ])
  })
})
