import { describe, expect, it } from 'vitest'
import { helpOf, withHelpPage } from './help.ts'

const root = new URL('../../..', import.meta.url).pathname

describe('the help pages of a tenant', () => {
  it('are those of the portal, and in their place or beside them its own', () => {
    const own = new Map([
      ['help/en/documents.md', '---\ngroup: Ours\norder: 1\n---\n# Papers\n'],
      ['help/en/x_quay.md', '# Quay\n'],
      ['help/notes.md', 'for us'],
    ])
    const pages = helpOf(root, own)
    const named = (name: string, language = 'en') =>
      pages.find((page) => page.name === name && page.language === language)
    expect(named('documents')).toMatchObject({ title: 'Papers', group: 'Ours', isOwn: true, isPortals: true })
    expect(named('documents', 'ja')).toMatchObject({ isOwn: false, isPortals: true })
    expect(named('x_quay')).toMatchObject({ title: 'Quay', isOwn: true, isPortals: false })
    expect(pages.some(({ file }) => file === 'help/notes.md')).toBe(false)
  })

  it('of another flavour are none of the tenant’s', () => {
    const names = (tenantFile: string) => helpOf(root, new Map([['tenant.json', tenantFile]])).map(({ name }) => name)
    expect(names('{ "flavour": "forwarding" }')).not.toContain('search-customs-files')
    expect(names('{ "flavour": "forwarding" }')).toContain('manage-bookings')
    expect(names('{ "flavour": "customs" }')).toContain('search-customs-files')
    expect(names('{ "flavour": "customs" }')).not.toContain('manage-bookings')
    expect(names('{ "flav')).toContain('search-customs-files')
  })

  it('are written into its folder; a picture that no file names any more goes', () => {
    const folder = new Map([
      ['help/en/x_quay.md', '# Quay\n\n![](assets/quay.png)\n\n![](assets/logo.svg)\n'],
      ['tenant.json', '{ "logo": "assets/logo.svg" }'],
      ['assets/quay.png', 'AAAA'],
      ['assets/logo.svg', '<svg/>'],
    ])
    expect([...withHelpPage(folder, 'help/en/x_quay.md', '# Quay\r\n\r\nText').entries()]).toEqual([
      ['help/en/x_quay.md', '# Quay\n\nText\n'],
      ['tenant.json', '{ "logo": "assets/logo.svg" }'],
      ['assets/logo.svg', '<svg/>'],
    ])
    expect([...withHelpPage(folder, 'help/en/x_quay.md', undefined).keys()]).toEqual(['tenant.json', 'assets/logo.svg'])
    expect(withHelpPage(folder, '../../help/en/x.md', 'out')).toBe(folder)
  })
})
