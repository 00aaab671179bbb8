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

/** What tells that a change is there: something that stands in the frame, or no longer. */
interface Sign {
  selector: string
  text?: string
  isGone?: boolean
}

/** Milliseconds from the key that ends a change until the frame shows it, and how many of them the host took. */
async function seeing(page: Page, press: () => Promise<void>, sign: Sign): Promise<{ seen: number; host: number }> {
  const shown = page.evaluate(
    ({ selector, text = '', isGone = false }) =>
      new Promise<{ seen: number; host: number }>((resolve) => {
        let from = 0
        performance.clearResourceTimings()
        window.addEventListener('keydown', () => (from = performance.now()), { capture: true, once: true })
        const look = (): void => {
          const drawn = [...(document.querySelector('iframe')?.contentDocument?.querySelectorAll(selector) ?? [])]
          const isThere = drawn.some(({ textContent }) => textContent.includes(text))
          if (from === 0 || isThere === isGone) {
            requestAnimationFrame(look)
            return
          }
          const calls = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/change'))
          resolve({ seen: performance.now() - from, host: calls.at(-1)?.duration ?? Number.NaN })
        }
        look()
      }),
    sign,
  )
  await press()
  return shown
}

/** Resolves when the studio has asked for all that is said around the screen: who changes something looks at it before the next change. */
async function rested(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const asked = () => performance.getEntriesByType('resource').length
    for (let before = -1; before !== asked();) {
      before = asked()
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  })
}

const FIELD = '[data-entry="referenceNumber"]'

test('a change in the studio is seen at once on a form of 120 fields', async ({ page }) => {
  test.setTimeout(600_000)
  const samples = createSamples()
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(`${studio.url}/studio`)
  await choose(page, 'Screen', /forms\/booking$/)
  await expect(preview(page).getByRole('textbox', { name: 'Reference No.' })).toBeVisible()
  await entry(page, /^Reference No/).click()
  const text = selected(page).getByRole('textbox', { name: 'Text (en)' })
  const width = selected(page).getByRole('spinbutton', { name: 'Width of 12' })
  const hidden = selected(page).getByRole('switch', { name: 'Hidden' })
  const kinds: Record<string, (round: number) => Promise<{ seen: number; host: number }>> = {
    async text(round) {
      await text.fill(`Reference ${String(round)}`)
      return seeing(page, () => text.press('Enter'), { selector: FIELD, text: `Reference ${String(round)}` })
    },
    async width(round) {
      const columns = String(5 + (round % 6))
      await width.fill(columns)
      const selector = `${FIELD}[style*="--width: ${columns}"], ${FIELD}[style*="--width:${columns}"]`
      return seeing(page, () => width.press('Enter'), { selector })
    },
    async hidden(round) {
      await hidden.focus()
      return seeing(page, () => hidden.press('Space'), { selector: FIELD, isGone: round % 2 === 0 })
    },
  }
  for (const [kind, change] of Object.entries(kinds)) {
    for (let round = 0; round < rounds(8) * 2; round += 1) {
      await rested(page)
      const { seen, host } = await change(round)
      // The first of a kind is also the first that this host, just begun, compiles.
      samples.add(round === 0 ? `${kind}, first` : kind, 'seen', seen)
      samples.add(round === 0 ? `${kind}, first` : kind, 'of which the host', host)
    }
  }
  samples.tell('studio', 'Milliseconds until a change is seen, form of 120 fields')
  for (const kind of Object.keys(kinds)) expect(samples.median(kind, 'seen')).toBeLessThanOrEqual(budgets.studio.seen)
})
