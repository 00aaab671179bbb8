import { describe, expect, it } from 'vitest'
import { checkTenant } from '../compile/compiler.ts'
import { differences } from '../explain/differences.ts'
import { edited as withEdits } from '../edit/edit.ts'
import { explain } from '../explain/explain.ts'
import type { FormModel } from '../model/form.ts'
import {
  codes,
  extendingWorld,
  fieldsOf,
  formOf,
  meta,
  ownRepeat,
  portal,
  repeat,
  repeated,
} from '../testing/extending.ts'
import { edited, textOf } from '../testing/world.ts'

describe('[TN-06] a form that extends another', () => {
  it('has what the other has, changed, placed and left out as its own file says', () => {
    const input = extendingWorld()
    expect(checkTenant(input, 'NORTH')).toEqual([])
    const [order, form] = [formOf(input, 'forms/order'), formOf(input, 'forms/repeat')]
    expect(fieldsOf(form).map(({ id }) => id)).toEqual(['pieces', 'kind', 'buyer', 'city', 'note'])
    expect(fieldsOf(form).find(({ id }) => id === 'buyer')).toEqual(fieldsOf(order).find(({ id }) => id === 'buyer'))
    expect(fieldsOf(form).find(({ id }) => id === 'city')).toMatchObject({ label: 'field.item', widget: 'choice' })
    expect(form).toMatchObject({ name: 'repeat', title: 'order.title', rules: [], messages: {} })
    expect(form.effects).toEqual(order.effects)
  })

  it('says nothing of how it was made', () => {
    expect(JSON.stringify(formOf(extendingWorld(), 'forms/repeat'))).not.toMatch(/"(extends|without)"/)
  })

  it('follows through more than one file', () => {
    const again = 'schemas/forms/again.layout.json'
    const input = extendingWorld(repeated, {
      [again]: JSON.stringify({ $schema: meta, extends: 'forms/repeat', without: { sections: ['lines'] } }),
      'schemas/forms/again.schema.json': textOf('schemas/forms/order.schema.json'),
      [portal]: edited(portal, '"drawers": { "order"', '"drawers": { "repeat": { "screen": "forms/again" }, "order"'),
    })
    const form = formOf(input, 'forms/again')
    expect(form.sections.map(({ id }) => id)).toEqual(['details'])
    expect(fieldsOf(form).map(({ id }) => id)).toEqual(['pieces', 'kind', 'buyer', 'city', 'note'])
  })
})

describe("a tenant's change of a form", () => {
  const change = (fields: object) =>
    JSON.stringify({ $schema: `../../../schemas/${meta.slice(3)}`, sections: { details: { fields } } })

  it('reaches the forms that extend it, and the extending file goes over it', () => {
    const input = extendingWorld(repeated, {
      'tenants/NORTH/forms/order.layout.json': change({
        buyer: { label: 'field.note', hidden: true },
        city: { label: 'field.kind', width: 6 },
        x_costCentre: { label: 'field.x_costCentre', after: 'kind' },
      }),
    })
    expect(checkTenant(input, 'NORTH')).toEqual([])
    const fields = fieldsOf(formOf(input, 'forms/repeat'))
    expect(fields.find(({ id }) => id === 'buyer')).toMatchObject({ label: 'field.note', visible: { any: [] } })
    expect(fields.find(({ id }) => id === 'city')).toMatchObject({ label: 'field.item', width: 6 })
  })

  it("leaves the tenant's own fields where they are: their data is that form's", () => {
    const input = extendingWorld()
    expect(fieldsOf(formOf(input, 'forms/order')).map(({ id }) => id)).toContain('x_costCentre')
    expect(fieldsOf(formOf(input, 'forms/repeat')).map(({ id }) => id)).not.toContain('x_costCentre')
  })

  it('says nothing there of a field that stays here: no rule that asks for it, no requirement while it holds, no value for it', () => {
    const asks = { field: 'customFields.x_costCentre', filled: true }
    const input = extendingWorld(repeated, {
      'tenants/NORTH/forms/order.layout.json': JSON.stringify({
        $schema: `../../../schemas/${meta.slice(3)}`,
        record: { initial: { 'customFields.x_costCentre': 'A1' } },
        sections: {
          details: {
            fields: {
              x_costCentre: { label: 'field.x_costCentre', after: 'kind' },
              buyer: { visible: asks, width: 6 },
              city: { required: { on: 'submit', when: asks } },
            },
          },
        },
      }),
    })
    expect(checkTenant(input, 'NORTH').filter(({ severity }) => severity === 'error')).toEqual([])
    const [order, form] = [formOf(input, 'forms/order'), formOf(input, 'forms/repeat')]
    const field = (of: FormModel, id: string) => fieldsOf(of).find((each) => each.id === id)
    expect(field(order, 'buyer')).toMatchObject({ visible: asks, width: 6 })
    expect(field(form, 'buyer')).toMatchObject({ width: 6 })
    expect(field(form, 'buyer')).not.toHaveProperty('visible')
    expect(field(form, 'city')?.required).toBeUndefined()
    expect(JSON.stringify(form.record)).not.toContain('x_costCentre')
  })

  it('may be taken back in one that extends it, but not to less than the portal asks', () => {
    const own = 'tenants/NORTH/forms/order.layout.json'
    const taken = extendingWorld(repeated, {
      [own]: change({ buyer: { required: { on: 'save' } }, x_costCentre: { label: 'field.x_costCentre' } }),
      [ownRepeat]: change({ buyer: { required: false } }),
    })
    expect(checkTenant(taken, 'NORTH')).toEqual([])
    expect(fieldsOf(formOf(taken, 'forms/repeat')).find(({ id }) => id === 'buyer')?.required).toBeUndefined()
    expect(differences(taken, 'NORTH').map(({ text }) => text)).toContain('Buyer is not required.')
    expect(codes(extendingWorld(repeated, { [ownRepeat]: change({ kind: { required: false } }) }))).toEqual([
      'weakened-rule',
    ])
  })

  it('names the forms that take it over, but not what those change, nor a field of the tenant’s own', () => {
    const own = 'tenants/NORTH/forms/order.layout.json'
    const input = extendingWorld(repeated, {
      [own]: change({
        buyer: { label: 'field.note' },
        city: { label: 'field.note' },
        x_costCentre: { label: 'field.x_costCentre' },
      }),
    })
    expect(differences(input, 'NORTH').map(({ pointer, reaches }) => [pointer.split('.').at(-1), reaches])).toEqual(
      expect.arrayContaining([
        ['buyer', ['forms/repeat']],
        ['city', []],
        ['x_costCentre', []],
      ]),
    )
  })

  it('need not be repeated in a form that extends it', () => {
    const found = checkTenant(
      extendingWorld(repeated, { [ownRepeat]: change({ city: { label: 'field.item' } }) }),
      'NORTH',
    )
    expect(found).toMatchObject([{ code: 'override-equal', file: ownRepeat }])
  })
})

describe('[TN-06] an explanation of a form that extends another', () => {
  it("shows each file that had a word: the portal's, the tenant's, the one that extends it, the tenant's again", () => {
    const own = (label: string) =>
      JSON.stringify({
        $schema: `../../../schemas/${meta.slice(3)}`,
        sections: { details: { fields: { city: { label } } } },
      })
    const input = extendingWorld(repeated, {
      'tenants/NORTH/forms/order.layout.json': own('field.kind'),
      'tenants/NORTH/forms/order.schema.json': undefined,
      [ownRepeat]: own('field.note'),
    })
    const answer = explain(input, 'NORTH', 'forms/repeat', 'sections.details.fields.city.label')
    const way: string[] = []
    for (let at = Array.isArray(answer) ? undefined : answer.parts[0]; at !== undefined; at = at.overrode as typeof at)
      way.push(`${at.file}:${at.line > 0} ${String(at.value)}`)
    expect(way).toEqual([
      `${ownRepeat}:true field.note`,
      `${repeat}:true field.item`,
      'tenants/NORTH/forms/order.layout.json:true field.kind',
      'schemas/forms/order.layout.json:true field.city',
    ])
  })
})

describe('an edit', () => {
  it('writes nothing that the form inherits from the tenant already', () => {
    const keys = ['sections', 'details', 'fields', 'buyer', 'label']
    const first = withEdits(extendingWorld(), 'NORTH', [{ file: 'forms/order.layout.json', keys, value: 'field.note' }])
    const same = withEdits(first, 'NORTH', [{ file: 'forms/repeat.layout.json', keys, value: 'field.note' }])
    expect(same.files.has(ownRepeat)).toBe(false)
    const other = withEdits(first, 'NORTH', [{ file: 'forms/repeat.layout.json', keys, value: 'field.buyer' }])
    expect(other.files.get(ownRepeat)).toContain('field.buyer')
  })
})
