import { describe, expect, it } from 'vitest'
import { asText, contrast, isColour, surface } from './colour.ts'

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

describe('the text on a tenant colour', () => {
  it('is white on a dark colour, which stays as it is', () => {
    expect(surface('#1a5178')).toMatchObject({ main: '#1a5178', contrastText: '#ffffff' })
  })

  it('is dark on a light colour, which stays as it is', () => {
    expect(surface('#ffd400')).toMatchObject({ main: '#ffd400', contrastText: '#101d26' })
  })

  it('is white on a colour that is almost dark enough, slightly darkened', () => {
    const { main, contrastText } = surface('#417F90')
    expect(contrastText).toBe('#ffffff')
    expect(contrast(main, contrastText)).toBeGreaterThanOrEqual(4.5)
  })

  it('can always be read', () => {
    for (let step = 0; step < 4096; step += 7) {
      const colour = `#${[...step.toString(16).padStart(3, '0')].map((digit) => digit + digit).join('')}`
      const { main, contrastText } = surface(colour)
      expect(contrast(main, contrastText), colour).toBeGreaterThanOrEqual(4.5)
      expect(contrast(asText(colour), '#ffffff'), colour).toBeGreaterThanOrEqual(4.5)
    }
  })
})

describe('a colour of the configuration', () => {
  it('[HD-05] is #RRGGBB and nothing else', () => {
    expect(isColour('#1A5178')).toBe(true)
    expect(['red', '#fff', '#1a51780', 'url(x)', '#1a5178;x', 7, undefined].filter(isColour)).toEqual([])
  })
})
