// @vitest-environment jsdom
import { useRef } from 'react'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openForm } from '../testing/form.tsx'
import { person, type } from '../testing/person.ts'
import { useNearScreen, useScreenWatch } from './use-near-screen.ts'
import type { ScreenWatch } from './use-near-screen.ts'
import { rules, lookups, list, add, narrow } from '../testing/rows.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('rows far from the screen', () => {
  const many = {
    things: Array.from({ length: 30 }, (_, index) => ({ id: String(index), name: `thing ${String(index)}` })),
  }
  const watched = new Map<Element, (entry: unknown) => void>()
  const report = (row: Element, isIntersecting: boolean) =>
    act(() => watched.get(row)?.({ target: row, isIntersecting, boundingClientRect: { height: 60 } }))
  const rows = () => screen.getAllByRole('row').filter((row) => row.hasAttribute('data-row'))
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(readonly tell: (entries: unknown[]) => void) {}
        observe(row: Element) {
          watched.set(row, (entry) => this.tell([entry]))
        }
        unobserve(row: Element) {
          watched.delete(row)
        }
        disconnect() {
          watched.clear()
        }
      },
    )
  })

  it('have no cells until they come near, and none again when they leave', async () => {
    await openForm({ fields: [list()], rules, lookups, data: many })
    const row = rows()[20] as HTMLElement
    expect(rows()).toHaveLength(30)
    expect(within(row).queryByLabelText('name')).toBeNull()
    report(row, true)
    expect(within(row).getByLabelText<HTMLInputElement>('name').value).toBe('thing 20')
    report(row, false)
    expect(within(row).queryByLabelText('name')).toBeNull()
    expect(row.style.height).toBe('60px')
  })

  it('stand as cards that come and go as often as they come near', async () => {
    narrow()
    await openForm({ fields: [list()], rules, lookups, data: many })
    const card = () => screen.getAllByRole('listitem')[20] as HTMLElement
    expect(within(card()).queryByLabelText('name')).toBeNull()
    for (const isNear of [true, false, true]) {
      report(card(), isNear)
      expect(within(card()).queryByLabelText('name') !== null).toBe(isNear)
    }
  })

  it('keep what was begun in them', async () => {
    const { saved } = await openForm({ fields: [list()], rules, lookups, data: many })
    const row = rows()[20] as HTMLElement
    act(() => row.focus())
    await type(within(row).getByLabelText('name'), 'begun')
    report(row, false)
    expect(within(row).getByLabelText<HTMLInputElement>('name').value).toBe('begun')
    expect(await saved()).toHaveProperty('things.20.name', 'begun')
  })

  it('have none, but for a few, where all rows are new ones, as after saving', () => {
    const Line = ({ watch }: { watch: ScreenWatch | undefined }) => {
      const { row, isDrawn } = useNearScreen<HTMLLIElement>(watch, false, 49)
      return <li ref={row}>{isDrawn && 'drawn'}</li>
    }
    const List = ({ of, count }: { of: string; count: number }) => {
      const shown = useRef<HTMLUListElement>(null)
      const watch = useScreenWatch(shown)
      const keys = Array.from({ length: count }, (_, index) => `${of} ${String(index)}`)
      return (
        <ul ref={shown}>
          {keys.map((key) => (
            <Line key={key} watch={watch} />
          ))}
        </ul>
      )
    }
    const { rerender } = render(<List of="loaded" count={200} />)
    expect(screen.queryAllByText('drawn')).toHaveLength(0)
    rerender(<List of="loaded" count={201} />)
    expect(screen.queryAllByText('drawn')).toHaveLength(1)
    rerender(<List of="saved" count={201} />)
    expect(screen.queryAllByText('drawn').length).toBeLessThan(20)
  })

  it('are drawn when one is added at the end', async () => {
    await openForm({ fields: [list()], rules, lookups, data: many })
    await person.click(add())
    expect(document.activeElement).toBe(within(rows()[30] as HTMLElement).getByLabelText('name'))
  })
})
