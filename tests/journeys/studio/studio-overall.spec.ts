import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { preview, test } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const bar = (page: Page) => page.getByRole('banner')
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('[ST-04] words, settings and places of all screens are found and changed in one place each, and written as a careful hand would', async ({
  page,
  project,
  studio,
  complaints,
}) => {
  complaints.expect(/^left the origin/)
  const file = (path: string) => readFileSync(join(project.root, 'tenants/ACME', path), 'utf8')
  const tenantBefore = file('tenant.json')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${studio.url}/studio`)

  // Who is new is shown around, once.
  await page.getByRole('region', { name: 'Tour' }).getByRole('button', { name: 'Begin the tour' }).click()
  const tour = page.getByRole('dialog', { name: 'Tour' })
  for (const step of [
    'What can be configured',
    'The real screen',
    'Properties of what is selected',
    'Nothing is lost',
  ]) {
    await expect(tour.getByRole('heading', { name: step })).toBeVisible()
    await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(tour.getByText('Step 5 of 5')).toBeVisible()
  await expectAccessible(page)
  await tour.getByRole('button', { name: 'Begin to work' }).click()
  await expect(tour).toHaveCount(0)
  await expect(preview(page).getByRole('textbox', { name: 'Reference No.' })).toBeVisible()
  await page.reload()
  await expect(bar(page).getByRole('button', { name: 'Tour' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tour' })).toHaveCount(0)

  // A word: found by what it reads, changed in one language, with the portal's own beside it.
  await bar(page).getByRole('button', { name: 'Words' }).click()
  const words = sheet(page, 'Words of the portal')
  await words.getByRole('searchbox').fill('field.referenceNumber')
  const english = words.getByRole('textbox', { name: 'field.referenceNumber (en)' })
  await english.fill('Order number')
  await english.press('Enter')
  await expect(words.getByText('The portal says: Reference No.')).toBeVisible()
  await expectAccessible(page)

  // A translator's file: what reads otherwise is taken, what is no label is named.
  const csv = '\uFEFFlabel,en,ja\r\nfield.referenceNumber,Order number,注文番号\r\nfield.nowhere,Nothing,なし\r\n'
  await words
    .locator('input[type=file]')
    .setInputFiles({ name: 'words-ja.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(words.getByRole('alert').filter({ hasText: '1 word changed.' })).toContainText('field.nowhere')
  await expect(words.getByRole('textbox', { name: 'field.referenceNumber (ja)' })).toHaveValue('注文番号')
  const saved = page.waitForEvent('download')
  await words.getByRole('button', { name: 'Save as XLIFF' }).click()
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain('<target>注文番号</target>')

  // Where it is used leads to the place.
  await words.getByRole('button', { name: /^Used in/ }).click()
  await words
    .getByRole('button', { name: /forms\/booking › sections\.details\.fields\.referenceNumber/ })
    .first()
    .click()
  const selected = page.getByRole('region', { name: 'Selected entry' })
  await expect(selected.getByText(/^referenceNumber · schemas\/forms\/booking\.layout\.json:\d+$/)).toBeVisible()

  // A place of another screen, found by the contract's name.
  await bar(page).getByRole('button', { name: 'Find' }).click()
  const find = sheet(page, 'Find anywhere')
  await find.getByRole('searchbox').fill('manageBookings')
  await find.getByRole('button', { name: /Manage Bookings · Entry/ }).click()
  await expect(selected.getByText(/^manageBookings · /)).toBeVisible()
  await selected.getByRole('switch', { name: 'Hidden' }).click()
  await expect(selected.getByRole('switch', { name: 'Hidden' })).toBeChecked()

  // What the tenant is: a colour with the contrast that comes of it, and a module that is closed knowingly.
  await bar(page).getByRole('button', { name: 'Portal', exact: true }).click()
  const settings = sheet(page, 'The portal of this tenant')
  const look = settings.getByRole('region', { name: 'Look' })
  await look.getByRole('textbox', { name: 'Primary colour', exact: true }).fill('#0B6E4F')
  await look.getByRole('textbox', { name: 'Primary colour', exact: true }).press('Enter')
  await expect(look.getByRole('list', { name: 'Contrast' })).toContainText('#0B6E4F: text 6.3 to 1')
  const has = settings.getByRole('region', { name: 'What the tenant has' })
  await has.getByRole('switch', { name: 'Quotes' }).click()
  await expect(has.getByRole('alert')).toContainText('Manage Quotes')
  await has.getByRole('button', { name: 'Close it' }).click()
  await expect(has.getByRole('switch', { name: 'Quotes' })).not.toBeChecked()
  await expectAccessible(page)
  await settings.getByRole('button', { name: 'Close', exact: true }).click()

  // A widget of one's own, made after one that is there; an option of the part that draws it.
  await page.getByRole('combobox', { name: 'Screen', exact: true }).click()
  await page.getByRole('option', { name: /dashboards\/forwarding$/ }).click()
  await page.getByRole('treeitem', { name: /^Quotes by status/ }).click()
  // What is said of the widget comes after it was chosen, above the button.
  await expect(selected.getByRole('group', { name: 'Further properties' }).getByLabel('Refresh')).toBeVisible()
  await selected.getByRole('button', { name: /^Make a copy/ }).click()
  await expect(selected.getByText(/^x_quoteStatus · /)).toBeVisible()
  await selected.getByRole('combobox', { name: 'Chart' }).click()
  await page.getByRole('option', { name: 'donut' }).click()
  const options = selected.getByRole('group', { name: 'Options of donut' })
  await options.getByRole('spinbutton', { name: 'slices' }).fill('4')
  await options.getByRole('spinbutton', { name: 'slices' }).press('Enter')
  await expect(page.getByRole('region', { name: 'What differs from the base' })).toContainText('4')

  await bar(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').first()).toHaveText('All is saved')
  expect(file('tenant.json')).toBe(
    tenantBefore.replace('#417F90', '#0B6E4F').replace('"accessToQuotes": true', '"accessToQuotes": false'),
  )
  expect(JSON.parse(file('labels/ja.json'))).toMatchObject({ 'field.referenceNumber': '注文番号' })
  expect(JSON.parse(file('portal.json'))).toMatchObject({
    flavours: { forwarding: { navigation: { manageBookings: { hidden: true } } } },
  })
  expect(JSON.parse(file('dashboards/forwarding.json'))).toMatchObject({
    widgets: { x_quoteStatus: { after: 'quoteStatus', chart: 'donut', options: { slices: 4 } } },
  })
})
