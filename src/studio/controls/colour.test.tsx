// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Colour } from './Colour.tsx'

afterEach(cleanup)

it('what a picker goes through on its way to a colour is one change', () => {
  const put: string[] = []
  render(<Colour label="Colour" pick="Pick" value="#204060" commit={(colour) => void put.push(colour)} />)
  const picker = screen.getByLabelText<HTMLInputElement>('Pick')
  for (const value of ['#204070', '#204080', '#204090']) fireEvent.input(picker, { target: { value } })
  expect([picker.value, put]).toEqual(['#204090', []])
  picker.dispatchEvent(new Event('change', { bubbles: true }))
  expect(put).toEqual(['#204090'])
})

it.each([
  ['1F5F8B', '#1F5F8B'],
  [' #123456 ', '#123456'],
  ['#abc', '#aabbcc'],
  ['＃１２３４５６', '#123456'],
  ['red', 'red'],
])('%s, as it is pasted, is %s', (typed, colour) => {
  const put: string[] = []
  render(<Colour label="Colour" pick="Pick" value="#204060" commit={(each) => void put.push(each)} />)
  const input = screen.getByLabelText('Colour')
  fireEvent.change(input, { target: { value: typed } })
  fireEvent.blur(input)
  fireEvent.change(input, { target: { value: ' #204060' } })
  fireEvent.blur(input)
  expect(put).toEqual([colour])
})
