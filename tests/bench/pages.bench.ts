import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { refreshPortal } from '../../src/tools/run/refresh.ts'
import budgets from '../budgets.json' with { type: 'json' }
import { richestFile } from '../journeys/support/customs.ts'
import { filledGateway, type FilledGateway } from './gateway/filled-gateway.ts'
import { createSamples, rounds } from './measure/results.ts'
import { observeVitals, vitalsOf } from './pages/vitals.ts'
import { watchWire } from './pages/wire.ts'
import { signIn } from './people/sign-in.ts'

/** By how much the processor is slowed down in the second half: a phone of today. */
const SLOWED = 4
const QUIET = 1_500

/** A page, what shows that it can be used, and what a person does first. */
interface Visit {
  name: string
  /** Below the tenant; a page that must be looked for is found by walking there. */
  address: string | ((page: Page) => Promise<string>)
  tenant: 'acme' | 'harbor'
  isOpen(page: Page): Promise<void>
  use(page: Page): Promise<void>
}

const visits: readonly Visit[] = [
  {
    name: 'login',
    address: 'login',
    tenant: 'acme',
    isOpen: (page) => page.getByRole('button', { name: 'Login' }).waitFor(),
    use: (page) => page.getByRole('textbox', { name: /user id/i }).pressSequentially('SOMEBODY', { delay: 100 }),
  },
  {
    name: 'dashboard',
    address: '',
    tenant: 'acme',
    isOpen: (page) =>
      page.getByRole('article', { name: 'Shipments by POD country' }).getByRole('table').waitFor({ state: 'attached' }),
    use: (page) => page.getByRole('button', { name: /user menu/i }).click(),
  },
  {
    name: 'bookings',
    address: 'bookings',
    tenant: 'acme',
    isOpen: (page) => page.getByRole('gridcell').first().waitFor(),
    use: (page) =>
      page.getByRole('searchbox', { name: 'Filter by Shipper' }).pressSequentially('PACIFIC', { delay: 100 }),
  },
  {
    name: 'booking form',
    address: 'bookings?booking=new',
    tenant: 'acme',
    isOpen: (page) => page.getByRole('textbox', { name: 'Commodity', exact: true }).waitFor(),
    use: (page) =>
      page.getByRole('textbox', { name: 'Commodity', exact: true }).pressSequentially('Machine parts', { delay: 100 }),
  },
  {
    name: 'customs level 4',
    address: walkToTariff,
    tenant: 'harbor',
    isOpen: (page) => page.getByRole('heading', { name: 'Quantities', exact: true }).waitFor(),
    use: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Line / })
        .click(),
  },
]

let gateway: FilledGateway
const samples = createSamples()

test.describe.configure({ mode: 'serial', retries: 0 })
test.beforeAll(async () => {
  test.setTimeout(900_000)
  expect(await refreshPortal(process.cwd())).toEqual([])
  gateway = await filledGateway(240, join(process.cwd(), 'dist'), ['HARBOR'])
})
test.afterAll(() => gateway.close())

/** What a person's browser keeps once they are signed in; the session storage is of a tab, so it is put into each new one. */
async function signedIn(browser: Browser, tenant: string): Promise<Record<string, string>> {
  const page = await browser.newPage()
  await signIn(page, gateway.url, tenant)
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  await page.close()
  return kept
}

async function addressOf(browser: Browser, { address }: Visit, session: Record<string, string>): Promise<string> {
  if (typeof address === 'string') return address
  const page = await browser.newPage()
  await page.addInitScript(keepSession, session)
  const walked = await address(page)
  await page.close()
  return walked
}

function keepSession(session: Record<string, string>): void {
  Object.entries(session).forEach(([key, value]) => sessionStorage.setItem(key, value))
}

/** Goes down a commercial invoice of the richest file, to a tariff class of a line. */
async function walkToTariff(page: Page): Promise<string> {
  const drawer = page.getByRole('dialog')
  await page.goto(`${gateway.url}/harbor/shipments`)
  const { fileNo } = await richestFile(page, 'REGULAR')
  await page.goto(`${gateway.url}/harbor/?file=${fileNo}`)
  await drawer
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: 'Commercial Invoice', exact: true })
    .click()
  for (const heading of [/^Commercial Invoice \(/, /^Invoice /, /^Line /, /^Tariff /]) {
    await drawer.getByRole('heading', { level: 4, name: heading }).waitFor()
    if (heading.source !== '^Tariff ') await drawer.getByRole('cell').getByRole('button').first().click()
  }
  return new URL(page.url()).search
}

/** Opens a page with an empty cache, uses it, and opens it again with what the browser kept. */
async function visit(
  browser: Browser,
  { name, tenant, isOpen, use }: Visit,
  address: string,
  slowed: number,
  session: Record<string, string>,
): Promise<void> {
  const context = await browser.newContext()
  await context.addInitScript(keepSession, name === 'login' ? {} : session)
  await context.addInitScript(observeVitals)
  for (const how of ['cold', 'warm'] as const) {
    const page = await context.newPage()
    const wire = await watchWire(page, slowed)
    await page.goto(`${gateway.url}/${tenant}/${address}`)
    await isOpen(page)
    await page.waitForTimeout(QUIET)
    const row = `${name}, ${how}${slowed === 1 ? '' : `, ${String(slowed)}× slower`}`
    const { firstPaint, largestPaint } = await vitalsOf(page)
    samples.add(row, 'kB painted', wire.bytesUntil(firstPaint) / 1000)
    samples.add(row, 'kB usable', wire.bytesUntil(Infinity) / 1000)
    samples.add(row, 'requests', wire.requests())
    const { scripting, styling } = await wire.spent()
    samples.add(row, 'scripting', scripting)
    samples.add(row, 'styling', styling)
    samples.add(row, 'LCP', largestPaint)
    await use(page)
    await page.waitForTimeout(QUIET)
    const { shift, response } = await vitalsOf(page)
    samples.add(row, 'CLS ×1000', shift * 1000)
    samples.add(row, 'INP', response)
    await page.close()
  }
  await context.close()
}

test('pages are there soon, stand still, and answer at once', async ({ browser }) => {
  test.setTimeout(3_600_000)
  const sessions = { acme: await signedIn(browser, 'acme'), harbor: await signedIn(browser, 'harbor') }
  const found: (Visit & { address: string })[] = []
  for (const each of visits) found.push({ ...each, address: await addressOf(browser, each, sessions[each.tenant]) })
  for (let round = 0; round < rounds(3); round += 1) {
    for (const slowed of [1, SLOWED])
      for (const each of found) await visit(browser, each, each.address, slowed, sessions[each.tenant])
  }
  samples.tell('pages', 'Milliseconds; kB as sent over the wire')
  const { largestPaint, shift, response } = budgets.pages
  for (const { name } of visits) {
    const row = `${name}, cold, ${String(SLOWED)}× slower`
    expect.soft(samples.median(row, 'LCP'), `LCP of ${row}`).toBeLessThanOrEqual(largestPaint)
    expect.soft(samples.median(row, 'CLS ×1000') / 1000, `CLS of ${row}`).toBeLessThanOrEqual(shift)
    expect.soft(samples.median(row, 'INP'), `INP of ${row}`).toBeLessThanOrEqual(response)
  }
})
