import { answers, refused, sent, signOut, tryToSignIn, userMenu } from '../support/login.ts'
import { formDrawer } from '../support/form.ts'
import { countScript, keepOverlaysBack } from '../support/script.ts'
import { expect, test, tokenOf } from '../support/test.ts'

/** What of a sign-in the specification lets the page keep (frame §3), the tab's own name for it, when it was used last, and the right in the studio. */
const KEPT = [
  'Auth-Token',
  'allowPortal',
  'allowUM',
  'bookingAccess',
  'excludedEntryTypes',
  'forceChangePassword',
  'inlandAccess',
  'isCPAdmin',
  'isCpSupUser',
  'isCustAdmin',
  'last-click',
  'moduleAccess',
  'preferences',
  'preferredWidgetsEnabled',
  'quotesAccess',
  'session-id',
  'shipmentAgeLimitNoOfDays',
  'studio',
  'templatesAccess',
  'tenant',
  'tenant-url',
  'tracktraceAccess',
  'userAddress',
  'userDefaults',
  'userEmail',
  'userId',
  'userName',
  'userType',
]

test('[AC-06] [HD-12] the session is kept in the session storage alone, and the token nowhere else', async ({
  page,
  context,
}) => {
  await page.goto('/acme/login?return=/acme/nothing')
  await tryToSignIn(page, 'CUSTOMER')
  await expect(userMenu(page)).toBeVisible()
  const { session, local } = await page.evaluate(() => ({
    session: { ...sessionStorage },
    local: JSON.stringify({ ...localStorage }),
  }))
  expect(Object.keys(session).sort()).toEqual(KEPT)
  expect(session).toMatchObject({
    tenant: 'ACME',
    'tenant-url': 'acme',
    userId: 'CUSTOMER',
    userType: 'ELSU',
    isCPAdmin: 'false',
    allowPortal: 'true',
    shipmentAgeLimitNoOfDays: '365',
    quotesAccess: 'true',
    preferredWidgetsEnabled: 'false',
  })
  expect(JSON.parse(session['moduleAccess'] ?? '')).toMatchObject({ 'CP-BOOKING': true })
  expect(JSON.parse(session['userDefaults'] ?? '')).toMatchObject({ seaDefaults: { pieceUnit: 'CTN' } })

  const token = await tokenOf(page)
  expect(token.length).toBeGreaterThan(20)
  expect(local).not.toContain(token)
  expect(page.url()).not.toContain(token)
  await expect.poll(() => context.cookies()).toEqual([])
  await expect.poll(() => page.content()).not.toContain(token)
  await expect
    .poll(async () => page.evaluate(async () => (await indexedDB.databases()).length + (await caches.keys()).length))
    .toBe(0)

  await page.getByRole('link', { name: 'Manage Bookings' }).first().click()
  await expect(page.getByRole('heading', { name: 'Manage Bookings' })).toBeVisible()
  await signOut(page)
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('[SI-11] [HD-13] signing out clears the widget caches and ends the session at the gateway, and going back shows nothing of the portal', async ({
  page,
  portal,
  signIn,
}) => {
  const logouts = sent(page, '/1/logout')
  const caches = ['shipments', 'bookings', 'quotes'].flatMap((what) => [
    `/api-gateway/1/clear-${what}-widget-cache`,
    `/api-gateway/secure/1/clear-${what}-widget-cache`,
  ])
  const cleared = caches.map((path) => sent(page, path))
  await signIn(page, 'acme', 'CUSTOMER')
  const token = await tokenOf(page)
  await page.getByRole('link', { name: 'Manage Bookings' }).first().click()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.getByRole('link', { name: 'ACME Forwarding, home' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Casey Customer' })).toBeVisible()
  await signOut(page)
  await expect(page.getByRole('status')).toHaveText('You have signed out.')
  await expect.poll(() => answers(logouts)).toEqual([204])
  await expect.poll(() => Promise.all(cleared.map(answers))).toEqual(caches.map(() => [204]))
  const refusal = await fetch(`${portal.url}/api-gateway/secure/1/bookings/?CreateDateNoOfDaysAgo=60`, {
    headers: { authorization: `Bearer ${token}`, 'x-tenant': 'ACME' },
  })
  expect(refusal.status).toBe(401)

  for (let step = 0; step < 2; step += 1) {
    await page.goBack()
    await expect(page.getByText(/^(ACCESS DENIED|Sign in)$/)).toBeVisible()
    await expect(userMenu(page)).toBeHidden()
    await expect(page.getByRole('grid')).toBeHidden()
    await expect(page.getByText('Casey Customer')).toBeHidden()
  }
})

test('[SI-13] sign-ins and sign-outs are recorded, and failed calls are logged', async ({ page, complaints }) => {
  complaints.expect(refused(401))
  complaints.expect(refused(500))
  const metrics = sent(page, '/1/metrics/login')
  const logs = sent(page, '/1/log')
  const recorded = (operation: string, status: string) => ({
    tenant: 'ACME',
    userId: 'CUSTOMER',
    service: 'login',
    operation,
    status,
  })
  await page.goto('/acme/login?return=/acme/nothing')
  await tryToSignIn(page, 'CUSTOMER', 'wrong')
  await expect(page.getByRole('alert')).toHaveText('Authentication Failed')
  await tryToSignIn(page, 'CUSTOMER')
  await expect(userMenu(page)).toBeVisible()
  expect(logs).toEqual([])

  await page.route('**/secure/1/bookings/**', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Details' } }),
  )
  await page.getByRole('link', { name: 'Manage Bookings' }).first().click()
  await expect(page.getByRole('alert').getByText('Something went wrong. Please try again!')).toBeVisible()
  await signOut(page)

  await expect.poll(() => metrics.length).toBe(3)
  expect(metrics.map((request) => request.postDataJSON() as unknown)).toEqual([
    recorded('generateToken', 'FAILED'),
    recorded('generateToken', 'SUCCESS'),
    recorded('expireToken', 'SUCCESS'),
  ])
  expect(new Set((await answers(metrics)).map((status) => Math.floor(status / 100)))).toEqual(new Set([2]))
  expect(logs.map((request) => request.postDataJSON() as unknown)).toEqual([
    { component: 'gateway', message: 'listBookings failed: internal 500' },
  ])
  expect((await answers(logs)).map((status) => Math.floor(status / 100))).toEqual([2])
})

test('each screen on the way to a new booking keeps to its budget of script and of requests, and none loads what it does not draw', async ({
  page,
}) => {
  const heavy = /MuiDataGrid|rjsf|MuiPickers/
  await keepOverlaysBack(page)
  const reached = countScript(page)
  await page.goto('/acme/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  const login = await reached('login')
  expect(login.weight).toBeGreaterThan(20_000)
  await tryToSignIn(page, 'CUSTOMER')
  // With its charts, and the map, whose outlines come once it is seen.
  const map = page.getByRole('article', { name: 'Shipments by POD country' })
  await map.scrollIntoViewIfNeeded()
  // Drawn for eyes alone, the map has no role.
  await expect(map.locator('path.land')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Arriving shipments' }).getByRole('group').first()).toBeVisible()
  const dashboard = await reached('dashboard')
  expect(dashboard.bodies.some((body) => heavy.test(body))).toBe(false)
  await page.getByRole('link', { name: 'Manage Bookings' }).first().click()
  await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible()
  const bookings = await reached('bookings')
  expect(bookings.bodies.some((body) => /MuiDataGrid/.test(body))).toBe(true)
  await page.getByRole('link', { name: 'New Booking' }).first().click()
  await expect(page.getByRole('heading', { name: 'New booking' })).toBeVisible()
  await reached('booking')
  page.removeAllListeners('response')
})

test('a form that is opened by its own address keeps to its budget and loads no chart; its list comes once it is closed', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await keepOverlaysBack(page)
  const reached = countScript(page)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/secure/1/bookings/?')) asked += 1
  })
  await page.goto('/acme/bookings?booking=new')
  const form = await formDrawer(page, 'New booking')
  const { bodies } = await reached('bookingAlone')
  expect(bodies.some((body) => /MuiDataGrid|MuiChartsAxis/.test(body))).toBe(false)
  page.removeAllListeners('response')
  expect(asked).toBe(0)
  await form.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('grid', { name: 'Manage Bookings' }).getByText(/^BKG-/).first()).toBeVisible()
  expect(asked).toBe(1)
})
