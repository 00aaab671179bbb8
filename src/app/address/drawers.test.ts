import { describe, expect, it } from 'vitest'
import type { DrawerModel } from '../../config/index.ts'
import { amongIn, givenIn, withDrawer, withoutDrawers, drawerIn, insideIn, withInside } from './drawers.ts'

const drawers: DrawerModel[] = ['item', 'box'].map((id) => ({
  id,
  screen: `forms/${id}`,
  anchor: 'right',
  width: 'form',
}))

describe('a drawer in the address', () => {
  it('opens with its record', () => {
    expect(drawerIn(new URLSearchParams('f.name=a&box=B-7'), drawers)).toEqual({ drawer: drawers[1], record: 'B-7' })
  })

  it('is none when the address names none, an unknown one, or no record', () => {
    expect(drawerIn(new URLSearchParams('f.item=a'), drawers)).toBeNull()
    expect(drawerIn(new URLSearchParams('crate=1'), drawers)).toBeNull()
    expect(drawerIn(new URLSearchParams('item='), drawers)).toBeNull()
  })

  it('closes the others when it opens, and keeps the filters', () => {
    expect(withDrawer(new URLSearchParams('item=1&f.name=a'), drawers, 'box', 'new').toString()).toBe(
      'f.name=a&box=new',
    )
  })

  it('knows the other records it was found with, as long as it is open', () => {
    const search = withDrawer(new URLSearchParams('item=1'), drawers, 'box', 'B-7', { among: ['B-7', 'B-8'] })
    expect(search.toString()).toBe('box=B-7&among=B-7%2CB-8')
    expect(amongIn(search)).toEqual(['B-7', 'B-8'])
    expect(withDrawer(search, drawers, 'item', '1').toString()).toBe('item=1')
    expect(withoutDrawers(search, drawers).toString()).toBe('')
    expect(amongIn(new URLSearchParams('box=B-7'))).toEqual([])
  })

  it('knows so many of a thousand as an address holds behind any proxy, and those that are nearest', () => {
    const thousand = Array.from({ length: 1000 }, (_, at) => `B-${100_000 + at}`)
    const of = (record: string) => withDrawer(new URLSearchParams(), drawers, 'box', record, { among: thousand })
    const middle = amongIn(of('B-100500'))
    expect(encodeURIComponent(of('B-100500').toString()).length).toBeLessThan(4000)
    expect(middle.length).toBeGreaterThan(150)
    expect(Math.abs(middle.indexOf('B-100500') * 2 - middle.length)).toBeLessThan(3)
    expect(amongIn(of('B-100000'))[0]).toBe('B-100000')
    expect(amongIn(of('B-100999')).at(-1)).toBe('B-100999')
    expect(amongIn(of('B-100999'))).toHaveLength(middle.length)
  })

  it('keeps what is known of its record, until it is left', () => {
    const search = withDrawer(new URLSearchParams('f.name=a'), drawers, 'box', 'B-7', {
      given: { kind: 'wood', size: '' },
    })
    expect(search.toString()).toBe('f.name=a&box=B-7&given.kind=wood')
    expect(givenIn(search)).toEqual({ kind: 'wood' })
    expect(withDrawer(search, drawers, 'item', '1').toString()).toBe('f.name=a&item=1')
    expect(givenIn(withoutDrawers(search, drawers))).toEqual({})
  })

  it('leaves no trace when it is closed', () => {
    expect(withoutDrawers(new URLSearchParams('item=1&f.name=a'), drawers).toString()).toBe('f.name=a')
  })
})

const at = (text: string) => new URLSearchParams(text)

describe('the place inside a drawer', () => {
  it('stands in the address and can be read from it', () => {
    const search = withInside(at('file=7&f.no=1'), { section: 'lines', trail: 'list@2/line,A%2F7' })
    expect(insideIn(at(search.toString()))).toEqual({ section: 'lines', trail: 'list@2/line,A%2F7' })
    expect(search.get('file')).toBe('7')
  })

  it('changes in part, and an empty text takes away', () => {
    expect(withInside(at('section=lines&trail=x'), { trail: '' }).toString()).toBe('section=lines')
  })

  it('goes with the drawer', () => {
    const drawers = [{ id: 'file', screen: 'views/file', anchor: 'right' as const, width: 'record' as const }]
    expect(withoutDrawers(at('file=7&section=lines&trail=x&f.no=1'), drawers).toString()).toBe('f.no=1')
    expect(withDrawer(at('file=7&section=lines&trail=x'), drawers, 'file', '8').toString()).toBe('file=8')
  })
})
