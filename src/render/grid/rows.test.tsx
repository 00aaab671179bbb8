// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { GridModel } from '../../config/index.ts'
import { exampleColumn, exampleGrid } from '../testing/grid.ts'
import { ok, testWorld } from '../testing/world.tsx'
import { useGridRows } from './rows.ts'

it('counts the rows of a list as that list does, also where another one asked the same', async () => {
  const { Portal } = testWorld({ listThings: () => ok({ data: [{ id: 'A' }], total: 5, mine: 3, max: 1 }) })
  const rows = { operation: 'listThings', path: {}, query: {}, at: 'data', id: 'id', instead: [] }
  const totalOf = async (total: string) => {
    const model: GridModel = exampleGrid({ rows, paging: { total, max: 'max', sorts: false } })
    const none = new Set<string>()
    const place = { page: 1, sort: undefined }
    const { result } = renderHook(() => useGridRows(model, none, place), { wrapper: Portal })
    await waitFor(() => expect(result.current.state).toBe('ready'))
    return result.current.total
  }
  expect(await totalOf('total')).toBe(5)
  expect(await totalOf('mine')).toBe(3)
})

it('has codes as their lists write them, however a gateway writes their letters, so that conditions know them', async () => {
  const sent = [{ state: 'Done' }, { state: 'done' }, { state: 'ODD' }, { state: 4 }, {}]
  const { Portal } = testWorld({ listThings: () => ok({ data: sent }) })
  const states = {
    id: 'states',
    query: {},
    at: '',
    value: 'value',
    label: 'label',
    options: [{ value: 'DONE', label: 'Done' }],
  }
  const model = exampleGrid({
    columns: [exampleColumn('state', { options: { lookup: 'states' } })],
    lookups: { states },
  })
  const none = new Set<string>()
  const place = { page: 1, sort: undefined }
  const { result } = renderHook(() => useGridRows(model, none, place), { wrapper: Portal })
  await waitFor(() => expect(result.current.state).toBe('ready'))
  expect(result.current.rows).toEqual([{ state: 'DONE' }, { state: 'DONE' }, { state: 'ODD' }, { state: 4 }, {}])
})
