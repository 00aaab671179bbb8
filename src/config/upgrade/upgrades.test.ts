import { describe, expect, it } from 'vitest'
import { checkTenant, compileTenant } from '../compile/compiler.ts'
import type { ConfigInput } from '../files/project.ts'
import { edited, world } from '../testing/world.ts'
import { migrations } from './migrate.ts'
import { acceptedRecord } from './record.ts'
import { checkUpgrades, withoutFollowers } from './upgrades.ts'

const layout = 'schemas/forms/order.layout.json'
const grid = 'schemas/grids/orders.json'
const ownLayout = 'tenants/NORTH/forms/order.layout.json'
const recordFile = 'tenants/NORTH/base.json'

/** The tenant's record of the flawless world. */
const record = acceptedRecord(world(), 'NORTH')?.text ?? ''
/** A later world: the base has changed since the record was written. */
const later = (changes: Record<string, string>): ConfigInput => world({ [recordFile]: record, ...changes })
const found = (input: ConfigInput) =>
  checkUpgrades(input, 'NORTH').map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`)

describe('an override that was written against an earlier base', () => {
  it('[BX-01] is named where the base says something else now, with what it said', () => {
    expect(found(later({}))).toEqual([])
    expect(
      found(
        later({
          [layout]: edited(
            layout,
            '"begin": { "label": "field.begin" }',
            '"begin": { "label": "field.end", "readOnly": true }',
          ),
        }),
      ),
    ).toEqual([
      `base-changed ${ownLayout}:8 The base changed here since this was written: label was "field.begin", is now "field.end"; readOnly was nothing, is now true.`,
    ])
    expect(
      found(
        later({
          [grid]: edited(
            grid,
            '"kind": { "label": "field.kind", "cell": "badge", "options": { "lookup": "kinds" } }',
            '"kind": { "label": "field.kind" }',
          ),
        }),
      )[0],
    ).toContain('cell was "badge", is now nothing; options was')
  })

  it('[BX-01] is named where the base has its target no longer, once', () => {
    const input = later({
      [grid]: edited(grid, '    "buyer": { "field": "buyerName", "label": "field.buyer", "flex": 1 },\n', '').replace(
        ', "lines": ["buyer"]',
        '',
      ),
    })
    expect(found(input)).toEqual([
      'base-removed tenants/NORTH/grids/orders.json:3 The base had "columns.buyer" when this was written, and has it no longer.',
    ])
    expect(
      withoutFollowers(checkTenant(input, 'NORTH'), checkUpgrades(input, 'NORTH')).map(({ code }) => code),
    ).toEqual(['base-removed'])
  })

  it('[BX-01] says nothing of a base that is as it was where the override speaks of more, or of less, of an entry than then', () => {
    const path = 'tenants/NORTH/grids/orders.json'
    const own = (kind: string) => edited(path, '"kind": { "before": "number" }', `"kind": ${kind}`)
    const [short, long] = [
      own('{ "width": 90 }'),
      own('{ "width": 90, "options": { "lookup": "amounts" }, "before": "number" }'),
    ]
    for (const [then, now] of [
      [short, long],
      [long, short],
    ] as const) {
      const text = acceptedRecord(world({ [path]: then }), 'NORTH')?.text
      expect(found(world({ [recordFile]: text, [path]: now })).filter((each) => !each.startsWith('base-unr'))).toEqual(
        [],
      )
    }
    const text = acceptedRecord(world({ [path]: short }), 'NORTH')?.text
    const changed = { [grid]: edited(grid, '"options": { "lookup": "kinds" }', '"options": { "lookup": "countries" }') }
    expect(found(world({ [recordFile]: text, [path]: long, ...changed }))[0]).toContain(
      'options was {"lookup":"kinds"}, is now {"lookup":"countries"}.',
    )
  })

  it('says nothing of what changed elsewhere', () => {
    expect(found(later({ [layout]: edited(layout, '"city": {\n', '"city": {\n          "width": 4,\n') }))).toEqual([])
  })

  it.each(['toString', 'valueOf'])(
    '[HD-06] says nothing of a key %s, which every object has and no base wrote',
    (key) => {
      const path = 'tenants/NORTH/grids/orders.json'
      const own = edited(path, '"columns"', '"fill": true, "columns"')
      const text = acceptedRecord(world({ [path]: own }), 'NORTH')?.text
      expect(found(world({ [recordFile]: text, [path]: own.replace('"fill"', `"${key}": true, "fill"`) }))).toEqual([])
    },
  )

  it('[TN-04] is named once where nobody recorded what stood in the base, for all files of the tenant', () => {
    expect(found(world()).map((each) => each.split(' ')[0])).toEqual(['base-unrecorded'])
  })
})

describe('a place that the base has renamed', () => {
  const rename = {
    [layout]: edited(
      layout,
      '"renamed": { ',
      '"renamed": { "sections.details.fields.note": "sections.details.fields.city", ',
    ).replace(/"note": \{ "label".*\n/, ''),
  }

  it('[BX-01] is migrated: only its key changes, what was recorded moves along, and a second run changes nothing', () => {
    const input = later(rename)
    expect(checkTenant(input, 'NORTH').map(({ code }) => code)).toEqual(['override-renamed'])
    const changed = migrations(input, 'NORTH')
    expect([...changed.keys()]).toEqual([ownLayout, recordFile])
    expect(changed.get(ownLayout)).toBe(edited(ownLayout, '"note"', '"city"'))
    const after = world({ ...Object.fromEntries(input.files), ...Object.fromEntries(changed) })
    expect(checkTenant(after, 'NORTH')).toEqual([])
    expect(compileTenant(after, 'NORTH').tenant).toEqual(compileTenant(input, 'NORTH').tenant)
    expect(migrations(after, 'NORTH').size).toBe(0)
    expect(found(after)[0]).toContain('base-changed')
  })

  it('is not migrated in a file that cannot be read', () => {
    const broken = edited(ownLayout, '"begin":', '"begin')
    expect([...migrations(later({ ...rename, [ownLayout]: broken }), 'NORTH').keys()]).not.toContain(ownLayout)
  })

  it('is migrated, too, where its key is written with an escape', () => {
    const escaped = edited(ownLayout, '"note"', '"n\\u006fte"')
    const text = migrations(later({ ...rename, [ownLayout]: escaped }), 'NORTH').get(ownLayout)
    expect(text).toBe(edited(ownLayout, '"note"', '"city"'))
  })

  it('moves to another part of the file where the base has it there', () => {
    const moved = edited(
      layout,
      '"renamed": { ',
      '"renamed": { "sections.details.fields.begin": "sections.lines.fields.begin", ',
    )
    const line = '        "begin": { "label": "field.begin" },\n'
    const input = later({
      [layout]: moved
        .replace(line, '')
        .replace('"label": "form.lines",\n      "fields": {\n', `"label": "form.lines",\n      "fields": {\n${line}`),
    })
    const text = migrations(input, 'NORTH').get(ownLayout) ?? ''
    expect(JSON.parse(text)).toMatchObject({ sections: { lines: { fields: { begin: { hidden: true } } } } })
    expect(text).toContain('"x_costCentre": { "label": "field.x_costCentre", "after": "kind" }')
  })
})

describe('a word that the language has renamed', () => {
  const own = 'tenants/NORTH/grids/orders.json'
  const former = { [own]: edited(own, '"columns"', '"views": { "brief": { "density": "compact" } },\n  "columns"') }
  const formerRecord = record.replace(
    '"grids/orders.json": {',
    '"grids/orders.json": { "views.brief": { "density": null },',
  )

  it('is read by its new one, with a finding that says it, and is migrated in the file and in the record', () => {
    const input = later({ ...former, [recordFile]: formerRecord })
    expect(checkTenant(input, 'NORTH').map(({ code, message, hint }) => [code, message, hint])).toEqual([
      [
        'word-renamed',
        '"views" is called "arrangements" now; it was read as that.',
        'Write "arrangements", or let this do it: npm run tenants -- migrate NORTH',
      ],
    ])
    const changed = migrations(input, 'NORTH')
    expect(changed.get(own)).toBe(former[own]?.replace('"views"', '"arrangements"'))
    expect(changed.get(recordFile)).toContain('"arrangements.brief"')
    const after = world({ ...Object.fromEntries(input.files), ...Object.fromEntries(changed) })
    expect(checkTenant(after, 'NORTH')).toEqual([])
    expect(compileTenant(after, 'NORTH').tenant).toEqual(compileTenant(input, 'NORTH').tenant)
    expect(migrations(after, 'NORTH').size).toBe(0)
  })

  it('is refused where neither the language nor its past knows it', () => {
    const input = later({ [own]: edited(own, '"columns"', '"looks": {},\n  "columns"') })
    expect(checkTenant(input, 'NORTH').map(({ code }) => code)).toEqual(['unknown-key'])
  })
})
