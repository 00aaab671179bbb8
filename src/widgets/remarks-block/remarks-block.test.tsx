// @vitest-environment jsdom
// @looks-at-styles
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { EngineContext } from '../../render/index.ts'
import { blockParts } from '../blocks.ts'
import { blockOf } from '../testing/models.ts'
import { servicesOf } from '../testing/services.ts'

afterEach(cleanup)

const options = { text: 'text', author: 'by', scrollsFrom: 5, without: [{ field: 'state', codes: ['gone'] }] }
const block = blockOf({ block: 'remarks', empty: 'none', options })

function show(data: object[]): void {
  const Remarks = blockParts['remarks']?.component ?? expect.unreachable()
  render(
    <EngineContext value={servicesOf()}>
      <Remarks block={block} data={data} lookups={{}} />
    </EngineContext>,
  )
}

describe('a remark', () => {
  it('that is long is scrolled in a box of its own, by keyboard too; a short one is not', () => {
    show([
      { text: 'short', by: 'Ann' },
      { text: 'longer', by: 'Ben' },
    ])
    const box = screen.getByRole('group', { name: 'Ben' })
    expect([box.textContent, box.tabIndex, getComputedStyle(box).overflowY]).toEqual(['longer', 0, 'auto'])
    expect(screen.queryByRole('group', { name: 'Ann' })).toBeNull()
  })

  it('without a text, or of a state that is not shown, does not stand there', () => {
    show([{ by: 'Ann' }, { text: 'one', by: 'Ben' }, { text: 'two', by: 'Cat', state: 'gone' }, { text: ' ' }])
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['oneBen'])
    cleanup()
    show([{ text: null, by: 'Ann' }])
    expect(screen.getByText('none')).toBeTruthy()
  })

  it('breaks a long name of its author, which is as wide as a phone', () => {
    show([{ text: 'one', by: 'first.last@a-company-of-a-long-name.example' }])
    const about = screen.getByText('first.last@a-company-of-a-long-name.example')
    expect(getComputedStyle(about.closest('.MuiTypography-root') ?? about).overflowWrap).toBe('anywhere')
  })
})
