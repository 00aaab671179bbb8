// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ViewActionModel } from '../../config/index.ts'
import type { PrintJob } from '../services/services.ts'
import { PaperContext, ScreenContext } from '../screen/screen.ts'
import { lost, ok, refused, testWorld, type Reply } from '../testing/world.tsx'
import { stillScreen, viewScope } from '../blocks/scope.ts'
import { ActionButtons } from './action-buttons.tsx'

const writeText = vi.fn((text: string) => Promise.resolve(text === ''))
beforeEach(() => vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  writeText.mockClear()
})

const action = (change: Partial<ViewActionModel>): ViewActionModel => ({
  id: 'one',
  label: 'do',
  path: {},
  query: {},
  ...change,
})
const keep = action({
  label: 'keep',
  call: 'saveKept',
  body: { of: { from: 'no' }, kept: { when: { field: 'kept', is: true }, then: false, else: true } },
  success: 'kept.well',
  toggle: { on: { field: 'kept', is: true }, label: 'drop', success: 'dropped.well' },
})
const copy = action({
  label: 'copy',
  copy: { No: { from: 'no' }, Other: { from: 'other' } },
  success: 'copied',
  failure: 'nothing.to.copy',
})

function show(actions: ViewActionModel[], data: object, replies: Record<string, Reply> = {}, isPaper = false) {
  const world = testWorld(replies)
  render(
    <PaperContext value={isPaper}>
      <ScreenContext value={stillScreen({}, viewScope(world.services.scope, '7', data))}>
        <ActionButtons actions={actions} />
      </ScreenContext>
    </PaperContext>,
    { wrapper: world.Portal },
  )
  return world
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a button that calls', () => {
  it('sends what the record says, tells how it went, and has what is shown asked anew', async () => {
    const { callsOf, services } = show([keep], { no: 'T-7' }, { saveKept: () => ok({}, 201) })
    press('keep')
    await waitFor(() => expect(services.refresh).toHaveBeenCalledTimes(1))
    expect(callsOf('saveKept')).toEqual([{ path: {}, query: {}, body: { of: 'T-7', kept: true } }])
    expect(services.notify).toHaveBeenCalledWith({ severity: 'success', text: 'kept.well' })
  })

  it('is a switch: while it is on it has another name, does the opposite and says so', async () => {
    const { callsOf, services } = show([keep], { no: 'T-7', kept: true }, { saveKept: () => ok({}) })
    press('drop')
    await waitFor(() => expect(services.notify).toHaveBeenCalledWith({ severity: 'success', text: 'dropped.well' }))
    expect(callsOf('saveKept')).toEqual([{ path: {}, query: {}, body: { of: 'T-7', kept: false } }])
  })

  it('tells the first field error of a refusal, else its own words, and asks nothing anew', async () => {
    const { services } = show(
      [keep],
      { no: 'T-7' },
      { saveKept: () => refused([{ field: 'of', message: 'No such thing.' }]) },
    )
    press('keep')
    await waitFor(() => expect(services.notify).toHaveBeenCalledWith({ severity: 'error', text: 'No such thing.' }))
    expect(services.refresh).not.toHaveBeenCalled()
  })

  it('whose answer is lost has what is shown asked anew: it may have been done', async () => {
    const { services } = show([keep], { no: 'T-7' }, { saveKept: () => lost })
    press('keep')
    await waitFor(() => expect(services.refresh).toHaveBeenCalledTimes(1))
  })
})

describe('a button that copies a link', () => {
  it('takes the first number that the record has', async () => {
    const { services } = show([copy], { no: '  ', other: 'B-2 ' })
    press('copy')
    await waitFor(() => expect(services.notify).toHaveBeenCalledWith({ severity: 'info', text: 'copied' }))
    expect(writeText).toHaveBeenCalledWith('https://portal.example/?Other=B-2')
  })

  it('copies what is selected where the browser gives no clipboard, as without TLS', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
    let copied = ''
    const execCommand = vi.fn(() => {
      copied = window.getSelection()?.toString() ?? ''
      return true
    })
    Object.assign(document, { execCommand })
    window.getSelection()?.removeAllRanges()
    const { services } = show([copy], { no: 'T-7' })
    press('copy')
    await waitFor(() => expect(services.notify).toHaveBeenCalledWith({ severity: 'info', text: 'copied' }))
    expect([execCommand.mock.calls, copied]).toEqual([[['copy']], 'https://portal.example/?No=T-7'])
    expect(window.getSelection()?.rangeCount).toBe(0)
    Reflect.deleteProperty(document, 'execCommand')
  })

  it('takes its place on the clipboard before the link is asked for: Safari gives none after the press', async () => {
    const told: string[] = []
    class Item {
      constructor(readonly content: Record<string, Promise<Blob>>) {}
    }
    const write = vi.fn(async ([{ content }]: [Item]) => {
      told.push('write')
      told.push((await (await content['text/plain'])?.text()) ?? '')
    })
    vi.stubGlobal('ClipboardItem', Item)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { write, writeText } })
    const made = action({
      label: 'make',
      call: 'makeLink',
      copy: { Link: { from: 'answer.token' } },
      success: 'copied',
    })
    const makeLink = (): ReturnType<typeof ok> => ok({ token: 'T1' })
    const { services } = show([made], {}, { makeLink })
    press('make')
    expect(told).toEqual(['write'])
    await waitFor(() => expect(services.notify).toHaveBeenCalledWith({ severity: 'info', text: 'copied' }))
    expect([told[1], writeText.mock.calls]).toEqual(['https://portal.example/?Link=T1', []])
  })

  it('says so when the record has none, and shows the link when the browser lets nothing be copied', async () => {
    const { services } = show([copy], {})
    press('copy')
    await waitFor(() =>
      expect(services.notify).toHaveBeenLastCalledWith({ severity: 'error', text: 'nothing.to.copy' }),
    )
    cleanup()
    writeText.mockRejectedValueOnce(new Error('denied'))
    const other = show([copy], { no: 'T-7' })
    press('copy')
    await waitFor(() =>
      expect(other.services.notify).toHaveBeenCalledWith({
        severity: 'info',
        text: 'action.copyByHand',
        lines: ['https://portal.example/?No=T-7'],
      }),
    )
  })
})

describe('a button that prints', () => {
  it('works while the sheet is prepared, not while a person is asked for it', async () => {
    const { services } = show([action({ label: 'print', print: 'views/paper' })], { no: 'T-7' })
    let end: (isPrinted: boolean) => void = vi.fn()
    let job: PrintJob | undefined
    services.print.mockImplementation((asked) => {
      job = asked
      return new Promise((done) => (end = done))
    })
    press('print')
    const isBusy = (): boolean => screen.getByRole('button').getAttribute('aria-busy') === 'true'
    expect(isBusy()).toBe(false)
    act(() => job?.onWorking?.(true))
    expect(isBusy()).toBe(true)
    end(true)
    await waitFor(() => expect(isBusy()).toBe(false))
  })

  it('gives the portal the view with the record shown', async () => {
    const { services } = show([action({ label: 'print', print: 'views/paper' })], { no: 'T-7' })
    press('print')
    await waitFor(() =>
      expect(services.print).toHaveBeenCalledWith(
        expect.objectContaining({ view: 'views/paper', record: '7', data: { no: 'T-7' } }),
      ),
    )
  })
})

it('buttons are not there where their condition does not hold, nor on paper', () => {
  show([action({ visible: { field: 'no', filled: true } })], {})
  show([keep], { no: 'T-7' }, {}, true)
  expect(screen.queryAllByRole('button')).toEqual([])
})
