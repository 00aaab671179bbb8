import { storedBooking } from '../support/bookings.ts'
import { actionsOf, choiceOf, formDrawer, inputOf, unitOf } from '../support/form.ts'
import { tabTo, takeFocusedOption, takeOption, typeInto } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

const REFERENCE = 'KEYBOARD-1'
const ITEMS = [
  { description: 'Mandarins in cartons', pieces: '60', weight: '600' },
  { description: 'Pears in cartons', pieces: '40', weight: '480.25' },
  { description: 'Persimmons in crates', pieces: '20', weight: '310' },
]

test('[HD-23] a sea booking with containers and cargo is entered, found, submitted and read again without a mouse', async ({
  complaints,
  page,
  context,
  portal,
  signIn,
  ask,
}) => {
  test.setTimeout(360_000)
  await signIn(page, 'acme', 'CUSTOMER', '/acme/nothing')
  await tabTo(page.getByRole('link', { name: 'Manage Bookings' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Manage Bookings' })).toBeVisible()
  await tabTo(page.getByRole('link', { name: 'New Booking' }))
  await page.keyboard.press('Enter')
  const form = await formDrawer(page, 'Booking')
  await expect(form.getByText('In Progress')).toBeVisible()

  await takeOption(choiceOf(form, 'Mode of Transport'), 'sea e', 'Sea Export')
  await takeOption(choiceOf(form, 'Shipment Type'), 'fcl', 'FCL')
  await takeOption(choiceOf(form, 'Shipper'), 'pacific', 'PACIFIC FRUIT TRADING')
  await takeOption(choiceOf(form, 'Consignee'), 'gulfdune', 'GULFDUNE TRADING')
  await typeInto(inputOf(form, 'Reference No.'), REFERENCE)
  await takeOption(choiceOf(form, 'Destination, country'), 'united st', 'United States')
  await takeOption(choiceOf(form, 'Destination, city'), 'seat', 'Seattle')
  await typeInto(inputOf(form, 'Total Pieces'), '120')
  await typeInto(inputOf(form, 'Total Weight'), '1390.25')

  const containers = form.getByRole('group', { name: 'Containers', exact: true })
  for (const [index, { type, quantity }] of [
    { type: '40HC', quantity: '2' },
    { type: '20RF', quantity: '1' },
  ].entries()) {
    await tabTo(containers.getByRole('button', { name: 'Add container' }))
    await page.keyboard.press('Enter')
    await takeFocusedOption(containers.getByRole('combobox', { name: 'Container Type' }).nth(index), type, type)
    await typeInto(containers.getByRole('textbox', { name: 'Quantity' }).nth(index), quantity)
  }

  const items = form.getByRole('group', { name: 'Items', exact: true })
  for (const [index, { description, pieces, weight }] of ITEMS.entries()) {
    await tabTo(items.getByRole('button', { name: 'Add item' }))
    await page.keyboard.press('Enter')
    const row = items.getByRole('row').nth(index + 1)
    await expect(inputOf(row, 'Description')).toBeFocused()
    await page.keyboard.type(description)
    await typeInto(inputOf(row, 'Pieces'), pieces)
    await takeOption(unitOf(row, 'Pieces'), 'ctn', 'CTN')
    await typeInto(inputOf(row, 'Weight'), weight)
    await takeOption(unitOf(row, 'Weight'), 'kg', 'KG')
  }
  await expect(items.getByText('1,390.25 KG')).toBeVisible()

  await tabTo(form.getByRole('button', { name: 'Save', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Booking Save Request is SUCCESS')).toBeVisible()
  await expect(form).toBeHidden()
  const saved = await storedBooking(ask, page, REFERENCE)
  expect(saved).toMatchObject({
    status: 'N',
    bizType: 'SE',
    shipmentType: 'FCL',
    shipper: 'PACFRT01',
    consignee: 'GULFDN01',
  })
  expect(saved).toMatchObject({
    orgCity: 'JPYOK',
    destCity: 'USSEA',
    bkPcs: 120,
    bkPcsUt: 'CTN',
    bkgWgt: 1390.25,
    bkgWgtUt: 'KG',
  })
  expect(saved.containers?.map(({ type, qty }) => [type, qty])).toEqual([
    ['45G1', 2],
    ['22R1', 1],
  ])
  expect(
    saved.cargoItems?.map(({ description, itemPcs, itemPcsUt, itemWgt }) => [description, itemPcs, itemPcsUt, itemWgt]),
  ).toEqual(ITEMS.map(({ description, pieces, weight }) => [description, Number(pieces), 'CTN', Number(weight)]))

  await typeInto(page.getByRole('searchbox', { name: 'Filter by Destination' }), 'seat')
  await typeInto(page.getByRole('searchbox', { name: 'Filter by Reference No.' }), REFERENCE.toLowerCase())
  await expect(page.getByText('1 record')).toBeVisible()
  await expect(page).toHaveURL(/f\.destination=seat.*f\.refNo=keyboard-1/)
  await tabTo(page.getByRole('columnheader', { name: /^Booking No/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('gridcell').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await formDrawer(page, `Booking ${saved.bookingNo ?? ''}`)

  const tab = await context.newPage()
  await tab.goto(page.url())
  const again = await formDrawer(tab, `Booking ${saved.bookingNo ?? ''}`)
  await expect(again.getByText('In Progress')).toBeVisible()
  await expect(choiceOf(again, 'Consignee')).toHaveValue('GULFDUNE TRADING')
  await expect(again.getByRole('textbox', { name: 'Description' })).toHaveCount(ITEMS.length)
  await tabTo(again.getByRole('button', { name: 'Save and Submit' }))
  await tab.keyboard.press('Enter')
  await expect(tab.getByText('Booking Save and Submit Request is SUCCESS')).toBeVisible()
  await expect(tab.getByRole('gridcell', { name: 'Submitted' })).toBeVisible()

  // What the page has open at that moment breaks off.
  complaints.expect(/ERR_CONNECTION_(RESET|REFUSED|CLOSED)|ERR_EMPTY_RESPONSE/)
  await portal.killAndRestart()
  await tab.goto(page.url())
  const submitted = await formDrawer(tab, `Booking ${saved.bookingNo ?? ''}`)
  await expect(submitted.getByRole('banner').getByText('Submitted', { exact: true })).toBeVisible()
  await expect(actionsOf(submitted)).toHaveText(['Close', 'Copy as New'])
  await expect(submitted.getByRole('textbox')).toHaveCount(0)
  await expect(submitted.getByText('Pacific Fruit Trading', { exact: true })).toBeVisible()
  for (const { description } of ITEMS) await expect(submitted.getByRole('cell', { name: description })).toBeVisible()
  await expect
    .poll(() => storedBooking(ask, tab, REFERENCE))
    .toMatchObject({
      status: 'D',
      containers: saved.containers,
      cargoItems: saved.cargoItems,
    })
})
