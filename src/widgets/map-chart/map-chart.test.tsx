// @vitest-environment jsdom
// @looks-at-styles
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EngineContext } from '../../render/index.ts'
import type { Figure } from '../../render/index.ts'
import { person } from '../testing/person.ts'
import { servicesOf } from '../testing/services.ts'
import { MapChart } from './MapChart.tsx'
import { apart, marksOf } from './World.tsx'

const figure = (code: string, value: number | undefined): Figure => ({
  id: code,
  code,
  label: `in ${code}`,
  value,
  opens: (value ?? 0) > 0,
})

/** Tells those who watch that what they watch is on the screen. */
let show: () => void = () => undefined
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        show = () => report([{ isIntersecting: true }])
      }
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function draw(figures: Figure[], listed = 7) {
  const choose = vi.fn()
  render(
    <EngineContext value={servicesOf()}>
      <MapChart label="Where to" figures={figures} options={{ listed }} choose={choose} />
    </EngineContext>,
  )
  return choose
}
const circles = () => document.querySelectorAll('svg g')

it('[LK-05] lists the greatest and gathers the others, each a button that leads on; the map is drawn once it is seen', async () => {
  const figures = [figure('US', 9), figure('JP', 4), figure('DE', 2), figure('SG', 1)]
  const choose = draw(figures, 2)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'in US9',
    'in JP4',
    'dashboard.others3',
  ])
  await person.click(screen.getByRole('button', { name: /in JP/ }))
  expect(choose).toHaveBeenCalledWith(figures[1])
  expect(screen.getAllByRole('button')).toHaveLength(2)
  expect(circles()).toHaveLength(0)
  show()
  await waitFor(() => expect(circles()).toHaveLength(4))
  const numbers = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent)
  expect(numbers).toEqual(['9', '4'])
  expect(document.querySelector('svg')?.closest('[aria-hidden]')).not.toBeNull()
  const last = circles()[3]
  if (last !== undefined) await person.click(last)
  expect(choose).toHaveBeenLastCalledWith(figures[3])
})

it('[LK-05] a circle has the area of its figure; codes that are no country, and countries without a figure, have none', () => {
  const marks = marksOf([
    figure('SG', 1),
    figure('US', 64),
    figure('XX', 5),
    figure('constructor', 5),
    figure('FR', 16),
    figure('DE', undefined),
  ])
  expect(marks.map((mark) => mark.figure.code)).toEqual(['US', 'FR', 'SG'])
  const [us, fr, sg] = marks.map(({ radius }) => radius)
  expect(us).toBe(2 * (fr ?? 0))
  expect(sg).toBeGreaterThan(4)
})

it('a number that would stand in that of a greater figure is left to the list', () => {
  const formats = { long: 'DD MMMM YYYY', short: 'YYYY/MM/DD', axis: 'DD MMM', numbers: 'en', language: 'en' }
  const numbered = (figures: Figure[]) => apart(marksOf(figures), formats).map((mark) => mark.figure.code)
  expect(numbered([figure('JP', 37), figure('CN', 6)])).toEqual(['JP', 'CN'])
  expect(numbered([figure('JP', 45_678_979), figure('CN', 7_407_402)])).toEqual(['JP'])
})

it('leaves no blank room on paper where the page is printed before the map was on the screen', async () => {
  draw([figure('US', 9)])
  const onPaper = () =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText.replaceAll(/\s+/g, ' ')))
      .filter((rule) => rule.includes(document.querySelector('[aria-hidden]')?.className.split(' ').at(-1) ?? '-'))
      .join(' ')
  expect(onPaper()).toMatch(/@media print ?{[^}]*display: ?none/)
  show()
  await waitFor(() => expect(circles()).toHaveLength(1))
  expect(onPaper()).not.toMatch(/@media print/)
})
