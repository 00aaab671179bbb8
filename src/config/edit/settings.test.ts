import { describe, expect, it } from 'vitest'
import { checkTenant } from '../compile/compiler.ts'
import { textOf, world } from '../testing/world.ts'
import { edited } from './edit.ts'
import { foundEntries } from './find.ts'
import { outline } from './outline.ts'
import { relabelled } from './relabel.ts'
import { settings } from './settings.ts'

const tenantFile = 'tenants/NORTH/tenant.json'
const text = textOf(tenantFile)
const colour = /"primaryColor": "(#\w+)"/.exec(text)?.[1] ?? ''

describe('[BX-04] settings of a tenant', () => {
  it('are what its file says and could say, with the place where it is written', () => {
    const found = settings(world(), 'NORTH')
    const of = (way: string) => found.find(({ keys }) => keys.join('.') === way)
    const line = text.split('\n').findIndex((each) => each.includes('"primaryColor"')) + 1
    expect(of('theme.primaryColor')).toMatchObject({
      ...{ kind: 'colour', value: colour, at: { file: tenantFile, line }, isNeeded: true },
    })
    expect(of('trackingLinks.days')).toMatchObject({ kind: 'number', least: 1, most: 3650, isNeeded: false })
    expect(of('trackingLinks.days')).not.toHaveProperty('value')
    expect(of('idle.warnAfterMinutes')).toMatchObject({ file: 'portal.json', kind: 'number' })
    expect(of('printLogo')?.options?.map(({ texts }) => texts?.['en'])).toEqual(['Yes', 'No'])
    expect(found.map(({ keys }) => keys.join('.'))).not.toContain('id')
  })

  it('have the languages that the portal offers as chosen, and any other to be chosen by its name', () => {
    const of = (input: ReturnType<typeof world>, way: string) =>
      settings(input, 'NORTH').find(({ keys }) => keys.join('.') === way)
    const offered = of(world(), 'languages.offered')
    expect(offered).toMatchObject({ value: ['en', 'ja'], usual: ['en', 'ja'], at: { file: 'schemas/portal.json' } })
    expect(offered?.options?.find(({ value }) => value === 'de')?.texts).toEqual({
      en: 'German · de',
      ja: 'ドイツ語 · de',
    })
    const keys = ['languages', 'offered']
    const input = edited(world(), 'NORTH', [{ file: 'tenant.json', keys, value: ['en', 'ja', 'de'] }])
    expect(of(input, 'languages.default')?.options?.map(({ value }) => value)).toEqual(['en', 'ja', 'de'])
    expect(of(input, 'formats.de.short')).toMatchObject({ file: 'portal.json', kind: 'text' })
  })

  it('are written as a careful hand would: one value changes, a new one stands where the language names it', () => {
    const file = 'tenant.json'
    const input = edited(world(), 'NORTH', [{ file, keys: ['theme', 'primaryColor'], value: '#123456' }])
    expect(input.files.get(tenantFile)).toBe(text.replace(colour, '#123456'))
    const dated = edited(world(), 'NORTH', [{ file, keys: ['trackingLinks', 'days'], value: 30 }])
    expect(checkTenant(dated, 'NORTH')).toEqual([])
    expect([...edited(dated, 'NORTH', [{ file, keys: ['trackingLinks', 'days'] }]).files]).toEqual([...world().files])
  })
})

describe('[BX-04] pages and navigation', () => {
  const file = 'portal.json'

  it('are entries of the tenant’s flavour, which are called otherwise by a label of the tenant’s own', () => {
    const entries = outline(world(), 'NORTH', file)
    const route = entries.find(({ kind }) => kind === 'Route')
    if (route === undefined) throw new Error('The world has no route')
    expect(route.keys.slice(0, 3)).toEqual(['flavours', 'forwarding', 'routes'])
    expect(route.at.file).toBe('schemas/portal.json')
    const input = edited(
      world(),
      'NORTH',
      relabelled(world(), 'NORTH', { file, keys: route.keys, language: 'en', text: 'Our orders' }),
    )
    expect(input.files.get('tenants/NORTH/portal.json')).toContain(`"${route.id}": { "title": "`)
    expect(outline(input, 'NORTH', file)[0]?.texts['en']).toBe('Our orders')
    expect(checkTenant(input, 'NORTH').filter(({ severity }) => severity === 'error')).toEqual([])
  })
})

describe('[BX-04] an entry of any screen', () => {
  const ids = (sought: string) => foundEntries(world(), 'NORTH', sought, 100).map(({ file, id }) => `${file} ${id}`)

  it('is found by what it reads in any language and the label of that, by its way, by the contract’s name and by its place', () => {
    for (const sought of ['日本語 note', 'details.fields.note', 'NOTE', 'field.note'])
      expect(ids(sought), sought).toContain('forms/order.layout.json note')
    const [found] = foundEntries(world(), 'NORTH', 'details.fields.note', 100)
    expect(found).toMatchObject({ path: 'note', kind: 'Field', at: { file: 'tenants/NORTH/forms/order.layout.json' } })
    expect(ids(`${found?.at.file ?? ''}:${String(found?.at.line)}`)).toContain('forms/order.layout.json note')
    expect(ids('nothing is called so')).toEqual([])
    expect(ids(' ')).toEqual([])
    expect(foundEntries(world(), 'NORTH', 'fields', 2)).toHaveLength(2)
  })
})
