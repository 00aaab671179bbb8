import { describe, expect, it } from 'vitest'
import { checkTenant } from '../compile/compiler.ts'
import { describedFindings, positionOf } from '../findings/diagnostics.ts'
import { edited, textOf, world } from '../testing/world.ts'
import { ofActions } from '../testing/slips/actions.ts'
import { ofCalls } from '../testing/slips/calls.ts'
import { ofFiles } from '../testing/slips/files.ts'
import { ofForms } from '../testing/slips/forms.ts'
import { ofLayers } from '../testing/slips/layers.ts'
import { ofNames } from '../testing/slips/names.ts'
import { ofTheWhole } from '../testing/slips/whole.ts'
import { english, grid, layout, own, ownGrid, ownLabels, ownLayout, ownRules, rules } from '../testing/slips/places.ts'

const slips = [...ofFiles, ...ofNames, ...ofCalls, ...ofActions, ...ofLayers, ...ofForms, ...ofTheWhole]

describe('[TN-04] one slip is one finding, where it is', () => {
  it.each(slips)('%s in %s: %s → %s', (code, path, piece, by, at, says) => {
    const text = edited(path, piece, by)
    const found = checkTenant(world({ [path]: text }), 'NORTH')
    const match = found.find(
      (each) => each.code === code && (at === '' || (each.file === path && pointsAt(text, each, at))),
    )
    expect(match, JSON.stringify(found, null, 1)).toBeDefined()
    expect(found).toHaveLength(1)
    if (says !== undefined) expect(`${match?.message} ${match?.hint ?? ''}`).toContain(says)
  })
})

/** Whether a finding stands exactly where a piece of the text begins. */
function pointsAt(text: string, { line, column }: { line: number; column: number }, at: string): boolean {
  for (let index = text.indexOf(at); index !== -1; index = text.indexOf(at, index + 1)) {
    const place = positionOf(text, index)
    if (place.line === line && place.column === column) return true
  }
  return false
}

describe('the place of a finding', () => {
  it('is counted from 1, in whichever text it is asked for', () => {
    const texts = ['a\nbc\n\nd', 'x\r\n\ny', '']
    for (const text of [...texts, ...texts.toReversed()])
      for (let offset = 0; offset <= text.length; offset += 1) {
        const lines = text.slice(0, offset).split('\n')
        expect(positionOf(text, offset)).toEqual({ line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 })
      }
  })

  it('is not moved by the mark of a byte order', () => {
    expect([0, 1, 2].map((offset) => positionOf('\uFEFF{}\n1', offset).column)).toEqual([1, 1, 2])
    expect(positionOf('\uFEFF{}\n1', 4)).toEqual({ line: 2, column: 1 })
  })

  it('is found at once in a file of one long line', () => {
    const text = `{${'"text": "words", '.repeat(300_000)}}`
    const began = performance.now()
    for (let offset = text.length - 20_000; offset < text.length; offset += 1) positionOf(text, offset)
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})

describe('a finding', () => {
  it('has line, column and RFC 6901 pointer', () => {
    const text = '{\n  "$schema": "../meta/labels.schema.json",\n  "a/b~c": 7\n}'
    expect(checkTenant(world({ [english]: text }), 'NORTH')).toContainEqual(
      expect.objectContaining({
        code: 'wrong-type',
        severity: 'error',
        file: english,
        line: 3,
        column: 12,
        pointer: '/a~1b~0c',
      }),
    )
  })

  it('that only warns hides no error beside it', () => {
    const limits = '"note": { "maxLength": 50, "minLength": 60 }'
    const text = edited(ownRules, '"note": { "maxLength": 30 }', limits)
    const found = checkTenant(world({ [ownRules]: text }), 'NORTH')
    expect(found.map(({ code }) => code)).toEqual(['override-equal', 'rules-unfillable'])
  })

  it('is none where an empty list lacks a value', () => {
    const both = '{ "all": [{ "field": "lines", "filled": false }, { "field": "lines", "lacks": "A" }] }'
    const text = edited(layout, '{ "field": "kind", "in": ["A"] }', both)
    expect(checkTenant(world({ [layout]: text }), 'NORTH')).toEqual([])
  })

  it('stands in a tenant whose folder has any name', () => {
    const [folder, path] = ['tenants/NORTH (old', 'tenants/NORTH/tenant.json']
    const input = { ...world({ [`${folder}/tenant.json`]: textOf(path) }), others: [`${folder}/help/en/lines.md`] }
    expect(checkTenant(input, 'NORTH (old').map(({ code }) => code)).toContain('tenant-id')
  })

  it('is alone: one slip, one finding', () => {
    const only = (path: string, piece: string, by: string) =>
      checkTenant(world({ [path]: edited(path, piece, by) }), 'NORTH').map(({ code }) => code)
    expect(only(grid, '"height"', '"hieght"')).toEqual(['unknown-key'])
    expect(only(ownGrid, '"buyer": {', '"buyers": {')).toEqual(['override-unknown'])
    expect(only(layout, '{ "field": "kind", "in": ["A"] }', '{ "field": "kind", "on": ["A"] }')).toEqual([
      'unknown-key',
    ])
    expect(only(grid, '410', '"410"')).toEqual(['wrong-type'])
    expect(only(layout, '"widget": "party"', '"widget": "partie"')).toEqual(['unknown-part'])
    expect(only(ownLayout, own, '"noet": { "label": "field.note" }')).toEqual(['override-unknown'])
  })

  it('concerns files as a whole too', () => {
    const found = (changes: Record<string, string | undefined>, id = 'NORTH') =>
      checkTenant(world(changes), id).map(({ code, file, hint }) => `${code} ${file} ${hint ?? ''}`)
    expect(found({ 'schemas/form/order.layout.json': '{}' })).toEqual([
      'unknown-file schemas/form/order.layout.json Did you mean "schemas/forms/order.layout.json"?',
    ])
    expect(
      found({ 'tenants/NORTH/grids/order.json': '{ "$schema": "../../../schemas/meta/overrides/grid.schema.json" }' }),
    ).toEqual(['override-without-base tenants/NORTH/grids/order.json Did you mean "schemas/grids/orders.json"?'])
    expect(found({ 'tenants/NORTH/labels/DE.json': '{}' })).toEqual([
      'unknown-file tenants/NORTH/labels/DE.json Did you mean "tenants/NORTH/labels/de.json"?',
    ])
    expect(found({ 'tenants/NORTH/labels/german.json': '{}' })).toEqual([
      'unknown-file tenants/NORTH/labels/german.json ',
    ])
    expect(found({ 'schemas/meta/grid.schema.json': undefined })).toContain(
      'meta-unreadable schemas/meta/grid.schema.json ',
    )
    const ownForm = {
      [ownLayout]: undefined,
      [ownRules]: undefined,
      [ownLabels]: undefined,
      'tenants/NORTH/labels/ja.json': undefined,
    }
    expect(found({ ...ownForm, [rules]: undefined })).toContain(
      `half-a-form ${layout} A form needs its layout and its data rules.`,
    )
    expect(found({ ...ownForm, [layout]: undefined })).toContain(
      `half-a-form ${rules} A form needs its layout and its data rules.`,
    )
    expect(found({ 'tenants/NORTH/tenant.json': undefined })).toEqual([
      expect.stringContaining('tenant-file-missing tenants/NORTH/tenant.json Copy another'),
    ])
    expect(found({ [grid]: '\uFFFD\uFFFD{\u0000"\u0000' })).toContain(`encoding ${grid} Save it as UTF-8.`)
    expect(found({ [grid]: `\uFEFF${edited(grid, '410', '410')}` })).toEqual([])
    expect(found({}, 'NORT')).toEqual(['tenant-unknown tenants/NORT/tenant.json Did you mean "NORTH"?'])
    expect(found({ [grid]: '['.repeat(5000) })).toContain(`too-deep ${grid} `)
    expect(found({ [grid]: '' }).some((each) => each.startsWith(`syntax ${grid}`))).toBe(true)
  })

  it('[TN-04] concerns a list of choices that a tenant hides and a form needs: once, where it is hidden', () => {
    const $schema = '../../schemas/meta/overrides/lookups.schema.json'
    const hidden = JSON.stringify({ $schema, lookups: { kinds: { hidden: true } } })
    const [only, ...others] = checkTenant(world({ 'tenants/NORTH/lookups.json': hidden }), 'NORTH')
    expect(others).toEqual([])
    expect(only).toMatchObject({ code: 'lookup-hidden', severity: 'error', file: 'tenants/NORTH/lookups.json' })
    expect(only?.message).toMatch(/^"kinds" is hidden, but \d+ places need it, the first is schemas\/forms\/order/)
  })

  it('[TN-04] concerns a screen that nobody can open: the tenant’s own without a page, and one whose page is another flavour’s', () => {
    const meta = '../../../schemas/meta/overrides/grid.schema.json'
    const page = { path: '/late', title: 'nav.orders', screen: 'grids/x_late', module: 'orders' }
    const routes = {
      $schema: meta.slice(3).replace('grid', 'portal'),
      flavours: { forwarding: { routes: { x_late: page } } },
    }
    const late = {
      'tenants/NORTH/grids/x_late.json': JSON.stringify({ $schema: meta, extends: 'grids/orders', height: 300 }),
    }
    const others = {
      'schemas/grids/others.json': textOf(grid),
      'tenants/NORTH/grids/others.json': JSON.stringify({ $schema: meta, height: 300 }),
    }
    const found = (changes: Record<string, string>) =>
      checkTenant(world(changes), 'NORTH').map(({ code, file }) => `${code} ${file}`)
    expect(found(late)).toEqual(['screen-unreached tenants/NORTH/grids/x_late.json'])
    expect(found({ ...late, 'tenants/NORTH/portal.json': JSON.stringify(routes) })).toEqual([])
    expect(found(others)).toEqual(['screen-unreached tenants/NORTH/grids/others.json'])
  })

  it('[TN-04] concerns files that nothing reads', () => {
    const found = (...others: string[]) =>
      checkTenant({ ...world(), others }, 'NORTH').map(({ code, file, hint }) => `${code} ${file} ${hint ?? ''}`)
    expect(found('tenants/NORTH/grids/orders.jsonc')).toEqual([
      'unknown-file tenants/NORTH/grids/orders.jsonc Did you mean "tenants/NORTH/grids/orders.json"?',
    ])
    expect(found('tenants/NORTH/Grids/orders.JSON')).toEqual([
      'unknown-file tenants/NORTH/Grids/orders.JSON Did you mean "tenants/NORTH/grids/orders.json"?',
    ])
    expect(found('tenants/NORTH/help/lines.md', 'tenants/NORTH/help/ja/lines.txt')).toEqual([
      'unknown-file tenants/NORTH/help/ja/lines.txt Did you mean "tenants/NORTH/help/ja/lines.md"?',
      'unknown-file tenants/NORTH/help/lines.md Did you mean "tenants/NORTH/help/en/lines.md"?',
    ])
    expect(found('tenants/NORTH/assets/logo.svg', 'tenants/NORTH/README.md', 'tenants/NORTH/.gitkeep')).toEqual([])
    expect(found('tenants/SOUTH/order.txt')).toEqual([])
  })

  it('is found in a long text as soon as in a short one', () => {
    const begun = performance.now()
    const text = `{ "$schema": "../../../schemas/meta/overrides/labels.schema.json", "field.note": "{{${'\\t'.repeat(20_000)}" }`
    checkTenant(world({ [ownLabels]: text }), 'NORTH')
    expect(performance.now() - begun).toBeLessThan(3000)
  })

  it("does not tell a tenant of another tenant's slips", () => {
    expect(checkTenant(world({ 'tenants/SOUTH/tenant.json': '{' }), 'NORTH')).toEqual([])
    expect(checkTenant(world({ 'tenants/SOUTH/tenant.json': '{' }), 'SOUTH')).not.toEqual([])
  })

  it('of every kind is tried here', () => {
    const elsewhere = [
      'extends-unknown',
      'extends-other-kind',
      'extends-circle',
      'without-unknown',
      'extends-of-tenant',
      'contract-breaks',
      'contract-doubtful',
      'criterion-unasked',
      'body-forgets',
      'encoding',
      'tenant-file-missing',
      'half-a-form',
      'too-deep',
      'unknown-file',
      'flavour-not-own',
      'meta-unreadable',
      'override-without-base',
      'tenant-unknown',
      'unknown-level',
      'unreachable-level',
      'never-known-empty',
      'day-form-unfilled',
      'widget-figures',
      'figure-without-code',
      'call-of-others',
      'extends-own',
      'dashboard-widgets',
      'other-flavour',
      'not-on-a-page',
      'not-a-page',
      'language-incomplete',
      'language-not-in-use',
      'filter-of-text',
      'help-without-english',
      'language-unknown',
      'address-unread',
      'term-unknown',
      'own-field-not-kept',
      'lookup-hidden',
      'choice-hidden',
      'choices-all-hidden',
      'no-home',
      'home-closed',
      'asset-unfit',
      'help-of-nothing',
      'screen-unreached',
      'required-before-saved',
      'required-while-closed',
      'own-type-unmarked',
      'code-misspelt',
      'choice-unknown',
      'choice-doubled',
      'click-leads-nowhere',
      'rules-contradict',
      'drawn-open',
      'drawn-under-value',
      'drawn-unnamed',
      'drawn-inexact',
      'pointer-unknown',
      'base-changed',
      'base-removed',
      'base-unrecorded',
      'type-changed',
    ]
    const tried = new Set([...slips.map(([code]) => code as string), ...elsewhere])
    expect(describedFindings.map(({ code }) => code).filter((code) => !tried.has(code))).toEqual([])
  })
})
