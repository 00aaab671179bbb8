import { describe, expect, it } from 'vitest'
import { explain } from './explain.ts'
import { world } from './testing/world.ts'

const ask = (screen: string, pointer: string, tenant = 'NORTH') => {
  const answer = explain(world(), tenant, screen, pointer)
  if (Array.isArray(answer)) throw new Error(answer.map(({ message }) => message).join())
  return answer
}
const complaints = (screen: string, pointer: string, tenant = 'NORTH') => {
  const answer = explain(world(), tenant, screen, pointer)
  return Array.isArray(answer) ? answer.map(({ code, hint }) => `${code} ${hint ?? ''}`) : []
}

describe('an explanation', () => {
  it('says for each value which file said it and what it overrode', () => {
    const { value, parts } = ask('forms/order', 'sections.details.fields.note.required')
    expect(value).toEqual({ on: 'save', when: { field: 'kind', is: 'B' } })
    expect(parts.map(({ pointer, file, line, overrode }) => [pointer.split('.').slice(4).join('.'), file, line, overrode?.value])).toEqual([
      ['required.on', 'tenants/NORTH/forms/order.layout.json', 7, 'submit'],
      ['required.when.field', 'schemas/forms/order.layout.json', 25, undefined],
      ['required.when.is', 'schemas/forms/order.layout.json', 25, undefined],
    ])
    expect(parts[0]?.overrode).toMatchObject({ file: 'schemas/forms/order.layout.json', line: 25 })
  })

  it('gives the data rules of a field, nested ones too', () => {
    expect(ask('forms/order', 'sections.details.fields.note').rules).toEqual({ type: 'string', maxLength: 30, pattern: '^[A-Za-z ]*$' })
    expect(ask('forms/order', 'sections.details.fields.x_costCentre').rules).toEqual({ type: 'string', maxLength: 12 })
    expect(ask('forms/order', 'sections.lines.fields.lines.fields.qty').rules).toEqual({ type: 'integer', minimum: 1 })
  })

  it('explains whole values and files that are no screens', () => {
    expect(ask('forms/order', 'effects.kindChanged.clear').parts).toEqual([
      { pointer: 'effects.kindChanged.clear', value: ['city'], file: 'schemas/forms/order.layout.json', line: 55, column: 45 },
    ])
    expect(ask('labels/en', 'field.note').value).toBe('Note')
  })

  it('names the nearest place when there is none', () => {
    expect(complaints('forms/order', 'sections.detials.fields')).toEqual(['pointer-unknown Did you mean "sections.details"?'])
    expect(complaints('forms/orders', '')).toEqual(['unknown-screen Did you mean "forms/order"?'])
    expect(complaints('forms/order', '', 'NORTS')).toEqual(['tenant-unknown Did you mean "NORTH"?'])
  })
})
