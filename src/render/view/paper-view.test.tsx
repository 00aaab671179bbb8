// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ViewModel } from '../../config/index.ts'
import { ok, refused, testWorld, type Reply } from '../testing/world.tsx'
import { PaperView } from './paper-view.tsx'

afterEach(cleanup)

const ask = (operation: string) => ({ operation, path: {}, query: {}, at: '' })
const model: ViewModel = {
  ...{ kind: 'view', name: 'thing', title: 'thing.title', number: 'no', titles: [], empty: 'view.noData' },
  ...{ source: ask('getThing'), actions: [], menu: false, sectionsShown: 'all', lookups: {} },
  sections: [
    {
      id: 'one',
      label: 'one',
      blocks: [
        {
          ...{ id: 'more', block: 'words', at: '', source: ask('getMore'), options: {}, empty: 'nothing' },
          ...{ fields: [], columns: [], details: [], actions: [] },
        },
      ],
    },
  ],
}
const drawn = (replies: Record<string, Reply>) => {
  const told = { onReady: vi.fn(), onFailed: vi.fn() }
  render(<PaperView model={model} recordId="7" data={undefined} {...told} />, { wrapper: testWorld(replies).Portal })
  return told
}

it.each(['getThing', 'getMore'])('a sheet is no whole one where a call of it failed: %s', async (failing) => {
  const { onFailed } = drawn({
    getThing: () => ok({ no: 'T-7' }),
    getMore: () => ok({}),
    [failing]: () => refused([], 500),
  })
  await waitFor(() => expect(onFailed).toHaveBeenCalled())
})

it('a sheet of what is not there is whole, and says so', async () => {
  const { onReady, onFailed } = drawn({ getThing: () => refused([], 404) })
  await waitFor(() => expect(onReady).toHaveBeenCalled())
  expect(onFailed).not.toHaveBeenCalled()
})
