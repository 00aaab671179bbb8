// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInShell } from '../testing/shell.tsx'
import { TrackingForm } from './TrackingForm.tsx'

vi.mock('./track.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
afterEach(cleanup)

it('says so where the code that asks for numbers does not come, keeps what was typed, and may be pressed again', async () => {
  const drawers = [{ id: 'item', screen: 'views/item', anchor: 'right', width: 'record' } as const]
  const tracking = {
    ...{ operation: 'trackShipments' as const, path: {}, query: {}, at: 'shipments', id: 'gShpId', anyKind: false },
    ...{
      characters: 'simple' as const,
      drawer: 'item',
      numbers: [{ id: 'ShpNos', label: 'tracking.ShpNos' as const, query: {} }],
    },
  }
  const portal = renderInShell(<TrackingForm tracking={tracking} />, { boot: { tracking, drawers }, at: '/list' })
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Number to track' })
  fireEvent.change(number, { target: { value: 'HB1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Track' }))
  expect(await screen.findByText('Something went wrong. Please try again!')).toBeDefined()
  expect(number.value).toBe('HB1')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Track' }).disabled).toBe(false)
  portal.tabs.close()
})
