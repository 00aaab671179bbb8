import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startPortal, type PortalProcess } from './support/portal-process.ts'
import { copyProject, type ProjectCopy } from './support/project-copy.ts'
import { expect, test as base } from './support/test.ts'

const test = base.extend<{ project: ProjectCopy; studio: PortalProcess }>({
  project: async ({}, use) => {
    const project = copyProject()
    await use(project)
    project.remove()
  },
  studio: [
    async ({ project }, use) => {
      const studio = await startPortal(project.root, 'studio')
      await use(studio)
      await studio.stop()
    },
    { timeout: 120_000 },
  ],
})

const preview = (page: Page) => page.frameLocator('iframe[title=Preview]')
const entries = (page: Page) => page.getByRole('navigation', { name: 'Entries of the screen' })
const words = (page: Page) => page.getByRole('region', { name: 'What differs from the base' }).getByRole('list')

async function choose(page: Page, label: string, option: RegExp | string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option }).click()
}

test('[BX-04] the studio changes a form and a list on the real screen, tells it in words, refuses what the check refuses, and writes the file of a careful hand', async ({ page, project, studio, complaints }) => {
  complaints.expect(/^left the origin/)
  const save = page.getByRole('banner').getByRole('button', { name: 'Save' })
  const file = (path: string) => readFileSync(join(project.root, 'tenants/ACME', path), 'utf8')
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(`${studio.url}/studio`)
  await choose(page, 'Screen', /forms\/booking$/)

  // A click on the screen selects; the text is another one at once.
  const field = (name: string) => preview(page).getByRole('textbox', { name })
  await field('Reference No.').click()
  const inspector = page.getByRole('region', { name: 'Selected entry' })
  await expect(inspector.getByRole('heading', { name: 'Field referenceNumber' })).toBeVisible()
  await inspector.getByRole('textbox', { name: 'Text (en)' }).fill('PO Number')
  await inspector.getByRole('textbox', { name: 'Text (en)' }).press('Enter')
  await expect(field('PO Number')).toBeVisible()
  await choose(page, 'Required', 'when submitting')
  await expect(words(page)).toContainText('Reference No. is now PO Number; required when submitting')

  // What the check refuses says so beside it, and cannot be saved.
  await inspector.getByRole('spinbutton', { name: 'At most characters' }).fill('3000')
  await inspector.getByRole('spinbutton', { name: 'At most characters' }).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'weakens the limit maxLength 50' }).first()).toBeVisible()
  await expect(save).toBeDisabled()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(save).toBeEnabled()

  // Hidden, and moved by keys.
  await entries(page).getByRole('button', { name: 'Load Unit Section' }).click()
  await inspector.getByRole('switch', { name: 'Hidden' }).click()
  await expect(inspector.getByRole('switch', { name: 'Hidden' })).toBeChecked()
  await expect(preview(page).getByRole('button', { name: 'Load Unit' })).toHaveCount(0)
  await entries(page).getByRole('button', { name: /^PO Number/ }).press('Alt+ArrowUp')
  await expect(words(page)).toContainText('stands before')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(words(page)).not.toContainText('stands before')

  await save.click()
  await expect(save).toBeDisabled()
  expect(file('forms/booking.layout.json')).toBe(`{
  "$schema": "../../../schemas/meta/overrides/form-layout.schema.json",
  "sections": {
    "details": { "fields": { "referenceNumber": { "label": "field.x_booking_referenceNumber", "required": { "on": "submit" } } } },
    "loadUnit": { "hidden": true }
  }
}
`)
  expect(JSON.parse(file('labels/en.json'))).toMatchObject({ 'field.x_booking_referenceNumber': 'PO Number' })
  expect(JSON.parse(file('base.json'))).toMatchObject({ files: { 'forms/booking.layout.json': { 'sections.loadUnit': { label: 'form.loadUnit' } } } })
  expect((await project.run('tenants', 'check', 'ACME')).output).not.toContain('tenants/ACME')

  // A list, by the eyes of another language; taken back, nothing is left of it.
  await choose(page, 'Screen', /grids\/bookings$/)
  await preview(page).getByRole('columnheader', { name: /^Shipper/ }).click()
  await inspector.getByRole('switch', { name: 'Hidden' }).click()
  await expect(inspector.getByRole('switch', { name: 'Hidden' })).toBeChecked()
  await expect(preview(page).getByRole('columnheader', { name: /^Mode/ })).toBeVisible()
  await expect(preview(page).getByRole('columnheader', { name: /^Shipper/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(preview(page).getByRole('columnheader', { name: /^Shipper/ })).toBeVisible()
  await expect(save).toBeDisabled()
  expect(existsSync(join(project.root, 'tenants/ACME/grids'))).toBe(false)
  // What the frame still asks for ends before the studio does.
  await page.goto('about:blank')
})
