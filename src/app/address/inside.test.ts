import { describe, expect, it } from 'vitest'
import { withDrawer, withoutDrawers } from './drawers.ts'
import { insideIn, withInside } from './inside.ts'

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
