import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'

/** Takes the picture of the studio at `url` into `folder`: a field of a form under another name, nothing saved. Rejects when it cannot be brought about. */
export async function takeStudio(browser: Browser, url: string, folder: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/studio`)
    await page.getByRole('combobox', { name: 'Screen', exact: true }).click()
    await page.getByRole('option', { name: /forms\/booking$/ }).click()
    await drawn(page, 'Reference No.')
    await page.getByRole('region', { name: 'Tour' }).getByRole('button', { name: 'Not now' }).click()
    await page
      .getByRole('navigation', { name: 'Entries of the screen' })
      .getByRole('treeitem', { name: /^Reference No\./ })
      .click()
    const text = page.getByRole('region', { name: 'Selected entry' }).getByRole('textbox', { name: 'Text (en)' })
    await text.fill('PO Number')
    await text.press('Enter')
    await drawn(page, 'PO Number')
    await page
      .getByRole('region', { name: 'What differs from the base' })
      .getByText(/is now called PO Number/)
      .waitFor()
    await page.screenshot({ path: join(folder, 'studio.png'), animations: 'disabled' })
  } finally {
    await context.close()
  }
}

/** The field stands on the screen in the studio's frame. */
async function drawn(page: Page, field: string): Promise<void> {
  await page.frameLocator('iframe[title=Preview]').getByRole('textbox', { name: field }).waitFor()
}
