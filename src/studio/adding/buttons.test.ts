import { expect, it } from 'vitest'
import { differences, outline, screenOutline } from '../../config/node.ts'
import { about, after, entryAt, errors, own, portal } from '../../tools/studio/testing/configured.ts'
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

/** What one types where no values are offered. */
const literalOf = ({ value, type }: { value: string; type?: string }) =>
  type === 'boolean' ? true : value === 'favoriteType' ? 'shipment' : 'S'

const doing = (key: string, value: string) => (place: Place) => {
  const does = place.does?.find((each) => each.key === key)
  const option = does?.options.find((each) => each.value === value)
  if (does === undefined || option === undefined) return undefined
  // What the call cannot do without: each value that is asked for, of a body at least one.
  const gives = (option.needs ?? []).map(({ key: by, names }) => {
    const asked = names.filter(({ isNeeded }) => isNeeded)
    const given = (asked.length > 0 ? asked : names.slice(0, 1)).map((each) => [
      each.value,
      each.values?.[0]?.value ?? literalOf(each),
    ])
    return [by, Object.fromEntries(given)]
  })
  return { key: does.key, option, ...(gives.length > 0 && { gives: Object.fromEntries(gives) }) }
}

it.each([
  ['forms/booking.layout.json', 'actions.save', 'actions', 'call', 'saveBooking'],
  ['forms/booking.layout.json', 'actions.save', 'actions', 'go', 'bookings'],
  ['grids/bookings.json', '', 'actions', 'go', 'quotes'],
  ['views/shipment.json', 'actions.makeLink', 'actions', 'call', 'makeTrackingLink'],
  ['views/shipment.json', '', 'actions', 'call', 'saveFavorite'],
  ['grids/bookings.json', '', 'rowActions', 'call', 'saveBooking'],
])('[BX-04] %s at %s gets a button of the tenant’s own among its %s that does %s %s', (file, way, name, key, value) => {
  const made = begin(file, way, name, doing(key, value))
  expect(errors(made.next, tenant)).toEqual([])
  const [collection = '', id = ''] = made.key.split('.')
  expect(JSON.parse(own(made.next, tenant, file) ?? '')).toMatchObject({
    [collection]: { [id]: { [key]: value, ...(way !== '' && { after: way.split('.').at(-1) }) } },
  })
  expect(differences(made.next, tenant).map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^New button: Ours/),
  )
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
    return taken && { param: taken.value, on: 'N', off: 'D' }
  })
  expect(errors(made.next, tenant)).toEqual([])
  expect(own(made.next, tenant, file)).toContain('x_switch')
})

it('[BX-04] a button’s call asks at once for what its operation demands; that of a form sends what the form holds', () => {
  const needsOf = (file: string, way: string, operation: string) =>
    about(portal, tenant, file, way)
      .buttons?.flatMap(({ does = [] }) => does.flatMap(({ key, options }) => (key === 'call' ? options : [])))
      .find(({ value }) => value === operation)
      ?.needs?.map(({ key, names }) => [key, ...names.filter(({ isNeeded }) => isNeeded).map(({ value }) => value)])
  expect(needsOf('forms/booking.layout.json', 'actions.save', 'saveBooking')).toEqual([['query', 'action']])
  expect(needsOf('grids/bookings.json', '', 'saveBooking')).toEqual([['query', 'action'], ['body']])
  expect(needsOf('views/shipment.json', 'actions.makeLink', 'makeTrackingLink')).toBeUndefined()
})
