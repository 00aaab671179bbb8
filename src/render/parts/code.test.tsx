// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { expectCode, useCode } from './code.ts'

afterEach(cleanup)

/** Code that cannot be loaded the first `failures` times; tells how often it was asked for. */
function codeAfter(failures: number): { load: () => Promise<string>; asked: () => number } {
  let asked = 0
  return {
    load: () => (++asked > failures ? Promise.resolve('the code') : Promise.reject(new Error('cut'))),
    asked: () => asked,
  }
}

function Late({ load }: { load: () => Promise<string> }) {
  const { code, hasFailed, retry } = useCode(load)
  if (hasFailed) return <button onClick={retry}>again</button>
  return <p>{code ?? 'waiting'}</p>
}

describe('code that is loaded when it is needed', () => {
  it('comes once for all who draw with it, and at once for those who come later', async () => {
    const { load, asked } = codeAfter(0)
    render(
      <>
        <Late load={load} />
        <Late load={load} />
      </>,
    )
    expect(screen.getAllByText('waiting')).toHaveLength(2)
    expect(await screen.findAllByText('the code')).toHaveLength(2)
    cleanup()
    render(<Late load={load} />)
    expect(screen.getByText('the code')).toBeDefined()
    expect(asked()).toBe(1)
  })

  it('is asked for again where it could not be loaded, as often as one likes', async () => {
    const { load, asked } = codeAfter(2)
    render(<Late load={load} />)
    fireEvent.click(await screen.findByRole('button', { name: 'again' }))
    expect(screen.getByText('waiting')).toBeDefined()
    fireEvent.click(await screen.findByRole('button', { name: 'again' }))
    expect(await screen.findByText('the code')).toBeDefined()
    expect(asked()).toBe(3)
  })

  it('that was expected in vain is asked for by whoever draws with it next', async () => {
    const { load, asked } = codeAfter(1)
    expectCode(load)
    expectCode(load)
    await Promise.resolve()
    render(<Late load={load} />)
    expect(await screen.findByText('the code')).toBeDefined()
    expect(asked()).toBe(2)
  })
})
