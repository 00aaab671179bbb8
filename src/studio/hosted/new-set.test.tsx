// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { NewSet } from './NewSet.tsx'

it('[ST-01] the name of a change set that could not be begun stays, and goes once there is one', async () => {
  const create = vi.fn<(name: string) => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  render(<NewSet create={create} />)
  const name = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.type(name, 'Spring{Enter}')
  expect(name.value).toBe('Spring')
  await userEvent.type(name, '{Enter}')
  await waitFor(() => expect(name.value).toBe(''))
  expect(create.mock.calls).toEqual([['Spring'], ['Spring']])
})
