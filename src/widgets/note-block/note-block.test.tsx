// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { EngineContext, LeadContext } from '../../render/index.ts'
import { blockParts } from '../blocks.ts'
import { blockOf } from '../testing/models.ts'
import { servicesOf } from '../testing/services.ts'

afterEach(cleanup)

it('a note shows the text of its options, without data too', () => {
  const part = blockParts['note']
  const Note = part?.component ?? expect.unreachable()
  render(
    <EngineContext value={servicesOf()}>
      <Note block={blockOf({ block: 'note', options: { text: 'Read on below.' } })} data={undefined} lookups={{}} />
    </EngineContext>,
  )
  expect(screen.getByRole('note').textContent).toBe('Read on below.')
  expect(part?.showsEmpty).toBe(true)
})

it('a step leads to its section, where that is open; elsewhere the note stands without a button', () => {
  const Note = blockParts['note']?.component ?? expect.unreachable()
  const turn = vi.fn<() => void>()
  const options = { text: 'A paper is missing.', tone: 'warning', step: { label: 'Provide it', section: 'papers' } }
  const note = <Note block={blockOf({ block: 'note', options })} data={undefined} lookups={{}} />
  const { rerender } = render(
    <EngineContext value={servicesOf()}>
      <LeadContext value={(section) => (section === 'papers' ? turn : undefined)}>{note}</LeadContext>
    </EngineContext>,
  )
  screen.getByRole('button', { name: 'Provide it' }).click()
  expect(turn).toHaveBeenCalledOnce()
  rerender(<EngineContext value={servicesOf()}>{note}</EngineContext>)
  expect(screen.getByRole('note').textContent).toBe('A paper is missing.')
  expect(screen.queryByRole('button')).toBeNull()
})
