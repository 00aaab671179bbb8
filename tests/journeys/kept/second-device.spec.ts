import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const viewButton = (page: Page): Locator => page.getByRole('button', { name: /^View: / })

test('[SP-11] [BX-15] views follow their reader to another device; those saved without a line join the others later', async ({
  page,
  context,
  signIn,
  colleague,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/)
  const saveAs = async (on: Page, name: string): Promise<void> => {
    await viewButton(on).click()
    await on.getByRole('menuitem', { name: 'Save as new view' }).click()
    await on.getByRole('textbox', { name: 'Name of the view' }).fill(name)
    await on.keyboard.press('Enter')
    await expect(viewButton(on)).toHaveText(name)
  }
  const isKept = (on: Page) =>
    on.waitForResponse(
      (response) => response.url().includes('/user-settings/arrangements.') && response.request().method() === 'POST',
    )
  const expectViews = async (on: Page, names: readonly string[]): Promise<void> => {
    await expect(async () => {
      await viewButton(on).click()
      const own = await on.getByRole('menuitemradio').allTextContents()
      await on.keyboard.press('Escape')
      expect(own).toEqual(expect.arrayContaining([...names]))
    }).toPass()
  }
  await signIn(page, 'acme', 'CUSTADMIN', '/acme/shipments')
  const kept = isKept(page)
  await saveAs(page, 'At the desk')
  await kept

  await context.setOffline(true)
  await expect(page.getByText('No connection. The portal tries again by itself.')).toBeVisible()
  await saveAs(page, 'On the train')
  // A user has one session: signing in on the phone ends that of the desk.
  const phone = await colleague('acme', 'CUSTADMIN')
  await phone.goto('/acme/shipments')
  await expectViews(phone, ['At the desk'])
  const alsoKept = isKept(phone)
  await saveAs(phone, 'At home')
  await alsoKept

  await context.setOffline(false)
  await signIn(page, 'acme', 'CUSTADMIN', '/acme/shipments')
  await expectViews(page, ['At the desk', 'On the train', 'At home'])
  await signIn(phone, 'acme', 'CUSTADMIN', '/acme/shipments')
  await expectViews(phone, ['At the desk', 'On the train', 'At home'])
})
