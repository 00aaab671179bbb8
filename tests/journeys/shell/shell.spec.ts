import { refused, sent, signOut, tryToSignIn, userMenu } from '../support/login.ts'
import { expect, test, tokenOf } from '../support/test.ts'
import { goAnew } from '../support/within.ts'

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
  await page.goto('/no-such-tenant/login')
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

test('[SH-07] [SH-13] [AC-03] the user menu has what the role may do, by mouse and by keyboard; About this software says product, version, build date and copyright', async ({
  page,
  signIn,
}) => {
  await test.step('[SH-07] [AC-03] address, password, widget preferences, user management', async () => {
    const about = 'About this software'
    const twoStep = 'Two-step sign-in'
    const menus = {
      SUPPLIER: ['Change Password', twoStep, about, 'Logout'],
      ADMIN: [twoStep, about, 'Set widget Preferences', 'UserManagement', 'Studio', 'Logout'],
      CUSTADMIN: ['Change Password', twoStep, about, 'UserManagement', 'Logout'],
      CUSTOMER: ['Change Password', twoStep, about, 'Logout'],
    }
    for (const [user, entries] of Object.entries(menus)) {
      await signIn(page, 'acme', user, '/acme/nothing')
      await userMenu(page).click()
      const menu = page.getByRole('menu')
      await expect(menu.getByRole('menuitem'), user).toHaveText(entries)
      if (user === 'ADMIN') {
        // A low window of a notebook holds all of the longest one.
        await page.setViewportSize({ width: 1280, height: 570 })
        await expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeInViewport({ ratio: 1 })
        await page.setViewportSize({ width: 1280, height: 720 })
      }
      if (user !== 'ADMIN') await expect(menu).toContainText('1-2-8 Minato Mirai, Nishi-ku, Yokohama')
      if (user === 'CUSTADMIN') {
        await page.getByRole('menuitem', { name: 'UserManagement' }).click()
        await expect(page).toHaveURL('/acme/usermanagement')
        await expect(page.getByRole('heading', { name: 'User management' })).toBeVisible()
      } else await page.keyboard.press('Escape')
    }
  })

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
  await signIn(page, 'acme', 'CUSTOMER', '/acme/nothing')
  await expect(page.getByRole('link', { name: 'Home' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /booking/i })).toHaveCount(0)
  for (const address of ['/acme/bookings', '/acme/?booking=new']) {
    await goAnew(page, address)
    await expect(page.getByRole('heading', { name: 'ACCESS DENIED' })).toBeVisible()
    await expect(page.getByText('You do not have access to this module')).toBeVisible()
    await expect(page.getByText('Please contact administration team')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Casey Customer' })).toBeVisible()
  expect(calls).toEqual([])
})

test('a customs tenant has no such page, and its gateway refuses the call', async ({ page, portal, signIn }) => {
  await signIn(page, 'harbor', 'CUSTOMER', '/harbor/bookings')
  await expect(page.getByRole('heading', { name: 'Oops!! Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: /booking/i })).toHaveCount(0)

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

  // Another one never leads out of the portal.
  await page.goto('/acme/login?return=//evil.example/')
  await tryToSignIn(page, 'LIMITED')
  await expect(userMenu(page)).toBeVisible()
  await expect(page).toHaveURL(/^[^?]*\/acme\/?$/)
  await signOut(page)
})

test('signing out in one tab ends the other at once', async ({ page, context, signIn }) => {
  await signIn(page, 'acme', 'CUSTOMER', '/acme/nothing')
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
