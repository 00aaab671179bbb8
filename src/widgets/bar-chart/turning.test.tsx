// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { EngineContext } from '../../render/index.ts'
import type { Figure } from '../../render/index.ts'
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

it.each([
  ['left to right', 'ltr', [1, 2, 3]],
  ['right to left', 'rtl', [3, 2, 1]],
] as const)(
  'goes on from %s where that is how the language is written, each button on its own bar',
  (_way, direction, order) => {
    const figures = [1, 2, 3].map((value) => ({
      ...{ id: `${value}`, code: `2031010${value}`, label: `day ${value}`, value, opens: true },
    }))
    const bars = barsOf(figures, direction).map((bar) => Number(bar.getAttribute('x')))
    // The style of the button itself: a sheet is turned round on its way to the page.
    const buttons = screen.getAllByRole('button', { name: /^day/ }).map(({ style }) => Number.parseFloat(style.left))
    expect(buttons).toEqual(bars)
    const along = figures.toSorted((one, other) => (bars[one.value - 1] ?? 0) - (bars[other.value - 1] ?? 0))
    expect(along.map(({ value }) => value)).toEqual(order)
  },
)

it('has a bar for each entry, also for two of one day and for those that say no day, each under its own button', () => {
  const days = ['20310101', '20310101', '20310102', '', '']
  const bars = barsOf(days.map((code, index) => figure(`${index}`, code, index + 1)))
  const places = bars.map((bar) => Number(bar.getAttribute('x')))
  expect(new Set(places).size).toBe(5)
  const buttons = screen.getAllByRole('button', { name: /^day/ }).map(({ style }) => Number.parseFloat(style.left))
  expect(buttons).toEqual(places)
})

it('shows a small bar beside a huge one, and its number above it', () => {
  const bars = barsOf([figure('a', '20310101', 1), figure('b', '20310102', 90_000), figure('c', '20310103', 0)])
  expect(bars.map((bar) => Number(bar.getAttribute('height')) > 1)).toEqual([true, true])
  expect(screen.getByText('1').getAttribute('dominant-baseline')).toBe('auto')
})

it('draws a figure below zero down from the line of zero, its number below it, clear of the names of the days', () => {
  const figures = [figure('a', '20310101', 4), { ...figure('b', '20310102', -5), opens: false }]
  const [up, down] = barsOf(figures).map((bar) => {
    const [y, height] = ['y', 'height'].map((name) => Number(bar.getAttribute(name)))
    return { y: y ?? 0, foot: (y ?? 0) + (height ?? 0), height: height ?? 0 }
  })
  expect(down?.y).toBeCloseTo(up?.foot ?? 0)
  expect((down?.height ?? 0) / (up?.height ?? 1)).toBeCloseTo(5 / 4)
  expect(screen.getByText('-5').getAttribute('dominant-baseline')).toBe('hanging')
  const axis = /translate\(0, ([\d.]+)\)/.exec(document.querySelector('.MuiChartsAxis-root')?.outerHTML ?? '')?.[1]
  expect(Number(axis) - (down?.foot ?? 0)).toBeCloseTo(18)
  expect(Number.parseFloat(screen.getByRole('button').style.height)).toBeCloseTo((up?.height ?? 0) + 18)
})

it('makes no wall of one bar alone', () => {
  expect(Number(barsOf([figure('a', '20310101', 1)])[0]?.getAttribute('width'))).toBeLessThan(80)
})

it('is as wide on paper as the print space, at the moment the page is printed, and as on the screen after it', () => {
  const widthOf = () => Number(document.querySelector('svg rect')?.getAttribute('width'))
  const days = ['20310101', '20310102', '20310103', '20310104', '20310105', '20310106', '20310107']
  const [bar] = barsOf(
    days.map((code) => figure(code, code, 1)),
    'ltr',
    300,
  )
  const onScreen = Number(bar?.getAttribute('width'))
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
  })
  expect(widthOf()).toBeGreaterThan(2 * onScreen)
  act(() => {
    window.dispatchEvent(new Event('afterprint'))
  })
  expect(widthOf()).toBe(onScreen)
})

const figure = (id: string, code: string, value: number): Figure => ({
  id,
  code,
  label: `day ${code}`,
  value,
  opens: true,
})

/** The bars of figures in a place of so many pixels. */
function barsOf(figures: readonly Figure[], direction: 'ltr' | 'rtl' = 'ltr', width = 600): Element[] {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly hear: (entries: { contentRect: { width: number } }[]) => void) {}
      observe = () => this.hear([{ contentRect: { width } }])
      disconnect = () => undefined
    },
  )
  const { container } = render(
    <EngineContext value={servicesOf()}>
      <ThemeProvider theme={createTheme({ direction })}>
        <BarChart label="Arriving" figures={figures} options={{ perPage: 7 }} choose={() => undefined} />
      </ThemeProvider>
    </EngineContext>,
  )
  return [...container.querySelectorAll('svg rect')]
}
