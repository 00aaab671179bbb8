import type { Page } from '@playwright/test'

const userMenu = (page: Page) => page.getByRole('button', { name: /user menu/i })

/** Signs the customer of the demonstration in at the sign-in page that is open, also in place of an earlier session. */
export async function enter(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /user id/i }).fill('CUSTOMER')
  await page.locator('input[type=password]').fill('Portal#2026')
  await page.getByRole('button', { name: 'Login' }).click()
  const override = page.getByRole('button', { name: 'Sign in here' })
  await userMenu(page).or(override).first().waitFor()
  if (await override.isVisible()) await override.click()
  await userMenu(page).waitFor()
}

/** Opens a tenant's sign-in page at a portal and signs the customer in. */
export async function signIn(page: Page, portalUrl: string, tenant: string): Promise<void> {
  await page.goto(`${portalUrl}/${tenant}/login`)
  await enter(page)
}

/** Signs out by the user menu; the sign-in page stands there then. */
export async function signOut(page: Page): Promise<void> {
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Login' }).waitFor()
}
