import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible } from '../support/axe.ts'
import { BOOKINGS, fillSeaExport, newBooking, storedBooking, storedBookings } from '../support/bookings.ts'
import { keptDrafts } from '../support/drafts.ts'
import { formDrawer, inputOf } from '../support/form.ts'
import { recordCount } from '../support/figures.ts'
import { expect, test } from '../support/test.ts'

/** As ACME orders them: what names a row comes first. */
const COLUMNS = [
  ...['Booking No.', 'Status', 'Shipper', 'Mode of Transport', 'Origin', 'Destination'],
  ...['Total Pieces', 'Total Weight', 'Reference No.', 'Last Updated'],
]

/** So many cards are drawn before more are asked for. */
const CARDS_AT_ONCE = 50

const filter = (page: Page, column: string): Locator => page.getByRole('searchbox', { name: `Filter by ${column}` })

async function openList(page: Page): Promise<void> {
  await page.goto('/acme/bookings')
  await expect(page.getByRole('heading', { name: 'Manage Bookings' })).toBeVisible()
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
})

test('[LS-01] the list shows 60 days and 30 more on demand, filters in the address, exports what it shows, and is cards on a phone', async ({
  page,
  ask,
}) => {
  const days = async (count: number) =>
    ((await ask(page, `${BOOKINGS}?CreateDateNoOfDaysAgo=${count}`)) as Schemas['BookingList']).data
  await openList(page)
  const [recent, more] = [await days(60), await days(90)]
  expect(more.length).toBeGreaterThan(recent.length)
  await expect(page.getByRole('status').filter({ hasText: recordCount(recent.length) })).toBeVisible()
  const grid = page.getByRole('grid', { name: 'Manage Bookings' })
  expect((await grid.getByRole('columnheader').allInnerTexts()).map((text) => text.split('\n')[0])).toEqual(COLUMNS)
  await page.getByRole('button', { name: 'Load 30 more days' }).click()
  await expect(page.getByRole('status').filter({ hasText: recordCount(more.length) })).toBeVisible()

  await page.getByRole('combobox', { name: 'Filter by Mode of Transport' }).selectOption('Air Export')
  await page.getByRole('combobox', { name: 'Filter by Status' }).selectOption('Booked')
  const wanted = more.filter(({ bizType, status }) => bizType === 'AE' && status === 'B')
  expect(wanted.length).toBeGreaterThan(0)
  await expect(page.getByRole('status').filter({ hasText: recordCount(wanted.length) })).toBeVisible()
  await expect(page).toHaveURL(/f\.bizType=.*f\.status=/)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Bookings.csv')
  const [header, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(header).toBe(`\uFEFF${COLUMNS.join(',')}`)
  expect(rows.map((row) => /BKG-\d+/.exec(row)?.[0]).sort()).toEqual(wanted.map(({ bookingNo }) => bookingNo).sort())
  expect(rows.every((row) => row.includes('Air Export') && row.includes('Booked'))).toBe(true)

  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Filter by Status' })).toHaveValue('B')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  const cards = page.getByRole('list', { name: 'Manage Bookings' }).getByRole('listitem')
  await expect(grid).toBeHidden()
  await expect(cards).toHaveCount(Math.min(recent.length, CARDS_AT_ONCE))
  await cards.last().scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Back to top' }).click()
  await expect(cards.first()).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden()
  await cards.first().getByRole('link').click()
  await formDrawer(page, /^Booking BKG-/)
})

test('[LS-04] a row says that it loads, then opens its booking with the cities of its countries, at an address of its own; Back closes it, and the filters stay', async ({
  page,
  ask,
}) => {
  await openList(page)
  await filter(page, 'Reference No.').fill('PO-')
  await page.getByRole('combobox', { name: 'Filter by Status' }).selectOption('In Progress')
  await expect(page).toHaveURL(/f\.refNo=PO-/)
  // Rows move up until both filters have come to the list.
  const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: /^BKG-/ }) })
  const matching = rows.filter({ hasText: 'PO-' }).filter({ hasText: 'In Progress' })
  await expect(matching.first()).toBeVisible()
  await expect.poll(async () => (await rows.count()) - (await matching.count())).toBe(0)
  const number = await matching.first().getByText(/^BKG-/).innerText()
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${BOOKINGS}*?userRole=CPUser`, async (route) => {
    await released
    await route.continue()
  })
  const countries = new Set<string | null>()
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/1/cities')) countries.add(searchParams.get('CtryCode'))
  })
  await page.getByRole('gridcell', { name: number }).click()
  await expect(page.getByRole('dialog', { name: 'Loading', exact: true })).toBeVisible()
  release()
  const form = await formDrawer(page, `Booking ${number}`)
  const unId = new URL(page.url()).searchParams.get('booking') ?? ''
  const { orgCountry, polCtry, destCountry, podCtry } = (await ask(
    page,
    `${BOOKINGS}${unId}?userRole=CPUser`,
  )) as Schemas['Booking']
  for (const country of [orgCountry ?? polCtry, destCountry ?? podCtry])
    if (country !== undefined) await expect.poll(() => countries.has(country)).toBe(true)
  await expect(page).toHaveURL(/f\.refNo=PO-&.*booking=/)
  const address = page.url()
  await page.goBack()
  await expect(form).toBeHidden()
  await expect(filter(page, 'Reference No.')).toHaveValue('PO-')
  await page.goto(`${address}&template=new`)
  await formDrawer(page, `Booking ${number}`)
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('[LS-04] a booking that cannot be loaded leads back to the list, with a word of regret', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 500/)
  await openList(page)
  await page.route(`**${BOOKINGS}*?userRole=CPUser`, (route) =>
    route.fulfill({ status: 500, json: { message: 'out of order' } }),
  )
  await page.getByText(/^BKG-/).first().click()
  await expect(page.getByText(/something went wrong/i)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/acme\/bookings$/)
})

test('[FM-12] a booking is saved, submitted and deleted with their codes; each use is recorded; one goes back to the list or the dashboard', async ({
  page,
  ask,
}) => {
  const saves: { action: string | null; body: Schemas['Booking'] }[] = []
  const uses: unknown[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (request.method() === 'POST' && pathname === BOOKINGS)
      saves.push({ action: searchParams.get('action'), body: request.postDataJSON() as Schemas['Booking'] })
    if (pathname.endsWith('/1/metrics/bookings')) uses.push(request.postDataJSON())
  })
  const expectSuccess = async (what: string) =>
    expect(page.getByText(`Booking ${what} Request is SUCCESS`)).toBeVisible()
  await page.goto('/acme/')
  await page.getByRole('link', { name: 'New Booking' }).first().click()
  let form = await formDrawer(page, 'Booking')
  await fillSeaExport(form, 'CODES-1')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expectSuccess('Save')
  await expect(form).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/acme/')
  const created = await storedBooking(ask, page, 'CODES-1')
  expect(created).toMatchObject({ status: 'N', jobStageCode: 'P' })

  await openList(page)
  await filter(page, 'Reference No.').fill('CODES-1')
  await page.getByRole('gridcell', { name: 'CODES-1' }).click()
  form = await formDrawer(page, /^Booking BKG-/)
  await inputOf(form, 'Commodity').fill('Apples')
  await form.getByRole('button', { name: 'Save and Submit' }).click()
  await expectSuccess('Save and Submit')
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(/\/acme\/bookings\?f\.refNo=CODES-1$/)
  await expect(page.getByRole('gridcell', { name: 'Submitted' })).toBeVisible()
  await page.reload()
  await page.getByRole('gridcell', { name: 'CODES-1' }).click()
  form = await formDrawer(page, /^Booking BKG-/)
  await expect(form.getByText('Submitted', { exact: true }).first()).toBeVisible()
  await form.getByRole('button', { name: 'Close', exact: true }).click()

  form = await newBooking(page)
  await inputOf(form, 'Reference No.').fill('DELETE-1')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()
  const { unId = '' } = await storedBooking(ask, page, 'DELETE-1')
  await page.goto(`/acme/bookings?booking=${unId}`)
  form = await formDrawer(page, /^Booking BKG-/)
  const question = page.getByRole('alertdialog', { name: 'Please confirm' })
  await form.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(question).toContainText('Do you want to delete this record?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => storedBookings(ask, page, 'DELETE-1')).toHaveLength(1)
  await form.getByRole('button', { name: 'Delete', exact: true }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectSuccess('Delete')
  await expect(form).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Manage Bookings' })).toBeVisible()
  await expect.poll(() => storedBookings(ask, page, 'DELETE-1')).toEqual([])

  expect(saves).toMatchObject([
    { action: 'S', body: { bookStatus: 'D', funcCode: '9', jobStageCode: 'P' } },
    { action: 'S', body: { bookStatus: 'P', funcCode: '5', jobStageCode: 'P', unId: created.unId } },
    { action: 'S', body: { bookStatus: 'D', funcCode: '9' } },
    { action: 'D', body: { funcCode: '1', unId } },
  ])
  const use = { tenant: 'ACME', userId: 'CUSTOMER', service: 'bookings', operation: 'saveBooking', status: 'SUCCESS' }
  expect(uses).toEqual([use, use, use])
})

test('[SH-11] a new booking or one in progress asks before it is closed with changes, by button, Escape and Back', async ({
  page,
  ask,
}) => {
  await openList(page)
  await page.getByRole('link', { name: 'New Booking' }).click()
  let form = await formDrawer(page, 'Booking')
  const question = page.getByRole('alertdialog', { name: 'Changes not saved' })
  await inputOf(form, 'Reference No.').fill('CLOSING-1')
  await page.keyboard.press('Escape')
  await expect(question.locator(':focus')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(inputOf(form, 'Reference No.')).toBeFocused()
  for (const leave of [() => form.getByRole('button', { name: 'Close' }).click(), () => page.goBack()]) {
    await leave()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(inputOf(form, 'Reference No.')).toHaveValue('CLOSING-1')
  }
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()
  const { unId = '' } = await storedBooking(ask, page, 'CLOSING-1')
  await page.goto(`/acme/bookings?booking=${unId}`)
  form = await formDrawer(page, /^Booking BKG-/)
  await inputOf(form, 'Commodity').fill('never kept')
  await form.getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(form).toBeHidden()
  await expect.poll(() => storedBooking(ask, page, 'CLOSING-1')).not.toHaveProperty('commodity')
})

test('[LK-08] a booking on its way has its number as title from the first frame, and can be closed', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', '/acme/bookings')
  await page.route(/\/secure\/1\/bookings\/\w+/, () => undefined)
  const cell = page.getByRole('gridcell', { name: /^BK/ }).first()
  const number = await cell.innerText()
  await cell.click()
  const drawer = page.getByRole('dialog', { name: 'Loading' })
  const title = drawer.getByRole('heading', { name: `Booking ${number}`, exact: true })
  await expect(title).toBeVisible()
  await expect(drawer.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(title).toBeHidden()
  await expect(page).not.toHaveURL(/booking=|given/)
})

test('[SH-11] [BX-12] a form that Forward opens again while it slides out begins anew: it keeps what is typed, and closes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openList(page)
  await page.getByRole('link', { name: 'New Booking' }).click()
  const form = await formDrawer(page, 'Booking')
  await expect(inputOf(form, 'Reference No.')).toBeVisible()
  await page.evaluate(() => {
    const back = (): void => {
      removeEventListener('popstate', back)
      addEventListener('popstate', () => Object.assign(window, { again: true }), { once: true })
      history.forward()
    }
    addEventListener('popstate', back)
  })
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => 'again' in window)
  await inputOf(form, 'Reference No.').fill('AGAIN-1')
  await expect.poll(async () => (await keptDrafts(page)).join()).toContain('AGAIN-1')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog', { name: 'Changes not saved' }).getByRole('button', { name: 'Leave' }).click()
  await expect(form).toBeHidden()
})
