import type { Locator, Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { NARROW } from '../support/axe.ts'
import { BOOKINGS, fillSeaExport, leaveUnsaved, newBooking, storedBookings } from '../support/bookings.ts'
import { choiceOf, choose, formDrawer, inputOf, pick, unitOf } from '../support/form.ts'
import { expect, test } from '../support/test.ts'
import { goAnew } from '../support/within.ts'

type Ask = (page: Page, path: string) => Promise<unknown>

const menuOf = (form: Locator): Locator => form.getByRole('navigation', { name: 'Sections' }).getByRole('button')

/** The entries of the side menu, and which of them lead nowhere yet. */
async function menu(form: Locator): Promise<Record<string, boolean>> {
  await expect(menuOf(form).first()).toBeVisible()
  const entries = await menuOf(form).all()
  // What is to be entered stands below an entry's name.
  const nameOf = async (entry: Locator): Promise<string> => (await entry.innerText()).split('\n')[0] ?? ''
  return Object.fromEntries(
    await Promise.all(entries.map(async (entry) => [await nameOf(entry), await entry.isEnabled()] as const)),
  )
}

/** The colour family behind a badge: its hue on the wheel of 360 degrees, as a name. */
async function colourOf(badge: Locator): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await badge.evaluate((text) => {
    const filled = [text, text.parentElement].find(
      (element) => element !== null && getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)',
    )
    return (getComputedStyle(filled ?? text).backgroundColor.match(/\d+/g) ?? []).map(Number)
  })
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const sixth =
    most === red
      ? (green - blue) / (most - least)
      : most === green
        ? 2 + (blue - red) / (most - least)
        : 4 + (red - green) / (most - least)
  const hue = (sixth * 60 + 360) % 360
  return hue < 20 || hue > 340 ? 'red' : hue < 65 ? 'amber' : hue < 170 ? 'green' : 'blue'
}

async function bookingIn(ask: Ask, page: Page, status: string): Promise<string> {
  const address = `${BOOKINGS}?CreateDateNoOfDaysAgo=180&BookStatus=${status}`
  const { data } = (await ask(page, address)) as Schemas['BookingList']
  return data[0]?.unId ?? `no booking in ${status}`
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
})

test('[FM-01] the drawer: sections open by what is entered, badges in the colours of their status, Processing and the line of an error', async ({
  page,
  ask,
  complaints,
}) => {
  complaints.expect(/status of 500/)
  let form = await newBooking(page)
  await expect(form.getByText('In Progress', { exact: true })).toBeVisible()
  await expect
    .poll(() => menu(form))
    .toEqual({
      Details: true,
      Containers: false,
      'Load Unit': false,
      Items: true,
      Documents: false,
      'Audit Trail': false,
    })
  await fillSeaExport(form, 'FRAME-1')
  await choose(form, 'Shipment Type', 'FCL')
  await expect.poll(() => menu(form)).toMatchObject({ Containers: true, 'Load Unit': false })
  await menuOf(form).filter({ hasText: 'Items' }).click()
  await expect(form.getByRole('heading', { name: 'Items' })).toBeFocused()
  await choose(form, 'Mode of Transport', 'Inland')
  await choose(form, 'Shipment Type', 'FTL')
  await expect.poll(() => menu(form)).toMatchObject({ Containers: false, 'Load Unit': true })

  let fail: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(`**${BOOKINGS}?action=S`, async (route) => {
    await released
    await route.fulfill({ status: 500, json: { message: 'out of order' } })
  })
  const save = form.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(form.getByText('Processing')).toBeVisible()
  await expect(save).toBeDisabled()
  fail()
  await expect(form.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again!' })).toBeVisible()
  await expect(form.getByText('Processing')).toBeHidden()
  await expect(save).toBeEnabled()
  await page.unroute(`**${BOOKINGS}?action=S`)
  await save.click()
  await expect(form).toBeHidden()
  const [saved] = await storedBookings(ask, page, 'FRAME-1')

  for (const { status, name, colour } of [
    { status: 'N', name: 'In Progress', colour: 'amber' },
    { status: 'D', name: 'Submitted', colour: 'blue' },
    { status: 'Q', name: 'Accepted', colour: 'blue' },
    { status: 'B', name: 'Booked', colour: 'green' },
    { status: 'R', name: 'Rejected', colour: 'red' },
  ]) {
    const unId = status === 'N' ? (saved?.unId ?? '') : await bookingIn(ask, page, status)
    await goAnew(page, `/acme/nothing?booking=${unId}`)
    form = await formDrawer(page, /^Booking BKG-/)
    await expect.poll(() => colourOf(form.getByText(name, { exact: true }).first())).toBe(colour)
    if (status === 'N')
      await expect
        .poll(() => menu(form))
        .toEqual({
          Details: true,
          Containers: false,
          'Load Unit': true,
          Items: true,
          Documents: true,
          'Audit Trail': true,
        })
    else await expect(form.getByRole('contentinfo').getByRole('button', { name: 'Save', exact: true })).toBeHidden()
  }

  await goAnew(page, '/acme/quotes?quote=new')
  form = await formDrawer(page, 'Quote')
  await expect
    .poll(() => menu(form))
    .toEqual({
      Quote: false,
      Details: true,
      Containers: false,
      'Load Unit': false,
      Items: true,
      Documents: false,
      'Audit Trail': false,
    })
  await goAnew(page, '/acme/templates?template=new')
  form = await formDrawer(page, 'Template')
  await expect.poll(() => menu(form)).toEqual({ Details: true, Containers: false, 'Load Unit': false, Items: true })
  await expect(form.getByText('In Progress', { exact: true })).toBeHidden()
  await page.setViewportSize(NARROW)
  await expect(menuOf(form).first()).toBeVisible()
})

/** Fields that every mode has. */
const PARTIES = ['Shipper', 'Consignee', 'Notify Party']
const CHOICES = [
  'Mode of Transport',
  'Delivery Terms',
  'Service Request',
  'Origin, country',
  'Origin, city',
  'Destination, country',
  'Destination, city',
]
const TEXTS = [
  'Reference No.',
  'Preferred Carrier',
  'Total Pieces',
  'Total Weight',
  'Total Volume',
  'Commodity Code',
  'Commodity',
  'Remarks',
]
const SWITCHES = ['Pickup Required', 'Delivery Required']
/** Fields of single modes. */
const TYPES = ['Shipment Type', 'Move Type']
const PORTS = [
  'Port of Loading, country',
  'Port of Loading, city',
  'Port of Discharge, country',
  'Port of Discharge, city',
]
const AIRPORTS = [
  'Airport of Departure, country',
  'Airport of Departure, city',
  'Airport of Arrival, country',
  'Airport of Arrival, city',
]

/** The forms of the same cargo. */
const KINDS = [
  { kind: 'Booking', address: 'bookings?booking=new', own: ['HBL/HAWB No.'], ofOthers: ['Template Name'] },
  { kind: 'Quote', address: 'quotes?quote=new', own: [], ofOthers: ['HBL/HAWB No.', 'Template Name'] },
  { kind: 'Template', address: 'templates?template=new', own: ['Template Name'], ofOthers: ['HBL/HAWB No.'] },
]

test('[FM-02] a booking, a quote and a template ask in each mode for what belongs to them', async ({ page }) => {
  for (const [index, { kind, address, own, ofOthers }] of KINDS.entries())
    await test.step(kind, async () => {
      if (index === 0) await page.goto(`/acme/${address}`)
      else await goAnew(page, `/acme/${address}`)
      const form = await formDrawer(page, kind)
      for (const name of [...PARTIES, ...CHOICES]) await expect(choiceOf(form, name)).toBeVisible()
      for (const name of [...TEXTS, ...own]) await expect(inputOf(form, name)).toBeVisible()
      for (const name of SWITCHES) await expect(form.getByRole('switch', { name })).not.toBeChecked()
      for (const name of ofOthers) await expect(inputOf(form, name)).toBeHidden()
      for (const { mode, shown, hidden, types } of [
        { mode: 'Sea Export', shown: [...TYPES, ...PORTS], hidden: AIRPORTS, types: ['FCL', 'LCL'] },
        { mode: 'Air Import', shown: AIRPORTS, hidden: [...TYPES, ...PORTS], types: [] },
        { mode: 'Inland', shown: TYPES, hidden: [...PORTS, ...AIRPORTS], types: ['FTL', 'LTL'] },
      ]) {
        await choose(form, 'Mode of Transport', mode)
        for (const name of shown) await expect(choiceOf(form, name)).toBeVisible()
        for (const name of hidden) await expect(choiceOf(form, name)).toBeHidden()
        if (types.length > 0) {
          await choiceOf(form, 'Shipment Type').press('ArrowDown')
          await expect(page.getByRole('option')).toHaveText(types)
          await choiceOf(form, 'Shipment Type').press('Escape')
        }
      }
      for (const total of ['Total Pieces', 'Total Weight', 'Total Volume'])
        await expect(unitOf(form, total)).toBeVisible()
      await choiceOf(form, 'Delivery Terms').press('ArrowDown')
      await expect(page.getByRole('option')).toHaveText(['Collect', 'Prepaid'])
      await choiceOf(form, 'Delivery Terms').press('Escape')

      await choiceOf(form, 'Destination, city').press('ArrowDown')
      await expect(page.getByText('Please select country')).toBeVisible()
      await choiceOf(form, 'Destination, city').press('Escape')
      const requests = choiceOf(form, 'Service Request')
      for (const place of [0, 1, 2]) {
        await requests.press('ArrowDown')
        await page.getByRole('option').nth(place).click()
      }
      await requests.press('Escape')
      await inputOf(form, 'Commodity').focus()
      await expect(form.getByText('+1', { exact: true })).toBeVisible()

      for (const [required, fields] of [
        ['Pickup Required', ['Ready Date', 'From Time', 'To Time', 'Pickup Remarks']],
        ['Delivery Required', ['Delivery Date', 'Delivery Remarks']],
      ] as const) {
        await form.getByRole('switch', { name: required }).click()
        for (const name of fields) await expect(inputOf(form, name).first()).toBeVisible()
      }
      // Fields of one name are told apart by what stands above them; each reads as it did.
      for (const heading of ['Pickup at Origin', 'Delivery at Destination']) {
        await expect(choiceOf(form, `${heading}, Collect From`)).toBeVisible()
        await expect(choiceOf(form, `${heading}, Deliver To`)).toBeVisible()
        await expect(inputOf(form, `${heading}, From Time`)).toBeVisible()
      }
      await expect(form.getByText('From Time', { exact: true })).toHaveCount(2)

      await leaveUnsaved(page)
    })
})

test('[FM-08] cargo items are added, limited, totalled and removed; a removed one can be brought back; else it is hidden and sent as deleted', async ({
  page,
  ask,
}) => {
  let form = await newBooking(page)
  await inputOf(form, 'Reference No.').fill('ITEMS-1')
  const items = (): Locator => form.getByRole('group', { name: 'Items', exact: true })
  const rows = (): Locator => items().getByRole('textbox', { name: 'Description' })
  await expect(items().getByText('No rows yet')).toBeVisible()
  for (const [row, description, pieces, weight] of [
    [0, 'Oranges', '12', '100.25'],
    [1, 'Lemons', '8', '50.5'],
    [2, 'Limes', '5', '10'],
  ] as const) {
    await items().getByRole('button', { name: 'Add item' }).click()
    await rows().nth(row).fill(description)
    await inputOf(items(), 'Pieces').nth(row).fill(pieces)
    await pick(unitOf(items(), 'Pieces').nth(row), 'CTN')
    await inputOf(items(), 'Weight').nth(row).fill(weight)
    await pick(unitOf(items(), 'Weight').nth(row), 'KG')
  }
  await inputOf(items(), 'Length').first().fill('120.5')
  await expect(items().getByRole('row').last()).toContainText('25 CTN')
  await expect(items().getByRole('row').last()).toContainText('160.75 KG')
  await inputOf(items(), 'Pieces').first().fill('0')
  await inputOf(items(), 'Volume').first().fill('0')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(inputOf(items(), 'Pieces').first()).toHaveAccessibleDescription('The value must be at least 1')
  await expect(inputOf(items(), 'Volume').first()).toHaveAccessibleDescription('The value must be greater than 0')
  await expect(menuOf(form).filter({ hasText: 'Items' })).toHaveAccessibleName(/2 errors/)
  await inputOf(items(), 'Pieces').first().fill('12')
  await inputOf(items(), 'Volume').first().fill('')
  await items().getByRole('button', { name: 'Remove Items 2' }).click()
  await expect(rows()).toHaveCount(2)
  await expect(items().getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows().nth(1)).toHaveValue('Lemons')
  await expect(rows().nth(1)).toBeFocused()
  await items().getByRole('button', { name: 'Remove Items 2' }).click()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()
  const [first] = await storedBookings(ask, page, 'ITEMS-1')
  expect(first?.cargoItems).toMatchObject([
    { description: 'Oranges', itemPcs: 12, itemPcsUt: 'CTN', itemWgt: 100.25, itemWgtUt: 'KG', itemDimLength: 120.5 },
    { description: 'Limes', itemPcs: 5 },
  ])

  await goAnew(page, `/acme/nothing?booking=${first?.unId ?? ''}`)
  form = await formDrawer(page, /^Booking BKG-/)
  await rows().nth(1).fill('Key limes')
  for (const row of [2, 1])
    await items()
      .getByRole('button', { name: `Remove Items ${String(row)}` })
      .click()
  await expect(items().getByText('No rows yet')).toBeVisible()
  for (const left of [1, 2]) {
    await items().getByRole('button', { name: 'Undo' }).click()
    await expect(rows()).toHaveCount(left)
  }
  await items().getByRole('button', { name: 'Remove Items 1' }).click()
  await expect(rows()).toHaveCount(1)
  await expect(rows()).toHaveValue('Key limes')
  const saving = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === BOOKINGS,
  )
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  expect(((await saving).postDataJSON() as Schemas['Booking']).cargoItems).toMatchObject([
    { description: 'Oranges', itemActionCode: 'D' },
    { description: 'Key limes', itemActionCode: 'U' },
  ])
  await expect(form).toBeHidden()
  expect((await storedBookings(ask, page, 'ITEMS-1'))[0]?.cargoItems).toMatchObject([{ description: 'Key limes' }])
})
