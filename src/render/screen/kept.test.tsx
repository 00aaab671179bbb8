// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { cleanup, render, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Draft, DraftStore } from '../services/drafts.ts'
import { EngineContext } from '../services/services.ts'
import { keep, old } from '../testing/drafts.tsx'
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

it('what was held earlier, and is taken once the part has gone, is free for the next one', async () => {
  let come = (_draft: Draft): void => undefined
  const take = () => new Promise<Draft>((resolve) => (come = resolve))
  const release = vi.fn()
  const services = { ...testWorld().services, drafts: { ...keep(), take, release } }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EngineContext value={services}>
      <KeptOfContext value={of}>{children}</KeptOfContext>
    </EngineContext>
  )
  const { result, unmount } = renderHook(() => useKept('files', undefined), { wrapper })
  const taken = result.current.take(old.id)
  unmount()
  come(old)
  expect(await taken).toBeUndefined()
  expect(release).toHaveBeenCalledWith(old.id)
})
