import { describe, expect, it } from 'vitest'
import { checkTenant } from '../compile/compiler.ts'
import { codes, extendingWorld, fieldsOf, formOf, meta, ownRepeat, repeat, repeated } from '../testing/extending.ts'
import { edited, textOf } from '../testing/world.ts'
import { migrations } from '../upgrade/migrate.ts'
import { acceptedRecord } from '../upgrade/record.ts'
import { checkUpgrades } from '../upgrade/upgrades.ts'

describe('findings about files that extend others', () => {
  const found = (file: object, changes: Record<string, string> = {}) =>
    checkTenant(extendingWorld(file, changes), 'NORTH').map(({ code, file: at, hint }) =>
      `${code} ${at} ${hint ?? ''}`.trim(),
    )

  it('name one that is not there, and the nearest that is', () => {
    expect(found({ $schema: meta, extends: 'forms/ordr' })).toContain(
      `extends-unknown ${repeat} Did you mean "forms/order"?`,
    )
  })

  it('name one of another kind', () => {
    expect(found({ $schema: meta, extends: 'grids/orders' })).toContain(
      `extends-other-kind ${repeat} Allowed: forms/order.`,
    )
  })

  it('name a circle once', () => {
    const order = edited('schemas/forms/order.layout.json', '"title"', '"extends": "forms/repeat", "title"').replace(
      '../meta/form-layout',
      '../meta/overrides/form-layout',
    )
    const input = extendingWorld(repeated, { 'schemas/forms/order.layout.json': order })
    const circles = checkTenant(input, 'NORTH').filter(({ code }) => code === 'extends-circle')
    expect(circles).toHaveLength(1)
    expect(circles[0]?.message).toMatch(/forms\/(order|repeat) → forms\/(order|repeat) → forms\/(order|repeat)/)
  })

  it('name what is left out and was never there', () => {
    const file = { ...repeated, without: { ...repeated.without, rules: ['date'] } }
    expect(found(file)).toEqual([`without-unknown ${repeat} Did you mean "dates"?`])
  })

  it('name what the file says as it inherits it', () => {
    expect(checkTenant(extendingWorld({ ...repeated, title: 'order.title' }), 'NORTH')).toMatchObject([
      { code: 'override-equal', file: repeat, pointer: '/title' },
    ])
  })

  it('name what the file needs and left out', () => {
    const file = { ...repeated, without: { ...repeated.without, '': ['messages', 'title'] } }
    expect(found(file)).toEqual([`missing-key ${repeat} Label of the form's heading.`])
  })

  it('refuse both words in a file of a tenant', () => {
    expect(
      found(repeated, {
        [ownRepeat]: JSON.stringify({ $schema: `../../../schemas/${meta.slice(3)}`, without: { rules: ['dates'] } }),
      }),
    ).toEqual([`extends-of-tenant ${ownRepeat} Write what differs; "hidden": true takes an entry away.`])
  })

  it('stand where the mistake is, and name the file that it is one for', () => {
    const rules = textOf('schemas/forms/order.schema.json')
    const input = extendingWorld(
      { ...repeated, without: { ...repeated.without, 'sections.details.fields': ['end'] } },
      { 'schemas/forms/repeat.schema.json': rules.replace('schemas/Order"', 'schemas/Line"') },
    )
    const messages = checkTenant(input, 'NORTH').filter(({ file }) => file === 'schemas/forms/order.layout.json')
    expect(messages.length).toBeGreaterThan(0)
    for (const { message } of messages) expect(message).toContain('(in forms/repeat, which extends forms/order)')
  })

  it('name the meta-schema that asks for nothing', () => {
    expect(found({ ...repeated, $schema: '../meta/form-layout.schema.json' })).toEqual([
      `wrong-schema ${repeat} Write "${meta}".`,
    ])
  })
})

describe('a new version of the portal', () => {
  const override = (fields: object) =>
    JSON.stringify({ $schema: `../../../schemas/${meta.slice(3)}`, sections: { main: { fields } } })

  it('renames a place for the files that extend it, too', () => {
    const input = extendingWorld(repeated, { [ownRepeat]: override({ city: { label: 'field.kind' } }) })
    expect(codes(input)).toEqual(['override-renamed'])
    expect(migrations(input, 'NORTH').get(ownRepeat)).toContain('"details"')
  })

  it('renames a place for what is left out, and says so', () => {
    const without = { ...repeated.without, 'sections.main.fields': ['begin', 'end'] }
    const input = extendingWorld({ ...repeated, without: { ...without, 'sections.details.fields': ['buyer'] } })
    expect(checkTenant(input, 'NORTH')).toMatchObject([
      { code: 'override-renamed', file: repeat, hint: 'Write it at "sections.details.fields.begin".' },
      { code: 'override-renamed', file: repeat, hint: 'Write it at "sections.details.fields.end".' },
    ])
    expect(fieldsOf(formOf(input, 'forms/repeat')).map(({ id }) => id)).toEqual(['pieces', 'kind', 'city', 'note'])
  })

  it('tells who overrides an extending form that what it extends has changed', () => {
    const before = extendingWorld(repeated, {
      [ownRepeat]: override({ buyer: { label: 'field.kind' } }).replace('main', 'details'),
    })
    const record = acceptedRecord(before, 'NORTH')
    const files = new Map(before.files).set(record?.path ?? '', record?.text ?? '')
    const order = 'schemas/forms/order.layout.json'
    files.set(order, edited(order, '"label": "field.buyer"', '"label": "field.item"'))
    const findings = checkUpgrades({ ...before, files }, 'NORTH').filter(({ file }) => file === ownRepeat)
    expect(findings).toMatchObject([{ code: 'base-changed' }])
  })
})
