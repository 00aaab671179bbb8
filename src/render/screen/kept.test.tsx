// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { DraftStore } from '../services/drafts.ts'
import { EngineContext } from '../services/services.ts'
import { keep } from '../testing/drafts.tsx'
import { testWorld } from '../testing/world.tsx'
import { KeptOfContext, useKept } from './kept.ts'
import { UnsavedContext } from './unsaved.ts'

afterEach(cleanup)

const held = { data: { file: 'a.pdf' }, about: [] }
const of = { view: 'thing', recordId: '7' }

function Part() {
  useKept('files', held)
  return null
}

/** The view hears of what a part of it holds, over a device that keeps drafts in its way. */
function hear(drafts: DraftStore) {
  const mark = vi.fn()
  render(
    <EngineContext value={{ ...testWorld().services, drafts }}>
      <KeptOfContext value={of}>
        <UnsavedContext value={mark}>
          <Part />
        </UnsavedContext>
      </KeptOfContext>
    </EngineContext>,
  )
  return mark
}

it('what a part of a view holds is kept once the device has it, and lost until then', async () => {
  const mark = hear(keep())
  expect(mark).toHaveBeenLastCalledWith(expect.any(String), expect.objectContaining({ isKept: false }))
  await waitFor(() =>
    expect(mark).toHaveBeenLastCalledWith(expect.any(String), expect.objectContaining({ isKept: true })),
  )
})

it('a device that has no room keeps nothing', async () => {
  const save = vi.fn(() => Promise.resolve(false))
  const mark = hear({ ...keep(), save })
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(mark).toHaveBeenLastCalledWith(expect.any(String), expect.objectContaining({ isKept: false }))
})
