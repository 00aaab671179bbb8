import { answers, refused, sent, signOut, tryToSignIn, userField, userMenu } from './support/login.ts'
import { expect, password, test } from './support/test.ts'

const LOGIN = '/1/new-login'

test('[SI-01] the user id becomes upper case, and goes out as a user id or, with an @, as an e-mail address', async ({ page }) => {
  const requests = sent(page, LOGIN)
  await page.goto('/acme/login')
  await userField(page).pressSequentially('customer')
  await expect(userField(page)).toHaveValue('CUSTOMER')
  await tryToSignIn(page, 'customer')
  await expect(userMenu(page)).toBeVisible()
  await signOut(page)
  await tryToSignIn(page, 'customer@acme.example')
  await expect(userMenu(page)).toBeVisible()
  await signOut(page)

  expect(requests.map((request) => request.postDataJSON() as unknown)).toEqual([
    { userId: 'CUSTOMER', password },
    { email: 'CUSTOMER@ACME.EXAMPLE', password },
  ])
})

for (const { user, says } of [
  { user: 'CUST OMER', says: 'Special characters other than . _ - @ are not allowed' },
  { user: 'CUSTOMER#1', says: 'Special characters other than . _ - @ are not allowed' },
  { user: 'CUSTOMER@', says: 'Please enter a valid e-mail address' },
  { user: 'CUSTOMER.ACME', says: 'Please enter a valid e-mail address' },
])
  test(`[SI-01] ‘${user}’ is not sent: ${says}`, async ({ page }) => {
    const requests = sent(page, LOGIN)
    await page.goto('/acme/login')
    await tryToSignIn(page, user)
    await expect(page.getByText(says)).toBeVisible()
    await expect(userField(page)).toBeFocused()
    await expect(userField(page)).toHaveAccessibleDescription(says)
    expect(requests).toEqual([])
  })

test('[SI-02] user id and password are required, and the first that is missing takes the focus', async ({ page }) => {
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
  expect(requests).toEqual([])
})

test('[SI-04] somebody signed in elsewhere is asked, and only then the other session ends', async ({ page, browser, signIn, complaints }) => {
  complaints.expect(refused(409))
  complaints.expect(refused(401))
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const requests = sent(page, LOGIN)
  await page.goto('/acme/login')
  await signIn(other, 'acme', 'NOBILL')

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
  expect(requests.map((request) => (request.postDataJSON() as { forceLogoff?: boolean }).forceLogoff)).toEqual([undefined, undefined, true])
  expect(await answers(requests)).toEqual([409, 409, 200])

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
  expect(await page.evaluate(() => sessionStorage.getItem('Auth-Token'))).toBeNull()
  expect(await answers(logouts)).toEqual([204])
  // Still signed in at the gateway, the user would be asked about the other session.
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.poll(() => logouts.length).toBe(2)
  expect(await answers(logins)).toEqual([200, 200])
})
