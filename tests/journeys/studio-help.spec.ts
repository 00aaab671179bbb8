import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from './support/axe.ts'
import { choose, differences, openScreen, selected, test } from './support/studio.ts'
import { expect } from './support/test.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAE0lEQVR4nGNgYGD4jwODCVyYZAIAp1oX6Qq0aQIAAAAASUVORK5CYII=',
  'base64',
)

test('[BX-04] a help page of one’s own with a picture, and one of the portal’s in other words, are written, seen as they are read, and opened by a page', async ({
  page,
  project,
  studio,
  complaints,
}) => {
  const at = (path: string) => join(project.root, 'tenants/ACME', path)
  await openScreen(page, studio, complaints, /portal$/)
  await page.getByRole('banner').getByRole('button', { name: 'Help pages' }).click()
  const sheet = page.getByRole('dialog', { name: 'Help pages' })
  const shown = page.frameLocator('iframe[title="The page as it is read"]')
  const text = sheet.getByRole('textbox', { name: 'Text', exact: true })
  await sheet.getByRole('button', { name: 'Documents' }).click()
  await text.press('Control+End')
  await text.pressSequentially('\nCertificates go to the **quay**.')
  await expect(shown.getByText('Certificates go to the quay.')).toBeVisible()

  await sheet.getByRole('textbox', { name: 'Title of a new page' }).fill('Where we unload')
  await sheet.getByRole('button', { name: 'Add a page' }).click()
  await expect(text).toHaveValue('# Where we unload\n')
  await sheet.getByLabel('Listed under').fill('The quay')
  await sheet.getByLabel('Listed under').press('Enter')
  await expect(sheet.getByRole('group', { name: 'The quay' })).toContainText('Where we unload')
  const chosen = page.waitForEvent('filechooser')
  await sheet.getByRole('button', { name: 'Put in a picture' }).click()
  await (await chosen).setFiles({ name: 'Our quay.png', mimeType: 'image/png', buffer: PNG })
  await expect(text).toHaveValue('# Where we unload\n\n![Our quay](assets/our-quay.png)\n')
  await expect(shown.getByRole('img', { name: 'Our quay' })).toBeVisible()
  await expect(shown.getByRole('heading', { name: 'Where we unload' })).toBeVisible()
  // Japanese is written over the English text; its picture is the same.
  await choose(sheet, 'Language', 'Japanese')
  await expect(sheet.getByText(/^This page has no text in this language yet/)).toBeVisible()
  await text.fill('# 荷揚げの場所\n\n![埠頭](assets/our-quay.png)\n')
  await text.blur()
  await expect(shown.getByRole('heading', { name: '荷揚げの場所' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  // A page of the portal opens it.
  await page.locator('[data-key$="routes.bookings"]').first().click()
  await choose(selected(page), 'Help page', 'x_where-we-unload')
  await expect(differences(page)).toContainText('x_where-we-unload')
  await page.getByRole('banner').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').first()).toHaveText('All is saved')
  const own = readFileSync(at('help/en/x_where-we-unload.md'), 'utf8')
  expect(own).toBe('---\ngroup: The quay\norder: 150\n---\n# Where we unload\n\n![Our quay](assets/our-quay.png)\n')
  expect(readFileSync(at('help/ja/x_where-we-unload.md'), 'utf8')).toContain('# 荷揚げの場所')
  expect(readFileSync(at('assets/our-quay.png')).equals(PNG)).toBe(true)
  const documents = readFileSync(join(project.root, 'schemas/help/en/documents.md'), 'utf8')
  expect(readFileSync(at('help/en/documents.md'), 'utf8')).toBe(
    `${documents.trimEnd()}\n\nCertificates go to the **quay**.\n`,
  )

  // Undone with the rest: the portal’s page is back.
  await page.getByRole('banner').getByRole('button', { name: 'Help pages' }).click()
  await sheet.getByRole('button', { name: 'Documents Own' }).click()
  await sheet.getByRole('button', { name: 'Back to the portal’s page' }).click()
  await expect(text).toHaveValue(documents.replace(/^---[^]*?---\n/, ''))
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => existsSync(at('help/en/documents.md'))).toBe(false)
  await page.goto('about:blank')
})
