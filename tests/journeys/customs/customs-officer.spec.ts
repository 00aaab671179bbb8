import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible, NARROW } from '../support/axe.ts'
import { fact, fileDrawer, filesBy, menuOf, openRow, records, richestFile, section } from '../support/customs.ts'
import { expect, test } from '../support/test.ts'
import { goAnew } from '../support/within.ts'

type Line = Schemas['CommercialInvoiceLine']

const isHeld = ({ ciTariffClassList = [] }: Line) =>
  ciTariffClassList.some(({ pgEsList = [] }) =>
    pgEsList.some(({ dispositionCd }) => dispositionCd !== undefined && dispositionCd !== '07'),
  )
const dotted = (tariffNo = '') => tariffNo.replace(/^(.{4})(..)/, '$1.$2.')

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'harbor', 'CUSTOMER', 'nowhere')
})

test('[SP-10] what an agency holds is one press away, over all invoices of the file', async ({ page }) => {
  const { shipments } = await filesBy(page, [], { additionalFilters: { fileType: 'REGULAR' } })
  const { fileNo } = shipments.find(({ pgaStatus }) => pgaStatus === 'Hold intact') ?? { fileNo: '' }
  const lines = await records<Line>(page, fileNo, 'CiLines', {
    additionalFilters: {},
    includeEntities: ['CiTariffClass', 'PgEs'],
    sort: 'ciNo',
  })
  const held = lines.filter(isHeld)
  expect(held.length).toBeGreaterThan(0)
  await page.goto(`/harbor/nothing?file=${fileNo}`)
  const drawer = fileDrawer(page)
  await section(drawer, 'Held by agencies')
  await expect(drawer.getByRole('heading', { name: `Held by agencies (${String(held.length)})` })).toBeVisible()
  await expect(drawer.getByRole('row')).toHaveCount(held.length + 1)
  const [first] = held
  const row = drawer.getByRole('row').nth(1)
  await expect(row).toContainText(dotted(first?.tariffNo))
  await expect(row).toContainText('Hold intact')
  await expectAccessible(page)

  await openRow(drawer, `${first?.ciNo ?? ''} / ${String(first?.ciLineNo ?? '')}`)
  await expect(fact(drawer, 'Tariff No.').first()).toHaveText(dotted(first?.tariffNo))
  const [tariff] = first?.ciTariffClassList ?? []
  await openRow(drawer, String(tariff?.tariffLineNo ?? ''))
  await expect(drawer.getByRole('heading', { name: new RegExp(`^Tariff ${dotted(tariff?.tariffNo)} `) })).toBeVisible()
  await page.reload()
  await expect(drawer.getByRole('heading', { name: new RegExp(`^Tariff ${dotted(tariff?.tariffNo)} `) })).toBeVisible()

  const released = await richestFile(page, 'REGULAR')
  await goAnew(page, `/harbor/nothing?file=${released.fileNo}`)
  await section(drawer, 'Held by agencies')
  await expect(drawer.getByText('Nothing is held', { exact: false })).toBeVisible()
  const inBond = await richestFile(page, 'INBOND')
  await goAnew(page, `/harbor/nothing?file=${inBond.fileNo}`)
  await expect(menuOf(drawer).first()).toBeVisible()
  await expect(menuOf(drawer).filter({ hasText: 'Held by agencies' })).toHaveCount(0)
})

test('[SP-10] an officer reads numbers of parties, meanings of codes, names of countries and currencies', async ({
  page,
}) => {
  const { fileNo } = await richestFile(page, 'REGULAR')
  const lines = await records<Line>(page, fileNo, 'CiLines', {
    additionalFilters: {},
    includeEntities: ['CiTariffClass', 'PgEs'],
  })
  const places = lines.flatMap(({ ciNo, ciLineNo, ciTariffClassList = [] }) =>
    ciTariffClassList.flatMap(({ tariffLineNo, pgEsList = [] }) =>
      pgEsList.map((record) => ({ ciNo, ciLineNo, tariffLineNo, record })),
    ),
  )
  const place = places.find(({ record }) => record.pgAgencyCd === 'NMFS')
  if (place === undefined) throw new Error('no record of NMFS')
  const { ciNo, ciLineNo, tariffLineNo, record } = place
  const [full] = await records<Schemas['PgaNmfs']>(page, fileNo, 'PgEs', {
    includeEntities: ['PgParties', 'PgLpcoPermits'],
    additionalFilters: { ciNo, ciLineNo, tariffLineNo, pgCd: record.pgCd, pgSeqNbr: record.pgSeqNbr },
  })
  const trail = `invoices/invoice,${encodeURIComponent(ciNo)}/line,${encodeURIComponent(ciNo)},${String(ciLineNo)}/tariff,${String(tariffLineNo)}/pga,${record.pgCd},${String(record.pgSeqNbr)},NMFS,${record.pgProgramCd ?? ''}`
  await page.goto(`/harbor/nothing?${new URLSearchParams({ file: fileNo, section: 'invoices', trail }).toString()}`)
  const drawer = fileDrawer(page)
  const party = full?.partiesList?.find(({ partyIdQualifier }) => partyIdQualifier === '16')
  const row = drawer
    .getByRole('row')
    .filter({ hasText: `DUNS ${party?.partyId ?? ''}` })
    .first()
  await expect(row).toContainText(party?.partyName ?? '', { ignoreCase: true })
  await expect(row).toContainText(party?.email ?? '')
  await expect(row).toContainText(`${party?.country ?? ''} `)
  const [lpco] = full?.lpcoPermitsList ?? []
  if (lpco !== undefined) {
    const document = drawer.getByRole('row').filter({ hasText: lpco.lpcoNo })
    await expect(document).toContainText(/[123] (Single use|Continuous|General)/)
    await expect(document).toContainText('ISS Issued')
  }
  await expectAccessible(page)
  await page.setViewportSize(NARROW)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await goAnew(
    page,
    `/harbor/nothing?${new URLSearchParams({ file: fileNo, section: 'invoices', trail: `invoices/invoice,${ciNo}` }).toString()}`,
  )
  const [line] = lines.filter((each) => each.ciNo === ciNo)
  await expect(drawer.getByRole('row').nth(1)).toContainText(dotted(line?.tariffNo))
  await expect(drawer.getByRole('row').nth(1)).toContainText(/[A-Z]{2} [A-Z][a-z]+/)
  await expect(drawer.getByRole('row').nth(1)).toContainText(/[\d,]+\.\d\d USD/)
  await drawer.getByRole('searchbox', { name: 'Tariff No.' }).fill(dotted(line?.tariffNo))
  const same = lines.filter((each) => each.ciNo === ciNo && each.tariffNo === line?.tariffNo).length
  await expect(drawer.getByRole('table').getByRole('row')).toHaveCount(same + 1)
  await drawer.getByRole('searchbox', { name: 'Tariff No.' }).fill(line?.tariffNo ?? '')
  await expect(drawer.getByRole('table').getByRole('row')).toHaveCount(same + 1)

  await goAnew(page, `/harbor/nothing?file=${fileNo}`)
  for (const label of ['Filer code', 'Statement No.', 'Statement date', 'ISF accepted', 'ISF bond holder'])
    await expect(fact(drawer, label)).not.toHaveText('–')
  await expect(fact(drawer, 'ISF type')).toHaveText('1 ISF-10')
  await expect(fact(drawer, 'Total duty')).toContainText('USD')
})

test('[CU-06] an invoice without a suffix shows its own charges, not those of every invoice', async ({ page }) => {
  const { fileNo } = await richestFile(page, 'REGULAR')
  const [first] = await records<Schemas['CustomsBilling']>(page, fileNo, 'InvoiceHeader')
  await page.route(/\/InvoiceHeader$/, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { data: object[] }
    await route.fulfill({
      response,
      json: { ...rest, data: data.map((each, at) => (at === 0 ? { ...each, suffix: '' } : each)) },
    })
  })
  await page.goto(`/harbor/nothing?file=${fileNo}&section=billing`)
  const asked = page.waitForRequest(/\/InvoiceLines$/)
  await fileDrawer(page)
    .getByRole('row', { name: new RegExp(first?.invoiceNo ?? '') })
    .click()
  expect((await asked).postDataJSON()).toMatchObject({ additionalFilters: { printY: 'Y', suffix: '' } })
  await expect(fileDrawer(page).getByText('is required')).toHaveCount(0)
})

test('[CU-03] an invoice without a number shows its own lines, not those of every invoice', async ({ page }) => {
  const { fileNo } = await richestFile(page, 'REGULAR')
  await page.route(/\/CiHeader$/, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { data: object[] }
    await route.fulfill({
      response,
      json: { ...rest, data: data.map((each, at) => (at === 0 ? { ...each, ciNo: undefined } : each)) },
    })
  })
  await page.goto(`/harbor/nothing?file=${fileNo}&section=invoices`)
  const asked = page.waitForRequest(/\/CiLines$/)
  await fileDrawer(page).getByRole('button', { name: '–', exact: true }).click()
  expect((await asked).postDataJSON()).toMatchObject({ additionalFilters: { ciNo: '' } })
  await expect(fileDrawer(page).getByText('No records found', { exact: true })).toBeVisible()
})

test('[CU-05] of two delivery orders with one number the one that was opened is shown, also from its address', async ({
  page,
}) => {
  const { fileNo } = await richestFile(page, 'REGULAR')
  const orders = ['PIER 4', 'PIER 9'].map((location, at) => ({ doNo: 'DO-TWICE', suffix: `0${at + 1}`, location }))
  await page.route(/\/DoHeader$/, (route) =>
    route.fulfill({ json: { data: orders, totalRecords: orders.length, maxResults: 15 } }),
  )
  await page.goto(`/harbor/nothing?file=${fileNo}&section=delivery`)
  const drawer = fileDrawer(page)
  await drawer
    .getByRole('row', { name: /PIER 9/ })
    .getByRole('button')
    .click()
  await expect(drawer.getByRole('heading', { name: 'Delivery order DO-TWICE (2 of 2)' })).toBeVisible()
  await expect(fact(drawer, 'Location')).toHaveText('PIER 9')
  await page.reload()
  await expect(fact(drawer, 'Location')).toHaveText('PIER 9')
})

test('[CU-01] [CU-02] where a back end writes zeros for a day there is none: a file has no date there, and its milestone has not happened', async ({
  page,
}) => {
  const { fileNo } = await richestFile(page, 'REGULAR')
  await page.route(/\/ShipmentHeader$/, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { data: { header: object }[] }
    const file = { ...data[0], header: { ...data[0]?.header, entryDate: '00000000' } }
    await route.fulfill({ response, json: { ...rest, data: [file] } })
  })
  await page.route(/\/ShipmentDates$/, (route) =>
    route.fulfill({
      json: { data: [{ tracingDateNoDesc: 'Gate out', actualDateTime: '00000000' }], totalRecords: 1, maxResults: 15 },
    }),
  )
  await page.goto(`/harbor/nothing?file=${fileNo}`)
  const drawer = fileDrawer(page)
  await expect(fact(drawer, 'Entry date')).toHaveText('–')
  await section(drawer, 'Milestones')
  await expect(drawer.getByRole('row', { name: /Gate out/ })).toHaveText(/^Gate out(–No date yet){2}$/)
})
