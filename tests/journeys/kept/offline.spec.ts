import type { Page } from '@playwright/test'
import { newBooking } from '../support/bookings.ts'
import { inputOf } from '../support/form.ts'
import { expect, test } from '../support/test.ts'

/** What the browser writes of requests that find no line. */
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to load resource/
const AWAY = 'No connection. The portal tries again by itself.'
const WAITING = 'There is no connection. This comes by itself as soon as there is one.'

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: AWAY })
const rows = (page: Page) => page.getByRole('grid').getByRole('row')

test('[NL-06] [HD-18] without a line the shell says so within two seconds; a list comes by itself when it is back', async ({
  page,
  context,
  signIn,
  complaints,
}) => {
  complaints.expect(CUT)
  await signIn(page, 'acme', 'CUSTOMER', '/acme/bookings')
  await expect(rows(page).nth(1)).toBeVisible()
  // Its code is there, its rows are not.
  await page.getByRole('link', { name: 'Manage Quotes' }).hover()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(notice(page)).toBeVisible({ timeout: 2_000 })
  await expect(rows(page).nth(1)).toBeVisible()
  await page.getByRole('link', { name: 'Manage Quotes' }).click()
  await expect(page.getByRole('alert').filter({ hasText: WAITING })).toBeVisible()
  await context.setOffline(false)
  await expect(notice(page)).toBeHidden()
  await expect(rows(page).nth(1)).toBeVisible()
  await expect(page.getByText(WAITING)).toBeHidden()
})

test('[NL-06] [HD-18] a gateway that alone is away is no connection either, above an open form, which keeps what is typed', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(CUT)
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const form = await newBooking(page)
  await inputOf(form, 'Reference No.').fill('TYPED-AWAY')
  await page.route('**/api-gateway/**', (route) => route.abort('connectionrefused'))
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(notice(page)).toBeVisible()
  await expect(inputOf(form, 'Reference No.')).toHaveValue('TYPED-AWAY')
  await page.unroute('**/api-gateway/**')
  await expect(notice(page)).toBeHidden()
})

test('[NL-06] a form that was just opened is left without a line as with one: what is typed is asked about, and stays', async ({
  page,
  context,
  signIn,
  complaints,
}) => {
  complaints.expect(CUT)
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const form = await newBooking(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await inputOf(form, 'Reference No.').fill('LEFT-AWAY')
  await form.getByRole('button', { name: 'Close', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await question.getByRole('button').first().click()
  await expect(question).toBeHidden()
  await expect(inputOf(form, 'Reference No.')).toHaveValue('LEFT-AWAY')
  await context.setOffline(false)
  await expect(notice(page)).toBeHidden()
})

test('[NL-06] a list that is asked for while the device changes its network comes without a word', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/)
  await page.route(/\/1\/bookings\/(\?|$)/, (route) => route.abort('connectionreset'), { times: 1 })
  const asked = page.waitForEvent('requestfailed')
  await signIn(page, 'acme', 'CUSTOMER', '/acme/bookings')
  await asked
  await expect(rows(page).nth(1)).toBeVisible()
})

/** Page of a system on the way that wants a sign-in of its own, as it answers in the gateway's place. */
const SIGN_IN = { contentType: 'text/html', body: '<form>Please sign in to the network.</form>' }

for (const [way, answer] of [
  ['a redirect', { status: 302, headers: { location: 'https://sso.example/login' } }],
  ['its own page', { status: 200, ...SIGN_IN }],
  ['its own page and 401', { status: 401, ...SIGN_IN }],
] as const)
  test(`[NL-06] a system on the way that answers calls with ${way} is told as one that asks for a sign-in, and ends no session`, async ({
    page,
    signIn,
    complaints,
  }) => {
    complaints.expect(/sso\.example|Failed to load resource|policy violated: connect-src/)
    await signIn(page, 'acme', 'CUSTOMER', '/acme/bookings')
    await expect(rows(page).nth(1)).toBeVisible()
    await page.route('**/api-gateway/**', (route) => route.fulfill(answer))
    await page.getByRole('link', { name: 'Manage Quotes' }).click()
    const led = page.getByRole('alert').filter({ hasText: 'Another system on the way asks for a sign-in.' })
    await expect(led).toBeVisible()
    await page.unroute('**/api-gateway/**')
    await expect(led).toBeHidden({ timeout: 15_000 })
    await expect(rows(page).nth(1)).toBeVisible()
  })
