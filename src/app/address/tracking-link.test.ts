import { describe, expect, it } from 'vitest'
import { askedIn, tenantIn, trackingAddress } from './tracking-link.ts'

const kinds = ['JobNo', 'RefNos']
const asked = (hash: string, search = '') => askedIn({ hash, search }, kinds)

describe('an anonymous tracking link', () => {
  it.each(kinds)('may ask by %s', (kind) => {
    expect(asked(`#/north/?${kind}=HB-1`)).toEqual({ kind, number: 'HB-1' })
  })

  it('may be written loosely: other case, without the last slash, with the query before the hash', () => {
    expect(asked('#/North?jobno=%20SE1%20')).toEqual({ kind: 'JobNo', number: 'SE1' })
    expect(tenantIn({ hash: '#/North?jobno=SE1' })).toBe('north')
    expect(asked('#/north/', '?JobNo=SE1')).toEqual({ kind: 'JobNo', number: 'SE1' })
  })

  it('asks for nothing with an unknown kind, an empty number or signs that nobody sees', () => {
    for (const query of ['', '?', '?who=1', '?JobNo=', '?JobNo=%20', '?JobNo=a%00b', '?JobNo=a%0Ab'])
      expect(asked(`#/north/${query}`), query).toBeUndefined()
  })

  it('names no tenant without a segment', () => {
    expect(tenantIn({ hash: '' })).toBeNull()
    expect(tenantIn({ hash: '#/?JobNo=1' })).toBeNull()
  })

  it('is what the page reads where it was copied', () => {
    const address = trackingAddress('https://portal.example', 'north', 'JobNo', 'SE 26/1')
    expect(address).toBe('https://portal.example/anonymous/#/north/?JobNo=SE+26%2F1')
    expect(tenantIn(new URL(address))).toBe('north')
    expect(askedIn(new URL(address), kinds)).toEqual({ kind: 'JobNo', number: 'SE 26/1' })
  })

  it.each(['SE_26.0117', 'EXP#4&5+6=7', "O'HARE (2)", '輸出-117'])(
    'leads back to %s, which it was copied of',
    (number) => {
      const address = trackingAddress('https://portal.example', 'north', 'JobNo', number)
      expect(askedIn(new URL(address), kinds)).toEqual({ kind: 'JobNo', number })
    },
  )
})
