import { describe, expect, it } from 'vitest'
import { complaintOf, tidy } from './numbers.ts'
import { byKind } from './track.ts'

describe('a number as typed', () => {
  it('may be several, with letters, digits, space, comma, slash and hyphen', () => {
    expect(complaintOf('HB-1/2, hb 3', { characters: 'simple' })).toBeUndefined()
    expect(complaintOf('HB.1', { characters: 'simple' })).toBe('tracking.pattern')
    expect(complaintOf('HB.1', { characters: 'any' })).toBeUndefined()
    expect(complaintOf(' ', { characters: 'any' })).toBe('tracking.required')
    expect(complaintOf('ＨＢ－１、ＨＢ２\t\u200bHB3', { characters: 'simple' })).toBeUndefined()
  })

  it('is of the kind that its own check digit shows, else of the one chosen', () => {
    const kinds = [
      { id: 'ShpNos', label: '', query: {} },
      { id: 'ContainerNo', label: '', query: {}, recognise: 'iso6346' },
      { id: 'MasterNo', label: '', query: {}, recognise: 'mod7' },
    ] as const
    const taken = (typed: string) =>
      byKind(typed, [...kinds], 'ShpNos').map(({ kind, numbers }) => `${kind} ${numbers.join()}`)
    expect(taken('csqu3054383, CSQU3054383')).toEqual(['ContainerNo csqu3054383,CSQU3054383'])
    expect(taken('020-12345675')).toEqual(['MasterNo 020-12345675'])
    expect(['CSQU3054384', '020-12345676', 'HB1'].flatMap(taken)).toEqual([
      'ShpNos CSQU3054384',
      'ShpNos 020-12345676',
      'ShpNos HB1',
    ])
    expect(taken('HB1\n020-12345675,HB2')).toEqual(['ShpNos HB1,HB2', 'MasterNo 020-12345675'])
  })

  it('may be typed in full width', () => {
    expect(complaintOf('ＨＢ－１，\u3000hb２', { characters: 'simple' })).toBeUndefined()
    expect(tidy('ＨＢ－１，\u3000hb２')).toBe('HB-1,hb2')
    expect(complaintOf('ＨＢ＿１', { characters: 'simple' })).toBe('tracking.pattern')
  })

  it('may stand on lines of their own', () => {
    expect(tidy('HB1\r\nHB2\n\nHB3')).toBe('HB1,HB2,HB3')
    expect(tidy('HB1\tHB2\u00a0\t\u200bHB3')).toBe('HB1,HB2,HB3')
    expect(tidy('ＨＢ－１、ＨＢ２　，HB\u20103')).toBe('HB-1,HB2,HB-3')
  })

  it('loses what is empty around it', () => {
    expect(tidy(' a ,, b c ,')).toBe('a,b c')
  })
})
