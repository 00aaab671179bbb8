import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible } from '../support/axe.ts'
import { fileDrawer, filesBy, records, richestFile, section } from '../support/customs.ts'
import { readPaper, seePaper } from '../support/paper.ts'
import type { PaperPage } from '../support/paper.ts'
import { expect, test } from '../support/test.ts'

type Line = Schemas['CommercialInvoiceLine']

/** Margins of a page, in millimetres. */
const MARGIN = 14
/** How far the space behind a last letter may reach over an edge. */
const OVER = 1.5

const bare = (text: string) => text.replace(/\s+/g, '')
/** Headings as they are drawn. */
const headingsIn = (within: Locator): Promise<string[]> =>
  within.locator('h1, h2, h3, h4, h5, h6').evaluateAll((all) => all.map((each) => each.textContent))

/** A page is A4 upright, with its number where pages are counted; no line is cut at an edge, none of its headings stands alone at the end. */
function expectWell(pages: readonly PaperPage[], headings: readonly string[], isCounted: boolean): void {
  const known = new Set(headings.map(bare))
  const sizes = new Set(pages.map(({ width, height }) => `${width.toFixed()} × ${height.toFixed()}`))
  expect([...sizes]).toEqual(['210 × 297'])
  const bodyOf = ({ lines, height }: PaperPage) => lines.filter(({ top }) => top < height - MARGIN)
  const feet = pages.map(({ lines, height }) =>
    bare(lines.flatMap(({ top, text }) => (top >= height - MARGIN ? [text] : [])).join('')),
  )
  expect(feet).toEqual(pages.map((_, index) => (isCounted ? `${String(index + 1)}/${String(pages.length)}` : '')))
  const cut = pages.flatMap((page) =>
    bodyOf(page).filter(({ left, right }) => left < MARGIN - OVER || right > page.width - MARGIN + OVER),
  )
  expect(cut).toEqual([])
  const ends = pages.slice(0, -1).map((page) => {
    const body = bodyOf(page)
    const end = body.at(-1)?.top ?? 0
    return bare(body.flatMap(({ top, text }) => (Math.abs(top - end) < 1 ? [text] : [])).join(''))
  })
  expect(ends.filter((end) => known.has(end))).toEqual([])
}

test('[SP-09] a customs file prints down to the records of agencies, after a choice, with its pages and a way to stop', async ({
  page,
  browser,
  signIn,
  complaints,
}, info) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.title
    }
  })
  await signIn(page, 'harbor', 'CUSTOMER', 'nowhere')
  const { shipments } = await filesBy(page, [], { additionalFilters: { fileType: 'REGULAR' } })
  const { fileNo } = shipments.find(({ pga = '' }) => pga.split(',').length === 2) ?? { fileNo: '' }
  const lines = await records<Line>(page, fileNo, 'CiLines', {
    additionalFilters: {},
    includeEntities: ['CiTariffClass', 'PgEs'],
  })
  await page.goto(`/harbor/nothing?file=${fileNo}`)
  const drawer = fileDrawer(page)
  const dialog = page.getByRole('dialog', { name: 'What to print' })
  const ask = async (sheet: RegExp) => {
    await drawer.getByRole('button', { name: 'Print' }).click()
    await dialog.getByRole('radio', { name: sheet }).check()
    // Nothing works while a person is asked.
    await expect(page.getByText('Processing', { exact: true })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Prepare' }).click()
  }

  // Stopped on the way: nothing is printed, the drawer stands as it did.
  let release: () => void = () => undefined
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/CiTariffClass', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await ask(/All levels/)
  await expect(dialog.getByRole('status')).toHaveText(/Reading records: [1-9]\d* of \d+/)
  await expect(page.getByText('Processing', { exact: true })).toHaveCount(1)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.printed')).toHaveCount(0)
  release()
  await page.unroute('**/CiTariffClass')
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['printed'])).toBeUndefined()

  await ask(/All levels/)
  const found = dialog.getByText(/at most [\d,]+ pages/)
  await expect(found).toBeVisible({ timeout: 120_000 })
  const said = Number((await found.innerText()).replace(/\D/g, ''))
  const sheet = page.locator('.printed')
  const text = bare(await sheet.innerText())
  const belongs = lines.flatMap(({ partNo, ciTariffClassList = [] }) => [
    partNo,
    ...ciTariffClassList.flatMap(({ tariffNo, pgEsList = [] }) => [
      tariffNo.replace(/^(.{4})(..)/, '$1.$2.'),
      ...pgEsList.map(({ commercialDesc }) => commercialDesc),
    ]),
  ])
  expect(belongs.length).toBeGreaterThan(2)
  expect(belongs.filter((each = '') => !text.includes(bare(each)))).toEqual([])
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const pages = await readPaper(pdf)
  expect(said).toBeGreaterThanOrEqual(pages.length)
  expect(said).toBeLessThan(pages.length * 1.5)
  const seen = await seePaper(browser, pdf, [1, pages.length], MARGIN)
  for (const [index, { picture, inMargins, ink }] of seen.entries()) {
    await writeFile(info.outputPath(`page-${String(index)}.png`), picture)
    expect(inMargins).toBe(0)
    // The last page may hold a line or two; its number alone is less.
    expect(ink).toBeGreaterThan(0.0008)
  }
  expectWell(pages, await headingsIn(sheet), true)
  await dialog.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['printed'])).toContain(fileNo)
  await expect(dialog).toHaveCount(0)

  complaints.expect(/status of 500/)
  // A record that cannot be read: what lacks something is not printed.
  await page.route('**/CiTariffClass', (route) => route.fulfill({ status: 500, json: {} }))
  await ask(/All levels/)
  await expect(page.getByText('Something went wrong. Please try again!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('[SP-09] the browser’s own print of a drawer is upright, and no heading stands alone at the end of one', async ({
  page,
  browser,
  signIn,
}, info) => {
  await signIn(page, 'harbor', 'CUSTOMER', 'nowhere')
  const { fileNo } = await richestFile(page, 'REGULAR')
  // The list behind it lies across where it is printed itself.
  await page.goto(`/harbor/shipments?file=${fileNo}`)
  const drawer = fileDrawer(page)
  for (const name of ['Header', 'Commercial Invoice', 'Milestones']) {
    await section(drawer, name)
    await expect(drawer.locator('[aria-busy=true], .MuiSkeleton-root')).toHaveCount(0)
    await expect(drawer.locator('dd, td, li').first()).toBeVisible()
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    const [seen] = await seePaper(browser, pdf, [1], MARGIN)
    await writeFile(info.outputPath(`${name}.png`), seen?.picture ?? '')
    expect(seen?.inMargins).toBe(0)
    expect(seen?.ink).toBeGreaterThan(0.002)
    expectWell(await readPaper(pdf), await headingsIn(drawer), false)
  }
})

/** What the last levels of a file say, walked down to; by its kind. */
const DEEPEST = {
  async FTZ(page: Page, fileNo: string): Promise<(string | undefined)[]> {
    const includeEntities = ['FtzShipmentId']
    const conveyances = await records<Schemas['FtzConveyance']>(page, fileNo, 'FtzConveyance', { includeEntities })
    const bills = conveyances.flatMap(({ ftzShipmentIdList = [] }) => ftzShipmentIdList)
    const below = bills.map(({ conveyanceSeqNo, idSeqNo }) =>
      records<Schemas['FtzLine']>(page, fileNo, 'FtzLines', { additionalFilters: { conveyanceSeqNo, idSeqNo } }),
    )
    const lines = (await Promise.all(below)).flat()
    return [...bills.map(({ bolAwbNo }) => bolAwbNo), ...lines.map(({ descrOfGoods }) => descrOfGoods)]
  },
  async INBOND(page: Page, fileNo: string): Promise<(string | undefined)[]> {
    const bills = await records<Schemas['InBondBill']>(page, fileNo, 'InBondShipmentId', {
      includeEntities: ['InBondContainers'],
    })
    const containers = bills.flatMap(({ inBondContainersList = [], ...bill }) =>
      inBondContainersList.map(({ noContainer }) => ({ ...bill, noContainer })),
    )
    const below = containers.map(({ itNo, conveyanceSeqNo, idSeqNo, noContainer }) =>
      records<Schemas['InBondTariff']>(page, fileNo, 'InBondTariff', {
        includeEntities: ['InBondDesc'],
        additionalFilters: { itNo, conveyanceSeqNo, idSeqNo, noContainer },
      }),
    )
    const tariffs = (await Promise.all(below)).flat()
    return [...containers.map(({ noContainer }) => noContainer), ...tariffs.map(({ cargoDesc }) => cargoDesc)]
  },
}

for (const [kind, deepest] of Object.entries(DEEPEST))
  test(`[SP-09] the whole sheet of a customs file of kind ${kind} has its last level, on pages that read well`, async ({
    page,
    browser,
    signIn,
  }, info) => {
    await signIn(page, 'harbor', 'CUSTOMER', 'nowhere')
    const { fileNo } = await richestFile(page, kind as keyof typeof DEEPEST)
    await page.goto(`/harbor/nothing?file=${fileNo}`)
    const dialog = page.getByRole('dialog', { name: 'What to print' })
    await fileDrawer(page).getByRole('button', { name: 'Print' }).click()
    await dialog.getByRole('radio', { name: /All levels/ }).check()
    await dialog.getByRole('button', { name: 'Prepare' }).click()
    await expect(dialog.getByText(/at most [\d,]+ pages?/)).toBeVisible({ timeout: 120_000 })
    const sheet = page.locator('.printed')
    const text = bare(await sheet.innerText())
    const words = (await deepest(page, fileNo)).filter((each) => each !== undefined)
    expect(words.length).toBeGreaterThan(1)
    expect(words.filter((each) => !text.includes(bare(each)))).toEqual([])
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    const pages = await readPaper(pdf)
    const seen = await seePaper(browser, pdf, [1, pages.length], MARGIN)
    for (const [index, { picture, inMargins }] of seen.entries()) {
      await writeFile(info.outputPath(`page-${String(index)}.png`), picture)
      expect(inMargins).toBe(0)
    }
    expectWell(pages, await headingsIn(sheet), true)
  })
