import { describe, expect, it } from 'vitest'
import { apart, apartColours, chartColours, inTheDark, shades } from './colours.ts'
import { CHART_COLOURS, surfaces } from '../../config/index.ts'
import { contrast, fromHex, labOf } from './colour-space.ts'

const brands = [
  ['#417f90', '#1a5178'],
  ['#1f5f8b', '#0b2f4e'],
  ['#ffd400', '#ffe066'],
  ['#b3261e', '#7a1a14'],
] as const

describe.each(brands)('the colours of a chart of the brand %s %s', (primary, secondary) => {
  const byDay = apartColours(primary, secondary, 8)
  const byNight = byDay.map(inTheDark)

  it.each([
    ['by day', byDay],
    ['by night', byNight],
  ])('stay apart for eyes without one kind of cone, eight of them, %s', (_, colours) => {
    const gaps = colours.flatMap((one, index) => colours.slice(index + 1).map((other) => apart(one, other)))
    expect(Math.min(...gaps)).toBeGreaterThan(0.05)
  })

  it('are, as long as they are few, the brightest of the pleasant ones', () => {
    const pleasant = CHART_COLOURS.slice(0, 5)
    expect(
      apartColours(primary, secondary, 4)
        .slice(2)
        .filter((colour) => !pleasant.some((each) => each === colour)),
    ).toEqual([])
  })

  it('can all be seen on a card, by day and in the dark', () => {
    const many = apartColours(primary, secondary, 18)
    expect(many.filter((colour) => contrast(colour, surfaces.light.card) < 2.99)).toEqual([])
    expect(many.map(inTheDark).filter((colour) => contrast(colour, surfaces.dark.card) < 2.99)).toEqual([])
  })

  it('keep their hue by night', () => {
    const turned = byDay.map((colour, index) => Math.abs(hueOf(colour) - hueOf(byNight[index] ?? '')))
    expect(turned.filter((degrees) => Math.min(degrees, 360 - degrees) > 3)).toEqual([])
  })
})

function hueOf(hex: string): number {
  const [, a, b] = labOf(fromHex(hex))
  return (Math.atan2(b, a) * 180) / Math.PI
}

describe('the colours of a chart', () => {
  it('begin with the brand’s own and are the same each time', () => {
    const colours = apartColours('#b3261e', '#1a5178', 5)
    expect(colours.slice(0, 2)).toEqual(['#b3261e', '#1a5178'])
    expect(apartColours('#b3261e', '#1a5178', 5)).toEqual(colours)
  })

  it('repeat where there are more parts than colours', () => {
    expect(apartColours('#b3261e', '#1a5178', 200)).toHaveLength(200)
  })
})

it('the rest of a chart is grey, by day and in the dark, and takes no colour from the others', () => {
  const figures = ['JP', 'US', ''].map((code) => ({ id: code, code, label: code, value: 1, opens: false }))
  const [one, other] = apartColours('#417f90', '#1a5178', 2)
  const gathered = figures.map((figure) => (figure.code === '' ? { ...figure, isRest: true as const } : figure))
  expect(chartColours(gathered, '#417f90', '#1a5178')).toEqual([one, other, surfaces.light.tones.neutral.ink])
  expect(chartColours(gathered, '#417f90', '#1a5178', 'dark').at(-1)).toBe(surfaces.dark.tones.neutral.ink)
})

describe('the colours of states', () => {
  it('are their inks; several of one are shades of it that can be told apart and seen, by day and in the dark', () => {
    for (const mode of ['light', 'dark'] as const) {
      const { card, tones } = surfaces[mode]
      const [good, info] = [tones.success.ink, tones.info.ink]
      const colours = shades([info, good, info, info, info], card)
      expect(colours.slice(0, 2)).toEqual([info, good])
      expect(colours.filter((colour) => contrast(colour, card) < 2.99)).toEqual([])
      const blues = colours.filter((_, index) => index !== 1)
      expect(Math.min(...blues.slice(1).map((blue, index) => apart(blue, blues[index] ?? '')))).toBeGreaterThan(0.05)
    }
  })
})
