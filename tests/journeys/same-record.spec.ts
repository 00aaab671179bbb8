import type { Page, Route } from '@playwright/test'
import type { Schemas } from '../../src/contract/index.ts'
import { expectAccessible } from './support/axe.ts'
import { BOOKINGS, fillSeaExport, madeBooking, newBooking, storedBooking, storedBookings } from './support/bookings.ts'
import { formDrawer, inputOf } from './support/form.ts'
import { expect, test } from './support/test.ts'

const SAVES = `**${BOOKINGS}?action=*`
const QUOTES = '/api-gateway/1/quotes/'

/** The gateway gets the next saves, and their answers are lost on the way back. */
const loseAnswers = (page: Page) =>
  page.route(SAVES, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })

const openBooking = async (page: Page, unId: string) => {
  await page.goto(`/acme/bookings?booking=${unId}`)
  return formDrawer(page, 'Booking')
}
const save = (form: Awaited<ReturnType<typeof formDrawer>>) =>
  form.getByRole('button', { name: 'Save', exact: true }).click()

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'acme', 'CUSTOMER')
})

test('[NL-01] a save whose answer is lost makes one booking, however often it is pressed again', async ({
  page,
  ask,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/)
  const form = await newBooking(page)
  await fillSeaExport(form, 'LOST-1')
  await loseAnswers(page)
  for (let time = 0; time < 3; time += 1) {
    await save(form)
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  }
  await page.unroute(SAVES)
  await save(form)
  await expect(form).toBeHidden()
  expect(await storedBookings(ask, page, 'LOST-1')).toHaveLength(1)
})

test('[NL-01] a save whose answer was lost and that was changed before it is pressed again is one booking with the last text', async ({
  page,
  ask,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/)
  const form = await newBooking(page)
  await fillSeaExport(form, 'LOST-2')
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
  expect(await storedBooking(ask, page, 'LOST-2')).toMatchObject({ commodity: 'PEARS' })
})

test('[NL-01] a save whose answer was lost before a reload is found out about with the draft: one booking, with the last text', async ({
  page,
  ask,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/)
  page.on('dialog', (dialog) => void dialog.accept())
  const form = await newBooking(page)
  await fillSeaExport(form, 'LOST-3')
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
  expect(await storedBooking(ask, page, 'LOST-3')).toMatchObject({ commodity: 'PLUMS' })
})

test('[NL-03] what is typed while a save is under way stays in the form, which stays open and is saved into the same booking', async ({
  page,
  ask,
}) => {
  const form = await newBooking(page)
  await fillSeaExport(form, 'AHEAD-1')
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
  expect(await storedBooking(ask, page, 'AHEAD-1')).toMatchObject({ commodity: 'LEMONS' })
})

test('[NL-02] two tabs that change different fields of a booking lose neither: one press merges', async ({
  page,
  context,
  portal,
  ask,
  complaints,
}) => {
  complaints.expect(/status of 412/)
  const unId = await madeBooking(page, portal.url, 'TABS-1')
  const second = await context.newPage()
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
  expect(await storedBooking(ask, page, 'TABS-1-ONE')).toMatchObject({ commodity: 'ORANGES' })
})

test('[NL-02] two tabs that change one field choose: what was typed here stays unless the other value is taken, and Undo takes that back', async ({
  page,
  context,
  portal,
  ask,
  complaints,
}) => {
  complaints.expect(/status of 412/)
  const unId = await madeBooking(page, portal.url, 'TABS-2')
  const second = await context.newPage()
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
  expect(await storedBooking(ask, page, 'TABS-2')).toMatchObject({ commodity: 'DATES' })
})

test('[NL-02] a quote that is accepted in one tab and rejected in the other is what came first; the other tab sees it', async ({
  page,
  context,
  ask,
  complaints,
}) => {
  complaints.expect(/status of 412/)
  const { data } = (await ask(page, `${QUOTES}?CreateDateNoOfDaysAgo=180&QuoteStatus=T`)) as Schemas['QuoteList']
  const valid = [...data].sort((one, other) => (other.expirationDate ?? '').localeCompare(one.expirationDate ?? ''))
  const unId = valid[1]?.unId ?? ''
  const second = await context.newPage()
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
  expect(await ask(page, `${QUOTES}${unId}`)).toMatchObject({ status: 'Q' })
})
