import { describe, expect, it } from 'vitest'
import { outline } from '../../config/node.ts'
import { about, after, entryAt, errors, own, portal } from '../../tools/studio/testing/configured.ts'
import { askedChanges, firstNames } from './asked.ts'
import { copyChanges } from './copies.ts'

const file = 'lookups.json'
const { calls = [] } = about(portal, 'ACME', file)

describe('[BX-04] choices that the gateway answers', () => {
  it('are made of a call that answers a list, and say only what is not usual', () => {
    const call = calls.find(({ operation }) => operation === 'listTemplates')
    const [list] = call?.lists ?? []
    if (list === undefined) throw new Error('The templates are no list')
    expect(list.at).toBe('data')
    expect(list.names).toEqual(expect.arrayContaining(['unId', 'templateNo', 'templateName']))
    const mine = { ...firstNames(list), value: 'unId', label: 'templateNo' }
    const next = after(portal, 'ACME', [
      askedChanges({ id: 'x_mine', operation: 'listTemplates', at: 'data', ...mine }, file),
    ])
    expect(errors(next, 'ACME')).toEqual([])
    expect(JSON.parse(own(next, 'ACME', file) ?? '{}')).toMatchObject({
      lookups: { x_mine: { operation: 'listTemplates', at: 'data', value: 'unId', label: 'templateNo' } },
    })
    const usual = calls.find(({ operation }) => operation === 'listSystemCodes')?.lists[0]
    if (usual === undefined) throw new Error('The codes are no list')
    const change = askedChanges(
      { id: 'x_codes', operation: 'listSystemCodes', at: usual.at, ...firstNames(usual) },
      file,
    )
    expect(change).toMatchObject({ value: { operation: 'listSystemCodes' } })
  })

  it('are of no call that changes something or answers no list', () => {
    const offered = calls.map(({ operation }) => operation)
    expect(offered).toContain('listCities')
    expect(offered).not.toContain('saveBooking')
    expect(offered.every((each) => (calls.find(({ operation }) => operation === each)?.lists.length ?? 0) > 0)).toBe(
      true,
    )
  })

  it('say which call, which list of its answer and which names in an item, each chosen; a fixed list says nothing of a call', () => {
    const said = (way: string) =>
      Object.fromEntries(
        about(portal, 'ACME', file, way).properties.map(({ keys, kind, options }) => [
          keys.join('.'),
          [kind, options?.map(({ value }) => value) ?? []] as const,
        ]),
      )
    const { operation, at, value, label, description, item } = said('lookups.shippers')
    expect(operation?.[1]).toContain('listUserParties')
    expect(operation?.[1]).not.toContain('saveBooking')
    expect(at?.[1]).toEqual(['lookupItems'])
    for (const each of [value, label, description]) expect(each?.[1]).toContain('cityName')
    expect(item?.[1]).toEqual(['party'])
    expect(entryAt(portal, 'ACME', file, 'lookups.activeTemplates').texts['en']).toBe('Active templates')
    const fixed = said('lookups.modes')
    expect(Object.keys(fixed).filter((each) => ['operation', 'at', 'value', 'item', 'search'].includes(each))).toEqual(
      [],
    )
    expect(about(portal, 'ACME', file, 'lookups.modes').maps).toEqual([])
  })

  it('are offered to a field with what their call takes', () => {
    const { lookups } = about(portal, 'ACME', 'forms/booking.layout.json', 'sections.details.fields.referenceNumber')
    const cities = lookups?.find(({ value }) => value === 'cities')
    expect(cities?.takes?.map(({ value }) => value)).toContain('CtryCode')
    expect(lookups?.find(({ value }) => value === 'modes')).toMatchObject({ texts: { en: 'Modes' } })
    expect(lookups?.find(({ value }) => value === 'modes')?.takes).toBeUndefined()
  })
})

it('[BX-04] a copy of choices that the gateway answers goes on to read the same value of an item', () => {
  const entries = outline(portal, 'ACME', file)
  const { id, changes } = copyChanges(entries, entryAt(portal, 'ACME', file, 'lookups.activeTemplates'), file)
  const next = after(portal, 'ACME', changes)
  expect(errors(next, 'ACME')).toEqual([])
  const written = JSON.parse(own(next, 'ACME', file) ?? '{}') as { lookups: Record<string, object> }
  expect(written.lookups[id]).toMatchObject({ label: 'templateNo' })
})
