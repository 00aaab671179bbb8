import { NARROW } from '../support/axe.ts'
import { choiceOf, formDrawer } from '../support/form.ts'
import { expect, test } from '../support/test.ts'

test.use({ hasTouch: true, isMobile: true, viewport: NARROW })

test('[LK-06] a finger chooses in a form, and nothing that is typed into is so small that the phone enlarges the page', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', '/acme/bookings?booking=new')
  const form = await formDrawer(page, 'Booking')
  await choiceOf(form, 'Mode of Transport').tap()
  await page.getByRole('option', { name: 'Sea Export' }).tap()
  await expect(choiceOf(form, 'Mode of Transport')).toHaveValue('Sea Export')
  const sizes = await form
    .locator('input:is(:not([type]), [type=text]), textarea, select')
    .evaluateAll((inputs) => inputs.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
  expect(sizes.length).toBeGreaterThan(20)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
})

test('[LK-06] Back closes what stands above the page first: a sheet, a row in its dialog', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    // The browser's own, the last of which a phone's Back asks to close.
    const Watcher = (window as unknown as WithWatchers).CloseWatcher
    const opened: CloseRequest[] = []
    class Recorded extends Watcher {
      constructor() {
        super()
        opened.push(this)
      }
    }
    Object.assign(window, { CloseWatcher: Recorded, pressBack: () => opened.pop()?.requestClose() })
  })
  await signIn(page, 'acme', 'CUSTOMER', '/acme/shipments')
  const pressBack = () => page.evaluate(() => (window as unknown as WithWatchers).pressBack())

  const sheet = page.getByRole('dialog', { name: 'Filter and sort' })
  await page.getByRole('button', { name: 'Filter and sort' }).tap()
  await expect(sheet).toBeVisible()
  await sheet.getByRole('searchbox', { name: 'Filter by Shipper' }).fill('a')
  await pressBack()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Filter and sort/ })).toBeFocused()
  await expect(page).toHaveURL(/\/acme\/shipments\?/)

  await page.goto('/acme/bookings?booking=new')
  const form = await formDrawer(page, 'Booking')
  await form.getByRole('button', { name: 'Add item' }).tap()
  const row = page.getByRole('dialog', { name: 'New row' })
  await expect(row).toBeVisible()
  await pressBack()
  await expect(row).toHaveCount(0)
  await expect(form).toBeVisible()
})

/** What the browser offers whose types do not know it yet. */
interface CloseRequest {
  requestClose(): void
}
interface WithWatchers {
  CloseWatcher: new () => CloseRequest
  pressBack(): void
}
