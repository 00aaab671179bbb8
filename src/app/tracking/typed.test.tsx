// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { address, eachAsksTheWire, show, type, wire } from '../testing/tracking.tsx'

eachAsksTheWire()

describe('what is typed into the tracking form', () => {
  it('takes a pasted column as several numbers', () => {
    show()
    fireEvent.paste(screen.getByRole('textbox', { name: 'Number to track' }), {
      clipboardData: { getData: () => 'HB1\r\nHB2\r\n' },
    })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Number to track' }).value).toBe('HB1,HB2')
  })

  it('takes a pasted column in the place of what is selected, else behind what stands there', () => {
    show()
    const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Number to track' })
    const paste = (text: string) => fireEvent.paste(number, { clipboardData: { getData: () => text } })
    fireEvent.change(number, { target: { value: 'OLD1' } })
    paste('HB1\nHB2')
    expect(number.value).toBe('OLD1,HB1,HB2')
    number.setSelectionRange(0, 4)
    paste('HB3\nHB4')
    expect(number.value).toBe('HB1,HB2,HB3,HB4')
    number.select()
    paste('HB5\nHB6')
    expect(number.value).toBe('HB5,HB6')
  })

  it.each([
    ['', 'Please enter the value'],
    ['   ', 'Please enter the value'],
    [' , ,', 'Please enter the value'],
    ['HB_1', 'Only letters, digits, space and , / - are allowed'],
  ])('says what is wrong with %j, and asks nothing', (typed, message) => {
    show()
    type(typed)
    expect(screen.getByRole('alert').textContent).toBe(message)
    expect(screen.getByRole('textbox', { name: 'Number to track' }).getAttribute('aria-invalid')).toBe('true')
    expect(wire.asked).toEqual([])
  })

  it.each([
    ['no answer', () => new Response(null, { status: 204 })],
    ['an empty list', () => Response.json({ shipments: [] })],
  ])('asks for valid data when there is %s', async (_what, given) => {
    wire.answer = given
    show()
    type('HB1')
    await waitFor(() => {
      expect(screen.getByRole('alert').textContent).toBe('Please supply valid request data')
    })
    expect(address()).toBe('/list?f.name=a')
  })

  it('says beside the input, not of it, that nothing was found for a number that another was typed over', async () => {
    let come: () => void = () => undefined
    const asking = new Promise<void>((resolve) => (come = resolve))
    vi.stubGlobal('fetch', () => asking.then(() => new Response(null, { status: 204 })))
    show()
    type('HB1')
    const number = screen.getByRole('textbox', { name: 'Number to track' })
    fireEvent.change(number, { target: { value: 'HB2' } })
    come()
    expect(await screen.findByText('Please supply valid request data')).toBeDefined()
    expect(number.getAttribute('aria-invalid')).toBe('false')
  })
})
