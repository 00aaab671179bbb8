import { describe, expect, it } from 'vitest'
import { drawerIn, withDrawer, withoutDrawers } from './drawers.ts'

const drawers = [
  { id: 'item', screen: 'forms/item' },
  { id: 'box', screen: 'forms/box' },
]

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
    expect(withDrawer(new URLSearchParams('item=1&f.name=a'), drawers, 'box', 'new').toString()).toBe('f.name=a&box=new')
  })

  it('leaves no trace when it is closed', () => {
    expect(withoutDrawers(new URLSearchParams('item=1&f.name=a'), drawers).toString()).toBe('f.name=a')
  })
})
