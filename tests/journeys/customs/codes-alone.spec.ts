import type { Locator, Page, Request } from '@playwright/test'
import contract from '../../../src/contract/generated/gateway.json' with { type: 'json' }
import { fileDrawer, menuOf, richestFile } from '../support/customs.ts'
import { formDrawer } from '../support/form.ts'
import { SHIPMENTS, viewDrawer } from '../support/shipments.ts'
import { expect, test } from '../support/test.ts'

/** Which property holds the code that another is the name of, by the contract. */
const codes = new Map<string, Set<string>>()
JSON.stringify(contract.components.schemas, (_, value: unknown) => {
  const properties = (value as { properties?: Record<string, { 'x-code'?: string }> } | null)?.properties
  for (const [name, { 'x-code': code }] of Object.entries(properties ?? {}))
    if (typeof code === 'string') codes.set(name, (codes.get(name) ?? new Set()).add(code))
  return value
})

/** An answer without the names of codes that it holds. */
function withoutNames(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutNames)
  if (typeof answer !== 'object' || answer === null) return answer
  const given = answer as Record<string, unknown>
  const isNamed = (name: string) => [...(codes.get(name) ?? [])].some((code) => (given[code] ?? '') !== '')
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (isNamed(name) ? [] : [[name, withoutNames(value)]])),
  )
}

/** From now on the gateway answers with the fields of the specification: codes, and no names beside them. */
async function answerCodesAlone(page: Page): Promise<void> {
  await page.route(/\/api-gateway\/(secure|cmus)\//, async (route) => {
    const response = await route.fetch()
    const isJson = response.headers()['content-type']?.includes('json') === true
    await route.fulfill(isJson ? { response, json: withoutNames(await response.json()) } : { response })
  })
}

/** The labelled values and cells that show nothing, by their places. */
const readBlanks = (within: Locator): Promise<string> =>
  within
    .locator('dd, td, [role=gridcell]')
    .evaluateAll((cells) =>
      cells.flatMap((cell, index) => (['', '–'].includes(cell.textContent.trim()) ? [index] : [])).join(' '),
    )

/** What a page has asked the gateway and has no answer to yet. */
function askedBy(page: Page): ReadonlySet<Request> {
  const asked = new Set<Request>()
  page.on('request', (request) => {
    if (request.url().includes('/api-gateway/')) asked.add(request)
  })
  const isAnswered = (request: Request) => asked.delete(request)
  page.on('requestfinished', isAnswered)
  page.on('requestfailed', isAnswered)
  return asked
}

/** What is blank once all has come: nothing is asked or waited for, and it reads the same three times. */
async function blanksOf(within: Locator, asked: ReadonlySet<Request>): Promise<string> {
  const read: string[] = []
  await expect
    .poll(
      async () => {
        const isWaiting = (await within.locator('[aria-busy=true], .MuiSkeleton-root').count()) > 0
        read.unshift(isWaiting || asked.size > 0 ? 'waiting' : await readBlanks(within))
        return read.length > 2 && read[0] !== 'waiting' && new Set(read.slice(0, 3)).size === 1
      },
      { intervals: [60] },
    )
    .toBe(true)
  return read[0] ?? ''
}

/**
 * Each section of a customs file, and below it the levels that its first rows open, with what is blank in them. On a second walk
 * they are to be those of the first one.
 */
async function walkFile(page: Page, fileNo: string, first?: Record<string, string>): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const asked = askedBy(page)
  await page.goto(`/harbor/nothing?file=${fileNo}`)
  const drawer = fileDrawer(page)
  const look = async (name: string) => {
    if (first === undefined) found[name] = await blanksOf(drawer, asked)
    else await expect.poll(() => readBlanks(drawer), `blank in ${name}`).toBe(first[name])
  }
  await expect(menuOf(drawer).first()).toBeVisible()
  for (const entry of await menuOf(drawer).all()) {
    if (await entry.isDisabled()) continue
    const name = await entry.innerText()
    await entry.click()
    await expect(entry).toHaveAttribute('aria-current', 'true')
    await look(name)
    const rows = drawer.getByRole('row').getByRole('button', { name: /^(?!Details of)/ })
    for (let level = 1; level < 6 && name !== 'Documents'; level += 1) {
      const place = `${name} ${String(level)}`
      if (first === undefined ? (await rows.count()) === 0 : !(place in first)) break
      const above = page.url()
      // A row of the level above may still stand there, and leads to where one is already.
      await expect(async () => {
        await rows.first().click()
        await expect(page).not.toHaveURL(above, { timeout: 2000 })
      }).toPass()
      await look(place)
    }
  }
  return found
}

for (const kind of ['REGULAR', 'FTZ', 'INBOND'] as const)
  test(`[SP-01] a customs file of kind ${kind} shows codes where a gateway sends no names, and loses nothing`, async ({
    page,
    signIn,
  }) => {
    test.slow()
    await signIn(page, 'harbor', 'CUSTOMER', 'nowhere')
    const { fileNo } = await richestFile(page, kind)
    const named = await walkFile(page, fileNo)
    expect(Object.keys(named).length).toBeGreaterThan(8)
    await answerCodesAlone(page)
    await walkFile(page, fileNo, named)
    await page.unrouteAll({ behavior: 'wait' })
  })

test('[SP-01] the list of customs files and a shipment lose nothing where a gateway sends no names', async ({
  page,
  signIn,
  ask,
}) => {
  const asked = askedBy(page)
  const list = async () => {
    await page.goto('/harbor/shipments')
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    return blanksOf(page.getByRole('grid'), asked)
  }
  // Columns beyond the edge are not in the page.
  await page.setViewportSize({ width: 2600, height: 900 })
  await signIn(page, 'harbor', 'CUSTOMER', 'nowhere')
  const named = await list()
  const modes = page.getByRole('combobox', { name: 'Filter by MOT' })
  const offered = await modes.locator('option').allTextContents()
  expect(offered.length).toBeGreaterThan(2)
  await answerCodesAlone(page)
  await expect.poll(() => list()).toEqual(named)
  await expect(modes.locator('option')).toHaveText(offered)
  const [, mode = ''] = offered
  await modes.selectOption(mode)
  const shown = page.getByRole('grid').locator('[role=gridcell][data-field=motDesc]')
  await expect.poll(async () => new Set(await shown.allTextContents())).toEqual(new Set([mode]))
  await page.unrouteAll({ behavior: 'wait' })

  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const { data } = (await ask(page, `${SHIPMENTS}?MaxResults=100`)) as { data: { gShpId: string; bizType: string }[] }
  const sea = data.find(({ bizType }) => bizType === 'Sea')?.gShpId ?? ''
  const shipment = async () => {
    await page.goto(`/acme/shipments?shipment=${sea}`)
    return blanksOf(await viewDrawer(page, /^Shipment /), asked)
  }
  const whole = await shipment()
  await answerCodesAlone(page)
  await expect.poll(() => shipment()).toEqual(whole)
  await page.unrouteAll({ behavior: 'wait' })
})

test('[SP-01] a rejected offer without an audit trail shows its reason from the remark and its dates from the quote, and no empty heading', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const { data } = (await ask(page, '/api-gateway/1/quotes/?CreateDateNoOfDaysAgo=180&QuoteStatus=R')) as {
    data: { unId: string }[]
  }
  const rejected = data[0]?.unId ?? 'none'
  const remark = { remarkType: 'CPREJRMK', remark: 'Too late for the season', createdBy: 'CUSTOMER' }
  const days = { submittedDate: '2026-03-04T05:06:07.000Z', booked: '2026-03-05T06:07:08.000Z' }
  await page.goto(`/acme/quotes?quote=${rejected}`)
  const form = await formDrawer(page, /^Quote/)
  await expect(form.getByRole('heading', { name: 'Rejection' })).toBeVisible()
  await page.route(new RegExp(`/quotes/${rejected}`), async (route) => {
    const response = await route.fetch()
    const quote = (await response.json()) as object
    await route.fulfill({
      response,
      json: { ...quote, ...days, auditTrail: undefined, rejectedBy: undefined, remarkList: [remark] },
    })
  })
  await page.reload()
  await expect(form.getByText(remark.remark)).toBeVisible()
  await expect(form.getByText(/^Reject reason · CUSTOMER/)).toBeVisible()
  await expect(form.getByRole('heading', { name: 'Rejection' })).toBeHidden()
  await expect(form.getByRole('region', { name: 'Audit Trail' })).toHaveText(
    /Submitted2026\/03\/04 .*Booked2026\/03\/05 /,
  )
})
