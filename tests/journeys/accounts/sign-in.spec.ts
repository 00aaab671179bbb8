import { answers, refused, sent, signOut, tryToSignIn, userField, userMenu } from '../support/login.ts'
import { NARROW, WIDE, expectAccessible } from '../support/axe.ts'
import { expect, password, test, tokenOf } from '../support/test.ts'

const LOGIN = '/1/new-login'

for (const { tenant, name, heading, forgot, footer } of [
  {
    tenant: 'ACME',
    name: 'ACME Forwarding',
    heading: 'Sign in',
    forgot: 'Forgot Password',
    footer: ['Version 22\\.1\\.0', 'Build 20220207', '© 2022 ACME Forwarding\\. All rights reserved\\.'],
  },
  {
    tenant: 'KAIYO',
    name: 'Kaiyo Lines',
    heading: 'ログイン',
    forgot: 'パスワードをお忘れの方',
    footer: ['バージョン 22\\.1\\.0', 'ビルド 20220207', '© 2022 Kaiyo Lines'],
  },
])
  test(`[SH-03] the address names ${tenant} in any case: its background, logo and footer stand on the sign-in page`, async ({
    page,
  }) => {
    await page.goto(`/${tenant}/login`)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    const logo = page.getByRole('img', { name })
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
    const picture = `/tenants/${tenant.toLowerCase()}/assets/background.svg`
    await expect(page.locator('[data-brand] > div').first()).toHaveCSS(
      'background-image',
      new RegExp(`url\\("[^"]*${picture}"\\)`),
    )
    await expect.poll(() => page.evaluate(widthOf, picture)).toBeGreaterThan(0)
    await expect(page.getByRole('contentinfo')).toHaveText(new RegExp(footer.join('.*')))
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size)
      await expect(page.getByRole('link', { name: forgot })).toBeInViewport()
      await expectAccessible(page)
    }
    await tryToSignIn(page, 'LIMITED')
    await expect(userMenu(page)).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => [sessionStorage.getItem('tenant'), sessionStorage.getItem('tenant-url')]))
      .toEqual([tenant, tenant.toLowerCase()])
    await signOut(page)
  })

/** Runs in the page: how wide a picture is, 0 when it does not come. */
const widthOf = (src: string) =>
  new Promise<number>((drawn) => {
    const picture = new Image()
    picture.onload = picture.onerror = () => drawn(picture.naturalWidth)
    picture.src = src
  })

/** By which the gateway knows the device again. */
const DEVICE = /^[\w-]{22,64}$/

test('[SI-01] the user id becomes upper case, and goes out as a user id or, with an @, as an e-mail address', async ({
  page,
}) => {
  const requests = sent(page, LOGIN)
  await page.goto('/acme/login?return=/acme/nothing')
  await userField(page).pressSequentially('customer')
  await expect(userField(page)).toHaveValue('CUSTOMER')
  await tryToSignIn(page, 'customer')
  await expect(userMenu(page)).toBeVisible()
  await signOut(page)
  await tryToSignIn(page, 'customer@acme.example')
  await expect(userMenu(page)).toBeVisible()
  await signOut(page)

  expect(requests.map((request) => request.postDataJSON() as unknown)).toEqual([
    { userId: 'CUSTOMER', password, device: expect.stringMatching(DEVICE) },
    { email: 'CUSTOMER@ACME.EXAMPLE', password, device: expect.stringMatching(DEVICE) },
  ])
})

test('[SI-01] [SI-02] what is missing or no user id is not sent: each says what it lacks, and the first takes the focus', async ({
  page,
}) => {
  const requests = sent(page, LOGIN)
  await page.goto('/acme/login')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Username is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(userField(page)).toBeFocused()
  await userField(page).fill('CUSTOMER')
  await expect(page.getByText('Username is required')).toBeHidden()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()

  const special = 'Special characters other than . _ - @ are not allowed'
  const mail = 'Please enter a valid e-mail address'
  // Each is told otherwise than the one before it.
  for (const [user, says] of [
    ['CUST OMER', special],
    ['CUSTOMER@', mail],
    ['CUSTOMER#1', special],
    ['CUSTOMER.ACME', mail],
  ] as const) {
    await tryToSignIn(page, user)
    await expect(page.getByText(says), user).toBeVisible()
    await expect(page.getByText(says === mail ? special : mail), user).toBeHidden()
    await expect(userField(page)).toBeFocused()
    await expect(userField(page)).toHaveAccessibleDescription(says)
  }
  expect(requests).toEqual([])
})

test('[SI-04] somebody signed in elsewhere is asked, and only then the other session ends', async ({
  page,
  browser,
  signIn,
  complaints,
}) => {
  complaints.expect(refused(409))
  complaints.expect(refused(401))
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const requests = sent(page, LOGIN)
  await page.goto('/acme/login?return=/acme/nothing')
  await signIn(other, 'acme', 'NOBILL', 'nowhere')

  await tryToSignIn(page, 'NOBILL')
  const question = page.getByRole('dialog', { name: 'User already logged in' })
  await expect(question).toContainText('Do you want to end that session and sign in here?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await other.goto('/acme/bookings')
  await expect(other.getByRole('heading', { name: 'Manage Bookings' })).toBeVisible()

  await page.getByRole('button', { name: 'Login' }).click()
  await question.getByRole('button', { name: 'Sign in here' }).click()
  await expect(userMenu(page)).toBeVisible()
  expect(requests.map((request) => (request.postDataJSON() as { forceLogoff?: boolean }).forceLogoff)).toEqual([
    undefined,
    undefined,
    true,
  ])
  await expect.poll(() => answers(requests)).toEqual([409, 409, 200])

  await other.reload()
  await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await elsewhere.close()
  await signOut(page)
})

test('[SI-05] a user who may not use the portal is told so and signed out', async ({ page }) => {
  const logouts = sent(page, '/1/logout')
  const logins = sent(page, LOGIN)
  await page.goto('/acme/login')
  await tryToSignIn(page, 'BLOCKED')
  await expect(page.getByRole('alert')).toHaveText('UnAuthorized access.')
  await expect(page).toHaveURL('/acme/login')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('Auth-Token'))).toBeNull()
  await expect.poll(() => answers(logouts)).toEqual([204])
  // Still signed in at the gateway, the user would be asked about the other session.
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.poll(() => logouts.length).toBe(2)
  await expect.poll(() => answers(logins)).toEqual([200, 200])
})

test('[SI-11] signing out ends the session at the gateway, clears what it counted for the widgets, and forgets the session', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'acme', 'CUSTADMIN', '/acme/nothing')
  const token = await tokenOf(page)
  const logouts = sent(page, '/1/logout')
  const clears = ['shipments', 'bookings', 'quotes'].map((subject) => sent(page, `/1/clear-${subject}-widget-cache`))
  await signOut(page)
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  await expect.poll(() => logouts.length).toBe(1)
  await expect.poll(() => answers(logouts)).toEqual([204])
  for (const requests of clears) {
    expect(requests.map((request) => new URL(request.url()).pathname.replace(/\/1\/.*/, '')).sort()).toEqual([
      '/api-gateway',
      '/api-gateway/secure',
    ])
    expect(requests.map((request) => request.headers()['authorization'])).toEqual([
      `Bearer ${token}`,
      `Bearer ${token}`,
    ])
    expect((await answers(requests)).map((status) => Math.floor(status / 100))).toEqual([2, 2])
  }
  // Nobody is signed in any more: the next sign-in is not asked about another session.
  await tryToSignIn(page, 'CUSTADMIN')
  await expect(userMenu(page)).toBeVisible()
  await signOut(page)
})
