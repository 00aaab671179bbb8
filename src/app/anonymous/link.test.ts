import { describe, expect, it } from 'vitest'
import { NUMBERS, trackingLink } from './link.ts'

const link = (hash: string, search = '') => trackingLink({ hash, search })

describe('an anonymous tracking link', () => {
  it.each(NUMBERS)('may ask by %s', (kind) => {
    expect(link(`#/north/?${kind}=HB-1`)).toEqual({ tenantUrl: 'north', asked: { kind, number: 'HB-1' } })
  })

  it('may be written loosely: other case, without the last slash, with the query before the hash', () => {
    const asked = { kind: 'JobNo', number: 'SE1' }
    expect(link('#/North?jobno=%20SE1%20')).toEqual({ tenantUrl: 'north', asked })
    expect(link('#/north/', '?JobNo=SE1')).toEqual({ tenantUrl: 'north', asked })
  })

  it('asks for nothing with an unknown option, an empty number or characters that no number has', () => {
    for (const query of ['', '?', '?who=1', '?JobNo=', '?JobNo=%20', '?JobNo=<b>', '?JobNo=a%27b'])
      expect(link(`#/north/${query}`), query).toEqual({ tenantUrl: 'north', asked: undefined })
  })

  it('is none without a tenant', () => {
    expect(link('')).toBeNull()
    expect(link('#/?JobNo=1')).toBeNull()
  })
})
