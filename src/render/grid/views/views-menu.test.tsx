// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GridModel } from '../../../config/index.ts'
import type { EngineServices } from '../../services.ts'
import { known, showList, showOn } from '../../testing/list.tsx'
import { ok, testWorld } from '../../testing/world.tsx'
import { exampleGrid, exampleRows } from '../examples.ts'
import type { Filters } from '../view.ts'
import type { KeptViews } from './views.ts'

let kept: Record<string, KeptViews> = {}

beforeEach(() => {
  kept = {}
  showOn('narrow')
})
afterEach(cleanup)

const brief = {
  id: 'brief',
  label: 'Brief',
  filters: { state: 'N' },
  sort: { column: 'name', direction: 'desc' },
  density: 'comfortable',
} as const

function show(more: Partial<GridModel> = {}, start: Filters = {}) {
  const world = testWorld({ listThings: () => ok({ data: exampleRows }) })
  Object.assign(world.services, {
    views: {
      load: (list) => kept[list],
      save: (list, views) => (kept[list] = views),
    } satisfies EngineServices['views'],
  })
  return showList(world, exampleGrid({ views: [brief], ...more }), start)
}
const choose = (item: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name: /^grid.view/ }))
  fireEvent.click(
    screen.getByRole(/^(Brief|Mine|grid.viewStandard)/.test(String(item)) ? 'menuitemradio' : 'menuitem', {
      name: item,
    }),
  )
}
const shown = () => screen.getByRole('button', { name: /^grid.view/ }).getAttribute('aria-label')

describe('views of a list', () => {
  it('set filters and order, kept in the address', async () => {
    const { changed } = show()
    await known(3)
    choose('Brief')
    await known(2)
    expect(changed).toHaveBeenLastCalledWith({ state: 'N', 'list.sort': '-name', 'list.view': 'brief' })
    expect(shown()).toBe('grid.viewNamed Brief')
  })

  it('are saved under a name, changed, renamed and deleted', async () => {
    show({}, { state: 'N' })
    await known(2)
    choose('grid.viewSaveAs')
    fireEvent.click(screen.getByRole('button', { name: 'action.save' }))
    expect(screen.getByText('form.pleaseEnter')).toBeDefined()
    fireEvent.change(screen.getByRole('textbox', { name: /viewName/ }), { target: { value: 'brief' } })
    expect(screen.getByText('grid.viewTaken')).toBeDefined()
    fireEvent.change(screen.getByRole('textbox', { name: /viewName/ }), { target: { value: 'Mine' } })
    fireEvent.click(screen.getByRole('button', { name: 'action.save' }))
    await waitFor(() => expect(shown()).toBe('grid.viewNamed Mine'))

    fireEvent.click(screen.getByRole('button', { name: 'grid.clearFilters' }))
    await known(3)
    expect(shown()).toBe('grid.viewChanged Mine')
    choose('grid.viewSave')
    await waitFor(() => expect(shown()).toBe('grid.viewNamed Mine'))
    expect(Object.values(kept['things']?.own ?? {})).toMatchObject([{ name: 'Mine', filters: {} }])

    choose('grid.viewRename')
    fireEvent.change(screen.getByRole('textbox', { name: /viewName/ }), { target: { value: 'Ours' } })
    fireEvent.click(screen.getByRole('button', { name: 'action.save' }))
    await waitFor(() => expect(shown()).toBe('grid.viewNamed Ours'))
    choose('grid.viewDelete')
    await waitFor(() => expect(shown()).toBe('grid.viewNamed grid.viewStandard'))
    expect(kept['things']?.own).toEqual({})
  })

  it('open the list: the one of the model, or the one that the reader chose for it', async () => {
    show({ view: 'brief' })
    await known(2)
    choose('grid.viewStandard')
    await known(3)
    choose('grid.viewSetStart')
    cleanup()
    show({ view: 'brief' })
    await known(3)
  })

  it('do not narrow what an address asks for', async () => {
    show({ view: 'brief' }, { name: 'b' })
    await known(2)
    cleanup()
    show({ view: 'brief' }, { name: 'b', 'list.view': 'unknown' })
    await known(2)
    expect(shown()).toBe('grid.viewNamed Brief')
  })

  it('keep the list free of filters once they were cleared', async () => {
    show({ view: 'brief' })
    await known(2)
    fireEvent.click(screen.getByRole('button', { name: 'grid.clearFilters' }))
    await known(3)
  })

  it('are not offered where the model does not allow it', async () => {
    show({ arrange: false })
    await known(3)
    expect(screen.queryByRole('button', { name: /^grid.view/ })).toBeNull()
  })
})
