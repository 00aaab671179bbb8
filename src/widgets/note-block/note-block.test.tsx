// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EngineContext } from '../../render/index.ts'
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
