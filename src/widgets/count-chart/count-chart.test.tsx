// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EngineContext } from '../../render/index.ts'
import { servicesOf } from '../testing/services.ts'
import { CountChart } from './CountChart.tsx'

afterEach(cleanup)

function draw(...values: (number | undefined)[]): string | null {
  const figures = values.map((value, at) => ({ id: String(at), code: '', label: 'a', value, opens: false }))
  render(
    <EngineContext value={servicesOf()}>
      <CountChart label="Open" figures={figures} options={{}} choose={() => undefined} />
    </EngineContext>,
  )
  return screen.getByRole('button').getAttribute('aria-label')
}

it('what is not known is no zero', () => {
  expect(draw(0)).toBe('Open: 0')
  cleanup()
  expect(draw(2, undefined)).toBe('Open: 2')
  cleanup()
  expect(draw(undefined)).toBe('Open: dashboard.noFigure')
})
