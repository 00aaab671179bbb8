import { describe, expect, it } from 'vitest'
import { asText, contrast, palettesOf, surface } from './palettes.ts'
import { productPalettes } from './product.ts'
import { MODES, PRODUCT, surfaces } from './tokens.ts'

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
    expect(surface('#ffd400')).toMatchObject({ main: '#ffd400', contrastText: surfaces.light.ink })
  })

  it('is white on a colour that is almost dark enough, slightly darkened', () => {
    const { main, contrastText, isTenants } = surface('#458598')
    expect(isTenants).toBe(true)
    expect(main).not.toBe('#458598')
    expect(contrastText).toBe('#ffffff')
    expect(contrast(main, contrastText)).toBeGreaterThanOrEqual(4.5)
  })
})

/** Colours all around, from black to white. */
const all = Array.from({ length: 586 }, (_, index) => {
  const digits = (index * 7).toString(16).padStart(3, '0')
  return `#${[...digits].map((digit) => digit + digit).join('')}`
})

describe.each(MODES)('what is drawn in a tenant’s colours, %s', (mode) => {
  it('[LK-01] can be read and seen, whatever the tenant names', () => {
    const { card, page, wash } = surfaces[mode]
    for (const colour of all) {
      const { fill, on, hover, ink, strong, onStrong } = palettesOf({ primaryColor: colour, secondaryColor: colour })[
        mode
      ]
      const pairs = [
        [on, fill],
        [on, hover],
        [onStrong, strong],
        ...[card, page, wash].flatMap((ground) => [
          [ink, ground],
          [strong, ground],
        ]),
      ]
      for (const [text = '', ground = ''] of pairs)
        expect(contrast(text, ground), `${text} on ${ground} of ${colour}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('[LK-01] keeps text, states and edges of inputs apart from their grounds', () => {
    const { card, page, wash, ink, soft, edge, tones } = surfaces[mode]
    for (const ground of [card, page, wash]) {
      for (const text of [ink, soft]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
    }
    for (const ground of [card, page]) expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3)
    for (const tone of Object.values(tones))
      for (const ground of [tone.wash, card]) expect(contrast(tone.ink, ground)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('a tenant’s palettes', () => {
  it('keep the hue: a blue in the dark is a lighter blue', () => {
    const { dark } = palettesOf({ primaryColor: '#1f5f8b', secondaryColor: '#0b2f4e' })
    expect(contrast(dark.fill, '#000000')).toBeGreaterThan(contrast('#1f5f8b', '#000000'))
    expect(asText('#ffd400', '#ffffff')).toMatch(/^#[0-9a-f]{4}0/)
  })

  it('write figures in a pale colour darker than it is', () => {
    const pale = { primaryColor: '#1f5f8b', secondaryColor: '#ffeeee' }
    expect(palettesOf(pale).light.strong).not.toBe('#ffeeee')
    expect(palettesOf(pale).dark.strong).toBe('#ffeeee')
  })

  it('are what the tenant names for the dark, where it does', () => {
    const named = { primaryColor: '#1f5f8b', secondaryColor: '#0b2f4e', dark: { primaryColor: '#ffcc66' } }
    expect(palettesOf(named).dark.fill).toBe('#ffcc66')
  })

  it('are the product’s where the tenant names no colour', () => {
    expect(palettesOf({ primaryColor: '', secondaryColor: 'red' })).toEqual(productPalettes)
    expect(palettesOf({ primaryColor: PRODUCT.primary, secondaryColor: PRODUCT.secondary })).toEqual(productPalettes)
  })
})
