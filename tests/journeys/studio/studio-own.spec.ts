import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from '../support/axe.ts'
import { choose, differences, entry, openScreen, preview, selected, test } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAE0lEQVR4nGNgYGD4jwODCVyYZAIAp1oX6Qq0aQIAAAAASUVORK5CYII=',
  'base64',
)

test('[ST-04] a help page of one’s own with a picture, and one of the portal’s in other words, are written, seen as they are read, and opened by a page', async ({
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
  await choose(selected(page), 'Help page', 'Where we unload')
  await expect(differences(page)).toContainText('Where we unload')
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
})

test('[ST-04] a help page is written in a window of any width, its pages listed under what its language calls them', async ({
  page,
  studio,
  complaints,
}) => {
  await openScreen(page, studio, complaints, /portal$/)
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.getByRole('banner').getByRole('button', { name: 'Help pages' }).click()
  const sheet = page.getByRole('dialog', { name: 'Help pages' })
  const text = sheet.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text).toHaveValue(/^# /)
  // What holds the text scrolls it.
  const written = await text.locator('..').boundingBox()
  const read = await sheet.locator('iframe').boundingBox()
  expect(written?.height).toBeGreaterThan(150)
  expect(read?.y).toBeGreaterThanOrEqual((written?.y ?? 0) + (written?.height ?? 0))
  expect((read?.y ?? 0) + (read?.height ?? 0)).toBeLessThan(768)

  await choose(sheet, 'Language', 'Japanese')
  await expect(sheet.getByRole('group', { name: 'はじめに' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await sheet.getByRole('group', { name: 'はじめに' }).getByRole('button').nth(1).click()
  await expect(text).toBeInViewport()
})

test('[ST-04] [TN-06] a list of one’s own gets its page, its entry and its columns by mouse, and follows the portal’s', async ({
  page,
  project,
  studio,
  complaints,
}) => {
  const at = (path: string) => join(project.root, 'tenants/ACME', path)
  await openScreen(page, studio, complaints, /A screen of your own/)
  const sheet = page.getByRole('dialog', { name: 'A screen of your own' })
  await choose(sheet, 'Begins as', /grids\/shipments$/)
  await expect(sheet.getByRole('button', { name: 'Make the screen' })).toBeDisabled()
  await sheet.getByLabel('Reads (en)').fill('Arriving soon')
  await sheet.getByLabel('Reads (ja)').fill('まもなく到着')
  await expect(sheet.getByLabel('Address')).toHaveValue('/arriving-soon')
  await sheet.getByLabel('Address').fill('/bookings')
  await expect(sheet.getByText(/another page has it/)).toBeVisible()
  await sheet.getByLabel('Address').fill('/arriving')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Make the screen' }).click()

  // It is open: what it begins as is seen, and a column of it is hidden.
  await expect(page.getByRole('combobox', { name: 'Screen' })).toHaveText('Arriving soon · grids/x_arriving')
  await expect(preview(page).getByRole('heading', { name: 'Arriving soon' })).toBeVisible()
  await expect(preview(page).getByRole('columnheader', { name: 'Shipper' })).toBeVisible()
  await entry(page, /^Shipper .*Column/).click()
  await selected(page).getByRole('switch', { name: 'Hidden' }).click()
  await expect(preview(page).getByRole('columnheader', { name: 'Shipper' })).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').first()).toHaveText('All is saved')
  expect(readFileSync(at('grids/x_arriving.json'), 'utf8')).toBe(`{
  "$schema": "../../../schemas/meta/overrides/grid.schema.json",
  "extends": "grids/shipments",
  "title": "screen.x_arriving",
  "columns": { "shprName": { "hidden": true } }
}
`)
  const { flavours } = JSON.parse(readFileSync(at('portal.json'), 'utf8')) as {
    flavours: Record<string, Record<string, Record<string, object>>>
  }
  expect(flavours['forwarding']?.['routes']?.['x_arriving']).toEqual({
    path: '/arriving',
    title: 'screen.x_arriving',
    screen: 'grids/x_arriving',
    module: 'shipments',
  })
  expect(flavours['forwarding']?.['navigation']?.['x_arriving']).toMatchObject({ route: 'x_arriving', icon: 'list' })

  // One press undoes the column, one more the whole screen.
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click()
  await expect(preview(page).getByRole('columnheader', { name: 'Shipper' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => existsSync(at('grids/x_arriving.json'))).toBe(false)
})

test('[ST-04] a list of one’s own is known at once where a rule asks for it, and one press away from the field that has it', async ({
  page,
  studio,
  complaints,
}) => {
  await openScreen(page, studio, complaints, /forms\/booking/)
  await entry(page, /^Reference No\./).click()
  const inspector = selected(page)
  await inspector.getByRole('button', { name: 'Add a field of your own' }).click()
  const own = inspector.getByRole('group', { name: 'A field of your own' })
  await choose(own, 'Value', 'One of a list')
  for (const [name, text] of [
    ['Reads (en)', 'Priority'],
    ['Reads (ja)', '優先'],
    ['Choices, one a line', 'Low\nHigh'],
    ['The same in ja, in the same order', '低\n高'],
  ] as const)
    await own.getByLabel(name, { exact: true }).fill(text)
  await own.getByRole('button', { name: 'Add the field' }).click()
  await expect(inspector.getByText(/^x_priority · /)).toBeVisible()

  await entry(page, /^Commodity Field/).click()
  const rule = inspector.getByRole('group', { name: 'Shown only while' })
  await rule.getByRole('button', { name: 'Add a line' }).click()
  await choose(rule, 'Field', 'Priority')
  await choose(rule, 'Value', 'High')
  await rule.getByRole('button', { name: 'Use this rule' }).click()
  await expect(differences(page)).toContainText('shown only while Priority is High')

  await entry(page, /^Priority/).click()
  await inspector.getByRole('button', { name: 'Open the choices of Priority' }).click()
  await expect(inspector.getByText(/^x_priority · /)).toBeVisible()
  await expect(inspector.getByLabel('Text (en)')).toHaveCount(0)
})
