import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import budgets from '../budgets.json' with { type: 'json' }
import { startPortal, type PortalProcess } from '../journeys/support/portal-process.ts'
import { copyProject, type ProjectCopy } from '../journeys/support/project-copy.ts'
import { choose, entry, preview, selected } from '../journeys/support/studio.ts'
import { createSamples, rounds } from './measure/results.ts'

/** Fields that the portal's form has not, so that it has 120. */
const MORE = 58
const ids = Array.from({ length: MORE }, (_each, at) => `x_more${String(at)}`)

let project: ProjectCopy
let studio: PortalProcess

test.beforeAll(async () => {
  test.setTimeout(300_000)
  project = copyProject()
  write('forms/booking.schema.json', 'data-rules', {
    properties: Object.fromEntries(ids.map((id) => [id, { type: 'string' }])),
  })
  write('forms/booking.layout.json', 'form-layout', {
    sections: {
      details: { fields: Object.fromEntries(ids.map((id) => [id, { label: 'field.refNo', widget: 'text' }])) },
    },
  })
  studio = await startPortal(project.root, 'studio')
})
test.afterAll(async () => {
  await studio.stop()
  project.remove()
})

/** Writes a file of ACME; what it lies over is recorded as it is. */
function write(file: string, kind: string, value: object): void {
  const says = { $schema: `../../../schemas/meta/overrides/${kind}.schema.json`, ...value }
  const base = join(project.root, 'tenants/ACME/base.json')
  const recorded = JSON.parse(readFileSync(base, 'utf8')) as { files: Record<string, unknown> }
  delete recorded.files[file]
  writeFileSync(base, JSON.stringify(recorded))
  writeFileSync(join(project.root, 'tenants/ACME', file), JSON.stringify(says))
}

/** Milliseconds from the key that ends a change until the frame shows it, and how many of them the host took. */
async function seeing(page: Page, text: string): Promise<{ seen: number; host: number }> {
  const shown = page.evaluate(
    (wanted) =>
      new Promise<{ seen: number; host: number }>((resolve) => {
        let from = 0
        const begin = ({ key }: KeyboardEvent): void => {
          if (key === 'Enter') from = performance.now()
        }
        window.addEventListener('keydown', begin, { capture: true, once: true })
        const look = (): void => {
          const drawn = document.querySelector('iframe')?.contentDocument?.body.textContent ?? ''
          if (from === 0 || !drawn.includes(wanted)) {
            requestAnimationFrame(look)
            return
          }
          const calls = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/change'))
          resolve({ seen: performance.now() - from, host: calls.at(-1)?.duration ?? Number.NaN })
        }
        look()
      }),
    text,
  )
  await selected(page).getByRole('textbox', { name: 'Text (en)' }).press('Enter')
  return shown
}

test('a change in the studio is seen at once on a form of 120 fields', async ({ page }) => {
  test.setTimeout(600_000)
  const samples = createSamples()
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(`${studio.url}/studio`)
  await choose(page, 'Screen', /forms\/booking$/)
  await expect(preview(page).getByRole('textbox', { name: 'Reference No.' })).toBeVisible()
  await entry(page, /^Reference No/).click()
  for (let round = 0; round < rounds(9); round += 1) {
    const text = `Reference ${String(round)}`
    await selected(page).getByRole('textbox', { name: 'Text (en)' }).fill(text)
    const { seen, host } = await seeing(page, text)
    samples.add('120 fields', 'seen', seen)
    samples.add('120 fields', 'of which the host', host)
  }
  samples.tell('studio', 'Milliseconds until a change is seen')
  expect(samples.median('120 fields', 'seen')).toBeLessThanOrEqual(budgets.studio.seen)
})
