import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkTenant, outline, type ConfigInput } from '../../config/node.ts'
import type { OutlineEntry } from '../../config/node.ts'
import { flat } from '../host/entries.ts'
import { ownFieldChanges, partsOfOwn, type OwnField } from './own-field.ts'
import { readConfig, readWholeFolder } from '../../tools/project/read.ts'
import { folderWith } from '../../tools/studio/desk.ts'
import { withFolder } from '../../changes/index.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const portal = readConfig(root)
const kaiyo = readWholeFolder(`${root}tenants/KAIYO`) ?? new Map<string, string>()
const entryOf = (file: string, id: string): OutlineEntry => {
  const found = flat(outline(portal, 'KAIYO', file)).find(({ entry }) => entry.id === id)
  if (found === undefined) throw new Error(`${file} has no ${id}`)
  return found.entry
}
const texts = { en: 'Crane', ja: 'クレーン' }
const field: OwnField = { id: 'x_crane', type: 'string', choices: [], texts }
const errorsOf = (input: ConfigInput) =>
  checkTenant(input, 'KAIYO').flatMap(({ severity, message }) => (severity === 'error' ? [message] : []))
const withChanges = (changes: ReturnType<typeof ownFieldChanges>) =>
  withFolder(portal, 'KAIYO', folderWith(portal, 'KAIYO', kaiyo, changes))

describe("[ST-04] a field of the tenant's own", () => {
  it.each(['string', 'number', 'boolean', 'date', 'time', 'choice', 'several', 'money', 'address'] as const)(
    'of the kind %s is written so that the check finds nothing wrong',
    (type) => {
      const parts = Object.fromEntries(partsOfOwn(type).map((part) => [part, { en: part, ja: part }]))
      const own = { ...field, type, parts, choices: ['Gantry', ' Mobile crane ', ''] }
      const next = withChanges(
        ownFieldChanges(own, entryOf('forms/booking.layout.json', 'referenceNumber'), 'forms/booking.layout.json'),
      )
      expect(errorsOf(next)).toEqual([])
      expect(flat(outline(next, 'KAIYO', 'forms/booking.layout.json')).map(({ entry }) => entry.id)).toContain(
        'x_crane',
      )
    },
  )

  it('has its choices as a careful hand writes them', () => {
    const own = { ...field, type: 'choice' as const, choices: ['Gantry', ' Mobile crane ', ''] }
    const next = withChanges(
      ownFieldChanges(own, entryOf('forms/booking.layout.json', 'referenceNumber'), 'forms/booking.layout.json'),
    )
    expect(JSON.parse(next.files.get('tenants/KAIYO/lookups.json') ?? '{}')).toMatchObject({
      lookups: { x_crane: { options: { C1: { label: 'choice.x_crane_1' }, C2: { label: 'choice.x_crane_2' } } } },
    })
    expect(JSON.parse(next.files.get('tenants/KAIYO/labels/en.json') ?? '{}')).toMatchObject({
      'field.x_crane': 'Crane',
      'choice.x_crane_2': 'Mobile crane',
    })
  })
})
