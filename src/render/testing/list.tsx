import { useState } from 'react'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { GridModel } from '../../config/index.ts'
import { GridScreen } from '../grid/screen.tsx'
import type { Filters } from '../grid/order/filters.ts'
import { exampleGrid, exampleRows } from './grid.ts'
import { ok, testWorld } from './world.tsx'
import type { Reply } from './world.tsx'

/** A list on a page that keeps its filters, for tests of what the engine draws. */

/** jsdom has no layout: screens are as wide as the test says. On a narrow one rows are cards. */
export function showOn(width: 'wide' | 'narrow'): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width === 'narrow' && query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

/** jsdom has no layout: the grid takes itself for a large one on a wide screen, until mocks are restored. */
export function showLarge(): void {
  for (const side of ['clientWidth', 'offsetWidth'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(1200)
  for (const side of ['clientHeight', 'offsetHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600)
  showOn('wide')
}

/** Shows a list as the address holds it at first; `changed` is called for each change of the filters, `removed` for criteria taken away. */
export function showList<World extends ReturnType<typeof testWorld>>(
  world: World,
  model: GridModel,
  start: Filters = {},
) {
  const changed = vi.fn()
  const removed = vi.fn()
  function Page() {
    const [filters, setFilters] = useState<Filters>(start)
    const change = (next: Filters) => {
      changed(next)
      setFilters(next)
    }
    return <GridScreen model={model} filters={filters} onFiltersChange={change} removeCriteria={removed} />
  }
  render(<Page />, { wrapper: world.Portal })
  return { ...world, changed, removed }
}

/** Waits until the list says that it has so many rows. */
export async function known(count: number): Promise<void> {
  await waitFor(() => expect(screen.queryByText(`grid.count ${String(count)}`)).not.toBeNull())
}

/** The gateway answers with the rows of the example. */
export const listed: Reply = () => ok({ data: exampleRows })

/** Shows the list of the example. */
export function showExample(model: GridModel = exampleGrid(), reply: Reply = listed, start: Filters = {}) {
  return showList(testWorld({ listThings: reply }), model, start)
}

/** The filter under the header of a column. */
export const filterOf = (column: string): HTMLElement => screen.getByLabelText(`grid.filterBy ${column}`)
