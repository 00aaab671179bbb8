// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { OwnTenant } from '../../host/api.ts'
import { StartPage } from './StartPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const all = ['A', 'B'].map((id) => ({ id, name: id, changedAt: '2026-01-05T08:00:00Z', files: 0 }))
const tenant: OwnTenant = { id: 'NOVA', name: 'Nova' }
const nothing = () => undefined

function Page() {
  const [sets, setSets] = useState(all)
  return (
    <StartPage
      tenant={tenant}
      mayPublish
      sets={sets}
      open={nothing}
      review={nothing}
      rename={nothing}
      remove={(set) => setSets((before) => before.filter(({ id }) => id !== set))}
      create={nothing}
      showVersions={nothing}
    />
  )
}

it('whoever deletes a change set by keys goes on among those that are left', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
  render(<Page />)
  const more = screen.getByRole('button', { name: 'More for A' })
  more.focus()
  fireEvent.click(more)
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete…' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const left = () => screen.getByRole('region', { name: '1 change set is open', hidden: true })
  await waitFor(() => expect(document.activeElement).toBe(left()))
})
