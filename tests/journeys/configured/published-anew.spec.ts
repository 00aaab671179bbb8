import { expect, test } from '../support/test.ts'

test('a page from before the portal was published anew, whose code is gone, comes anew by one press', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  await signIn(page, 'acme', 'CUSTOMER', '/acme/nowhere')
  await expect(page.getByRole('main')).toContainText('Not Found')
  let isAnew = false
  await page.route('**/assets/grid-*.js', (route) => (isAnew ? route.continue() : route.fulfill({ status: 404 })))
  await page.route('**/acme/quotes', (route) => {
    isAnew = true
    return route.continue()
  })
  await page.getByRole('navigation').getByRole('link', { name: 'Manage Quotes' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('grid', { name: 'Manage Quotes' })).toBeVisible()
})
