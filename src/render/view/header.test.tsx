// @vitest-environment jsdom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { InHeader } from '../frame/header-slot.tsx'
import { useUnsaved } from '../screen/unsaved.ts'
import type { BlockPart } from '../services/parts.ts'
import { block, openView, thing, viewOf, words } from '../testing/view.tsx'
import { ok, testWorld } from '../testing/world.tsx'
import { ViewScreen } from './screen.tsx'

afterEach(cleanup)

describe('the header of a view', () => {
  it('has the buttons of its model once its data is there', async () => {
    await openView(viewOf([], { actions: [{ id: 'one', label: 'do.it', path: {}, query: {}, call: 'doIt' }] }), {
      getThing: () => ok(thing),
    })
    expect(await screen.findByRole('button', { name: 'do.it' })).toBeDefined()
  })

  it('has them in a menu on a phone, where they do the same', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const keep = { id: 'keep', label: 'keep', call: 'keepThing', path: {}, query: {}, body: { no: { from: 'no' } } }
    const { callsOf } = await openView(viewOf([block('list')], { actions: [keep], help: 'things' }), {
      getThing: () => ok(thing),
      keepThing: () => ok({}),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'view.more' }))
    expect(screen.getAllByRole('menuitem').map((line) => line.textContent)).toEqual(['keep', 'action.help'])
    fireEvent.click(screen.getByRole('menuitem', { name: 'keep' }))
    await waitFor(() => expect(callsOf('keepThing')).toEqual([{ path: {}, query: {}, body: { no: 'T-7' } }]))
    expect(screen.queryByRole('menu')).toBeNull()
    vi.unstubAllGlobals()
  })

  it('leads on through the records that it was found with, and keeps the button in focus', async () => {
    const go = vi.fn()
    const world = testWorld({ getThing: () => ok(thing) })
    const shown = (number: number) => (
      <ViewScreen model={viewOf([])} recordId={String(number)} onClosed={vi.fn()} pager={{ number, total: 3, go }} />
    )
    const { rerender } = render(shown(2), { wrapper: world.Portal })
    const next = screen.getByRole('button', { name: 'drill.next' })
    next.focus()
    fireEvent.click(next)
    expect(go).toHaveBeenCalledWith(1)
    rerender(shown(3))
    expect(screen.getByRole('group', { name: 'view.pager' }).textContent).toBe('drill.place 3 3')
    expect(document.activeElement).toBe(next)
    fireEvent.click(next)
    expect(go).toHaveBeenCalledTimes(1)
    rerender(<ViewScreen model={viewOf([])} recordId="1" onClosed={vi.fn()} pager={{ number: 1, total: 1, go }} />)
    expect(screen.queryByRole('group', { name: 'view.pager' })).toBeNull()
  })

  it('closes the view, which asks first while one of its parts holds something unsaved', async () => {
    const holding: BlockPart = { ...words, component: () => <Holding /> }
    const holds = vi.fn()
    const world = testWorld({ getThing: () => ok(thing) }, false, { holds })
    Object.assign(world.services.parts, { blocks: { words, holding } })
    const onClosed = vi.fn()
    render(<ViewScreen model={viewOf([block('list', { block: 'holding' })])} recordId="7" onClosed={onClosed} />, {
      wrapper: world.Portal,
    })
    fireEvent.click(await screen.findByRole('button', { name: 'hold' }))
    fireEvent.click(screen.getByRole('button', { name: 'action.close' }))
    await waitFor(() => expect(world.services.ask).toHaveBeenCalledTimes(1))
    expect(onClosed).not.toHaveBeenCalled()
    // Where the session ends now, the portal can say what that means.
    expect(holds).toHaveBeenLastCalledWith('lost')
    fireEvent.click(screen.getByRole('button', { name: 'held' }))
    expect(holds).toHaveBeenLastCalledWith(undefined)
    fireEvent.click(screen.getByRole('button', { name: 'action.close' }))
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1))
  })

  it('has what a part puts there, and keeps a section with something unsaved while another is shown', async () => {
    const holding: BlockPart = { ...words, component: () => <Holding /> }
    const world = testWorld({ getThing: () => ok(thing) }, false)
    Object.assign(world.services.parts, { blocks: { words, holding } })
    render(
      <ViewScreen
        model={viewOf([block('list', { block: 'holding' })], { sectionsShown: 'one' })}
        recordId="7"
        onClosed={vi.fn()}
      />,
      { wrapper: world.Portal },
    )
    fireEvent.click(await screen.findByRole('button', { name: 'hold' }))
    fireEvent.click(screen.getByRole('button', { name: 'section.two' }))
    expect(screen.getByText('{"x":1}')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'held' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'action.close' }))
    await waitFor(() => expect(world.services.ask).toHaveBeenCalledTimes(1))
    fireEvent.click(screen.getByRole('button', { name: 'section.one' }))
    expect(screen.getByRole('button', { name: 'held' })).toBeDefined()
    expect(forget).not.toHaveBeenCalled()
    const keep = screen.getByRole('button', { name: 'keep' })
    expect(screen.getByRole('banner').contains(keep)).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'section.two' }))
    fireEvent.click(keep)
    fireEvent.click(screen.getByRole('button', { name: 'section.one' }))
    expect(screen.getByRole('button', { name: 'hold' })).toBeDefined()
  })
})

const forget = vi.fn()

function Holding() {
  const [holds, setHolds] = useState(false)
  useUnsaved(holds, false, forget)
  return (
    <>
      <button onClick={() => setHolds(!holds)}>{holds ? 'held' : 'hold'}</button>
      {holds && (
        <InHeader>
          <button onClick={() => setHolds(false)}>keep</button>
        </InHeader>
      )}
    </>
  )
}
