import { describe, expect, it } from 'vitest'
import { checkTenant } from './compiler.ts'
import type { FormModel } from '../model/form.ts'
import { codes, extendingWorld, formOf, meta, repeated } from '../testing/extending.ts'

const order = 'tenants/NORTH/forms/order.layout.json'

/** The order, and the form that extends it, with what the tenant says of the order's sections. */
function worldWith(
  { details, ...others }: Record<string, { fields?: object; [key: string]: unknown }>,
  extending: object = repeated,
) {
  const fields = { ...details?.fields, x_costCentre: { label: 'field.x_costCentre', after: 'kind' } }
  const sections = { ...others, details: { ...details, fields } }
  const override = JSON.stringify({ $schema: `../../../schemas/${meta.slice(3)}`, sections })
  return extendingWorld(extending, { [order]: override })
}

const idsOf = ({ sections }: FormModel) =>
  Object.fromEntries(sections.map(({ id, fields }) => [id, fields.map((field) => field.id)]))
const fieldOf = ({ sections }: FormModel, id: string) =>
  sections.flatMap(({ fields }) => fields).find((field) => field.id === id)

describe('a field that stands in another section', () => {
  it('is at its end, otherwise as it was, and in forms that extend this one, too', () => {
    const input = worldWith({ details: { fields: { city: { section: 'lines' } } } })
    expect(checkTenant(input, 'NORTH')).toEqual([])
    const form = formOf(input, 'forms/order')
    expect(idsOf(form)).toEqual({
      details: ['kind', 'x_costCentre', 'buyer', 'note', 'begin', 'end', 'pieces'],
      lines: ['lines', 'city'],
    })
    expect(fieldOf(form, 'city')).toEqual(fieldOf(formOf(worldWith({}), 'forms/order'), 'city'))
    expect(idsOf(formOf(input, 'forms/repeat'))['lines']).toEqual(['lines', 'city'])
  })

  it('stands beside the field there that it names, as do those that name it and those that stood beside it before', () => {
    const input = worldWith({
      details: { fields: { city: { section: 'lines', before: 'buyer' }, buyer: { section: 'lines' } } },
      lines: { fields: { lines: { after: 'buyer' } } },
    })
    expect(codes(input)).toEqual([])
    expect(idsOf(formOf(input, 'forms/order'))).toEqual({
      details: ['kind', 'x_costCentre', 'note', 'begin', 'end', 'pieces'],
      lines: ['city', 'buyer', 'lines'],
    })
    const beside = worldWith({ details: { fields: { kind: { section: 'lines' } } } })
    expect(idsOf(formOf(beside, 'forms/order'))['details']?.[0]).toBe('x_costCentre')
    expect(codes(beside)).toEqual([])
    const away = worldWith({ details: { fields: { city: { section: 'lines', after: 'note' } } } })
    expect(codes(away)).toEqual(['unknown-neighbour'])
    const round = { city: { section: 'lines', after: 'buyer' }, buyer: { section: 'lines', after: 'city' } }
    expect(codes(worldWith({ details: { fields: round } }))).toEqual(['order-contradicts'])
  })

  it('stays where it stood where a form that extends this one has left out the neighbour that it names', () => {
    const input = worldWith({ details: { fields: { kind: { after: 'begin' } } } })
    expect(checkTenant(input, 'NORTH')).toEqual([])
    const [first, second] = idsOf(formOf(input, 'forms/repeat'))['details'] ?? []
    expect([first, second]).toEqual(['pieces', 'kind'])
    expect(idsOf(formOf(input, 'forms/order'))['details']?.[0]).not.toBe('kind')
  })

  it('stays in its own where a form that extends this one has no such section', () => {
    const without = { ...repeated, without: { ...repeated.without, sections: ['lines'] } }
    const input = worldWith({ details: { fields: { city: { section: 'lines', before: 'lines' } } } }, without)
    expect(checkTenant(input, 'NORTH')).toEqual([])
    expect(idsOf(formOf(input, 'forms/repeat'))['details']).toContain('city')
  })

  it('is there while its own section is', () => {
    const [visible, enabled, own] = [
      { field: 'kind', is: 'A' },
      { field: 'buyer', filled: true },
      { field: 'note', filled: true },
    ]
    const input = worldWith({ details: { visible, enabled, fields: { city: { section: 'lines', visible: own } } } })
    expect(fieldOf(formOf(input, 'forms/order'), 'city')?.visible).toEqual({ all: [visible, enabled, own] })
  })

  it('is there where the tenant hides the section that it left, and not where that one hides the other', () => {
    const kept = { city: { section: 'lines' } }
    const left = formOf(
      worldWith({ lines: { fields: { lines: { section: 'details' } }, hidden: true } }),
      'forms/order',
    )
    expect(fieldOf(left, 'lines')?.visible).toBeUndefined()
    expect(idsOf(left)['details']).toContain('lines')
    const required = { buyer: { section: 'lines', required: { on: 'save' } } }
    expect(codes(worldWith({ details: { fields: kept }, lines: { hidden: true } }))).toEqual([])
    expect(checkTenant(worldWith({ details: { fields: required }, lines: { hidden: true } }), 'NORTH')).toMatchObject([
      {
        code: 'hidden-required',
        file: 'tenants/NORTH/forms/order.layout.json',
        pointer: '/sections/details/fields/buyer/section',
      },
    ])
  })

  it('is of a form, not of a row, and the section one of the form', () => {
    expect(codes(worldWith({ details: { fields: { city: { section: 'line' } } } }))).toEqual(['unknown-section'])
    const nested = { lines: { fields: { lines: { fields: { qty: { section: 'details' } } } } } }
    expect(codes(worldWith(nested))).toEqual(['unknown-key'])
  })
})
