import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible, NARROW } from '../support/axe.ts'
import { fact, fileDrawer, openRow, records, richestFile, section } from '../support/customs.ts'
import { recordCount } from '../support/figures.ts'
import { tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'
import { goWithin } from '../support/within.ts'

type Invoice = Schemas['CommercialInvoice']
type Line = Schemas['CommercialInvoiceLine']

/** A heading that each record type has and the others have not, or its own way to say its program. */
const RECORD_TYPES: readonly { agency: string; programs?: readonly string[]; shows: string }[] = [
  { agency: 'FDA', shows: 'Processing code' },
  { agency: 'APHIS', programs: ['AAC', 'ABS', 'APQ', 'AVS'], shows: 'Source type' },
  { agency: 'APHIS', programs: ['APL'], shows: 'Plant material' },
  { agency: 'ATF', shows: 'Firearm type' },
  { agency: 'DDTC', shows: 'USML category' },
  { agency: 'OMC', shows: 'Harvest method' },
  { agency: 'DEA', shows: 'Drug code' },
  { agency: 'EPA', programs: ['EP5', 'EP6'], shows: 'EPA registration No.' },
  { agency: 'EPA', programs: ['EP1', 'EP2', 'EP7', 'EP8'], shows: 'Certification type' },
  { agency: 'EPA', programs: ['EP3', 'EP4'], shows: 'Engine family' },
  { agency: 'FSIS', shows: 'Foreign establishment No.' },
  { agency: 'FWS', shows: 'Import/export license No.' },
  { agency: 'NHTSA', shows: 'HS-7 box' },
  { agency: 'NMFS', shows: 'Dolphin-safe status' },
  { agency: 'TTB', shows: 'COLA No.' },
  { agency: 'AMS', shows: 'Variety' },
]

async function wholeFile(page: Page, fileNo: string) {
  const invoices = await records<Invoice>(page, fileNo, 'CiHeader')
  const lines = (
    await Promise.all(
      invoices.map(({ ciNo }) =>
        records<Line>(page, fileNo, 'CiLines', {
          additionalFilters: { ciNo },
          includeEntities: ['CiTariffClass', 'PgEs'],
        }),
      ),
    )
  ).flat()
  const places = lines.flatMap((line) =>
    (line.ciTariffClassList ?? []).flatMap((tariff) =>
      (tariff.pgEsList ?? []).map((record) => ({
        ciNo: line.ciNo,
        ciLineNo: line.ciLineNo,
        tariffLineNo: tariff.tariffLineNo,
        tariffNo: tariff.tariffNo,
        record,
      })),
    ),
  )
  return { invoices, lines, places }
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'harbor', 'CUSTOMER', 'nowhere')
})

test('[CU-03] [BX-07] a commercial invoice is walked down to the record of an agency, each level with an address, and up again by Back', async ({
  page,
  context,
}) => {
  const { fileNo } = await richestFile(page, 'REGULAR')
  const { invoices, places } = await wholeFile(page, fileNo)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''))
  const asked = (resource: string) => calls.filter((call) => call === resource).length

  await page.goto(`/harbor/nothing?file=${fileNo}`)
  const drawer = fileDrawer(page)
  await section(drawer, 'Commercial Invoice')
  await expect(drawer.getByRole('heading', { name: `Commercial Invoice (${invoices.length})` })).toBeVisible()
  await expect(drawer.getByRole('columnheader')).toHaveText([
    'Invoice',
    'Value',
    'C/O',
    'Weight',
    'Charges',
    'Cust.Ref.',
    'Inv.Lines',
  ])
  await expect(drawer.getByRole('row')).toHaveCount(16)
  await expect(
    drawer.getByText(`Page 1 of ${Math.ceil(invoices.length / 15)}, ${recordCount(invoices.length)}`),
  ).toBeVisible()

  const place = places.find(({ ciNo }) => ciNo === invoices[0]?.ciNo)
  const agency = `${place?.record.pgAgencyCd ?? ''} – ${place?.record.agencyName ?? ''}`
  const row = (name: unknown) => drawer.getByRole('button', { name: String(name), exact: true }).first()
  const enter = async (name: unknown, heading: string | RegExp) => {
    await tabTo(row(name))
    await page.keyboard.press('Enter')
    await expect(drawer.getByRole('heading', { name: heading, level: 4 }).first()).toBeFocused()
  }
  await enter(place?.ciNo, `Invoice ${place?.ciNo ?? ''} (1 of ${invoices.length})`)
  await enter(place?.ciLineNo, /^Line /)
  await expect(drawer.getByRole('heading', { name: 'Fees', exact: true })).toBeVisible()
  await enter(place?.tariffLineNo, /^Tariff /)
  await expect(drawer.getByRole('heading', { name: 'Quantities', exact: true })).toBeVisible()
  await enter(agency, new RegExp(`^PGA record ${agency}`))

  const copied = page.url()
  await page.goBack()
  await expect(row(agency)).toBeFocused()
  await tabTo(
    drawer
      .getByRole('navigation', { name: 'Commercial Invoice' })
      .getByRole('button', { name: `Commercial Invoice (${invoices.length})` }),
  )
  await page.keyboard.press('Enter')
  await expect(row(place?.ciNo)).toBeFocused()
  expect(asked('CiHeader')).toBe(1)
  await drawer.getByRole('button', { name: 'Next page' }).click()
  await drawer.getByRole('button', { name: 'Previous page' }).click()
  await openRow(drawer, invoices[14]?.ciNo ?? '')
  await drawer.getByRole('button', { name: 'Next record' }).press('Enter')
  await expect(
    drawer.getByRole('heading', { name: `Invoice ${invoices[15]?.ciNo ?? ''} (16 of ${invoices.length})` }),
  ).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Next record' })).toBeFocused()
  await drawer.getByRole('button', { name: `Commercial Invoice (${invoices.length})` }).click()
  await expect(row(invoices[15]?.ciNo)).toBeFocused()

  const tab = await context.newPage()
  await tab.addInitScript(
    (kept) => Object.entries(kept).forEach(([name, value]) => sessionStorage.setItem(name, value)),
    await page.evaluate(() => ({ ...sessionStorage })),
  )
  await tab.goto(copied)
  const arrived = fileDrawer(tab)
  await expect(arrived.getByRole('heading', { name: new RegExp(`^PGA record ${agency}`) })).toBeVisible()
  for (const name of [
    `Tariff ${(place?.tariffNo ?? '').replace(/^(.{4})(..)/, '$1.$2.')} (`,
    `Line ${String(place?.ciLineNo ?? '')} (`,
    `Invoice ${place?.ciNo ?? ''} (`,
    'Commercial Invoice (',
  ]) {
    await tab.goBack()
    await expect(arrived.getByRole('heading', { level: 4 }).first()).toContainText(name)
  }
  await tab.close()
})

test('[CU-04] the record of each agency and program has a layout of its own, with its parties', async ({ page }) => {
  const { fileNo } = await richestFile(page, 'REGULAR')
  const { places } = await wholeFile(page, fileNo)
  await page.goto(`/harbor/nothing?file=${fileNo}`)
  const drawer = fileDrawer(page)
  await expect(drawer).toBeVisible()
  for (const { agency, programs, shows } of RECORD_TYPES) {
    const place = places.find(
      ({ record }) =>
        record.pgAgencyCd === agency && (programs === undefined || programs.includes(record.pgProgramCd ?? '')),
    )
    expect(place, `${agency} ${String(programs)}`).toBeDefined()
    if (place === undefined) continue
    const { ciNo, ciLineNo, tariffLineNo, record } = place
    const key = (...parts: (string | number | undefined)[]) =>
      parts.map((part) => encodeURIComponent(part ?? '')).join(',')
    const trail = `invoices/invoice,${key(ciNo)}/line,${key(ciNo, ciLineNo)}/tariff,${key(tariffLineNo)}/pga,${key(record.pgCd, record.pgSeqNbr, agency, record.pgProgramCd)}`
    await goWithin(
      page,
      `/harbor/nothing?${new URLSearchParams({ file: fileNo, section: 'invoices', trail }).toString()}`,
    )
    await expect(fact(drawer, shows).first(), agency).not.toHaveText('–')
    await expect(drawer.getByText('There is no layout for this agency')).toHaveCount(0)
    await expect(drawer.getByText('No records found', { exact: true })).toHaveCount(0)
    const [full] = await records<Schemas['PgaRecord']>(page, fileNo, 'PgEs', {
      includeEntities: ['PgParties'],
      additionalFilters: { ciNo, ciLineNo, tariffLineNo, pgCd: record.pgCd, pgSeqNbr: record.pgSeqNbr },
    })
    for (const { partyName = '' } of full?.partiesList ?? [])
      await expect(drawer.getByRole('cell', { name: partyName }).first()).toBeVisible()
  }
  await expectAccessible(page)
  await page.setViewportSize(NARROW)
  await expectAccessible(page)
})

test('[BX-10] lines are found by part, tariff and agency; a whole invoice is written as CSV, and can be stopped', async ({
  page,
}) => {
  const { fileNo } = await richestFile(page, 'REGULAR')
  const { lines, invoices } = await wholeFile(page, fileNo)
  const longest = [...invoices].sort((one, other) => (other.ciNoLines ?? 0) - (one.ciNoLines ?? 0))[0]?.ciNo ?? ''
  const own = lines.filter(({ ciNo }) => ciNo === longest)
  await page.goto(
    `/harbor/nothing?${new URLSearchParams({ file: fileNo, section: 'invoices', trail: `invoices/invoice,${encodeURIComponent(longest)}` }).toString()}`,
  )
  const drawer = fileDrawer(page)
  const narrow = drawer.getByRole('search', { name: 'Filters' })
  await expect(drawer.getByText(recordCount(own.length))).toBeVisible()
  const partNo = own.at(-1)?.partNo ?? ''
  const matching = own.filter((line) => line.partNo?.startsWith(partNo)).length
  await narrow.getByRole('searchbox', { name: 'Part No.' }).fill(partNo.toLowerCase())
  await expect(drawer.getByRole('table').getByRole('row')).toHaveCount(matching + 1)
  await expect(page).toHaveURL(/partNo/)
  await page.reload()
  await expect(narrow.getByRole('searchbox', { name: 'Part No.' })).toHaveValue(partNo.toLowerCase())
  await expect(drawer.getByRole('table').getByRole('row')).toHaveCount(matching + 1)
  await narrow.getByRole('button', { name: 'Clear filters' }).click()
  await narrow.getByRole('searchbox', { name: 'Tariff No.' }).fill('ZZ')
  await expect(drawer.getByText('No records found')).toBeVisible()
  await narrow.getByRole('button', { name: 'Clear filters' }).click()
  await narrow.getByRole('combobox', { name: 'PGA agency' }).selectOption('FDA')
  const ofFda = own.filter(({ ciTariffClassList = [] }) =>
    ciTariffClassList.some(({ pgEsList = [] }) => pgEsList.some(({ pgAgencyCd }) => pgAgencyCd === 'FDA')),
  ).length
  await expect(drawer.getByText(recordCount(ofFda))).toBeVisible()
  await expectAccessible(page)

  let release: () => void = () => undefined
  const released = new Promise<void>((done) => (release = done))
  await page.route('**/CiLines', async (route) => {
    const body = route.request().postDataJSON() as { pageIndex?: number; includeEntities?: string[] }
    if (body.pageIndex === 2 && body.includeEntities !== undefined) await released
    await route.continue()
  })
  await drawer.getByRole('button', { name: 'Export invoice to CSV' }).click()
  await expect(drawer.getByText(`Page 1 of ${Math.ceil(own.length / 15)}`, { exact: true })).toBeVisible()
  await expect(drawer.getByRole('progressbar', { name: 'Export invoice to CSV' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Cancel' }).click()
  await expect(drawer.getByRole('progressbar')).toHaveCount(0)
  release()

  const download = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Export invoice to CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`Invoice-${longest}.csv`)
  const [header = '', ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(header).toContain('Invoice,Line No.,Part No.')
  for (const column of [
    'Program name',
    'Disclaimer code',
    'Disposition code',
    'Disposition date',
    'Quantity 2',
    'Quantity 3 unit',
    'Fee 1,Fee 1 US$',
  ])
    expect(header, '[SP-10]').toContain(column)
  const dotted = own[0]?.ciTariffClassList?.[0]?.tariffNo.replace(/^(.{4})(..)/, '$1.$2.') ?? ''
  expect(rows[0], '[SP-10]').toContain(dotted)
  const expected = own.reduce(
    (count, { ciTariffClassList = [] }) =>
      count +
      Math.max(
        1,
        ciTariffClassList.reduce((sum, { pgEsList = [] }) => sum + Math.max(1, pgEsList.length), 0),
      ),
    0,
  )
  expect(rows).toHaveLength(expected)
})
