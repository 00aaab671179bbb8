import { userMenu } from '../support/login.ts'
import { openShipment, shipmentWhere } from '../support/shipments.ts'
import { keepOverlaysBack } from '../support/script.ts'
import { expect, test } from '../support/test.ts'

test('[HD-07] a list whose file is no JSON, JSON of another shape or null says so inside the shell, and comes back on retry', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/./)
  await signIn(page, 'acme', 'CUSTOMER', '/acme/nothing')
  for (const [link, list, body] of [
    ['Manage Bookings', 'bookings', '{"columns":'],
    ['Manage Quotes', 'quotes', '{"nothing":true}'],
    ['Manage Templates', 'templates', 'null'],
  ] as const)
    await test.step(body, async () => {
      const model = `**/tenants/acme/screens/grids/${list}.*.json`
      await page.route(model, (route) => route.fulfill({ contentType: 'application/json', body }))
      await page.getByRole('link', { name: link }).first().click()
      await expect(page.getByRole('heading', { name: 'Something went wrong. Please try again!' })).toBeVisible()
      await expect(page.getByText('The rest of the portal goes on working.')).toBeVisible()
      await expect(userMenu(page)).toBeVisible()

      await page.unroute(model)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('grid')).toBeVisible()
    })
})

for (const { what, files } of [
  { what: 'its own code', files: '**/assets/grid-*.js' },
  { what: 'code that it shares with others', files: '**/assets/tips-*.js' },
])
  test(`[HD-07] a list for which the line broke off ${what} comes at the next try, without a reload of the page`, async ({
    page,
    signIn,
    complaints,
  }) => {
    complaints.expect(/./)
    await signIn(page, 'acme', 'CUSTOMER')
    await page.route(files, (route) => route.abort())
    await page.getByRole('link', { name: 'Manage Bookings' }).first().click()
    await expect(page.getByRole('heading', { name: 'Something went wrong. Please try again!' })).toBeVisible()
    const since = await page.evaluate(() => performance.timeOrigin)

    await page.unroute(files)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await expect.poll(() => page.evaluate(() => performance.timeOrigin)).toBe(since)
  })

test('[HD-07] [TR-01] where the code that asks for numbers does not come the tracking form says so, keeps what was typed, and finds at the next try', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/./)
  const code = '**/assets/overlays-*.js'
  await page.route(code, (route) => route.abort())
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/bookings')
  const form = page.getByRole('search', { name: 'Track a shipment' })
  const number = form.getByRole('textbox', { name: 'Number to track' })
  await number.fill('HB99999999')
  await form.getByRole('button', { name: 'Track' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again!' })).toBeVisible()
  await expect(number).toHaveValue('HB99999999')

  await page.unroute(code)
  await form.getByRole('button', { name: 'Track' }).click()
  await expect(form.getByRole('alert')).toHaveText('Please supply valid request data')
})

test('[HD-07] what is said while the code that shows it does not come is shown once the line is back', async ({
  page,
  context,
  signIn,
  ask,
  complaints,
}) => {
  complaints.expect(/./)
  const code = '**/assets/Notices-*.js'
  await keepOverlaysBack(page)
  await page.route(code, (route) => route.abort())
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const drawer = await openShipment(page, await shipmentWhere(ask, page, 'SE,SI', ({ jobNo }) => jobNo !== undefined))
  const pin = drawer.getByRole('button', { name: /^(Pin|Unpin)$/ })
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/Notices-'))
  await pin.click()
  await failed
  await page.unroute(code)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByText(/^Shipment (added to|removed from) favorites successfully$/)).toBeVisible()
  await pin.click()
})

test('[HD-07] a form whose code never comes is given up after a minute, and the next try loads the page anew', async ({
  page,
  signIn,
}) => {
  const code = '**/assets/form-*.js'
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.clock.install()
  await page.route(code, () => undefined)
  await page.goto('/acme/bookings?booking=new', { waitUntil: 'commit' })
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('status')).toHaveText('Please wait, data is loading...')
  await page.clock.fastForward('01:01')
  await expect(drawer.getByRole('heading', { name: 'Something went wrong. Please try again!' })).toBeVisible()

  await page.unroute(code)
  await drawer.getByRole('button', { name: 'Try again' }).click()
  await expect(drawer.getByRole('textbox', { name: 'Reference No.' })).toBeVisible()
})

test('[HD-07] a form whose file is broken says so in its drawer, which closes', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/./)
  await page.route('**/tenants/acme/screens/forms/booking.*.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"sections":7}' }),
  )
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/bookings?booking=new')
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { name: 'Something went wrong. Please try again!' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('grid')).toBeVisible()
})

test('[HD-07] a part that nobody made has a placeholder; the rest of the form works', async ({ page, signIn }) => {
  await page.route('**/tenants/acme/screens/forms/booking.*.json', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replace('"widget":"upperText"', '"widget":"crystalBall"')
    await route.fulfill({ response: answer, body: text })
  })
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/bookings?booking=new')
  const form = page.getByRole('dialog', { name: 'Booking' })
  await expect(form.getByRole('note')).toHaveText('Commodity Code: There is no part named crystalBall')
  await form.getByRole('textbox', { name: 'Reference No.' }).fill('R-1')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('gridcell', { name: 'R-1', exact: true }).first()).toBeVisible()
})

test('[HD-07] a browser that lacks what the portal is written with is told so, in the reader’s language', async ({
  page,
  complaints,
}) => {
  complaints.expect(/canParse/)
  await page.addInitScript(() => {
    delete (URL as Partial<typeof URL>).canParse
  })
  await page.setExtraHTTPHeaders({ 'accept-language': 'ja' })
  await page.goto('/kaiyo/login')
  await expect(page.getByText(/^お使いのブラウザーは古いため/)).toBeVisible()
  await expect(page.getByRole('link', { name: '再試行' })).toBeHidden()
})
