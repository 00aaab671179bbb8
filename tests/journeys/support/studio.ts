import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import type { PortalProcess } from './portal-process.ts'
import { test as base, type Complaints } from './test.ts'

/** A journey with the project in a folder of its own, and the studio over it. */
export const test = base.extend<{ studio: PortalProcess }>({
  project: async ({ project }, use) => {
    writePlainForm(project.root)
    await use(project)
  },
  studio: [
    async ({ project, lendPortal }, use) => {
      await use(await lendPortal(project.root, 'studio'))
    },
    { timeout: 120_000 },
  ],
})

/** The booking form as it was before ACME asked for more than a title and a checklist: what a journey reads of its file is what it wrote. */
function writePlainForm(root: string): void {
  const base = join(root, 'tenants/ACME/base.json')
  const layout = join(root, 'tenants/ACME/forms/booking.layout.json')
  const plain = `{
  "$schema": "../../../schemas/meta/overrides/form-layout.schema.json",
  "newTitle": "booking.newTitle",
  "checklist": true
}
`
  const recorded = JSON.parse(readFileSync(base, 'utf8')) as { files: Record<string, unknown> }
  recorded.files['forms/booking.layout.json'] = { '': { newTitle: null, checklist: null } }
  writeFileSync(layout, plain)
  writeFileSync(base, `${JSON.stringify(recorded, null, 2)}\n`)
}

/** The screen as it is drawn in the studio. */
export function preview(page: Page): FrameLocator {
  return page.frameLocator('iframe[title=Preview]')
}

/** The list of what can be configured on the screen. */
export function entries(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Entries of the screen' })
}

export function entry(page: Page, name: RegExp | string): Locator {
  return entries(page).getByRole('treeitem', { name })
}

/** The properties of the entry that is selected. */
export function selected(page: Page): Locator {
  return page.getByRole('region', { name: 'Selected entry' })
}

/** What the tenant has otherwise than the base, in words. */
export function differences(page: Page): Locator {
  return page.getByRole('region', { name: 'What differs from the base' }).getByRole('list')
}

/** Opens the studio on a wide window at the screen of this name. Its frame is left and entered again, which is no complaint. */
export async function openScreen(
  page: Page,
  { url }: PortalProcess,
  complaints: Complaints,
  screen: RegExp,
): Promise<void> {
  complaints.expect(/^left the origin/)
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(`${url}/studio`)
  await choose(page, 'Screen', screen)
}

/** Takes an option of a list of choices. */
export async function choose(page: Page | Locator, label: string, option: RegExp | string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await ('page' in page ? page.page() : page).getByRole('option', { name: option }).click()
}

/** Opens a part of the properties that is folded. */
export async function unfold(page: Page, label: RegExp | string): Promise<void> {
  await selected(page).getByRole('button', { name: label, expanded: false }).click()
}
