// @vitest-environment jsdom
import { useState } from 'react'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BlockModel, ViewModel } from '../../config/index.ts'
import { PaperView } from './paper-view.tsx'
import { manifestOf } from '../testing/manifest.ts'
import { inTurn, ok, refused, testWorld, type Reply } from '../testing/world.tsx'
import { InHeader } from '../frame/header-slot.tsx'
import type { BlockPart } from '../services/parts.ts'
import { useUnsaved } from '../screen/unsaved.ts'
import { ViewScreen } from './screen.tsx'

afterEach(cleanup)

const words: BlockPart = {
  manifest: manifestOf('block', 'words'),
  component: ({ data }) => <p>{JSON.stringify(data)}</p>,
}
const broken: BlockPart = {
  ...words,
  component: ({ data }) => {
    if (data === 'mended') return <p>mended</p>
    throw new Error('broken block')
  },
}

const block = (id: string, change: Partial<BlockModel> = {}): BlockModel => ({
  id,
  block: 'words',
  at: id,
  options: {},
  fields: [],
  columns: [],
  details: [],
  actions: [],
  empty: 'nothing',
  ...change,
})
const viewOf = (blocks: BlockModel[], change: Partial<ViewModel> = {}): ViewModel => ({
  kind: 'view',
  name: 'thing',
  title: 'thing.title',
  source: { operation: 'getThing', path: { id: { from: 'address.id' } }, query: {}, at: '' },
  number: 'no',
  titles: [],
  empty: 'view.noData',
  actions: [],
  menu: true,
  sectionsShown: 'all',
  sections: [
    { id: 'one', label: 'section.one', blocks },
    { id: 'two', label: 'section.two', blocks: [block('more')] },
  ],
  lookups: {},
  ...change,
})

async function open(model: ViewModel, replies: Record<string, Reply>) {
  const world = testWorld(replies)
  Object.assign(world.services.parts, { blocks: { words, broken } })
  render(<ViewScreen model={model} recordId="7" onClosed={() => world.services.close()} />, { wrapper: world.Portal })
  await screen.findByText(/thing.title/)
  return world
}
const thing = { no: 'T-7', kind: 'A', list: [1, 2], more: { x: 1 } }

describe('a view', () => {
  it('asks for its record and shows its blocks in sections', async () => {
    const { callsOf } = await open(viewOf([block('list')]), { getThing: () => ok(thing) })
    expect(await screen.findByText('[1,2]')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'thing.title T-7' })).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'section.one',
      'section.two',
    ])
    expect(callsOf('getThing')).toEqual([{ path: { id: '7' }, query: {} }])
  })

  it('has the title of the kind of its record', async () => {
    const titles = [
      { id: 'b', label: 'thing.title.b', when: { field: 'kind', is: 'B' } },
      { id: 'a', label: 'thing.title.a', when: { field: 'kind', is: 'A' } },
    ]
    await open(viewOf([block('list')], { titles }), { getThing: () => ok(thing) })
    expect(await screen.findByRole('heading', { name: 'thing.title.a T-7' })).toBeDefined()
  })

  it('says when there is nothing, and when the call failed, and tries again', async () => {
    let answers = 0
    const replies = [refused([{ field: 'id', message: 'Not for you' }]), refused(), ok(undefined, 204)]
    await open(viewOf([block('list')]), { getThing: () => replies[answers++] ?? ok(undefined, 204) })
    expect(await screen.findByText('Not for you')).toBeDefined()
    fireEvent.click(await screen.findByRole('button', { name: 'action.retry' }))
    expect(await screen.findByText('error.somethingWentWrong no')).toBeDefined()
    fireEvent.click(await screen.findByRole('button', { name: 'action.retry' }))
    expect(await screen.findByText('view.noData')).toBeDefined()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('[AC-02] sends who lacks the right to who gives it, and does not offer to try again', async () => {
    await open(viewOf([block('list')]), { getThing: () => refused([], 403, 'forbidden') })
    expect((await screen.findByRole('alert')).textContent).toBe('nopage.accessDeniedAdvice')
    expect(screen.queryByRole('button', { name: 'action.retry' })).toBeNull()
  })

  it('keeps what it shows where that cannot be had anew, says of when it is, and asks again', async () => {
    const noted = block('note', { source: { operation: 'getNote', path: {}, query: {}, at: '' }, at: '' })
    const thirdTime = (data: unknown) => inTurn(ok(data), refused(), ok(data))
    const { client } = await open(viewOf([block('list'), noted]), {
      getThing: thirdTime(thing),
      getNote: thirdTime('x'),
    })
    expect(await screen.findByText('"x"')).toBeDefined()
    await act(() => client.invalidateQueries())
    const told = expect.stringMatching(/^error.somethingWentWrong no view.asOf \d\d:\d\daction.retry$/)
    const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
    await waitFor(() => expect(alerts()).toEqual([told, told]))
    expect(screen.getByText('[1,2]')).toBeDefined()
    expect(screen.getByText('"x"')).toBeDefined()
    for (const button of screen.getAllByRole('button', { name: 'action.retry' })) {
      button.focus()
      fireEvent.click(button)
    }
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    // The button went with what it was for.
    expect(document.activeElement?.contains(screen.getByText('[1,2]'))).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })

  it('says that there is nothing while what it needs is not filled', async () => {
    await open(viewOf([block('list')], { needs: 'more' }), { getThing: () => ok({ ...thing, more: { x: '' } }) })
    expect(await screen.findByText('view.noData')).toBeDefined()
    expect(screen.queryByText('[1,2]')).toBeNull()
    cleanup()
    const world = testWorld({ getThing: () => ok({ ...thing, more: undefined }) })
    render(
      <PaperView
        model={viewOf([block('list')], { needs: 'more' })}
        recordId="7"
        data={undefined}
        onReady={() => undefined}
      />,
      { wrapper: world.Portal },
    )
    await waitFor(() => expect(world.callsOf('getThing')).toHaveLength(1))
    expect(await screen.findByRole('heading', { name: 'thing.title T-7' })).toBeDefined()
    expect(screen.getByText('print.noData')).toBeDefined()
  })

  it('that is not there says so, without offering to ask again', async () => {
    await open(viewOf([block('list')]), { getThing: () => refused([], 404) })
    expect(await screen.findByText('view.noData')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leaves out what is not to be seen, and says where a block has nothing', async () => {
    await open(viewOf([block('list', { visible: { field: 'kind', is: 'B' } }), block('none')]), {
      getThing: () => ok(thing),
    })
    expect(await screen.findByText('nothing')).toBeDefined()
    expect(screen.queryByText('[1,2]')).toBeNull()
  })

  it('shows one section at a time where it says so', async () => {
    await open(viewOf([block('list')], { sectionsShown: 'one' }), { getThing: () => ok(thing) })
    fireEvent.click(await screen.findByRole('button', { name: 'section.two' }))
    expect(screen.getByRole('button', { name: 'section.two' }).getAttribute('aria-current')).toBe('true')
    expect(screen.getByText('{"x":1}')).toBeDefined()
    expect(screen.queryByText('[1,2]')).toBeNull()
  })
})

describe('the header of a view', () => {
  it('has the buttons of its model once its data is there', async () => {
    await open(viewOf([], { actions: [{ id: 'one', label: 'do.it', path: {}, query: {}, call: 'doIt' }] }), {
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
    const { callsOf } = await open(viewOf([block('list')], { actions: [keep], help: 'things' }), {
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

describe('a block', () => {
  const own = {
    operation: 'findMore',
    path: {},
    query: {},
    body: { of: { from: 'no' }, list: [{ kind: { from: 'kind' } }, { from: 'absent' }] },
    at: 'found',
  }

  it('may ask for itself, with values of the view’s data', async () => {
    const { callsOf } = await open(viewOf([block('list', { source: own, at: '' })]), {
      getThing: () => ok(thing),
      findMore: () => ok({ found: ['x'] }),
    })
    expect(await screen.findByText('["x"]')).toBeDefined()
    expect(callsOf('findMore')).toEqual([{ path: {}, query: {}, body: { of: 'T-7', list: [{ kind: 'A' }] } }])
  })

  it('fails and tries again alone', async () => {
    let answers = 0
    await open(viewOf([block('list', { source: own, at: '' })]), {
      getThing: () => ok(thing),
      findMore: () => (++answers === 1 ? refused([{ field: 'of', message: 'No such thing' }]) : ok({ found: ['x'] })),
    })
    expect(await screen.findByText('{"x":1}')).toBeDefined()
    expect(await screen.findByText('No such thing')).toBeDefined()
    fireEvent.click(await screen.findByRole('button', { name: 'action.retry' }))
    expect(await screen.findByText('["x"]')).toBeDefined()
  })

  it('that breaks or is not registered leaves the rest of the view', async () => {
    const { callsOf } = await open(viewOf([block('list', { block: 'broken' }), block('no', { block: 'wrods' })]), {
      getThing: () => ok(thing),
    })
    expect(await screen.findByText('part.failed list')).toBeDefined()
    expect(screen.getByText(/part.missing wrods/)).toBeDefined()
    expect(screen.getByText('{"x":1}')).toBeDefined()
    expect(callsOf('logError')).toHaveLength(1)
  })

  it.each([
    ['of the view', block('list', { block: 'broken' })],
    [
      'of its own call',
      block('list', {
        block: 'broken',
        at: 'own',
        source: { operation: 'findMore', path: {}, query: {}, at: '' },
      }),
    ],
  ])('that breaks over the data %s is drawn again over the next', async (_which, shown) => {
    let isMended = false
    const { client } = await open(viewOf([shown]), {
      getThing: () => ok({ ...thing, list: isMended ? 'mended' : [1, 2] }),
      findMore: () => ok({ own: isMended ? 'mended' : [1] }),
    })
    expect(await screen.findByText('part.failed list')).toBeDefined()
    isMended = true
    await act(() => client.invalidateQueries())
    expect(await screen.findByText('mended')).toBeDefined()
  })
})
