import { answers, refused, sent, signOut, tryToSignIn, userMenu } from '../support/login.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('[SI-12] [HD-14] an idle session warns at 25 minutes, Stay asks the gateway and begins anew, and 30 minutes end it in every tab', async ({
  page,
  context,
  signIn,
  complaints,
}) => {
  complaints.expect(refused(401))
  await page.clock.install()
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/bookings?f.shipper=PACIFIC')
  await expect(page.getByRole('grid')).toBeVisible()
  const warning = page.getByRole('alertdialog', { name: 'Session is idle' })

  await page.clock.fastForward('24:30')
  await expect(warning).toBeHidden()
  await page.getByRole('heading', { name: 'Manage Bookings' }).click()
  await page.clock.fastForward('24:30')
  await expect(warning).toBeHidden()

  await page.clock.fastForward('00:31')
  await expect(warning).toContainText("Portal is idle for long time. Please click on 'Stay' to continue.")
  await expect(warning.getByRole('timer')).toHaveText(/^(5:00|4:5\d)$/)
  await page.clock.fastForward('01:00')
  await expect(warning.getByRole('timer')).toHaveText(/^(4:00|3:5\d)$/)
  await expectAccessible(page)

  const probes = sent(page, '/1/system-codes')
  await warning.getByRole('button', { name: 'Stay' }).click()
  await expect(warning).toBeHidden()
  await expect.poll(() => answers(probes)).toEqual([200])

  const second = await context.newPage()
  await second.goto('/acme/')
  await expect(userMenu(second)).toBeVisible()
  const logouts = [page, second].map((tab) => sent(tab, '/1/logout'))
  await page.clock.fastForward('25:01')
  await expect(warning).toBeVisible()
  await second.getByRole('alertdialog', { name: 'Session is idle' }).getByRole('button', { name: 'Stay' }).click()
  await expect(warning).toBeHidden()

  await page.clock.fastForward('30:01')
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await expect(second.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  // Whichever tab is first ends it; the other hears of it, or is told by the gateway that it is over.
  const ended = async () => (await Promise.all(logouts.map(answers))).flat().sort().join()
  await expect.poll(ended).toMatch(/^204(,401)?$/)
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  await tryToSignIn(page, 'CUSTOMER')
  await expect(page).toHaveURL('/acme/bookings?f.shipper=PACIFIC')
  await signOut(page)
})

test('[SI-12] Stay that the gateway does not confirm changes nothing, Logout signs out; so it is for who must change the password first', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/responded with a status of 500/)
  await page.clock.install()
  await signIn(page, 'harbor', 'LIMITED', '/harbor/nothing')
  const warning = page.getByRole('alertdialog', { name: 'Session is idle' })
  await page.clock.fastForward('25:01')
  await page.route('**/1/preferences/LIMITED', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Details' } }),
  )
  await warning.getByRole('button', { name: 'Stay' }).click()
  await expect(warning.getByRole('alert')).toHaveText('Something went wrong. Please try again!')
  await page.unroute('**/1/preferences/LIMITED')
  await warning.getByRole('button', { name: 'Stay' }).click()
  await expect(warning).toBeHidden()

  await page.clock.fastForward('25:01')
  await warning.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You have signed out.')).toBeVisible()

  await tryToSignIn(page, 'NEWCOMER')
  await expect(page.getByRole('dialog', { name: 'Change Password' })).toBeVisible()
  await page.clock.fastForward('25:01')
  await warning.getByRole('button', { name: 'Stay' }).click()
  await expect(warning).toBeHidden()
  await page.clock.fastForward('30:01')
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
})
