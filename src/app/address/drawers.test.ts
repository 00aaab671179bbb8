import { describe, expect, it } from 'vitest'
import type { DrawerModel } from '../../config/index.ts'
import { amongIn, givenIn, withDrawer, withoutDrawers } from './drawers.ts'
import { drawerIn } from './open-drawer.ts'

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
