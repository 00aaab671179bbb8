// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Searched } from './Searched.tsx'

afterEach(cleanup)

const named = (count: number) =>
  Array.from({ length: count }, (_each, at) => ({ value: `T${at}`, text: at === 150 ? 'Nova Freight' : `Brand ${at}` }))

it('[BX-04] one of many is found by a part of what it reads, or of its id; two that read the same are two', async () => {
  const choose = vi.fn()
  const user = userEvent.setup()
  render(
    <Searched
      label="Tenant"
      value="T0"
      options={[...named(200), { value: 'N2', text: 'Nova Freight' }]}
      choose={choose}
      sx={{}}
    />,
  )
  const field = screen.getByRole('combobox', { name: 'Tenant' })
  await user.clear(field)
  await user.type(field, 'nova')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Nova Freight', 'Nova Freight'])
  await user.clear(field)
  await user.type(field, 'n2{Enter}')
  expect(choose).toHaveBeenCalledExactlyOnceWith('N2')
})

it('[BX-04] a few are a list of choices', () => {
  render(<Searched label="Tenant" value="T0" options={named(3)} choose={() => undefined} sx={{}} />)
  expect(screen.getByRole('combobox', { name: 'Tenant' }).tagName).toBe('DIV')
})
