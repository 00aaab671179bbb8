import { refused, sent, signOut, tryToSignIn, userMenu } from './support/login.ts'
import { expect, test, tokenOf } from './support/test.ts'

test('[SH-02] [SP-05] without a token a page is ACCESS DENIED with a link to the sign-in, and an unknown one is not found', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(refused(404))
  await page.goto('/acme/bookings')
  await expect(page.getByRole('heading', { name: 'ACCESS DENIED' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await page.goto('/nowhere/at/all')
  await expect(page.getByRole('heading', { name: 'Oops!! Not Found' })).toBeVisible()
  await page.goto('/bookings')
  await expect(page.getByRole('heading', { name: 'ACCESS DENIED' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in to ACME Forwarding' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  // A new device knows no tenant, and none is named.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  const company = page.getByRole('textbox', { name: 'company' })
  await expect(page.getByRole('link')).toHaveCount(0)
  await company.fill(' Acme ')
  await company.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL(/\/acme\/login$/)

  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/no-such-page')
  await expect(page.getByRole('heading', { name: 'Oops!! Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(/\/acme\/?$/)
  await expect(page.getByRole('heading', { name: 'Welcome, Casey Customer' })).toBeVisible()
})

test('the sign-in page is the tenant’s: its picture, logo and footer, and its name in the session', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(refused(404))
  await page.goto('/acme/login')
  const logo = page.getByRole('img', { name: 'ACME Forwarding' })
  await expect(logo).toBeVisible()
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const backdrop = page.locator('[data-brand] > div').first()
  await expect(backdrop).toHaveCSS('background-image', /url\("[^"]*\/tenants\/acme\/assets\/background\.svg"\)/)
  const width = await page.evaluate(
    (src) =>
      new Promise<number>((drawn) => {
        const picture = new Image()
        picture.onload = picture.onerror = () => drawn(picture.naturalWidth)
        picture.src = src
      }),
    '/tenants/acme/assets/background.svg',
  )
  expect(width).toBeGreaterThan(0)
  await expect(page.getByRole('contentinfo')).toHaveText(
    /Version 22\.1\.0.*Build 20220207.*© 2022 ACME Forwarding\. All rights reserved\./,
  )
  await signIn(page, 'acme', 'CUSTOMER')
  await expect
    .poll(() => page.evaluate(() => [sessionStorage.getItem('tenant'), sessionStorage.getItem('tenant-url')]))
    .toEqual(['ACME', 'acme'])

  await page.goto('/no-such-tenant/login')
  await expect(page.getByRole('heading', { name: 'Oops!! Not Found' })).toBeVisible()
})

test('[SH-13] About this software says product, version, build date and copyright', async ({ page, signIn }) => {
  await signIn(page, 'acme', 'CUSTOMER')
  await userMenu(page).press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'About this software' })).toBeFocused()
  await page.keyboard.press('Enter')
  const about = page.getByRole('dialog', { name: 'Customer Portal' })
  await expect(about.getByRole('definition')).toHaveText(['22.1.0', '20220207'])
  await expect(about).toContainText('Software version')
  await expect(about).toContainText('© 2022 ACME Forwarding. All rights reserved.')
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()
  await expect(userMenu(page)).toBeFocused()
})

test('[SH-07] [AC-03] the user menu has what the role may do: address, password, widget preferences, user management', async ({
  page,
  signIn,
}) => {
  const about = 'About this software'
  const twoStep = 'Two-step sign-in'
  const menus = {
    CUSTOMER: ['Change Password', twoStep, about, 'Logout'],
    SUPPLIER: ['Change Password', twoStep, about, 'Logout'],
    ADMIN: [twoStep, about, 'Set widget Preferences', 'UserManagement', 'Studio', 'Logout'],
    CUSTADMIN: ['Change Password', twoStep, about, 'UserManagement', 'Logout'],
  }
  for (const [user, entries] of Object.entries(menus)) {
    await signIn(page, 'acme', user)
    await userMenu(page).click()
    const menu = page.getByRole('menu')
    await expect(menu.getByRole('menuitem'), user).toHaveText(entries)
    if (user !== 'ADMIN') await expect(menu).toContainText('1-2-8 Minato Mirai, Nishi-ku, Yokohama')
    await page.keyboard.press('Escape')
    if (user !== 'CUSTADMIN') await signOut(page)
  }
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'UserManagement' }).click()
  await expect(page).toHaveURL('/acme/usermanagement')
  await expect(page.getByRole('heading', { name: 'User management' })).toBeVisible()
})

test('[AC-02] without the module there is no way to it, its page and its drawer are ACCESS DENIED', async ({
  page,
  signIn,
}) => {
  await page.route('**/1/new-login', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { customerPortal: { moduleAccess: Record<string, boolean> } }
    body.customerPortal.moduleAccess['CP-BOOKING'] = false
    await route.fulfill({ response: answer, json: body })
  })
  const calls = sent(page, '/bookings/')
  await signIn(page, 'acme', 'CUSTOMER')
  await expect(page.getByRole('link', { name: /booking/i })).toHaveCount(0)
  for (const address of ['/acme/bookings', '/acme/?booking=new']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'ACCESS DENIED' })).toBeVisible()
    await expect(page.getByText('You do not have access to this module')).toBeVisible()
    await expect(page.getByText('Please contact administration team')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Casey Customer' })).toBeVisible()
  expect(calls).toEqual([])
})

test('a customs tenant has no such page, and its gateway refuses the call', async ({ page, portal, signIn }) => {
  await signIn(page, 'harbor', 'CUSTOMER')
  await expect(page.getByRole('link', { name: /booking/i })).toHaveCount(0)
  await page.goto('/harbor/bookings')
  await expect(page.getByRole('heading', { name: 'Oops!! Not Found' })).toBeVisible()

  const headers = { authorization: `Bearer ${await tokenOf(page)}`, 'x-tenant': 'HARBOR' }
  const answer = await fetch(`${portal.url}/api-gateway/secure/1/bookings/?CreateDateNoOfDaysAgo=60`, { headers })
  expect(answer.status).toBe(403)
})

test('a copied link asks who you are, and leads where it was copied from', async ({ page }) => {
  await page.goto('/acme/bookings?f.shipper=PACIFIC')
  await expect(page.getByRole('heading', { name: 'ACCESS DENIED' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await tryToSignIn(page, 'LIMITED')
  await expect(page).toHaveURL('/acme/bookings?f.shipper=PACIFIC')
  await expect(page.getByRole('gridcell', { name: /^Pacific / }).first()).toBeVisible()
  await signOut(page)
})

test('the way back from the sign-in never leads out of the portal', async ({ page }) => {
  await page.goto('/acme/login?return=//evil.example/')
  await tryToSignIn(page, 'LIMITED')
  await expect(userMenu(page)).toBeVisible()
  await expect(page).toHaveURL(/^[^?]*\/acme\/?$/)
  await signOut(page)
})

test('signing out in one tab ends the other at once', async ({ page, context, signIn }) => {
  await signIn(page, 'acme', 'CUSTOMER')
  const second = await context.newPage()
  await second.goto('/acme/bookings')
  await expect(second.getByRole('heading', { name: 'Manage Bookings' })).toBeVisible()
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(second.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(second.getByRole('heading', { name: 'Manage Bookings' })).toBeHidden()
  await expect.poll(() => second.evaluate(() => sessionStorage.length)).toBe(0)
})

test('a session that ends in the middle of the work leads to the sign-in once, and back', async ({
  page,
  portal,
  signIn,
  complaints,
}) => {
  complaints.expect(refused(401))
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/bookings')
  await expect(page.getByRole('grid')).toBeVisible()
  const headers = { authorization: `Bearer ${await tokenOf(page)}`, 'x-tenant': 'ACME' }
  await fetch(`${portal.url}/api-gateway/1/logout`, { method: 'POST', headers })
  const logouts = sent(page, '/1/logout')
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await page.getByRole('link', { name: 'New Booking' }).first().click()
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  expect(addresses.filter((address) => address.includes('/login'))).toHaveLength(1)
  expect(logouts).toEqual([])
  await tryToSignIn(page, 'CUSTOMER')
  await expect(page).toHaveURL('/acme/bookings?booking=new')
  await expect(page.getByRole('dialog', { name: 'Booking' })).toBeVisible()
})
