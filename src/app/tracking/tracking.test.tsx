// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sessionAtom } from '../portal/state.ts'
import { address, eachAsksTheWire, show, tracking, type, wire } from '../testing/tracking.tsx'

eachAsksTheWire()

describe('the tracking form', () => {
  it('opens the first record it finds, and remembers those found with it', async () => {
    wire.answer = () => Response.json({ shipments: [{ gShpId: 'SH1' }, { gShpId: 'SH2' }] })
    show()
    type(' HB1 , HB2 ')
    await waitFor(() => expect(address()).toBe('/list?f.name=a&item=SH1&among=SH1%2CSH2'))
    expect(Object.fromEntries(wire.asked[0]?.searchParams ?? [])).toEqual({
      Fields: '*',
      PageIndex: '1',
      ShpNos: 'HB1,HB2',
    })
  })

  it('opens a record whose id came as a number, none whose id is empty', async () => {
    wire.answer = () => Response.json({ shipments: [{ gShpId: '' }, { gShpId: 204871 }] })
    show()
    type('HB1')
    await waitFor(() => expect(address()).toBe('/list?f.name=a&item=204871'))
  })

  it('says and opens nothing before whoever signs in while the answer is on its way', async () => {
    let come: () => void = () => undefined
    const asking = new Promise<void>((resolve) => (come = resolve))
    vi.stubGlobal('fetch', () => asking.then(() => Response.json({ shipments: [{ gShpId: 'SH1', no: 'HB1' }] })))
    const { store } = show()
    type('HB1,HB2')
    act(() => store.set(sessionAtom, (session) => session && { ...session, id: 'another', userId: 'NEXT' }))
    come()
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Track' }).disabled).toBe(false))
    expect(address()).toBe('/list?f.name=a')
    expect(screen.queryByText(/HB2/)).toBeNull()
  })

  it('opens it over the page where the reader is once the answer comes, not with the filters of the one before', async () => {
    let come: () => void = () => undefined
    const asking = new Promise<void>((resolve) => (come = resolve))
    vi.stubGlobal('fetch', () => asking.then(() => Response.json({ shipments: [{ gShpId: 'SH1' }] })))
    show()
    type('HB1')
    window.history.replaceState(null, '', '/north/invoices?f.sum=9')
    come()
    await waitFor(() => expect(address()).toBe('/list?f.sum=9&item=SH1'))
  })

  it('is led into by Ctrl+K from anywhere on the page, what stands there chosen; not from before a dialog', () => {
    show()
    const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Number to track' })
    fireEvent.change(number, { target: { value: 'HB1' } })
    const isTaken = (keys: KeyboardEventInit) => !fireEvent.keyDown(document.body, keys)
    expect([isTaken({ key: 'k' }), isTaken({ key: 'k', ctrlKey: true, shiftKey: true })]).toEqual([false, false])
    expect(document.activeElement).toBe(document.body)
    expect(isTaken({ key: 'k', metaKey: true })).toBe(true)
    expect(document.activeElement).toBe(number)
    expect([number.selectionStart, number.selectionEnd]).toEqual([0, 3])
    number.blur()
    document.body.setAttribute('aria-hidden', 'true')
    expect(isTaken({ key: 'K', ctrlKey: true })).toBe(false)
    document.body.removeAttribute('aria-hidden')
  })

  describe('that may lead to several', () => {
    const choice = ['shpNo', 'names.port']

    it('lets a person choose, and remembers those found with the one chosen', async () => {
      wire.answer = () =>
        Response.json({
          shipments: [
            { gShpId: 'SH1', shpNo: 'HB1', names: { port: 'Oakland' } },
            { gShpId: 'SH2', shpNo: 'HB2' },
          ],
        })
      show({ choice })
      type('HB1,HB2')
      const list = await screen.findByRole('menu', { name: '2 found – which one?' })
      expect(
        within(list)
          .getAllByRole('menuitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['HB1Oakland', 'HB2'])
      expect(address()).toBe('/list?f.name=a')
      fireEvent.click(within(list).getByRole('menuitem', { name: 'HB2' }))
      expect(address()).toBe('/list?f.name=a&item=SH2&among=SH1%2CSH2')
    })

    it('opens the only one, and names the numbers that led nowhere', async () => {
      wire.answer = () => Response.json({ shipments: [{ gShpId: 'SH1', shpNo: 'HB-1' }] })
      show({ choice })
      type('hb1, HB9')
      expect(await screen.findByText('Nothing was found for HB9')).toBeDefined()
      await waitFor(() => expect(address()).toBe('/list?f.name=a&item=SH1'))
    })

    it('says how many of many led nowhere, and lists them below', async () => {
      wire.answer = () => Response.json({ shipments: [{ gShpId: 'SH1', shpNo: 'HB-1' }] })
      show({ choice })
      type('hb1,HB11,HB12,HB13,HB14,HB15,HB16')
      expect(await screen.findByText('Nothing was found for 6 numbers:')).toBeDefined()
      expect(screen.getByText('HB11, HB12, HB13, HB14, HB15, HB16')).toBeDefined()
    })
  })

  it('asks by the kind of number chosen, with what that kind needs', async () => {
    wire.answer = () => Response.json({ shipments: [{ gShpId: 'SH1' }] })
    show()
    fireEvent.change(screen.getByRole('combobox', { name: 'Search by' }), { target: { value: 'RefNos' } })
    type('PO-1')
    await waitFor(() => expect(address()).toBe('/list?f.name=a&item=SH1'))
    expect(Object.fromEntries(wire.asked[0]?.searchParams ?? [])).toEqual({
      Fields: '*',
      RefNos: 'PO-1',
      PageIndex: '-1',
    })
  })

  it('with a body sends the number in it alone', async () => {
    wire.answer = () => Response.json({ shipments: [{ gShpId: 'SH1' }] })
    show({
      query: {},
      operation: 'searchCustomsShipments',
      body: { shipmentSearchFilterList: [{ fromValue: { from: 'number' } }] },
    })
    type(' HB-1 ')
    await waitFor(() => expect(address()).toBe('/list?f.name=a&item=SH1'))
    expect(wire.asked[0]?.search).toBe('')
    expect(wire.sent).toEqual({ shipmentSearchFilterList: [{ fromValue: 'HB-1' }] })
  })

  it('asks for numbers of several kinds, each by its own, and opens what any of them leads to', async () => {
    wire.answer = () =>
      wire.asked.at(-1)?.searchParams.has('ContainerNo')
        ? Response.json({ shipments: [{ gShpId: 'SH1' }] })
        : Response.json({ shipments: [{ gShpId: 'SH2' }, { gShpId: 'SH1' }] })
    show({
      numbers: [
        ...tracking.numbers,
        { id: 'ContainerNo', label: 'tracking.ContainerNo', query: {}, recognise: 'iso6346' },
      ],
    })
    type('CSQU3054383, HB2')
    await waitFor(() => expect(address()).toBe('/list?f.name=a&item=SH1&among=SH1%2CSH2'))
    expect(
      wire.asked.map(({ searchParams }) => searchParams.get('ContainerNo') ?? searchParams.get('ShpNos')).sort(),
    ).toEqual(['CSQU3054383', 'HB2'])
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Search by' }).value).toBe('ShpNos')
  })

  it('asks for many numbers by several calls; those that could not be wire.asked for are not said to lead nowhere', async () => {
    wire.answer = () => {
      const numbers = wire.asked.at(-1)?.searchParams.get('ShpNos')?.split(',') ?? []
      if (numbers.includes('HB51')) return Response.json({ code: 'rate-limited', message: 'Later.' }, { status: 429 })
      return Response.json({ shipments: [{ gShpId: numbers[0], shpNo: numbers }] })
    }
    show()
    const numbers = Array.from({ length: 120 }, (_, at) => `HB${String(at + 1)}`)
    type([...numbers, 'HB1'].join(','))
    await waitFor(() => expect(address()).toBe('/list?f.name=a&item=HB1&among=HB1%2CHB101'))
    expect(wire.asked.map(({ searchParams }) => searchParams.get('ShpNos')?.split(',').length)).toEqual([50, 50, 20])
    expect(screen.queryByText(/Nothing was found/)).toBeNull()
    expect(screen.getByText('Something went wrong. Please try again!')).toBeDefined()
  })

  it.each([2, '2'])('says of no number that it leads nowhere while an answer does not hold all %j', async (total) => {
    wire.answer = () => Response.json({ shipments: [{ gShpId: 'SH1', shpNo: 'HB1' }], totalRecords: total })
    show()
    type('HB1,HB2')
    await waitFor(() => expect(address()).toBe('/list?f.name=a&item=SH1'))
    expect(screen.queryByText(/Nothing was found/)).toBeNull()
  })

  it('[SP-04] asks for a number that leads to nothing by the other kinds, where the portal says so', async () => {
    wire.answer = () =>
      wire.asked.at(-1)?.searchParams.has('RefNos') === true
        ? Response.json({ shipments: [{ gShpId: 'SH7', refNo: 'PO-7' }] })
        : new Response(null, { status: 204 })
    show({ anyKind: true })
    type('PO-7')
    await waitFor(() => expect(address()).toContain('item=SH7'))
    expect(wire.asked.map((url) => [...url.searchParams.keys()].at(-1))).toEqual(['ShpNos', 'RefNos'])
  })

  it('shows a failure in a notice: the first field error, else the generic message', async () => {
    wire.answer = () =>
      Response.json(
        { code: 'invalid-request', message: 'no', fieldErrors: [{ field: 'ShpNos', message: 'Unknown house bill.' }] },
        { status: 400 },
      )
    show()
    type('HB1')
    expect(await screen.findByText('Unknown house bill.')).toBeDefined()
    wire.answer = () => Response.json({ code: 'internal', message: 'no' }, { status: 500 })
    type('HB1')
    expect(await screen.findByText('Something went wrong. Please try again!')).toBeDefined()
  })

  it('without an operation opens the record that the number names, whatever its characters', async () => {
    show({ characters: 'any', numbers: tracking.numbers.slice(0, 1) }, { at: '/', asks: {} })
    expect(screen.queryByRole('combobox')).toBeNull()
    type('26_1')
    await waitFor(() => expect(address()).toBe('/?item=26_1'))
  })
})
