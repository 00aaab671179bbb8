import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { FormModel } from '../../config/index.ts'
import { checkTenant, compileTenant, entryAbout, outline, type ConfigInput } from '../../config/node.ts'
import type { OutlineEntry } from '../../config/node.ts'
import { flat } from '../host/entries.ts'
import { knownValueChanges } from '../adding/known.ts'
import { withdrawn } from './withdraw.ts'
import { choicesIn, filesIn, nameFor, ownFieldChanges, partsOfOwn, type OwnField } from './own-field.ts'
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
      const own = { ...field, type, parts, choices: choicesIn({ en: 'Gantry\n Mobile crane \n', ja: 'ガントリー' }) }
      const beside = entryOf('forms/booking.layout.json', 'referenceNumber')
      const { summary } = entryAbout(portal, 'KAIYO', 'forms/booking.layout.json', beside.keys)
      expect(summary).toMatchObject({ file: 'views/booking-summary.json', after: 'referenceNumber' })
      const next = withChanges(ownFieldChanges(own, beside, 'forms/booking.layout.json', summary))
      expect(errorsOf(next)).toEqual([])
      // It is read where the booking is, once nobody enters it any more.
      expect(flat(outline(next, 'KAIYO', 'views/booking-summary.json')).map(({ entry }) => entry.id)).toContain(
        'x_crane',
      )
      expect(flat(outline(next, 'KAIYO', 'forms/booking.layout.json')).map(({ entry }) => entry.id)).toContain(
        'x_crane',
      )
      // Taken away, it leaves nothing behind that asks for it.
      const form = 'forms/booking.layout.json'
      const placed = outline(next, 'KAIYO', form)
      const mine = flat(placed).find(({ entry }) => entry.id === 'x_crane')?.entry
      const folder = [...next.files].flatMap(([path, text]) =>
        path.startsWith('tenants/KAIYO/') ? [[path.slice('tenants/KAIYO/'.length), text] as const] : [],
      )
      const changes = mine === undefined ? [] : withdrawn(mine, placed, ['en', 'ja'], form)
      const gone = withFolder(portal, 'KAIYO', folderWith(portal, 'KAIYO', new Map([...kaiyo, ...folder]), changes))
      expect(errorsOf(gone)).toEqual([])
    },
  )

  it.each([
    ['choice', 'x_crane', { cell: 'code', options: { lookup: 'x_crane' } }],
    ['several', 'x_crane', { cell: 'code', options: { lookup: 'x_crane', many: true } }],
    ['time', 'x_crane', { cell: 'time' }],
    ['boolean', 'x_crane', { cell: 'code', options: { lookup: 'x_crane' } }],
    ['money', 'x_crane.amount', { cell: 'number', options: { currencyField: 'customFields.x_crane.currency' } }],
  ] as const)(
    'of the kind %s is offered to the list of its records, by its name and as the summary shows it',
    (type, path, shown) => {
      const parts = Object.fromEntries(partsOfOwn(type).map((part) => [part, { en: part, ja: part }]))
      const own = {
        ...field,
        type,
        parts,
        choices: choicesIn({ en: 'Gantry\nMobile crane', ja: 'ガントリー\n移動式' }),
      }
      const beside = entryOf('forms/booking.layout.json', 'referenceNumber')
      const { summary } = entryAbout(portal, 'KAIYO', 'forms/booking.layout.json', beside.keys)
      const written = ownFieldChanges(own, beside, 'forms/booking.layout.json', summary)
      const list = 'grids/bookings.json'
      const column = entryOf(list, 'refNo')
      const { values } = entryAbout(withChanges(written), 'KAIYO', list, column.keys)
      const known = values.find((each) => each.path === path) ?? { path, type: 'string' }
      expect(known).toMatchObject({ like: { label: 'field.x_crane', ...shown } })
      // Called otherwise in the list, it is drawn no otherwise.
      const called = { en: 'Lifting', ja: '荷役' }
      const { changes } = knownValueChanges(known, called, { beside: column, file: list, isFree: false })
      expect(changes.at(-1)).toMatchObject({ value: shown })
      expect(errorsOf(withChanges([...written, ...changes]))).toEqual([])
    },
  )

  it('that is a file is a document of the record of its own type, in a few words, where the form has its documents', () => {
    const layout = 'forms/booking.layout.json'
    const files = filesIn(outline(portal, 'KAIYO', layout))
    expect(filesIn(outline(portal, 'KAIYO', 'forms/template.layout.json'))).toBeUndefined()
    const own = { ...field, type: 'file' as const, ...(files !== undefined && { files }) }
    const changes = ownFieldChanges(own, entryOf(layout, 'referenceNumber'), layout)
    const next = withChanges(changes)
    expect(errorsOf(next)).toEqual([])
    expect(changes.at(-1)).toMatchObject({
      value: {
        ...{ label: 'field.x_crane', widget: 'documents', path: 'documents', options: { ofType: 'x_crane' } },
        ...{ width: 12, after: 'referenceNumber' },
      },
    })
    const form = compileTenant(next, 'KAIYO').tenant?.screens['forms/booking'] as FormModel
    const fields = form.sections.flatMap((section) => section.fields)
    const optionsOf = (id: string) => fields.find((each) => each.id === id)?.options
    const { typeLabels, ...general } = optionsOf('documents') ?? {}
    expect(typeLabels).toEqual({ x_crane: 'field.x_crane' })
    expect(optionsOf('x_crane')).toEqual({ ...general, ofType: 'x_crane' })
  })

  it('that is a time of day has the pattern of the guide, so that 25:99 is none', () => {
    const own = { ...field, type: 'time' as const }
    const changes = ownFieldChanges(
      own,
      entryOf('forms/booking.layout.json', 'referenceNumber'),
      'forms/booking.layout.json',
    )
    expect(changes[0]).toMatchObject({ value: { type: 'string', pattern: '^([01][0-9]|2[0-3])[0-5][0-9]$' } })
  })

  it('has its choices as a careful hand writes them', () => {
    const own = {
      ...field,
      type: 'choice' as const,
      choices: choicesIn({ en: 'Gantry\n Mobile crane \n', ja: 'ガントリー' }),
    }
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
    // What nobody has translated yet is known to be missing.
    const japanese = JSON.parse(next.files.get('tenants/KAIYO/labels/ja.json') ?? '{}') as Record<string, string>
    expect([japanese['choice.x_crane_1'], japanese['choice.x_crane_2']]).toEqual(['ガントリー', undefined])
  })

  it.each([
    ['forms/booking.layout.json', 'referenceNumber', true],
    ['forms/shipment-search.layout.json', 'jobNo', true],
    // The gateway keeps none with a user.
    ['forms/user.layout.json', 'userId', undefined],
  ])('of %s is offered where it would be kept', (file, id, isOffered) => {
    expect(entryAbout(portal, 'KAIYO', file, entryOf(file, id).keys).takesOwn).toBe(isOffered)
  })

  it('is called by what it reads', () => {
    expect(['Temperature range', 'Où décharger?', '2nd leg', '埠頭'].map(nameFor)).toEqual([
      'temperatureRange',
      'ouDecharger',
      '2ndLeg',
      '',
    ])
  })
})
