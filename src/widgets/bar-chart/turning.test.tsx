// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { EngineContext } from '../../render/index.ts'
import { servicesOf } from '../testing/services.ts'
import { BarChart } from './BarChart.tsx'

afterEach(cleanup)

/** The browser has laid the chart out in so many pixels. */
function hasRoom(width: number): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly hear: (entries: { contentRect: { width: number } }[]) => void) {}
      observe = () => this.hear([{ contentRect: { width } }])
      disconnect = () => undefined
    },
  )
}

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

it.each([
  ['left to right', 'ltr', [1, 2, 3]],
  ['right to left', 'rtl', [3, 2, 1]],
] as const)(
  'goes on from %s where that is how the language is written, each button on its own bar',
  (_way, direction, order) => {
    hasRoom(600)
    const figures = [1, 2, 3].map((value) => ({
      ...{ id: `${value}`, code: `2031010${value}`, label: `day ${value}`, value, opens: true },
    }))
    const { container } = render(
      <EngineContext value={servicesOf()}>
        <ThemeProvider theme={createTheme({ direction })}>
          <BarChart label="Arriving" figures={figures} options={{ perPage: 7 }} choose={() => undefined} />
        </ThemeProvider>
      </EngineContext>,
    )
    // The style of the button itself: a sheet is turned round on its way to the page.
    const buttons = screen.getAllByRole('button', { name: /^day/ }).map(({ style }) => Number.parseFloat(style.left))
    const bars = [...container.querySelectorAll('svg rect')].map((bar) => Number(bar.getAttribute('x')))
    expect(buttons).toEqual(bars)
    const along = figures.toSorted((one, other) => (bars[one.value - 1] ?? 0) - (bars[other.value - 1] ?? 0))
    expect(along.map(({ value }) => value)).toEqual(order)
  },
)

it('has all of its days on paper, however wide the window is', () => {
  hasRoom(1400)
  const figures = [1, 2, 3].map((value) => ({
    ...{ id: `${value}`, code: `2031010${value}`, label: `day ${value}`, value, opens: false },
  }))
  const { container } = render(
    <EngineContext value={servicesOf()}>
      <BarChart label="Arriving" figures={figures} options={{ perPage: 7 }} choose={() => undefined} />
    </EngineContext>,
  )
  const last = () =>
    Math.max(
      ...[...container.querySelectorAll('svg rect')].map(
        (bar) => Number(bar.getAttribute('x')) + Number(bar.getAttribute('width')),
      ),
    )
  const say = (event: string) => act(() => void window.dispatchEvent(new Event(event)))
  expect(last()).toBeGreaterThan(700)
  say('beforeprint')
  expect(last()).toBeLessThan(640)
  say('afterprint')
  expect(last()).toBeGreaterThan(600)
})

it('shows a day of few beside one of thousands, its number above its bar', () => {
  hasRoom(600)
  const figures = [1, 5000].map((value) => ({
    ...{ id: `${value}`, code: `2031010${value % 9}`, label: `day ${value}`, value, opens: false },
  }))
  const { container } = render(
    <EngineContext value={servicesOf()}>
      <BarChart label="Arriving" figures={figures} options={{ perPage: 7 }} choose={() => undefined} />
    </EngineContext>,
  )
  expect(Number(container.querySelector('svg rect')?.getAttribute('height'))).toBeGreaterThan(1)
  expect(screen.getByText('1', { selector: 'text' }).getAttribute('dominant-baseline')).toBe('auto')
})
