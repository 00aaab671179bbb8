import type { Locator, Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { formDrawer } from '../support/form.ts'
import { expect, test } from '../support/test.ts'
import { userMenu } from '../support/login.ts'
import { goAnew } from '../support/within.ts'

/** What a reader's browser does who has letters of twice the usual size. */
async function readInLargeLetters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const larger = new CSSStyleSheet()
    larger.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, larger]
  })
}

/** In how many lines a text stands. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

test('[LK-01] in letters of twice the size a price and the names of sections are unbroken, and cells of a table have room for numbers', async ({
  page,
  signIn,
  ask,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await readInLargeLetters(page)
  await signIn(page, 'acme', 'CUSTOMER', '/acme/nothing')
  const { data } = (await ask(page, '/api-gateway/1/quotes/?CreateDateNoOfDaysAgo=180')) as Schemas['QuoteList']
  const priced = data.find(({ status }) => status === 'T')
  await goAnew(page, `/acme/nothing?quote=${priced?.unId ?? ''}`)
  const quote = page.getByRole('dialog', { name: /^Quote/ })
  const price = quote
    .locator('[data-entry="hero"]')
    .getByText(/^\d{1,3}(,\d{3})+(\.\d+)?$/)
    .first()
  await expect(price).toBeVisible()
  await expect.poll(() => linesOf(price)).toBe(1)
  for (const name of ['Containers', 'Documents'])
    await expect.poll(() => linesOf(quote.getByRole('navigation').getByText(name, { exact: true })), name).toBe(1)

  await goAnew(page, '/acme/nothing?booking=new')
  const booking = await formDrawer(page, 'Booking')
  await booking.getByRole('button', { name: 'Add item' }).click()
  const pieces = booking.getByRole('table', { name: 'Items' }).getByRole('textbox', { name: /Pieces/ })
  // Six signs of it are seen at once.
  await expect.poll(() => pieces.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(6 * 16)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0)
})

test('[LK-01] in a low window, as of a page that is enlarged four times, a dialog shows a field with its name and is scrolled whole', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', '/acme/nothing')
  await page.setViewportSize({ width: 320, height: 256 })
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Change Password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  await expect(dialog.getByLabel('Current Password')).toBeFocused()
  await expect(dialog.getByLabel('Current Password')).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByText('Current Password', { exact: true })).toBeInViewport({ ratio: 1 })
  const cancel = dialog.getByRole('button', { name: 'Cancel' })
  await cancel.focus()
  await expect(cancel).toBeInViewport({ ratio: 1 })
})
