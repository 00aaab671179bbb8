// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Attempt } from '../use-attempt.ts'
import { OverBase } from './OverBase.tsx'

const attempt: Attempt = async (asks) => {
  await asks()
}

async function told(...codes: string[]) {
  const findings = codes.map((code) => ({
    code,
    severity: 'warning',
    file: 'grids/orders.json',
    line: 1,
    message: code,
  }))
  vi.stubGlobal('fetch', async () => Response.json({ findings }))
  const { container, unmount } = render(<OverBase attempt={attempt} begun={() => undefined} />)
  await screen.findByRole('alert')
  const said = container.textContent
  const isMended = screen.queryByRole('button', { name: 'Begin a change set that mends this' }) !== null
  unmount()
  return { said, isMended }
}

it('[BX-04] what somebody published with a warning is not said to come from the portal’s screens, and nothing is offered that mends it', async () => {
  const own = await told('columns-alike')
  expect(own.said).toContain("fits the portal's own screens")
  expect(own.isMended).toBe(false)
  const ofBase = await told('columns-alike', 'base-changed')
  expect(ofBase.said).toContain('have changed under what is published')
  expect(ofBase.isMended).toBe(true)
})
