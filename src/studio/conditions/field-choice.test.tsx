// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { FieldChoice } from './FieldChoice.tsx'

afterEach(cleanup)

it.each([
  ['Commodity Code', 'commodityCode'],
  ['commodity code', 'commodityCode'],
  ['move', 'moveType'],
  ['commodity', 'commodity'],
  ['record.status', 'record.status'],
  ['comm', 'comm'],
])('[BX-04] a field is chosen by keys, by what it reads: %s is %s', async (typed, path) => {
  const choose = vi.fn()
  const fields = [
    { path: 'commodity', text: 'Commodity' },
    { path: 'commodityCode', text: 'Commodity Code' },
    { path: 'moveType', text: 'Move Type' },
  ]
  render(<FieldChoice label="Field" value="" {...{ fields, choose }} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Field' }), `${typed}{Enter}`)
  expect(choose).toHaveBeenCalledExactlyOnceWith(path)
})
