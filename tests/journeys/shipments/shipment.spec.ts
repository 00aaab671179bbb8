import type { Locator } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { WIDE } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { signOut, tryToSignIn } from '../support/login.ts'
import { openNext, openShipment, SHIPMENTS, shipmentWhere, valueOf, viewDrawer } from '../support/shipments.ts'
import type { Shipment } from '../support/shipments.ts'
import { expect, test } from '../support/test.ts'

type Codes = Schemas['LookupList']

const GREEN = 'rgb(227, 244, 232)'
const RED = 'rgb(252, 235, 233)'
const BLUE = 'rgb(230, 238, 247)'

/** The status beside the drawer's title. */
const chipOf = (drawer: Locator, status: string) =>
  drawer.getByRole('banner').getByText(status, { exact: true }).locator('xpath=..')

test('[SD-01] [SD-02] [SD-07] [SP-03] a shipment opens from the list, leads on to the next one, and its link is copied', async ({
  page,
  context,
  signIn,
  ask,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(WIDE)
  await signIn(page, 'acme', 'CUSTOMER', '/acme/shipments')
  const { data, totalRecords } = (await ask(page, `${SHIPMENTS}?MaxResults=100`)) as Schemas['ShipmentList']
  const opener = page.getByRole('gridcell', { name: data[0]?.shpNo ?? '', exact: true })
  await opener.press('Enter')
  const drawer = await viewDrawer(page, /^Shipment /)
  await expect(drawer.locator(':focus')).toHaveCount(1)
  const pager = drawer.getByRole('group', { name: 'Results' })
  await expect(pager).toContainText(`1 of ${String(totalRecords)}`)
  await pager.getByRole('button', { name: 'Next record' }).press('Enter')
  await expect(drawer.getByRole('heading', { name: `Shipment ${data[1]?.shpNo ?? ''}` })).toBeVisible()
  await expect(pager.getByRole('button', { name: 'Next record' })).toBeFocused()
  await pager.getByRole('button', { name: 'Previous record' }).click()
  await expect(pager).toContainText(`1 of ${String(totalRecords)}`)

  const menu = drawer.getByRole('navigation')
  for (const section of ['Pickup/Delivery', 'Milestones', 'Documents']) {
    await menu.getByRole('button', { name: section }).click()
    await expect(drawer.getByRole('heading', { name: section, level: 3 })).toBeInViewport()
    await expect(drawer.getByRole('heading', { name: section, level: 3 })).toBeFocused()
    await expect(menu.getByRole('button', { name: section })).toHaveAttribute('aria-current', 'true')
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page).not.toHaveURL(/shipment=/)
  await expect(opener).toBeFocused()

  const byJob = await shipmentWhere(ask, page, 'SE,SI,AE,AI', ({ jobNo }) => jobNo !== undefined)
  await (await openNext(page, byJob)).getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link to Shipment copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${new URL(page.url()).origin}/anonymous/#/acme/?JobNo=${byJob.jobNo ?? ''}`)
  await page.goto(`/acme/?shipment=${byJob.gShpId ?? ''}`)
  await viewDrawer(page, /^Shipment /)
  await expect(page.getByRole('group', { name: 'Results' })).toBeHidden()
  const nameless = await shipmentWhere(
    ask,
    page,
    'SE,SI,AE,AI,IL',
    ({ jobNo, bookingNo }) => jobNo === undefined && bookingNo === undefined,
  )
  const other = await openNext(page, nameless)
  await expect(other.getByRole('button', { name: 'Pin', exact: true })).toBeHidden()
  await other.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Unable to copy the link: JobNo. or BookingNo. not exist for shipment.')).toBeVisible()

  const visitor = await context.newPage()
  await visitor.goto(link)
  await expect(visitor.getByText(byJob.jobNo ?? '').first()).toBeVisible()
})

test('[SP-03] a drawer leads through all that was found, over the edge of a page, and by a link to where it stands', async ({
  page,
  signIn,
  ask,
}) => {
  await page.setViewportSize(WIDE)
  await signIn(page, 'acme', 'CUSTOMER', '/acme/shipments')
  const { data, totalRecords } = (await ask(page, `${SHIPMENTS}?MaxResults=100`)) as Schemas['ShipmentList']
  expect(totalRecords).toBeGreaterThan(100)
  await page.goto(`/acme/shipments?shipment=${data.at(-1)?.gShpId ?? ''}`)
  const pager = (await viewDrawer(page, /^Shipment /)).getByRole('group', { name: 'Results' })
  await expect(pager).toContainText(`100 of ${String(totalRecords)}`)
  await pager.getByRole('button', { name: 'Next record' }).press('Enter')
  await expect(pager).toContainText(`101 of ${String(totalRecords)}`)
  await expect(pager.getByRole('button', { name: 'Next record' })).toBeFocused()
  await expect(page).toHaveURL(/list\.page=2/)
  expect(page.url().length).toBeLessThan(200)
  await page.reload()
  await expect(pager).toContainText(`101 of ${String(totalRecords)}`)
  await pager.getByRole('button', { name: 'Previous record' }).click()
  await expect(pager).toContainText(`100 of ${String(totalRecords)}`)
})

test('[SD-01] [SD-02] [SD-03] [SD-05] the header follows the mode, the status and the role', async ({
  page,
  signIn,
  ask,
}) => {
  await page.setViewportSize(WIDE)
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const sea = await shipmentWhere(
    ask,
    page,
    'SE,SI',
    ({ currentStatus, serviceRequest, status }) =>
      currentStatus === 'DELAYED' && serviceRequest !== undefined && status !== 'In Progress',
  )
  let drawer = await openShipment(page, sea)
  await expect(chipOf(drawer, 'Delayed')).toHaveCSS('background-color', RED)
  await expect(valueOf(drawer, 'Vessel/Voyage')).toHaveText(`${sea.vesselName ?? ''} / ${sea.vesselVoyage ?? ''}`)
  await expect(valueOf(drawer, 'Port of Loading')).toHaveText(sea.polName ?? '')
  await expect(drawer.locator('dt', { hasText: 'Flight No' })).toHaveCount(0)
  await expect(drawer.getByRole('navigation').getByRole('button', { name: 'Containers' })).toBeVisible()
  const known = await Promise.all(
    ['SESRVREQ', 'SISRVREQ', 'RFSRVREQ'].map(
      async (type) => (await ask(page, `/api-gateway/1/system-codes?Type=${type}&PageIndex=-1`)) as Codes,
    ),
  )
  const items = known.flatMap(({ lookupItems }) => lookupItems)
  const wordsOf = (codes = '') =>
    codes.split(',').flatMap((code) => items.find(({ value }) => value === code)?.label ?? [])
  await expect(valueOf(drawer, 'Service Request')).toHaveText(wordsOf(sea.serviceRequest).join(', '))
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  const late = (sea.statusList ?? []).find(
    ({ estimatedDate = today, actualDate = today }) => actualDate > estimatedDate,
  )
  await expect(
    drawer
      .getByRole('row')
      .filter({ hasText: late?.eventName ?? 'no late milestone' })
      .first(),
  ).toContainText(
    late?.actualDate === undefined
      ? /\d+ (d|h|min) overdue\d+ (days?|hours?|minutes?) overdue/
      : /\+\d+ (d|h|min)\d+ (days?|hours?|minutes?) late/,
  )

  const air = await shipmentWhere(ask, page, 'AE,AI', ({ currentStatus }) => currentStatus === 'DELIVERED')
  drawer = await openNext(page, air)
  await expect(chipOf(drawer, 'Delivered')).toHaveCSS('background-color', GREEN)
  await expect(valueOf(drawer, 'Flight No')).toHaveText(air.fltNo ?? '')
  await expect(drawer.getByRole('navigation').getByRole('button', { name: 'Containers' })).toHaveCount(0)

  const inProgress = ({ serviceRequest, status }: Shipment) => serviceRequest !== undefined && status === 'In Progress'
  const inland = await shipmentWhere(ask, page, 'IL', inProgress)
  drawer = await openNext(page, inland)
  await expect(chipOf(drawer, 'Pickup')).toHaveCSS('background-color', BLUE)
  await expect(drawer.locator('dt', { hasText: 'Service Request' })).toHaveCount(1)
  await expect(valueOf(drawer, 'Service Request')).toHaveText(wordsOf(inland.serviceRequest).join(', '))
  await expect(drawer.locator('dt', { hasText: 'Port of Loading' })).toHaveCount(0)
  await expect(drawer.locator('dt', { hasText: 'Cargo Ready Date' })).toHaveCount(0)
  const fetched = await shipmentWhere(ask, page, 'IL', ({ pickupEnabled }) => pickupEnabled !== false)
  drawer = await openNext(page, fetched)
  await expect(valueOf(drawer, 'Collection Date')).toHaveText(/^\d\d [A-Z][a-z]+ \d{4}$/)

  await signIn(page, 'acme', 'SUPPLIER', 'nowhere')
  const own = await shipmentWhere(
    ask,
    page,
    'SE,SI,AE,AI,IL',
    ({ pickupDeliveryInfo, pickupEnabled }) => pickupDeliveryInfo?.readyDate !== undefined && pickupEnabled !== false,
  )
  drawer = await openShipment(page, own)
  await expect(valueOf(drawer, 'Cargo Ready Date')).toHaveText(/^\d\d [A-Z][a-z]+ \d{4}$/)
  await expect(valueOf(drawer, 'Need Date at Destination')).toHaveText(/^\d\d [A-Z][a-z]+ \d{4}$/)
  await expect(drawer.getByText('Collect From').first()).toBeVisible()
  await expect(drawer.locator('dt', { hasText: 'Collection Date' })).toHaveCount(0)

  // A tenant that says nothing shows the codes of what is in progress, as the specification has it.
  await signIn(page, 'kaiyo', 'CUSTOMER', 'nowhere')
  const raw = await shipmentWhere(ask, page, 'SE,SI,AE,AI', inProgress)
  drawer = await openShipment(page, raw, 'kaiyo')
  await expect(drawer.locator('[data-entry=serviceRequest] dd')).toHaveText(raw.serviceRequest ?? '')
  await expect(drawer.locator('[data-entry=services]')).toHaveCount(0)
})

test('[SP-02] of a pickup or delivery that nobody ordered no date and no address is shown, on the screen and on paper', async ({
  page,
  signIn,
  ask,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.querySelector<HTMLElement>('[inert]')?.innerText ?? ''
    }
  })
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const shipment = await shipmentWhere(ask, page, 'SE,SI', () => true)
  // A gateway that keeps days and addresses of both, whatever was ordered.
  let ordered: { pickupEnabled?: boolean; deliveryEnabled?: boolean } = {}
  await page.route(`**${SHIPMENTS}${shipment.gShpId ?? ''}`, (route) => {
    const pickupDeliveryInfo = { readyDate: '20260128', readyTimeFrom: '0905', readyTimeTo: '1210' }
    const pickupDeliveryAddresses = ['CL', 'PDT', 'DCF', 'DDT'].map((partyType) => ({
      partyType,
      address: `Yard ${partyType}`,
    }))
    const told = { pickupEnabled: undefined, deliveryEnabled: undefined, pickupDeliveryInfo, pickupDeliveryAddresses }
    return route.fulfill({ json: { ...shipment, ...told, ...ordered } })
  })
  const ofPickup = ['28 January 2026', '09:05', '12:10', 'Yard CL', 'Yard PDT']
  const ofDelivery = ['Yard DCF', 'Yard DDT']
  const expectShown = async (shown: string[], absent: string[]) => {
    const drawer = await openShipment(page, shipment)
    const section = drawer.locator('[data-entry=pickupDelivery]')
    for (const text of shown) await expect(section).toContainText(text)
    for (const text of absent) await expect(section).not.toContainText(text)
    await drawer.getByRole('button', { name: 'Print', exact: true }).click()
    const printed = () => page.evaluate(() => document.documentElement.dataset['printed'] ?? '')
    await expect.poll(printed).toContain('Pickup/Delivery')
    const paper = await printed()
    expect(shown.filter((text) => !paper.includes(text))).toEqual([])
    expect(absent.filter((text) => paper.includes(text))).toEqual([])
  }
  await expectShown([...ofPickup, ...ofDelivery], ['No pickup is ordered.', 'No delivery is ordered.'])
  ordered = { pickupEnabled: false, deliveryEnabled: true }
  await expectShown(['No pickup is ordered.', ...ofDelivery], [...ofPickup, 'No delivery is ordered.'])
  ordered = { pickupEnabled: true, deliveryEnabled: false }
  await expectShown([...ofPickup, 'No delivery is ordered.'], [...ofDelivery, 'No pickup is ordered.'])
})

test('[SD-01] a link opens a shipment in a new tab, and returns to it after a sign-in', async ({
  page,
  signIn,
  ask,
  context,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', '/acme/nothing')
  const shipment = await shipmentWhere(ask, page, 'AE,AI', () => true)
  const link = `/acme/?shipment=${shipment.gShpId ?? ''}`
  const tab = await context.newPage()
  await tab.goto(link)
  await viewDrawer(tab, `Shipment ${shipment.shpNo ?? ''}`)
  await tab.close()

  await signOut(page)
  await page.goto(link)
  await tryToSignIn(page, 'CUSTOMER')
  const drawer = await viewDrawer(page, `Shipment ${shipment.shpNo ?? ''}`)
  await tabTo(drawer.getByRole('button', { name: 'Close', exact: true }))
  await page.keyboard.press('Enter')
  await expect(drawer).toBeHidden()
  await expect(page).not.toHaveURL(/shipment=/)
})
