// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { EngineContext } from '../../render/index.ts'
import { person } from '../testing/person.ts'
import { servicesOf } from '../testing/services.ts'
import { EarlierFiles } from './EarlierFiles.tsx'

afterEach(cleanup)

it.each(['restore', 'discard'] as const)('who presses %s goes on at the documents', async (act) => {
  const draft = { id: 'A', form: 'views/x/y', recordId: '1', typedAt: '2026-01-05T10:00:00Z', data: {}, about: [] }
  const acts = { restore: vi.fn(), discard: vi.fn() }
  render(
    <EngineContext value={servicesOf()}>
      <EarlierFiles earlier={[draft]} documents="papers" {...acts} />
      <div id="papers" tabIndex={-1} />
    </EngineContext>,
  )
  await person.click(screen.getByRole('button', { name: `draft.${act}` }))
  expect(acts[act]).toHaveBeenCalledWith('A')
  expect(document.activeElement?.id).toBe('papers')
})
