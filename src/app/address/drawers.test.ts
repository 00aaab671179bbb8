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
