// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showOn } from '../testing/list.tsx'
import { pageOf, showPaged } from '../testing/paged.tsx'
import { dataOf } from '../source/query.ts'
import { ok, refused } from '../testing/world.tsx'

/** Rows are cards here: what the pages hold is the same on every width. */
beforeEach(() => showOn('narrow'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('[SP-03] the way through a list from record to record', () => {
  const leads = { drawer: 'thing', id: 'id', pager: true, gives: { called: 'name' } }
  const opened = (world: ReturnType<typeof showPaged>) => world.services.open.mock.lastCall
  const sequence = (world: ReturnType<typeof showPaged>) => {
    const last = world.services.lead.mock.lastCall?.[0]
    if (last === undefined) throw new Error('the list leads nowhere')
    return last
  }
  const shownAll = (first: string) => waitFor(() => expect(screen.queryByText(first)).not.toBeNull())

  it('counts all that was found, and turns the page at its edge', async () => {
    const world = showPaged({ start: { 'list.page': '2' }, open: leads })
    await shownAll('Capstan')
    expect(['Capstan', 'Davit', 'Anchor'].map(sequence(world).numberOf)).toEqual([3, 4, undefined])
    expect(sequence(world).total).toBe(5)
    act(() => sequence(world).step('Capstan', 1))
    expect(opened(world)).toEqual(['thing', 'Davit', { given: { called: 'Davit' }, replaces: true }])
    act(() => sequence(world).step('Davit', 1))
    await waitFor(() => expect(opened(world)?.[1]).toBe('Ensign'))
    expect(sequence(world).numberOf('Ensign')).toBe(5)
    act(() => sequence(world).step('Ensign', 1))
    act(() => sequence(world).step('Ensign', -1))
    await waitFor(() => expect(opened(world)?.[1]).toBe('Davit'))
  })

  it('opens nothing more once the next page has come, whatever the list shows later', async () => {
    let called = ''
    const world = showPaged({
      open: leads,
      reply: (input) => {
        const { data, ...rest } = dataOf(pageOf(input)) as { data: { id: string; name: string }[] }
        return ok({ ...rest, data: data.map((row) => ({ ...row, name: row.name + called })) })
      },
    })
    await shownAll('Anchor')
    act(() => sequence(world).step('Buoy', 1))
    await waitFor(() => expect(opened(world)?.[1]).toBe('Capstan'))
    act(() => sequence(world).step('Capstan', 1))
    expect(opened(world)?.[1]).toBe('Davit')
    const before = world.services.open.mock.calls.length
    called = ' of today'
    fireEvent.click(screen.getByRole('button', { name: 'grid.refresh' }))
    await shownAll('Davit of today')
    expect(world.services.open).toHaveBeenCalledTimes(before)
  })

  it('knows where the open record stood until the next page has come, and goes back where that fails', async () => {
    const world = showPaged({
      open: leads,
      reply: (input) => (input.query?.['Page'] === 2 ? refused() : pageOf(input)),
    })
    await shownAll('Anchor')
    act(() => sequence(world).step('Buoy', 1))
    expect(sequence(world).numberOf('Buoy')).toBe(2)
    await waitFor(() => expect(world.services.notify).toHaveBeenCalledOnce())
    expect(world.services.open).not.toHaveBeenCalled()
    await shownAll('Anchor')
    expect(sequence(world).numberOf('Buoy')).toBe(2)
  })

  it('is that through the page alone while its rows are filtered in the browser', async () => {
    const world = showPaged({ start: { name: 'uoy' }, open: leads })
    await shownAll('Buoy')
    await waitFor(() => expect(sequence(world).total).toBe(1))
    expect(sequence(world).numberOf('Buoy')).toBe(1)
    act(() => sequence(world).step('Buoy', 1))
    expect(world.services.open).not.toHaveBeenCalled()
  })
})
