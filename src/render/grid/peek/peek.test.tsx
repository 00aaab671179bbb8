// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PeekProps } from '../../services/services.ts'
import { exampleGrid, exampleRows } from '../../testing/grid.ts'
import { known, listed, showLarge, showList, showOn } from '../../testing/list.tsx'
import { ok, testWorld } from '../../testing/world.tsx'

beforeEach(showLarge)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Says what it is given. */
function Peek({ view, record, open, close }: PeekProps) {
  return (
    <>
      {view} {record}
      <button onClick={open}>open</button>
      <button onClick={close}>close</button>
    </>
  )
}

function show(reply = listed, choose = false) {
  const model = exampleGrid({ choose, peek: { view: 'views/thing' } })
  return showList(testWorld({ listThings: reply }, true, { Peek }), model)
}

const cell = (name: string): HTMLElement => screen.getByRole('gridcell', { name })
const press = (name: string, key: string): void => {
  cell(name).focus()
  fireEvent.keyDown(cell(name), { key })
}
const beside = (): string | null | undefined => screen.queryByRole('complementary')?.textContent

describe('a record beside a list', () => {
  it('comes by Space, follows the row that has the focus, and goes by Space or Escape', async () => {
    show()
    await known(3)
    press('Box', ' ')
    expect(beside()).toContain('views/thing 1')
    fireEvent.mouseUp(cell('ábaco'))
    fireEvent.focus(cell('ábaco'))
    press('ábaco', ' ')
    expect(beside()).toContain('views/thing 2')
    press('ábaco', ' ')
    expect(beside()).toBeUndefined()
    press('Box', ' ')
    fireEvent.keyDown(screen.getByRole('button', { name: 'close' }), { key: 'Escape' })
    expect(beside()).toBeUndefined()
  })

  it('leaves choosing to X, and to Space with Shift', async () => {
    show(listed, true)
    await known(3)
    press('Box', 'x')
    expect(beside()).toBeUndefined()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'grid.choose Box' }).checked).toBe(true)
    press('Box', ' ')
    expect(beside()).toContain('views/thing 1')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'grid.choose Box' }).checked).toBe(true)
  })

  it('opens what its row opens', async () => {
    const { services } = show()
    await known(3)
    press('Box', ' ')
    fireEvent.click(screen.getByRole('button', { name: 'open' }))
    expect(services.open).toHaveBeenCalledWith('thing', '1', { given: {} })
  })

  it('is not there on a narrow screen, nor of a row without an id', async () => {
    showOn('narrow')
    show()
    await known(3)
    expect(screen.queryByRole('complementary')).toBeNull()
    cleanup()
    showOn('wide')
    show(() => ok({ data: exampleRows.map(({ id: _id, ...row }, at) => ({ ...row, id: at === 0 ? '' : String(at) })) }))
    await known(3)
    press('Box', ' ')
    expect(beside()).toBeUndefined()
  })
})
