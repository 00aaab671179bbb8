// @vitest-environment jsdom
// @looks-at-styles
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { EngineContext } from '../../render/index.ts'
import { blockParts } from '../blocks.ts'
import { blockOf } from '../testing/models.ts'
import { servicesOf } from '../testing/services.ts'

afterEach(cleanup)

const block = blockOf({ block: 'remarks', options: { text: 'text', author: 'by', scrollsFrom: 5 } })

describe('a remark', () => {
  it('that is long is scrolled in a box of its own, by keyboard too; a short one is not', () => {
    const data = [
      { text: 'short', by: 'Ann' },
      { text: 'longer', by: 'Ben' },
    ]
    const Remarks = blockParts['remarks']?.component ?? expect.unreachable()
    render(
      <EngineContext value={servicesOf()}>
        <Remarks block={block} data={data} lookups={{}} />
      </EngineContext>,
    )
    const box = screen.getByRole('group', { name: 'Ben' })
    expect([box.textContent, box.tabIndex, getComputedStyle(box).overflowY]).toEqual(['longer', 0, 'auto'])
    expect(screen.queryByRole('group', { name: 'Ann' })).toBeNull()
  })
})
