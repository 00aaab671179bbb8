// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PaperView } from './paper-view.tsx'
import { block, openView, thing, viewOf } from '../testing/view.tsx'
import { inTurn, ok, refused, testWorld } from '../testing/world.tsx'

afterEach(cleanup)

describe('a view', () => {
  it('asks for its record and shows its blocks in sections', async () => {
    const { callsOf } = await openView(viewOf([block('list')]), { getThing: () => ok(thing) })
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
    await openView(viewOf([block('list')], { titles }), { getThing: () => ok(thing) })
    expect(await screen.findByRole('heading', { name: 'thing.title.a T-7' })).toBeDefined()
  })

  it('says when there is nothing, and when the call failed, and tries again', async () => {
    let answers = 0
    const replies = [refused([{ field: 'id', message: 'Not for you' }]), refused(), ok(undefined, 204)]
    await openView(viewOf([block('list')]), { getThing: () => replies[answers++] ?? ok(undefined, 204) })
    expect(await screen.findByText('Not for you')).toBeDefined()
    fireEvent.click(await screen.findByRole('button', { name: 'action.retry' }))
    expect(await screen.findByText('error.somethingWentWrong no')).toBeDefined()
    fireEvent.click(await screen.findByRole('button', { name: 'action.retry' }))
    expect(await screen.findByText('view.noData')).toBeDefined()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('[AC-02] sends who lacks the right to who gives it, and does not offer to try again', async () => {
    await openView(viewOf([block('list')]), { getThing: () => refused([], 403, 'forbidden') })
    expect((await screen.findByRole('alert')).textContent).toBe('nopage.accessDeniedAdvice')
    expect(screen.queryByRole('button', { name: 'action.retry' })).toBeNull()
  })

  it('keeps what it shows where that cannot be had anew, says of when it is, and asks again', async () => {
    const noted = block('note', { source: { operation: 'getNote', path: {}, query: {}, at: '' }, at: '' })
    const thirdTime = (data: unknown) => inTurn(ok(data), refused(), ok(data))
    const { client } = await openView(viewOf([block('list'), noted]), {
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
    await openView(viewOf([block('list')], { needs: 'more' }), { getThing: () => ok({ ...thing, more: { x: '' } }) })
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
    await openView(viewOf([block('list')]), { getThing: () => refused([], 404) })
    expect(await screen.findByText('view.noData')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leaves out what is not to be seen, and says where a block has nothing', async () => {
    await openView(viewOf([block('list', { visible: { field: 'kind', is: 'B' } }), block('none')]), {
      getThing: () => ok(thing),
    })
    expect(await screen.findByText('nothing')).toBeDefined()
    expect(screen.queryByText('[1,2]')).toBeNull()
  })

  it('shows one section at a time where it says so', async () => {
    await openView(viewOf([block('list')], { sectionsShown: 'one' }), { getThing: () => ok(thing) })
    fireEvent.click(await screen.findByRole('button', { name: 'section.two' }))
    expect(screen.getByRole('button', { name: 'section.two' }).getAttribute('aria-current')).toBe('true')
    expect(screen.getByText('{"x":1}')).toBeDefined()
    expect(screen.queryByText('[1,2]')).toBeNull()
  })
})

describe('a block', () => {
  const own = {
    operation: 'findMore',
    path: {},
    query: {},
    body: { of: { from: 'no' }, list: [{ kind: { from: 'kind' } }, { from: 'absent' }] },
    at: 'found',
  }

  it('may ask for itself, with values of the view’s data', async () => {
    const { callsOf } = await openView(viewOf([block('list', { source: own, at: '' })]), {
      getThing: () => ok(thing),
      findMore: () => ok({ found: ['x'] }),
    })
    expect(await screen.findByText('["x"]')).toBeDefined()
    expect(callsOf('findMore')).toEqual([{ path: {}, query: {}, body: { of: 'T-7', list: [{ kind: 'A' }] } }])
  })

  it('fails and tries again alone', async () => {
    let answers = 0
    await openView(viewOf([block('list', { source: own, at: '' })]), {
      getThing: () => ok(thing),
      findMore: () => (++answers === 1 ? refused([{ field: 'of', message: 'No such thing' }]) : ok({ found: ['x'] })),
    })
    expect(await screen.findByText('{"x":1}')).toBeDefined()
    expect(await screen.findByText('No such thing')).toBeDefined()
    fireEvent.click(await screen.findByRole('button', { name: 'action.retry' }))
    expect(await screen.findByText('["x"]')).toBeDefined()
  })

  it('that breaks or is not registered leaves the rest of the view', async () => {
    const { callsOf } = await openView(viewOf([block('list', { block: 'broken' }), block('no', { block: 'wrods' })]), {
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
    const { client } = await openView(viewOf([shown]), {
      getThing: () => ok({ ...thing, list: isMended ? 'mended' : [1, 2] }),
      findMore: () => ok({ own: isMended ? 'mended' : [1] }),
    })
    expect(await screen.findByText('part.failed list')).toBeDefined()
    isMended = true
    await act(() => client.invalidateQueries())
    expect(await screen.findByText('mended')).toBeDefined()
  })
})
