import { expect, test } from '../support/test.ts'

test('[DB-11] [DB-12] [TR-01] what is pressed by keyboard has the focus again when its answer is there, not the top of the page', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/responded with a status of 500/)
  const press = async (name: string): Promise<void> => {
    const button = page.getByRole('button', { name, exact: true }).first()
    await button.focus()
    await page.keyboard.press('Enter')
  }
  await signIn(page, 'acme', 'ADMIN', '/acme/customWidgets')
  await expect(page.getByRole('region', { name: 'Row 1, column 1' })).toBeVisible()
  await press('Save')
  await expect(page.getByText('Preferences saved successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused()

  await page.route('**/1/widget-preferences', (route) => route.fulfill({ status: 500, json: {} }))
  await press('Save')
  await expect(page.getByText('Preferences saved failed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused()
  await page.unroute('**/1/widget-preferences')

  await page.goto('/acme/')
  await page.getByRole('switch', { name: 'Preferred Widgets' }).click()
  const kept = page.waitForEvent('download')
  await press('Export To PDF')
  await kept
  await expect(page.getByRole('button', { name: 'Export To PDF' })).toBeFocused()

  const search = page.getByRole('search', { name: 'Track a shipment' })
  await search.getByRole('textbox').fill('NOSUCH99')
  await press('Track')
  await expect(search.getByRole('alert')).toHaveText('Please supply valid request data')
  await expect(search.getByRole('button', { name: 'Track' })).toBeFocused()
})

test('[FM-18] a save that failed gives its button the focus again, in a drawer too', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/responded with a status of 500/)
  await signIn(page, 'acme', 'ADMIN', '/acme/usermanagement')
  await page.getByRole('grid').getByRole('link', { name: 'NOBILL' }).click()
  const drawer = page.getByRole('dialog', { name: /NOBILL/ })
  const save = drawer.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeVisible()
  await page.route('**/1/users/*', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
  )
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(drawer.getByText('Something went wrong. Please try again!')).toBeVisible()
  await expect(save).toBeFocused()
})
