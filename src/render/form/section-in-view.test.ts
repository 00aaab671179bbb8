// @vitest-environment jsdom
import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sectionId } from './fields/hooks.ts'
import { useSectionInView } from './section-in-view.ts'

const SECTIONS = [{ id: 'route' }, { id: 'cargo' }, { id: 'papers' }]
/** Where each begins, where the box stands, and how high it and all that is in it are. */
const TOPS: Record<string, number> = { route: 0, cargo: 300, papers: 900 }
const BOX = { top: 0, clientHeight: 400, scrollHeight: 1000 }

let box: HTMLElement
const heading = (id: string) => document.getElementById(sectionId('x', id)) ?? expect.fail(`no ${id}`)

/** jsdom has no layout. */
beforeEach(() => {
  Object.assign(BOX, { top: 0, clientHeight: 400 })
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => (look(), 0))
  box = document.createElement('div')
  document.body.append(box)
  for (const { id } of SECTIONS) {
    const section = document.createElement('section')
    section.innerHTML = `<h3 tabindex="-1" id="${sectionId('x', id)}">${id}</h3>`
    section.dataset.id = id
    box.append(section)
  }
  Object.defineProperties(box, {
    clientHeight: { get: () => BOX.clientHeight },
    scrollHeight: { value: BOX.scrollHeight },
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const of = this.closest('section')?.dataset.id
    if (of === undefined) return new DOMRect(0, BOX.top, 500, BOX.clientHeight)
    return new DOMRect(0, BOX.top + (TOPS[of] ?? 0) - box.scrollTop, 500, this.matches('h3') ? 20 : 100)
  })
  vi.stubGlobal(
    'DOMRect',
    class {
      top: number
      bottom: number
      constructor(_x: number, y: number, _width: number, height: number) {
        this.top = y
        this.bottom = y + height
      }
    },
  )
})
afterEach(() => box.remove())

const at = () => renderHook(() => useSectionInView('x', SECTIONS)).result
const scrollTo = (top: number) => {
  box.scrollTop = top
  fireEvent.scroll(box)
}

it('is the last section that has come up', () => {
  const section = at()
  expect(section.current).toBe('route')
  scrollTo(250)
  expect(section.current).toBe('cargo')
})

it('is the last of all at the end of the way, where that cannot come up', () => {
  const section = at()
  scrollTo(600)
  expect(section.current).toBe('papers')
})

it('is the one that holds the focus while that is in sight', () => {
  const section = at()
  scrollTo(550)
  act(() => heading('papers').focus())
  expect(section.current).toBe('papers')
  scrollTo(450)
  expect(section.current).toBe('cargo')
})

it('is the one that has come up in the window, where the window scrolls and not the form', () => {
  BOX.clientHeight = BOX.scrollHeight
  vi.stubGlobal('innerHeight', 400)
  const moved = (by: number) => {
    BOX.top = -by
    fireEvent.scroll(document)
  }
  const section = at()
  expect(section.current).toBe('route')
  moved(250)
  expect(section.current).toBe('cargo')
  moved(600)
  expect(section.current).toBe('papers')
})

it('is none where no section is drawn', () => {
  box.replaceChildren()
  expect(at().current).toBeUndefined()
})
