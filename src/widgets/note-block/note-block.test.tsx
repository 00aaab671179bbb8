// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { BlockModel } from '../../config/index.ts'
import { EngineContext } from '../../render/index.ts'
import { servicesOf } from '../testing/services.ts'
import { NoteBlock } from './NoteBlock.tsx'

afterEach(cleanup)

const show = (options: BlockModel['options']) => {
  const block: BlockModel = {
    id: 'n',
    block: 'note',
    at: '',
    options,
    fields: [],
    columns: [],
    details: [],
    actions: [],
    empty: 'nothing',
  }
  render(
    <EngineContext value={servicesOf()}>
      <NoteBlock block={block} data={undefined} lookups={{}} />
    </EngineContext>,
  )
}

it('a note says the text of its options', () => {
  show({ text: 'Read on below.' })
  expect(screen.getByRole('note').textContent).toBe('Read on below.')
})

it('a note without a text is an empty one', () => {
  show({})
  expect(screen.getByRole('note').textContent).toBe('')
})
