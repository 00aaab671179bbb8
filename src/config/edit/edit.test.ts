import { describe, expect, it } from 'vitest'
import { checkTenant } from '../compile/compiler.ts'
import type { ConfigInput } from '../files/project.ts'
import { textOf, world } from '../testing/world.ts'
import { edited, type Edit } from './edit.ts'
import { moved } from './move.ts'
import { outline } from './outline.ts'
import { relabelled } from './relabel.ts'

const layout = 'forms/order.layout.json'
const note = ['sections', 'details', 'fields', 'note']
const own = (input: ConfigInput, file: string) => input.files.get(`tenants/NORTH/${file}`)
const change = (...edits: Edit[]) => edited(world(), 'NORTH', edits)

describe('[BX-04] an edit of a tenant’s file', () => {
  it('writes what a careful hand would: one entry changes, the rest keeps its bytes', () => {
    const input = change({ file: layout, keys: [...note, 'width'], value: 4 })
    expect(own(input, layout)).toBe(
      textOf(`tenants/NORTH/${layout}`).replace('"note": { "required"', '"note": { "width": 4, "required"'),
    )
    expect(checkTenant(input, 'NORTH')).toEqual([])
  })

  it('is the same file in whichever order it was done', () => {
    const edits: Edit[] = [
      { file: layout, keys: ['sections', 'lines', 'hidden'], value: true },
      { file: layout, keys: ['sections', 'details', 'fields', 'city', 'width'], value: 3 },
      { file: layout, keys: ['sections', 'details', 'fields', 'city', 'required'], value: { on: 'submit' } },
    ]
    expect(own(change(...edits), layout)).toBe(own(change(...edits.toReversed()), layout))
  })

  it('leaves alone a file that somebody is writing, and what belongs to its change', () => {
    const path = `tenants/NORTH/${layout}`
    for (const text of [
      textOf(path).replace('"x_costCentre":', '"x_costCentre'),
      textOf(path).replace('{', ''),
      '[1]',
    ]) {
      const input = world({ [path]: text })
      const label: Edit = { file: 'labels/en.json', keys: ['field.x_note'], value: 'Remark' }
      expect(edited(input, 'NORTH', [{ file: layout, keys: [...note, 'label'], value: 'field.x_note' }, label])).toBe(
        input,
      )
    }
  })

  it('says of a requirement only what the base does not', () => {
    const input = edited(world(), 'SOUTH', [
      { file: layout, keys: [...note, 'required'], value: { on: 'save', when: { field: 'kind', is: 'B' } } },
    ])
    expect(input.files.get(`tenants/SOUTH/${layout}`)).toContain('"note": { "required": { "on": "save" } }')
  })

  it('leaves nothing behind that the base says too, and no file that says nothing', () => {
    const wide = change({ file: layout, keys: [...note, 'width'], value: 4 })
    expect(own(edited(wide, 'NORTH', [{ file: layout, keys: [...note, 'width'] }]), layout)).toBe(
      textOf(`tenants/NORTH/${layout}`),
    )
    expect(own(change({ file: layout, keys: [...note, 'label'], value: 'field.note' }), layout)).toBe(
      textOf(`tenants/NORTH/${layout}`),
    )
    const grid = 'grids/orders.json'
    const empty = change(
      { file: grid, keys: ['columns', 'kind', 'before'] },
      { file: grid, keys: ['columns', 'buyer', 'hidden'] },
    )
    expect(own(empty, grid)).toBeUndefined()
    expect(
      edited(world(), 'SOUTH', [{ file: grid, keys: ['columns', 'kind', 'hidden'], value: true }]).files.get(
        `tenants/SOUTH/${grid}`,
      ),
    ).toBe(
      '{\n  "$schema": "../../../schemas/meta/overrides/grid.schema.json",\n  "columns": { "kind": { "hidden": true } }\n}\n',
    )
  })
})

describe('[BX-04] another text', () => {
  const relabel = (input: ConfigInput, language: string, text: string) =>
    edited(input, 'SOUTH', relabelled(input, 'SOUTH', { file: layout, keys: note, language, text }))
  const text = (input: ConfigInput, file: string) =>
    JSON.parse(input.files.get(`tenants/SOUTH/${file}`) ?? 'null') as unknown

  it('is a label of the tenant’s own at that place, in every language, and nothing is doubtful then', () => {
    const input = relabel(world(), 'en', 'Remark')
    expect(text(input, layout)).toMatchObject({
      sections: { details: { fields: { note: { label: 'field.x_order_note' } } } },
    })
    expect(text(input, 'labels/en.json')).toMatchObject({ 'field.x_order_note': 'Remark' })
    expect(text(input, 'labels/ja.json')).toMatchObject({ 'field.x_order_note': '日本語 Note' })
    // The flavour of SOUTH has no page for the form.
    expect(checkTenant(input, 'SOUTH').map(({ code }) => code)).toEqual(['screen-unreached'])
  })

  it('changes that label the next time, and goes where every language reads as the base does', () => {
    const both = relabel(relabel(world(), 'en', 'Remark'), 'ja', '備考')
    expect(text(both, 'labels/ja.json')).toMatchObject({ 'field.x_order_note': '備考' })
    const back = relabel(relabel(both, 'ja', '日本語 Note'), 'en', 'Note')
    expect([...back.files]).toEqual([...world().files])
  })

  it('leaves a language that has no text yet without one, so that it is seen to be translated still', () => {
    const german = world({
      'tenants/SOUTH/tenant.json': textOf('tenants/SOUTH/tenant.json').replace(
        '"version"',
        '"languages": { "default": "en", "offered": ["en", "ja", "de"] }, "version"',
      ),
      'tenants/SOUTH/labels/de.json': '{ "$schema": "../../../schemas/meta/labels.schema.json", "field.kind": "Art" }',
    })
    const texts = (input: ConfigInput, id: string) =>
      outline(input, 'SOUTH', layout)[0]?.entries.find((each) => each.id === id)?.texts
    expect(texts(german, 'kind')).toHaveProperty('de', 'Art')
    expect(Object.keys(texts(german, 'note') ?? {})).toEqual(['en', 'ja'])
    const input = relabel(german, 'en', 'Remark')
    expect(text(input, 'labels/de.json')).not.toHaveProperty(['field.x_order_note'])
    expect(texts(relabel(input, 'de', 'Bemerkung'), 'note')).toEqual({
      en: 'Remark',
      ja: '日本語 Note',
      de: 'Bemerkung',
    })
  })
})

describe('[BX-04] a move', () => {
  const fields = ['sections', 'details', 'fields']
  const order = (input: ConfigInput) =>
    outline(input, 'SOUTH', layout)[0]
      ?.entries.map(({ id }) => id)
      .join(' ')
  const move = (input: ConfigInput, id: string, where: 'after' | 'before', beside: string) =>
    edited(input, 'SOUTH', moved(input, 'SOUTH', { file: layout, keys: [...fields, id], where, beside }))

  it('names the neighbour, and nothing once the entry stands where the base has it', () => {
    const away = move(world(), 'note', 'before', 'kind')
    expect(order(away)).toBe('note kind buyer city begin end pieces')
    expect(away.files.get(`tenants/SOUTH/${layout}`)).toContain('"note": { "before": "kind" }')
    expect([...move(away, 'note', 'after', 'city').files]).toEqual([...world().files])
    expect(
      moved(world(), 'SOUTH', { file: layout, keys: [...fields, 'note'], where: 'after', beside: 'nobody' }),
    ).toEqual([])
  })

  it('is of one entry alone, whatever was moved or added before, and never goes round in a circle', () => {
    const add = (input: ConfigInput, id: string, after: string) =>
      edited(input, 'SOUTH', [
        { file: layout, keys: [...fields, id], value: { label: 'field.note', widget: 'text', after } },
      ])
    let input = add(add(add(world(), 'x_heat', 'note'), 'x_value', 'x_heat'), 'x_hands', 'x_value')
    // Every entry beside every other, as a person would press it, in an order that no one would choose.
    const ids = order(input)?.split(' ') ?? []
    const turns = ids.flatMap((id, at) => ids.map((beside, other) => ({ id, beside, turn: (at * 7 + other * 5) % 11 })))
    for (const { id, beside, turn } of turns.toSorted((one, other) => one.turn - other.turn)) {
      const now = order(input)?.split(' ') ?? []
      const where = turn % 2 === 0 ? 'after' : 'before'
      if (id === beside) continue
      const others = now.filter((each) => each !== id)
      const wanted = others.toSpliced(others.indexOf(beside) + (where === 'after' ? 1 : 0), 0, id)
      input = move(input, id, where, beside)
      expect(order(input)).toBe(wanted.join(' '))
    }
    expect(checkTenant(input, 'SOUTH').filter(({ code }) => /order|circle|neighbour/.test(code))).toEqual([])
    const base = ids.filter((id) => !id.startsWith('x_'))
    const settled = base.reduceRight((at, id) => move(at, id, 'before', order(at)?.split(' ')[0] ?? ''), input)
    const back = ['x_hands', 'x_value', 'x_heat'].reduce((at, id) => move(at, id, 'after', 'note'), settled)
    expect(order(back)).toBe(ids.join(' '))
    for (const id of base) expect(back.files.get(`tenants/SOUTH/${layout}`)).not.toContain(`"${id}": {`)
  })

  it('of a field that stands in another section is among the fields there, in any order, each written once', () => {
    const section = (input: ConfigInput) =>
      outline(input, 'SOUTH', layout)[1]
        ?.entries.map(({ id }) => id)
        .join(' ') ?? ''
    const home = (id: string) => (id === 'lines' ? ['sections', 'lines', 'fields', id] : [...fields, id])
    const gone = ['city', 'note', 'buyer'].map((id) => ({
      file: layout,
      keys: [...fields, id, 'section'],
      value: 'lines',
    }))
    let input = edited(world(), 'SOUTH', gone)
    expect(section(input)).toBe('lines buyer city note')
    const ids = section(input).split(' ')
    for (const [turn, id] of [...ids, ...ids.toReversed(), ...ids].entries())
      for (const beside of ids.filter((each) => each !== id)) {
        const where = turn % 2 === 0 ? 'after' : 'before'
        const others = section(input)
          .split(' ')
          .filter((each) => each !== id)
        const wanted = others.toSpliced(others.indexOf(beside) + (where === 'after' ? 1 : 0), 0, id)
        input = edited(input, 'SOUTH', moved(input, 'SOUTH', { file: layout, keys: home(id), where, beside }))
        expect(section(input)).toBe(wanted.join(' '))
      }
    expect(checkTenant(input, 'SOUTH').filter(({ code }) => /order|neighbour/.test(code))).toEqual([])
    const last = moved(input, 'SOUTH', {
      file: layout,
      keys: home('lines'),
      where: 'before',
      beside: section(input).split(' ')[0] ?? '',
    })
    expect(section(edited(input, 'SOUTH', last)).split(' ')[0]).toBe('lines')
  })
})

describe('the outline of a screen', () => {
  it('reads by the words of its id where an entry has no label', () => {
    const [kinds] = outline(world(), 'NORTH', 'lookups.json')
    expect([kinds?.id, kinds?.texts['en']]).toEqual(['kinds', 'Kinds'])
  })

  it('holds every entry with a label in its order, hidden ones and own ones too', () => {
    const [details, lines] = outline(world(), 'NORTH', layout)
    expect(details).toMatchObject({ kind: 'Section', texts: { en: 'Details', ja: '日本語 Details' } })
    expect(details?.entries.map(({ id }) => id)).toEqual([
      'kind',
      'x_costCentre',
      'buyer',
      'city',
      'note',
      'begin',
      'end',
      'pieces',
    ])
    expect(details?.entries.find(({ id }) => id === 'begin')).toMatchObject({ hidden: true, isOwn: false })
    expect(details?.entries[1]).toMatchObject({
      isOwn: true,
      rules: { type: 'string', maxLength: 12 },
      limits: { file: 'forms/order.schema.json', keys: ['properties', 'x_costCentre'] },
    })
    expect(lines?.entries[0]?.entries.map(({ id, rules }) => [id, rules?.type])).toEqual([
      ['item', 'string'],
      ['qty', 'integer'],
    ])
    const between = outline(world(), 'NORTH', layout).filter(({ kind }) => kind === 'Rule' || kind === 'Effect')
    expect(between.map(({ kind, id, texts }) => `${kind} ${id}: ${texts['en']}`)).toEqual([
      'Rule dates: The end is before the begin',
      'Effect kindChanged: Kind',
      'Effect cityChanged: City',
    ])
    expect(outline(world(), 'NORTH', 'grids/orders.json').map(({ id, kind }) => `${kind} ${id}`)).toEqual(
      expect.arrayContaining(['Column kind', 'Column number', 'Column buyer']),
    )
  })
})
