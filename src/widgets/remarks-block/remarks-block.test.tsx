// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { EngineContext } from '../../render/index.ts'
import type { BlockModel } from '../../render/index.ts'
import { servicesOf } from '../testing/services.ts'
import { RemarksBlock } from './RemarksBlock.tsx'

afterEach(cleanup)

const block: BlockModel = {
  id: 'remarks',
  block: 'remarks',
  at: 'list',
  options: { text: 'text', author: 'by', scrollsFrom: 5 },
  fields: [],
  columns: [],
  details: [],
  actions: [],
  empty: 'none',
}

describe('a remark', () => {
  it('that is long is scrolled in a box of its own, by keyboard too; a short one is not', () => {
    const data = [
      { text: 'short', by: 'Ann' },
      { text: 'longer', by: 'Ben' },
    ]
    render(
      <EngineContext value={servicesOf()}>
        <RemarksBlock block={block} data={data} lookups={{}} />
      </EngineContext>,
    )
    const box = screen.getByRole('group', { name: 'Ben' })
    expect([box.textContent, box.tabIndex, getComputedStyle(box).overflowY]).toEqual(['longer', 0, 'auto'])
    expect(screen.queryByRole('group', { name: 'Ann' })).toBeNull()
  })
})
