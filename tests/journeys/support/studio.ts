import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { API, type StudioRequest } from '../../../src/studio/host/api.ts'
import { startPortal, type PortalProcess } from './portal-process.ts'
import { copyProject, type ProjectCopy } from './project-copy.ts'
import { expect, test as base, type Complaints } from './test.ts'

/** The project in a folder of its own, and the studio over it. */
interface Bench {
  project: ProjectCopy
  studio: PortalProcess
  stop(): Promise<void>
}

/** A journey at the studio's bench, on which whatever the last one left was put away. */
export const test = base.extend<{ bench: Bench; studio: PortalProcess }>({
  bench: [
    async ({ onceAWorker }, use) => {
      const bench = await onceAWorker('studio', openBench)
      await use(bench)
      await tidy(bench)
    },
    { timeout: 120_000 },
  ],
  project: async ({ bench }, use) => {
    await use(bench.project)
  },
  studio: async ({ bench }, use) => {
    await use(bench.studio)
  },
})

async function openBench(): Promise<Bench> {
  const project = copyProject()
  writePlainForm(project.root)
  const studio = await startPortal(project.root, 'studio')
  const stop = async () => {
    await studio.stop()
    project.remove()
  }
  return { project, studio, stop }
}

/** Puts the tenants' files back, and leaves what was not saved of them. */
async function tidy({ project, studio }: Bench): Promise<void> {
  project.renew('tenants')
  writePlainForm(project.root)
  for (const tenant of ['ACME', 'HARBOR']) {
    const body: StudioRequest = { tenant, file: 'portal.json', language: 'en', brief: true }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${studio.url}${API}/discard`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`the studio does not leave what is not saved: ${await answer.text()}`)
  }
}

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
  const whole = 'page' in page ? page.page() : page
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await whole.getByRole('option', { name: option }).click()
  // While it closes it takes what is pressed in the frame below.
  await expect(whole.locator('.MuiMenu-root')).toHaveCount(0)
}

/** Opens a part of the properties that is folded. */
export async function unfold(page: Page, label: RegExp | string): Promise<void> {
  await selected(page).getByRole('button', { name: label, expanded: false }).click()
}
