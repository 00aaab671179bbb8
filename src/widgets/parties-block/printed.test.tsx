// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EngineContext } from '../../render/index.ts'
import { blockOf } from '../testing/models.ts'
import { servicesOf } from '../testing/services.ts'
import { PartiesBlock } from './PartiesBlock.tsx'

afterEach(cleanup)

const say = (event: 'beforeprint' | 'afterprint') =>
  act(() => {
    window.dispatchEvent(new Event(event))
  })

it('a party’s address is on the paper when the browser prints the page, and folded again afterwards', () => {
  const options = { soften: false, parties: [{ label: 'shipper', name: 'name', lines: ['one'] }] }
  render(
    <EngineContext value={servicesOf()}>
      <PartiesBlock
        block={{ ...blockOf({ block: 'parties' }), options }}
        data={{ name: 'A Co.', one: '1 Way' }}
        lookups={{}}
      />
    </EngineContext>,
  )
  expect(screen.queryByText(/1 Way/)).toBeNull()
  say('beforeprint')
  expect(screen.getByText(/1 Way/)).toBeDefined()
  say('afterprint')
  expect(screen.queryByText(/1 Way/)).toBeNull()
  // What a reader unfolded stays so.
  const heading = () => screen.getByRole('button', { name: /A Co\./ })
  fireEvent.click(heading())
  say('beforeprint')
  say('afterprint')
  expect(heading().getAttribute('aria-expanded')).toBe('true')
})
