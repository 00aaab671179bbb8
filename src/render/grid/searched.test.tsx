// @vitest-environment jsdom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createScope } from '../../config/index.ts'
import { stillScreen } from '../blocks/scope.ts'
import { ScreenContext } from '../screen/screen.ts'
import { EngineContext } from '../services/services.ts'
import { showOn } from '../testing/list.tsx'
import { press, showPaged } from '../testing/paged.tsx'
import { ok, testWorld } from '../testing/world.tsx'
import { Criteria } from './criteria.tsx'

/** Rows are cards here: what the pages hold is the same on every width. */
beforeEach(() => showOn('narrow'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('[SP-04] a search that finds nothing', () => {
  const nothing = () => ok({ data: [], total: 0, max: 2 })

  it('offers to look further, where something else was searched for, too', async () => {
    const world = showPaged({ address: { state: 'N', from: '7', to: '7' }, reply: nothing })
    fireEvent.click(await screen.findByRole('button', { name: 'all days' }))
    expect(world.removed).toHaveBeenCalledWith(['from', 'to'])
  })

  it.each([
    ['the days alone', { from: '7', to: '7' }],
    ['no days', { state: 'N' }],
  ])('does not by %s', async (_what, address) => {
    showPaged({ address, reply: nothing })
    expect(await screen.findByText('grid.emptySearched')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'all days' })).toBeNull()
  })
})

describe('what a search left in the address', () => {
  it('can make another call bring the rows, with a body of its own', async () => {
    const world = showPaged({ address: { owner: 'O1' } })
    expect(await screen.findByText('Found')).toBeDefined()
    expect(world.callsOf('findThings')).toEqual([{ path: {}, query: {}, body: { of: 'O1', page: 1 } }])
    expect(world.callsOf('listThings')).toEqual([])
  })

  it('stands above the rows and can be taken away, both ends of a range together', async () => {
    const { removed } = showPaged({
      address: { owner: 'O1', ownerName: 'Owl', from: '7', to: '7', heading: 'Late things' },
    })
    expect(await screen.findByRole('heading', { name: 'Late things' })).toBeDefined()
    press(/removeCriterion Days/)
    expect(removed).toHaveBeenLastCalledWith(['from', 'to'])
    press(/removeCriterion Owner Owl/)
    expect(removed).toHaveBeenLastCalledWith(['owner', 'ownerName'])
  })

  it('leaves the focus on the next one that is taken away, and behind the last one on the list', async () => {
    const world = testWorld()
    const still = stillScreen({}, createScope(world.services.scope))
    const Page = () => {
      const [address, setAddress] = useState<Record<string, string>>({ state: 'N', due: '20261122', from: '7' })
      const remove = (names: readonly string[]) =>
        setAddress(Object.fromEntries(Object.entries(address).filter(([name]) => !names.includes(name))))
      const criteria = ['state', 'due', 'from'].map((id) => ({ id, label: id, names: [id] }))
      return (
        <EngineContext value={{ ...world.services, scope: { ...world.services.scope, address } }}>
          <ScreenContext value={still}>
            <section tabIndex={-1} aria-label="the list">
              <Criteria criteria={criteria} remove={remove} />
            </section>
          </ScreenContext>
        </EngineContext>
      )
    }
    render(<Page />, { wrapper: world.Portal })
    const chip = (name: RegExp) => screen.getByRole('button', { name })
    chip(/removeCriterion due/).focus()
    press(/removeCriterion due/)
    expect(document.activeElement).toBe(chip(/removeCriterion from/))
    press(/removeCriterion from/)
    expect(document.activeElement).toBe(chip(/removeCriterion state/))
    press(/removeCriterion state/)
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'the list' }))
  })

  it('says codes by the words of a lookup', async () => {
    showPaged({ address: { state: 'N,D,X' } })
    expect(await screen.findByText('State Draft, Sent, X N,D,X')).toBeDefined()
  })

  it('says the names that the gateway has for codes, and days in the way of the reader', async () => {
    showPaged({ address: { country: 'JP', due: '20261122' } })
    expect(await screen.findByText('Country Japan JP')).toBeDefined()
    expect(screen.getByText('Due 22 November 2026 20261122')).toBeDefined()
  })

  it('shows no such line where nothing was searched', async () => {
    showPaged()
    expect(await screen.findByRole('heading', { name: 'Things' })).toBeDefined()
    expect(screen.queryByRole('list', { name: 'grid.criteria' })).toBeNull()
  })
})
