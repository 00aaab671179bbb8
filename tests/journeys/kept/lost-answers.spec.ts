import type { Locator, Page, Route } from '@playwright/test'
import { BOOKINGS, bookingAnew, fillSeaExport, newBooking, storedBooking, storedBookings } from '../support/bookings.ts'
import type { Schemas } from '../../../src/contract/index.ts'
import { choose, formDrawer, inputOf } from '../support/form.ts'
import { expect, test } from '../support/test.ts'

const SAVES = `**${BOOKINGS}?action=*`

/** The gateway gets the next saves, and their answers are lost on the way back. */
const loseAnswers = (page: Page) =>
  page.route(SAVES, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })

const save = (form: Locator) => form.getByRole('button', { name: 'Save', exact: true }).click()

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
})

test('[NL-01] [NL-03] a save whose answer is lost makes one booking, however often it is pressed again, changed or not; what is typed meanwhile stays', async ({
  page,
  ask,
  complaints,
}) => {
  await test.step('[NL-01] pressed again, it makes one booking', async () => {
    complaints.expect(/ERR_CONNECTION_RESET/)
    const form = await newBooking(page)
    await inputOf(form, 'Reference No.').fill('LOST-1')
    await loseAnswers(page)
    for (let time = 0; time < 3; time += 1) {
      await save(form)
      await expect(form.getByRole('alert')).toBeVisible()
      await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
    }
    await page.unroute(SAVES)
    await save(form)
    await expect(form).toBeHidden()
    await expect.poll(() => storedBookings(ask, page, 'LOST-1')).toHaveLength(1)
  })
  await test.step('[NL-01] a new booking that was submitted into the void and is then saved stays one that was not submitted', async () => {
    complaints.expect(/ERR_CONNECTION_RESET/)
    const form = await bookingAnew(page)
    await fillSeaExport(form, 'LOST-4')
    await page.route(SAVES, (route) => route.abort('connectionreset'))
    await form.getByRole('button', { name: 'Save and Submit' }).click()
    await expect(form.getByRole('alert')).toBeVisible()
    await page.unroute(SAVES)
    await save(form)
    await expect(form).toBeHidden()
    await expect.poll(() => storedBooking(ask, page, 'LOST-4')).toMatchObject({ status: 'N' })
  })
  await test.step('[NL-03] what is typed while a save is under way stays in the form, which stays open and is saved into the same booking', async () => {
    const form = await bookingAnew(page)
    await inputOf(form, 'Reference No.').fill('AHEAD-1')
    let answer: () => void = () => undefined
    const isWaitedFor = new Promise<void>((done) => {
      answer = done
    })
    await page.route(SAVES, async (route: Route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      await isWaitedFor
      await route.fulfill({ response })
    })
    await save(form)
    await expect(form.getByText('Processing')).toBeVisible()
    await inputOf(form, 'Commodity').pressSequentially('LEMONS')
    answer()
    await expect(form.getByText('not what you typed since')).toBeVisible()
    await expect(inputOf(form, 'Commodity')).toHaveValue('LEMONS')
    await page.unroute(SAVES)
    await save(form)
    await expect(form).toBeHidden()
    await expect.poll(() => storedBooking(ask, page, 'AHEAD-1')).toMatchObject({ commodity: 'LEMONS' })
  })
  await test.step('[NL-01] changed before it is pressed again, it is one booking with the last text', async () => {
    // The second is told that the first was carried out.
    complaints.expect(/ERR_CONNECTION_RESET|422/)
    const form = await bookingAnew(page)
    await inputOf(form, 'Reference No.').fill('LOST-2')
    await loseAnswers(page)
    await save(form)
    await expect(form.getByRole('alert')).toBeVisible()
    await inputOf(form, 'Commodity').fill('ORANGES')
    await save(form)
    await expect(form.getByRole('alert')).toBeVisible()
    await page.unroute(SAVES)
    await inputOf(form, 'Commodity').fill('PEARS')
    await save(form)
    await expect(form).toBeHidden()
    await expect.poll(() => storedBooking(ask, page, 'LOST-2')).toMatchObject({ commodity: 'PEARS' })
  })
})

test('[NL-01] a save whose answer was lost before a reload is found out about with the draft: one booking, with the last text', async ({
  page,
  ask,
  complaints,
}) => {
  // The second is told that the first was carried out.
  complaints.expect(/ERR_CONNECTION_RESET|422/)
  page.on('dialog', (dialog) => void dialog.accept())
  const form = await newBooking(page)
  await inputOf(form, 'Reference No.').fill('LOST-3')
  await loseAnswers(page)
  await save(form)
  await expect(form.getByRole('alert')).toBeVisible()
  await page.unroute(SAVES)
  await page.reload()
  const again = await newBooking(page)
  await again.getByRole('button', { name: 'Restore' }).click()
  await expect(inputOf(again, 'Reference No.')).toHaveValue('LOST-3')
  await inputOf(again, 'Commodity').fill('PLUMS')
  await save(again)
  await expect(again).toBeHidden()
  await expect.poll(() => storedBooking(ask, page, 'LOST-3')).toMatchObject({ commodity: 'PLUMS' })
})

/** Presses Save as often while the gateway's answers are lost, and once more when they come; answers the keys of all saves. */
async function saveWithoutAnswers(page: Page, form: Locator, saves: string): Promise<Set<string | undefined>> {
  const keys = new Set<string | undefined>()
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === saves)
      keys.add(request.headers()['idempotency-key'])
  })
  const lose = async (route: Route): Promise<void> => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route(`**${saves}*`, lose)
  for (let time = 0; time < 3; time += 1) {
    await save(form)
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  }
  await page.unroute(`**${saves}*`, lose)
  await save(form)
  return keys
}

test('[NL-01] a new quote whose answers are lost is one quote, however often it is saved', async ({
  page,
  ask,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/)
  const quotes = async () =>
    ((await ask(page, '/api-gateway/1/quotes/?CreateDateNoOfDaysAgo=1')) as Schemas['QuoteList']).data.length
  const before = await quotes()
  await page.goto('/acme/quotes?quote=new')
  const form = await formDrawer(page, 'Quote')
  await choose(form, 'Mode of Transport', 'Sea Export')
  const keys = await saveWithoutAnswers(page, form, '/api-gateway/1/quotes/')
  await expect(page.getByText('Quote Save Request is SUCCESS')).toBeVisible()
  await expect.poll(() => quotes()).toBe(before + 1)
  expect(keys.size).toBe(1)
})

test('[NL-01] a layout of widgets whose answers are lost is saved under one key, and said once it is', async ({
  page,
  ask,
  signIn,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/)
  await signIn(page, 'acme', 'ADMIN', '/acme/customWidgets')
  const main = page.getByRole('main')
  await choose(main, 'No of Rows', '2')
  await choose(main, 'No of Columns', '1')
  for (const row of [1, 2]) {
    const cell = page.getByRole('region', { name: `Row ${String(row)}, column 1` })
    await choose(cell, 'Data Source', 'booking')
    await choose(cell, 'Group By', 'user')
    await choose(cell, 'Chart Type', 'pie')
    await choose(cell, 'Duration', 'Last 14 days')
  }
  const keys = await saveWithoutAnswers(page, main, '/api-gateway/1/widget-preferences')
  await expect(page.getByText('Preferences saved successfully')).toBeVisible()
  await expect.poll(() => ask(page, '/api-gateway/1/widget-preferences')).toMatchObject({ noOfRows: 2, noOfColumns: 1 })
  expect(keys.size).toBe(1)
})
