// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Line } from './Line.tsx'

const isTaken = (value: string, props: Partial<Parameters<typeof Line>[0]> = {}) => {
  const { unmount } = render(<Line label="It" put={() => undefined} {...{ value, ...props }} />)
  const taken = screen.getByLabelText<HTMLInputElement>(/^It/).checkValidity()
  unmount()
  return taken
}

it('[BX-04] a name of blanks and an address without a dot are told at their step, not refused by the host after the last one', () => {
  expect(['', '   ', 'Nova Freight', '日本物流'].map((value) => isTaken(value))).toEqual([false, false, true, true])
  expect(['   ', ''].map((value) => isTaken(value, { mayBeEmpty: true }))).toEqual([true, true])
  const addresses = ['taro', 'taro@nihon', 'taro@nihon.example'].map((value) => isTaken(value, { type: 'email' }))
  expect(addresses).toEqual([false, false, true])
  render(<Line label="It" value="" put={() => undefined} type="email" />)
  expect(screen.getByLabelText<HTMLInputElement>(/^It/)).toMatchObject({
    title: 'Such as name@company.com',
    maxLength: 254,
  })
})
