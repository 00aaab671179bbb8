import type { Locator, Page, Route } from '@playwright/test'
import { BOOKINGS, fillSeaExport, newBooking, storedBooking, storedBookings } from './support/bookings.ts'
import { inputOf } from './support/form.ts'
import { expect, test } from './support/test.ts'

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
