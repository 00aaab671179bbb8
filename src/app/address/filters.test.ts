import { describe, expect, it } from 'vitest'
import { filtersIn, searchedIn, withFilters } from './filters.ts'

describe('filters in the address', () => {
  it('come back as they were written, whatever they contain', () => {
    const filters = { name: 'a & b = c?', city: '東京', f: '100%' }
    expect(filtersIn(new URLSearchParams(withFilters(new URLSearchParams(), filters).toString()))).toEqual(filters)
  })

  it('leave the rest of the address alone', () => {
    const search = new URLSearchParams('item=7&f.name=old&fee=2')
    expect(withFilters(search, { city: 'x' }).toString()).toBe('item=7&fee=2&f.city=x')
  })

  it('vanish when they are emptied', () => {
    expect(withFilters(new URLSearchParams('f.name=old'), { name: '' }).toString()).toBe('')
    expect(filtersIn(new URLSearchParams('f.name=&f.=x'))).toEqual({})
  })

  it('cannot reach the prototype of an object', () => {
    expect(Object.getPrototypeOf(filtersIn(new URLSearchParams('f.__proto__=x')))).toBe(Object.prototype)
  })
})

describe('what a search left in the address', () => {
  it('is its names, a tenant’s own ones too, without filters and what is empty', () => {
    expect(searchedIn(new URLSearchParams('shipper=ABC&x_notify=DEF&f.name=old&city='))).toEqual({
      shipper: 'ABC',
      x_notify: 'DEF',
    })
  })

  it('may be a list of numbers as long as the gateway takes one, and no text beyond that', () => {
    const numbers = Array.from({ length: 200 }, (_, index) => `HB700${String(index).padStart(3, '0')}`).join()
    expect(searchedIn(new URLSearchParams({ shpNos: numbers, status: 'ARRIVED' }))).toEqual({
      shpNos: numbers,
      status: 'ARRIVED',
    })
    expect(searchedIn(new URLSearchParams({ heading: 'x'.repeat(5_001) }))).toEqual({})
  })

  it('is not the token of a preview: its list opens as the tenant has it, by the arrangement that it opens with', () => {
    expect(searchedIn(new URLSearchParams('preview=abc&shipper=ABC'))).toEqual({ shipper: 'ABC' })
  })
})
