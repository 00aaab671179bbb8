import { describe, expect, it } from 'vitest'
import { formOf } from './support/forms.ts'

const question = 'The data entered here will be removed. Do you want to continue?'
const other = { remarkType: 'PC', remark: 'OCEANIC', actionCode: 'A' }

describe.each(['booking', 'quote', 'template'])('a pickup or delivery of a %s that is turned off', (name) => {
  const form = formOf(name)
  describe.each([
    ['pickupInfo', 'CPPURMK'],
    ['deliveryInfo', 'CPDLRMK'],
  ])('%s', (info, remarkType) => {
    const off = (remarkList: object[], more: object = {}) =>
      form.changed({ [info]: { required: 1, ...more }, remarkList }, `${info}.required`, 0)

    it('asks for a remark that was only typed, and takes it away', async () => {
      const typed = { remarkType, remark: 'Ring first', actionCode: 'A' }
      expect(await off([typed])).toEqual({ asked: [question], data: { [info]: { required: 0 } } })
      expect(await off([other, typed])).toEqual({
        asked: [question],
        data: { [info]: { required: 0 }, remarkList: [other] },
      })
    })

    it('asks for a remark that is stored, and marks it as removed', async () => {
      const stored = { remarkType, remark: 'Ring first', id: '7' }
      const removed = { remarkType, remark: '', id: '7', actionCode: 'D' }
      expect(await off([stored])).toEqual({
        asked: [question],
        data: { [info]: { required: 0 }, remarkList: [removed] },
      })
      expect(await off([removed])).toEqual({ asked: [], data: { [info]: { required: 0 }, remarkList: [removed] } })
    })

    it('asks nothing for the other remarks', async () => {
      expect(await off([other])).toEqual({ asked: [], data: { [info]: { required: 0 }, remarkList: [other] } })
    })

    it('asks once for remark and date', async () => {
      expect((await off([{ remarkType, remark: 'Ring first', id: '7' }], { readyDate: '20990131' })).asked).toEqual([
        question,
      ])
    })
  })
})
