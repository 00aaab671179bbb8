// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LookupModel, ValueRule } from '../../config/index.ts'
import { createFormStore } from '../form/core/store.ts'
import { exampleRoots } from '../../config/rules/examples.ts'
import { RowContext, ScreenContext } from '../screen/screen.ts'
import { ok, refused, testWorld } from '../testing/world.tsx'
import type { Reply } from '../testing/world.tsx'
import { useLookup } from './use-lookup.ts'
import type { LookupResult } from './use-lookup.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const asked: LookupModel = {
  id: 'places',
  operation: 'listCities',
  query: {},
  at: 'lookupItems',
  value: 'value',
  label: 'label',
  description: 'more',
}
const answer: Reply = () =>
  ok({ lookupItems: [{ value: 'X', label: 'Ex', more: 'far' }, { value: 'Y', label: '' }, { label: 'no value' }] })

function show(
  lookup: LookupModel,
  {
    query,
    search,
    replies = { listCities: answer },
    data = {},
    row = null,
  }: {
    query?: Record<string, ValueRule>
    search?: string
    replies?: Record<string, Reply>
    data?: Record<string, unknown>
    row?: string | null
  } = {},
) {
  const world = testWorld(replies)
  const store = createFormStore({ data, scope: exampleRoots, isNew: false })
  let result: LookupResult | undefined
  function Part({ typed }: { typed: string | undefined }) {
    result = useLookup(lookup.id, query, typed)
    return <p>{result.state}</p>
  }
  const tree = (typed: string | undefined, now = lookup) => (
    <ScreenContext value={{ lookups: { [lookup.id]: now }, scope: store.scope, listen: store.listen }}>
      <RowContext value={row}>
        <Part typed={typed} />
      </RowContext>
    </ScreenContext>
  )
  const { rerender } = render(tree(search), { wrapper: world.Portal })
  const becomes = (state: LookupResult['state']) => waitFor(() => expect(screen.queryByText(state)).not.toBeNull())
  return {
    ...world,
    store,
    becomes,
    type: (typed: string) => rerender(tree(typed)),
    change: (now: LookupModel) => rerender(tree(search, now)),
    items: () => result?.items,
    result: () => result,
  }
}

describe('a lookup', () => {
  it('of a fixed list has its labels in the reader’s language', () => {
    const { items } = show({
      id: 'states',
      options: [{ value: 'N', label: 'New', tone: 'info' }],
      query: {},
      at: '',
      value: 'value',
      label: 'label',
    })
    expect(items()).toEqual([{ value: 'N', label: 'New', item: { value: 'N', label: 'New', tone: 'info' } }])
  })

  it('of an operation reads its items by their names; one without a label shows its value', async () => {
    const { becomes, items } = show(asked, { query: { CtryCode: 'JP' } })
    await becomes('ready')
    expect(items()).toEqual([
      { value: 'X', label: 'Ex', description: 'far', item: { value: 'X', label: 'Ex', more: 'far' } },
      { value: 'Y', label: 'Y', item: { value: 'Y', label: '' } },
    ])
  })

  it('that is changed while it is shown, as in the studio, reads its items by the names that it has now', async () => {
    const { becomes, items, change } = show(asked, { query: { CtryCode: 'JP' } })
    await becomes('ready')
    change({ ...asked, label: 'more' })
    await waitFor(() => expect(items()?.[0]?.label).toBe('far'))
  })

  it('with a body puts what is typed there', async () => {
    const { becomes, callsOf, type } = show(
      { ...asked, body: { field: 'name', sort: { from: 'sort' } }, search: 'typed' },
      { data: { sort: 'name' } },
    )
    await becomes('idle')
    type(' Yo ')
    await becomes('ready')
    expect(callsOf('listCities')).toEqual([{ query: {}, body: { field: 'name', sort: 'name', typed: 'Yo' } }])
  })

  it('waits for a parameter that the contract requires, and asks again when it changes', async () => {
    const { becomes, callsOf, store, result } = show(asked, {
      query: { CtryCode: { from: 'country' }, IsSeaPort: { from: 'sea' } },
    })
    expect(result()).toMatchObject({ state: 'needs', needs: 'country' })
    expect(callsOf('listCities')).toEqual([])
    act(() => store.set('country', 'JP'))
    await becomes('ready')
    act(() => store.set('country', 'US'))
    await becomes('ready')
    expect(callsOf('listCities').map(({ query }) => query)).toEqual([{ CtryCode: 'JP' }, { CtryCode: 'US' }])
  })

  it('reads the row its part stands in', async () => {
    const { becomes, callsOf } = show(asked, {
      query: { CtryCode: { from: 'row.country' } },
      data: { lines: [{}, { country: 'NL' }] },
      row: 'lines.1',
    })
    await becomes('ready')
    expect(callsOf('listCities')).toEqual([{ query: { CtryCode: 'NL' } }])
  })

  it('that searches asks what was typed once typing rests, and nothing before', async () => {
    vi.useFakeTimers()
    const { callsOf, result, type } = show({ ...asked, search: 'Name' }, { query: { CtryCode: 'JP' }, search: '' })
    expect(result()?.state).toBe('idle')
    type('t')
    type(' to ')
    expect(callsOf('listCities')).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(callsOf('listCities')).toEqual([{ query: { CtryCode: 'JP', Name: 'to' } }])
  })

  it('that searches keeps what it found while it asks for what is typed next, but not for another place', async () => {
    vi.useFakeTimers()
    const { store, type, items, result } = show(
      { ...asked, search: 'Name', query: { CtryCode: { from: 'country' } } },
      { search: 't', data: { country: 'JP' } },
    )
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(result()).toMatchObject({ state: 'ready', items: [{ value: 'X' }, { value: 'Y' }] })
    type('to')
    act(() => void vi.advanceTimersByTime(300))
    expect(result()).toMatchObject({ state: 'loading', items: [{ value: 'X' }, { value: 'Y' }] })
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(result()?.state).toBe('ready')
    act(() => store.set('country', 'US'))
    expect(items()).toEqual([])
  })

  it('that failed says so, and is asked again on demand', async () => {
    const reply = vi
      .fn<Reply>()
      .mockReturnValueOnce(refused())
      .mockReturnValue(ok({ lookupItems: [{ value: 'X', label: 'Ex' }] }))
    const { becomes, result } = show(asked, { query: { CtryCode: 'JP' }, replies: { listCities: reply } })
    await becomes('failed')
    await act(async () => result()?.reload())
    await becomes('ready')
  })
})
