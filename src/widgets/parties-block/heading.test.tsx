// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { EngineContext, Under } from '../../render/index.ts'
import { blockOf } from '../testing/models.ts'
import { servicesOf } from '../testing/services.ts'
import { PartiesBlock } from './PartiesBlock.tsx'

afterEach(cleanup)

it('gives a party that opens a heading of the level below the section in which it stands', () => {
  const block = blockOf({
    block: 'parties',
    options: { parties: [{ label: 'Sender', name: 'name', lines: ['street'] }] },
  })
  render(
    <EngineContext value={servicesOf()}>
      <Under level={4}>
        <PartiesBlock block={block as never} data={{ name: 'A Co.', street: '1 Way' }} lookups={{}} />
      </Under>
    </EngineContext>,
  )
  expect(screen.getByRole('heading', { level: 4, name: /Sender/ })).toBeDefined()
})

it('draws two parties of one label, each with its own name', () => {
  const warned = vi.spyOn(console, 'error')
  const parties = [
    { label: 'Notify', name: 'first' },
    { label: 'Notify', name: 'second' },
  ]
  render(
    <EngineContext value={servicesOf()}>
      <PartiesBlock
        block={blockOf({ block: 'parties', options: { parties } }) as never}
        data={{ first: 'A Co.', second: 'B Co.' }}
        lookups={{}}
      />
    </EngineContext>,
  )
  expect(screen.getAllByText('Notify')).toHaveLength(2)
  expect(warned).not.toHaveBeenCalled()
})

it('shows the code of a party without a name as it is, where names in capitals are softened', () => {
  const parties = [
    { label: 'Sender', name: 'name', otherwise: ['code'] },
    { label: 'Receiver', name: 'toName', otherwise: ['toCode'] },
  ]
  const block = blockOf({ block: 'parties', options: { parties, soften: true } })
  render(
    <EngineContext value={servicesOf()}>
      <PartiesBlock block={block as never} data={{ code: 'ACOINC01', toName: 'BCO TRADING' }} lookups={{}} />
    </EngineContext>,
  )
  expect(screen.getByText('ACOINC01')).toBeDefined()
  expect(screen.getByText('Bco Trading')).toBeDefined()
})
