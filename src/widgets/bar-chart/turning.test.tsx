// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EngineContext } from '../../render/index.ts'
import { servicesOf } from '../testing/services.ts'
import { BarChart } from './BarChart.tsx'

afterEach(cleanup)

it('leaves the focus on the button by which its last page was reached, which leads no further', () => {
  const figures = ['01', '02', '03'].map((day) => ({
    ...{ id: day, code: `203101${day}`, label: day, value: 1, opens: false },
  }))
  render(
    <EngineContext value={servicesOf()}>
      <BarChart label="Arriving" figures={figures} options={{ perPage: 2 }} choose={() => undefined} />
    </EngineContext>,
  )
  const later = screen.getByRole<HTMLButtonElement>('button', { name: 'dashboard.laterDays' })
  const shown = screen.getByRole('status')
  later.focus()
  fireEvent.click(later)
  const last = shown.textContent
  expect(later.disabled).toBe(false)
  expect(later.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(later)
  expect(shown.textContent).toBe(last)
  expect(document.activeElement).toBe(later)
})
