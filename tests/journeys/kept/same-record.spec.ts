import type { Locator, Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible } from '../support/axe.ts'
import { BOOKINGS, madeBooking, storedBooking } from '../support/bookings.ts'
import type { Booking } from '../support/bookings.ts'
import { choose, formDrawer, inputOf } from '../support/form.ts'
import { openShipment, shipmentWhere, storedShipment } from '../support/shipments.ts'
import { expect, test } from '../support/test.ts'
import { layOut } from '../support/figures.ts'

const QUOTES = '/api-gateway/1/quotes/'
const WIDGETS = '/api-gateway/1/widget-preferences'

const openBooking = async (page: Page, unId: string) => {
  await page.goto(`/acme/bookings?booking=${unId}`)
  return formDrawer(page, 'Booking')
}
const save = (form: Awaited<ReturnType<typeof formDrawer>>) =>
  form.getByRole('button', { name: 'Save', exact: true }).click()
/** The value of the one field that somebody else changed, as it is now. */
const valueNow = (dialog: Locator) =>
  dialog.getByRole('region', { name: 'Changed by somebody else' }).getByRole('textbox').last()
const changedDialog = (page: Page) => page.getByRole('dialog', { name: 'This record has been changed' })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'acme', 'CUSTOMER')
})

test('[NL-02] two tabs that change different fields of a booking lose neither: one press merges', async ({
  page,
  secondTab,
  portal,
  ask,
  complaints,
}) => {
  complaints.expect(/status of 412/)
  const unId = await madeBooking(page, portal.url, 'TABS-1')
  const second = await secondTab()
  const [one, other] = [await openBooking(page, unId), await openBooking(second, unId)]
  await inputOf(one, 'Reference No.').fill('TABS-1-ONE')
  await save(one)
  await expect(one).toBeHidden()

  await inputOf(other, 'Commodity').fill('ORANGES')
  await save(other)
  const dialog = second.getByRole('dialog', { name: 'This record has been changed' })
  await expect(dialog.getByRole('region', { name: 'Changed by somebody else' })).toContainText('Reference No.')
  await expect(dialog.getByRole('region', { name: 'Changed by you' })).toContainText('Commodity')
  await expectAccessible(second)
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(inputOf(other, 'Reference No.')).toHaveValue('TABS-1-ONE')
  await expect(inputOf(other, 'Commodity')).toHaveValue('ORANGES')
  await save(other)
  await expect(other).toBeHidden()
  await expect.poll(() => storedBooking(ask, page, 'TABS-1-ONE')).toMatchObject({ commodity: 'ORANGES' })
})

test('[NL-02] two tabs that change one field choose: what was typed here stays unless the other value is taken, and Undo takes that back', async ({
  page,
  secondTab,
  portal,
  ask,
  complaints,
}) => {
  complaints.expect(/status of 412/)
  const unId = await madeBooking(page, portal.url, 'TABS-2')
  const second = await secondTab()
  const [one, other] = [await openBooking(page, unId), await openBooking(second, unId)]
  await inputOf(one, 'Commodity').fill('FIGS')
  await save(one)
  await expect(one).toBeHidden()

  await inputOf(other, 'Commodity').fill('DATES')
  await save(other)
  const dialog = second.getByRole('dialog', { name: 'This record has been changed' })
  const both = dialog.getByRole('region', { name: 'Changed by both' })
  await expect(both.getByRole('radio', { name: 'Yours' })).toBeChecked()
  await both.getByRole('radio', { name: 'As saved by somebody else' }).check()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(inputOf(other, 'Commodity')).toHaveValue('FIGS')
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(inputOf(other, 'Commodity')).toHaveValue('DATES')
  await save(other)
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await save(other)
  await expect(other).toBeHidden()
  await expect.poll(() => storedBooking(ask, page, 'TABS-2')).toMatchObject({ commodity: 'DATES' })
})

test('[NL-02] a quote that is accepted in one tab and rejected in the other is what came first; the other tab sees it', async ({
  page,
  secondTab,
  ask,
  complaints,
}) => {
  complaints.expect(/status of 412/)
  const { data } = (await ask(page, `${QUOTES}?CreateDateNoOfDaysAgo=180&QuoteStatus=T`)) as Schemas['QuoteList']
  const valid = [...data].sort((one, other) => (other.expirationDate ?? '').localeCompare(one.expirationDate ?? ''))
  const unId = valid[1]?.unId ?? ''
  const second = await secondTab()
  const open = async (tab: Page) => {
    await tab.goto(`/acme/quotes?quote=${unId}`)
    return formDrawer(tab, 'Quote')
  }
  const [one, other] = [await open(page), await open(second)]
  await one.getByRole('button', { name: 'Accept', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(one.getByText('Accepted').first()).toBeVisible()

  await other.getByRole('button', { name: 'Reject', exact: true }).click()
  const reason = second.getByRole('dialog', { name: 'Reject' })
  await reason.getByRole('textbox').fill('too dear')
  await reason.getByRole('button', { name: 'Continue' }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: 'Reject', exact: true }).click()
  const dialog = second.getByRole('dialog', { name: 'This record has been changed' })
  await dialog.getByRole('button', { name: /Show as it is now|Merge/ }).click()
  await expect(other.getByRole('button', { name: 'Reject', exact: true })).toBeHidden()
  await expect.poll(() => ask(page, `${QUOTES}${unId}`)).toMatchObject({ status: 'Q' })
})

test('[NL-02] two tabs that make the same change are asked nothing', async ({
  page,
  secondTab,
  portal,
  ask,
  complaints,
}) => {
  complaints.expect(/status of 412/)
  const unId = await madeBooking(page, portal.url, 'TABS-3')
  const second = await secondTab()
  const [one, other] = [await openBooking(page, unId), await openBooking(second, unId)]
  for (const form of [one, other]) {
    await inputOf(form, 'Commodity').fill('CHERRIES')
    await save(form)
    await expect(form).toBeHidden()
  }
  await expect.poll(() => storedBooking(ask, page, 'TABS-3')).toMatchObject({ commodity: 'CHERRIES' })
})

test('[NL-02] rows of a list are merged one by one: two persons edit, add and delete among them, and no row is lost', async ({
  page,
  colleague,
  portal,
  ask,
  complaints,
}) => {
  complaints.expect(/status of 412/)
  const cargoItems = ['Apples', 'Pears', 'Plums'].map((description) => ({
    description,
    itemPcs: 1,
    itemPcsUt: 'CTN',
    itemActionCode: 'A' as const,
  }))
  const unId = await madeBooking(page, portal.url, 'ROWS-1', { cargoItems })
  const second = await colleague('acme', 'ADMIN')
  const [one, other] = [await openBooking(page, unId), await openBooking(second, unId)]
  const rows = (form: typeof one) => form.getByRole('table', { name: 'Items' })
  await inputOf(rows(one), 'Description').nth(1).fill('Pears by one')
  await rows(one).getByRole('button', { name: 'Remove Items 3' }).click()
  await save(one)
  await expect(one).toBeHidden()

  await inputOf(rows(other), 'Pieces').nth(1).fill('7')
  await inputOf(rows(other), 'Description').first().fill('Apples by the other')
  await other.getByRole('button', { name: 'Add item' }).click()
  await inputOf(rows(other), 'Description').last().fill('Added by the other')
  await save(other)
  await changedDialog(second).getByRole('button', { name: 'Merge' }).click()
  await save(other)
  await expect(other).toBeHidden()
  const stored = ((await ask(page, `${BOOKINGS}${unId}?userRole=CPUser`)) as Booking).cargoItems ?? []
  expect(stored.map(({ description, itemPcs }) => [description, itemPcs])).toEqual([
    ['Apples by the other', 1],
    ['Pears by one', 7],
    ['Added by the other', undefined],
  ])
})

test('[NL-02] a supplier and a customer change one booking: neither loses a word, and each sees what the other did', async ({
  page,
  colleague,
  portal,
  ask,
  complaints,
}) => {
  complaints.expect(/status of 412/)
  const unId = await madeBooking(page, portal.url, 'SUPPLIED-1')
  const second = await colleague('acme', 'SUPPLIER')
  const [customer, supplier] = [await openBooking(page, unId), await openBooking(second, unId)]
  await inputOf(supplier, 'Cargo Ready Date').fill('2099/01/31')
  await inputOf(supplier, 'Cargo Ready Date').blur()
  await save(supplier)
  await expect(supplier).toBeHidden()
  await inputOf(customer, 'Commodity').fill('QUINCES')
  await save(customer)
  const dialog = changedDialog(page)
  await expect(valueNow(dialog)).toHaveValue('2099/01/31')
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await save(customer)
  await expect(customer).toBeHidden()
  await expect
    .poll(() => storedBooking(ask, page, 'SUPPLIED-1'))
    .toMatchObject({ commodity: 'QUINCES', readyDate: '20990131' })
})

test('[NL-02] preferences of widgets that two tabs lay out: what the first saved is shown before the second saves over it', async ({
  page,
  secondTab,
  signIn,
  ask,
  portal,
  complaints,
}) => {
  complaints.expect(/status of 412/)
  await signIn(page, 'acme', 'ADMIN')
  const whole = { groupBy: 'user', widgetType: 'pie', dateFilter: 'lastWeek', widgetName: 'Sign-ins' } as const
  await layOut(
    page,
    portal.url,
    (['11', '12'] as const).map((widgetId) => ({ dataSource: 'login', layouts: [{ widgetId, ...whole }] })),
    1,
    2,
  )
  const second = await secondTab()
  const saved = (tab: Page) => tab.getByText(/saved successfully/i)
  for (const tab of [page, second]) {
    await tab.goto('/acme/customWidgets')
    await expect(tab.getByRole('heading', { level: 1, name: 'Widget Configurations' })).toBeVisible()
    await expect(tab.getByRole('region', { name: /^Row 1, column \d$/ })).toHaveCount(2)
  }
  const block = (tab: Page, column: number) => tab.getByRole('region', { name: `Row 1, column ${String(column)}` })
  await choose(block(page, 1), 'Chart Type', 'donut')
  await save(page.locator('main'))
  await expect(saved(page)).toBeVisible()
  await choose(block(second, 2), 'Chart Type', 'funnel')
  await save(second.locator('main'))
  const dialog = changedDialog(second)
  const both = dialog.getByRole('region', { name: 'Changed by both' })
  await expect(inputOf(both.getByRole('group', { name: 'Widget' }).last(), 'Chart Type').first()).toHaveValue('donut')
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await save(second.locator('main'))
  await expect(saved(second)).toBeVisible()
  expect((await ask(page, WIDGETS)) as Schemas['WidgetPreference']).toMatchObject({
    widgetDetails: [{ layouts: [{ widgetType: 'pie' }] }, { layouts: [{ widgetType: 'funnel' }] }],
  })
})

test('[NL-02] a shipment that two tabs pin is pinned once, and what one tab takes off stays off', async ({
  page,
  secondTab,
  ask,
}) => {
  const shipment = await shipmentWhere(
    ask,
    page,
    'SE,SI',
    ({ createJobUnId, favoriteShp }) => createJobUnId !== undefined && favoriteShp === false,
  )
  const second = await secondTab()
  const [one, other] = [await openShipment(page, shipment), await openShipment(second, shipment)]
  const press = (drawer: typeof one, name: string) => drawer.getByRole('button', { name, exact: true }).click()
  for (const drawer of [one, other]) {
    await press(drawer, 'Pin')
    await expect(drawer.getByRole('button', { name: 'Unpin', exact: true })).toBeVisible()
  }
  expect((await storedShipment(ask, page, shipment.gShpId)).favoriteShp).toBe(true)
  for (const drawer of [one, other]) {
    await press(drawer, 'Unpin')
    await expect(drawer.getByRole('button', { name: 'Pin', exact: true })).toBeVisible()
  }
  expect((await storedShipment(ask, page, shipment.gShpId)).favoriteShp).toBe(false)
})

test('[NL-02] over a gateway that tells no versions the time of the last save is compared, and the same dialog opens', async ({
  page,
  secondTab,
  portal,
  ask,
}) => {
  const unId = await madeBooking(page, portal.url, 'NO-ETAG')
  const second = await secondTab()
  const versionsSent: string[] = []
  await second.route('**/api-gateway/secure/**', async (route) => {
    const sent = route.request()
    versionsSent.push(...Object.keys(sent.headers()).filter((name) => name === 'if-match'))
    const answer = await route.fetch({ url: sent.url().replace(portal.url, portal.otherUrl ?? portal.url) })
    const headers = Object.fromEntries(Object.entries(answer.headers()).filter(([name]) => name !== 'etag'))
    await route.fulfill({ response: answer, headers })
  })
  const [one, other] = [await openBooking(page, unId), await openBooking(second, unId)]
  await inputOf(one, 'Reference No.').fill('NO-ETAG-ONE')
  await save(one)
  await expect(one).toBeHidden()
  await inputOf(other, 'Commodity').fill('MANGOES')
  await save(other)
  const dialog = changedDialog(second)
  await expect(valueNow(dialog)).toHaveValue('NO-ETAG-ONE')
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await save(other)
  await expect(other).toBeHidden()
  await expect.poll(() => storedBooking(ask, page, 'NO-ETAG-ONE')).toMatchObject({ commodity: 'MANGOES' })
  expect(versionsSent).toEqual([])
})
