import { describe, expect, it } from 'vitest'
import { explain } from './explain.ts'
import { world } from '../testing/world.ts'

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
  it('names for each value the file that gives it and what it overrode', () => {
    const { value, parts } = ask('forms/order', 'sections.details.fields.note.required')
    expect(value).toEqual({ on: 'save', when: { field: 'kind', is: 'B' } })
    expect(
      parts.map(({ pointer, file, line, overrode }) => [
        pointer.split('.').slice(4).join('.'),
        file,
        line,
        overrode?.value,
      ]),
    ).toEqual([
      ['required.on', 'tenants/NORTH/forms/order.layout.json', 7, 'submit'],
      ['required.when.field', 'schemas/forms/order.layout.json', 25, undefined],
      ['required.when.is', 'schemas/forms/order.layout.json', 25, undefined],
    ])
    expect(parts[0]?.overrode).toMatchObject({ file: 'schemas/forms/order.layout.json', line: 25 })
  })

  it('gives the data rules of a field, nested ones too', () => {
    expect(ask('forms/order', 'sections.details.fields.note').rules).toEqual({
      type: 'string',
      maxLength: 30,
      pattern: '^[A-Za-z ]*$',
    })
    expect(ask('forms/order', 'sections.details.fields.x_costCentre').rules).toEqual({ type: 'string', maxLength: 12 })
    expect(ask('forms/order', 'sections.lines.fields.lines.fields.qty').rules).toEqual({ type: 'integer', minimum: 1 })
  })

  it('gives the texts of a label and the limits of a field, each with its place and what it overrode', () => {
    const parts = ask('forms/order', 'sections.details.fields.note').parts.map(
      ({ pointer, value, file, line, overrode }) => [
        pointer.split('.').at(-1),
        value,
        `${file}:${line}`,
        overrode?.value,
      ],
    )
    expect(parts).toEqual(
      expect.arrayContaining([
        ['label', 'field.note', 'schemas/forms/order.layout.json:25', undefined],
        ['label (en)', 'Note', 'schemas/labels/en.json:14', undefined],
        ['label (ja)', '日本語 Note', 'schemas/labels/ja.json:14', undefined],
        ['maxLength', 30, 'tenants/NORTH/forms/order.schema.json:3', 50],
      ]),
    )
  })

  it('answers for every entry, rule and effect of every screen, with the place where the value stands', () => {
    const input = world()
    for (const screen of ['forms/order', 'grids/orders', 'portal', 'lookups', 'labels/en', 'labels/ja']) {
      const { parts } = ask(screen, '')
      expect(parts.length).toBeGreaterThan(5)
      for (const { value, file, line, column, overrode } of parts) {
        for (const place of [{ value, file, line, column }, ...(overrode === undefined ? [] : [overrode])]) {
          const at =
            input.files
              .get(place.file)
              ?.split('\n')
              [place.line - 1]?.slice(place.column - 1) ?? ''
          const begins =
            typeof place.value === 'object' ? (Array.isArray(place.value) ? '[' : '{') : JSON.stringify(place.value)
          expect(at.startsWith(begins), `${place.file}:${place.line} ${begins}`).toBe(true)
        }
      }
    }
  })

  it('explains whole values and files that are no screens', () => {
    expect(ask('forms/order', 'effects.kindChanged.clear').parts).toEqual([
      {
        pointer: 'effects.kindChanged.clear',
        value: ['city'],
        file: 'schemas/forms/order.layout.json',
        line: 55,
        column: 45,
      },
    ])
    expect(ask('labels/en', 'field.note').value).toBe('Note')
  })

  it('names the nearest place when there is none', () => {
    expect(complaints('forms/order', 'sections.detials.fields')).toEqual([
      'pointer-unknown Did you mean "sections.details"?',
    ])
    expect(complaints('forms/orders', '')).toEqual(['unknown-screen Did you mean "forms/order"?'])
    expect(complaints('forms/order', '', 'NORTS')).toEqual(['tenant-unknown Did you mean "NORTH"?'])
  })
})
