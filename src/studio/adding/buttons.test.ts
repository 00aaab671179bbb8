import { expect, it } from 'vitest'
import { differences, outline, screenOutline } from '../../config/node.ts'
import { about, after, entryAt, errors, own, portal } from '../../tools/studio/testing/configured.ts'
import type { Change } from '../host/api.ts'
import { buttonChanges, type ButtonSays } from './buttons.ts'

const tenant = 'ACME'
const texts = { en: 'Ours', ja: '当社' }

/** A button or switch that is begun at an entry of a screen, in the collection of a name. */
function begin(file: string, way: string, name: string, says: (place: Place) => ButtonSays | undefined) {
  const place = (about(portal, tenant, file, way).buttons ?? []).find(({ keys }) => keys.at(-1) === name)
  const said = place && says(place)
  if (place === undefined || said === undefined) throw new Error(`${file} offers no ${name}`)
  const { key, changes } = buttonChanges(outline(portal, tenant, file), besideAt(file, way), place, said, texts, file)
  return { key, next: after(portal, tenant, changes) }
}
const besideAt = (file: string, way: string) => {
  const found = way === '' ? screenOutline(portal, tenant, file).screen : entryAt(portal, tenant, file, way)
  if (found === undefined) throw new Error(`${file} is no screen`)
  return { ...found, entries: [] }
}
type Place = NonNullable<ReturnType<typeof about>['buttons']>[number]

const doing = (key: string, value: string) => (place: Place) => {
  const does = place.does?.find((each) => each.key === key)
  const option = does?.options.find((each) => each.value === value)
  return does && option && { key: does.key, option }
}

it.each([
  ['forms/booking.layout.json', 'actions.save', 'actions', 'call', 'saveBooking'],
  ['forms/booking.layout.json', 'actions.save', 'actions', 'go', 'bookings'],
  ['grids/bookings.json', '', 'actions', 'go', 'quotes'],
  ['views/shipment.json', 'actions.makeLink', 'actions', 'call', 'makeTrackingLink'],
])('[BX-04] %s at %s gets a button of the tenant’s own among its %s that does %s %s', (file, way, name, key, value) => {
  const made = begin(file, way, name, doing(key, value))
  // What the call cannot do without is asked for at the button.
  const needed: Change[] =
    value === 'saveBooking'
      ? [{ kind: 'set', file, keys: [...made.key.split('.'), 'query'], value: { action: 'S' } }]
      : []
  expect(errors(after(made.next, tenant, needed), tenant)).toEqual([])
  const [collection = '', id = ''] = made.key.split('.')
  expect(JSON.parse(own(made.next, tenant, file) ?? '')).toMatchObject({
    [collection]: { [id]: { [key]: value, ...(way !== '' && { after: way.split('.').at(-1) }) } },
  })
  expect(differences(made.next, tenant).map(({ text }) => text)).toContainEqual(expect.stringMatching(/Ours/))
})

it('[BX-04] a button’s calls are those that change something, told in words; it is given the address as a button beside it is', () => {
  const [place] = about(portal, tenant, 'views/shipment.json', 'actions.makeLink').buttons ?? []
  const calls = place?.does?.find(({ key }) => key === 'call')?.options ?? []
  expect(calls.find(({ value }) => value === 'makeTrackingLink')).toMatchObject({
    texts: { en: 'Make a link that shows a shipment without a sign-in' },
    path: { id: { from: 'gShpId' } },
  })
  expect(calls.some(({ value }) => /^(list|get|find)[A-Z]/.test(value))).toBe(false)
})

it('[BX-04] a list gets a switch that gives a parameter of its call one of two values', () => {
  const file = 'grids/bookings.json'
  const made = begin(file, '', 'switches', ({ takes = [] }) => {
    const taken = takes.find(({ type, values }) => type === 'string' && values === undefined)
    return taken && { param: taken.value, on: 'A', off: 'B' }
  })
  expect(errors(made.next, tenant)).toEqual([])
  expect(own(made.next, tenant, file)).toContain('x_switch')
})
