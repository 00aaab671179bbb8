// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GridModel } from '../../../config/index.ts'
import type { EngineServices } from '../../services/services.ts'
import { known, showList, showOn } from '../../testing/list.tsx'
import { ok, testWorld } from '../../testing/world.tsx'
import { exampleGrid, exampleRows } from '../../testing/grid.ts'
import type { Filters } from '../order/filters.ts'
import type { KeptArrangements } from './arrangements.ts'

let kept: Record<string, KeptArrangements> = {}
/** What the gateway answers after the first look, and before anybody listens. */
let comesLate: Record<string, KeptArrangements> = {}
/** Another tab has changed what is kept. */
let hear: () => void = () => undefined

beforeEach(() => {
  kept = {}
  comesLate = {}
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
    arrangements: {
      load: (list) => kept[list],
      listen(list, heard) {
        hear = heard
        const late = comesLate[list]
        if (late !== undefined) kept[list] = late
        return () => undefined
      },
      save: (list, arrangements) => (kept[list] = arrangements as KeptArrangements),
    } satisfies EngineServices['arrangements'],
  })
  return showList(world, exampleGrid({ arrangements: [brief], ...more }), start)
}
const choose = (item: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name: /^grid.arrangement/ }))
  fireEvent.click(
    screen.getByRole(/^(Brief|Mine|grid.arrangementStandard)/.test(String(item)) ? 'menuitemradio' : 'menuitem', {
      name: item,
    }),
  )
}
const shown = () => screen.getByRole('button', { name: /^grid.arrangement/ }).getAttribute('aria-label')

describe('arrangements of a list', () => {
  it('set filters and order, kept in the address', async () => {
    const { changed } = show()
    await known(3)
    choose('Brief')
    await known(2)
    expect(changed).toHaveBeenLastCalledWith({ state: 'N', 'list.sort': '-name', 'list.arrangement': 'brief' })
    expect(shown()).toBe('grid.arrangementNamed Brief')
  })

  it('show what came from another device between the first look and the listening', async () => {
    const layout = { order: [], hidden: [], widths: {}, density: 'comfortable' } as const
    comesLate = { things: { own: { 'own.1': { name: 'At the desk', layout, filters: {} } }, changes: {} } }
    show()
    await known(3)
    fireEvent.click(screen.getByRole('button', { name: /^grid.arrangement/ }))
    expect(screen.getByRole('menuitemradio', { name: 'At the desk' })).toBeDefined()
  })

  it('are saved under a name, changed, renamed and deleted', async () => {
    show({}, { state: 'N' })
    await known(2)
    choose('grid.arrangementSaveAs')
    fireEvent.click(screen.getByRole('button', { name: 'action.save' }))
    expect(screen.getByText('form.pleaseEnter')).toBeDefined()
    fireEvent.change(screen.getByRole('textbox', { name: /arrangementName/ }), { target: { value: 'brief' } })
    expect(screen.getByText('grid.arrangementTaken')).toBeDefined()
    fireEvent.change(screen.getByRole('textbox', { name: /arrangementName/ }), { target: { value: 'Mine' } })
    fireEvent.click(screen.getByRole('button', { name: 'action.save' }))
    await waitFor(() => expect(shown()).toBe('grid.arrangementNamed Mine'))

    fireEvent.click(screen.getByRole('button', { name: 'grid.clearFilters' }))
    await known(3)
    expect(shown()).toBe('grid.arrangementChanged Mine')
    choose('grid.arrangementSave')
    await waitFor(() => expect(shown()).toBe('grid.arrangementNamed Mine'))
    expect(Object.values(kept['things']?.own ?? {})).toMatchObject([{ name: 'Mine', filters: {} }])

    choose('grid.arrangementRename')
    fireEvent.change(screen.getByRole('textbox', { name: /arrangementName/ }), { target: { value: 'Ours' } })
    fireEvent.click(screen.getByRole('button', { name: 'action.save' }))
    await waitFor(() => expect(shown()).toBe('grid.arrangementNamed Ours'))
    choose('grid.arrangementDelete')
    await waitFor(() => expect(shown()).toBe('grid.arrangementNamed grid.arrangementStandard'))
    expect(kept['things']?.own).toEqual({})
  })

  it('get the name that was given while another tab deleted them, and no other one gets it', async () => {
    const layout = { order: [], hidden: [], widths: {}, density: 'compact' } as const
    kept = { things: { own: { 'own.1': { name: 'Mine', layout, filters: {} } }, changes: {} } }
    show({}, { 'list.arrangement': 'own.1' })
    await known(3)
    choose('grid.arrangementRename')
    kept = { things: { own: {}, changes: {} } }
    act(hear)
    fireEvent.change(screen.getByRole('textbox', { name: /arrangementName/ }), { target: { value: 'Ours' } })
    fireEvent.click(screen.getByRole('button', { name: 'action.save' }))
    await waitFor(() => expect(shown()).toBe('grid.arrangementNamed Ours'))
    expect(kept['things']?.own).toEqual({ 'own.1': { name: 'Ours', layout, filters: {} } })
  })

  it('that are gone leave the list as it opens, not by the name of one and without its filters', async () => {
    show({ arrangement: 'brief' }, { 'list.arrangement': 'own.gone' })
    await known(2)
    expect(shown()).toBe('grid.arrangementNamed Brief')
  })

  it('open the list: the one of the model, or the one that the reader chose for it', async () => {
    show({ arrangement: 'brief' })
    await known(2)
    choose('grid.arrangementStandard')
    await known(3)
    choose('grid.arrangementSetStart')
    cleanup()
    show({ arrangement: 'brief' })
    await known(3)
  })

  it('do not narrow what an address asks for', async () => {
    show({ arrangement: 'brief' }, { name: 'b' })
    await known(2)
    cleanup()
    show({ arrangement: 'brief' }, { name: 'b', 'list.arrangement': 'unknown' })
    await known(2)
    expect(shown()).toBe('grid.arrangementNamed Brief')
  })

  it('keep the list free of filters once they were cleared', async () => {
    show({ arrangement: 'brief' })
    await known(2)
    fireEvent.click(screen.getByRole('button', { name: 'grid.clearFilters' }))
    await known(3)
  })

  it('are not offered where the model does not allow it', async () => {
    show({ arrange: false })
    await known(3)
    expect(screen.queryByRole('button', { name: /^grid.arrangement/ })).toBeNull()
  })
})
