import { describe, expect, it } from 'vitest'
import { endingOf, markdownOf, newPage, withLine, written } from './written.ts'

const page = '---\ngroup: Shipments\norder: 45\nflavours: forwarding\n---\n\n# Arriving\n\nText\n'

describe('a help page as it is written', () => {
  it('keeps what it says of itself when its text changes, and the other way round', () => {
    expect(markdownOf(page)).toBe('# Arriving\n\nText\n')
    expect(written(page, '# Landed\n\n')).toBe(
      '---\ngroup: Shipments\norder: 45\nflavours: forwarding\n---\n\n# Landed\n',
    )
    expect(written(page, markdownOf(page), { group: 'Quays' })).toBe(page.replace('Shipments', 'Quays'))
    expect(written(page.replaceAll('\n', '\r\n'), '# A', { order: 2 })).toBe(
      '---\ngroup: Shipments\norder: 2\nflavours: forwarding\n---\n\n# A\n',
    )
  })

  it('has no head until it says something, and may have lines between lines of hyphens in its text', () => {
    expect(markdownOf('# A\n\n---\nB\n---\n')).toBe('# A\n\n---\nB\n---\n')
    expect(newPage(' Quay ', { group: 'Shipments', order: 10 })).toBe('---\ngroup: Shipments\norder: 10\n---\n# Quay\n')
  })

  it('gets a picture on a line of its own, after the line that the person is in', () => {
    expect(withLine('one\n\ntwo\n', 1, '![](assets/a.png)')).toBe('one\n\n![](assets/a.png)\n\ntwo\n')
    expect(withLine('one\ntwo', 2, '!')).toBe('one\n\n!\n\ntwo\n')
    expect(withLine('', 0, '!')).toBe('!\n')
    expect([endingOf('iVBORw0KGgoAAA'), endingOf('/9j/4AAQ'), endingOf('UklGRh'), endingOf('PHN2Zz4=')]).toEqual([
      'png',
      'jpg',
      'webp',
      'svg',
    ])
  })
})
