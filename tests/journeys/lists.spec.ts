import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Schemas } from '../../src/contract/index.ts'
import { expectAccessible, NARROW, WIDE } from './support/axe.ts'
import { BOOKINGS } from './support/bookings.ts'
import { signOut } from './support/login.ts'
import { expect, test, tokenOf } from './support/test.ts'

type Shipment = Schemas['ShipmentListItem']

const LIST = '/api-gateway/secure/1/shipments/'

const grid = (page: Page, name: string): Locator => page.getByRole('grid', { name })
const header = (page: Page, name: string): Locator => page.getByRole('columnheader', { name: new RegExp(`^${name}`) })
const viewButton = (page: Page): Locator => page.getByRole('button', { name: /^View: / })

async function columnsOf(page: Page): Promise<string[]> {
  const texts = await page.getByRole('columnheader').allInnerTexts()
  return texts.flatMap((text) => text.split('\n')[0] ?? []).filter((text) => text !== 'Exceptions' && text !== '')
}

async function chooseInView(page: Page, item: string): Promise<void> {
  await viewButton(page).click()
  await page.getByRole('menu', { name: 'Views' }).getByText(item, { exact: true }).click()
}

const widthOf = async (column: Locator): Promise<number> => (await column.boundingBox())?.width ?? 0

test("[BX-15] a list is arranged by keyboard and mouse, kept as a view that opens it, and is one reader's own", async ({
  page,
  signIn,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/shipments')
  await expect(grid(page, 'Shipments')).toBeVisible()
  const plain = await columnsOf(page)

  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Columns' })
  await panel.getByRole('checkbox', { name: 'Consignee' }).uncheck()
  await panel.getByRole('button', { name: 'Move Status up' }).focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Move Status up' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('status')).toHaveText('Status is now column 2 of 10')
  await panel.getByRole('button', { name: 'Compact' }).click()
  await panel.getByRole('listitem').filter({ hasText: 'Ref No.' }).dragTo(panel.getByRole('listitem').first())
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const arranged = [
    'Ref No.',
    'Shipper',
    'Status',
    ...plain.filter((name) => !['Ref No.', 'Shipper', 'Status', 'Consignee'].includes(name)),
  ]
  await expect.poll(() => columnsOf(page)).toEqual(arranged)

  const [reference, etd] = [header(page, 'Ref No.'), header(page, 'ETD')]
  const [before, day] = [await widthOf(reference), await widthOf(etd)]
  await etd.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => widthOf(etd)).toBe(day + 20)
  // The columns that share what is left may still be moving to their places: the edge is where it is now.
  await expect(async () => {
    const edge = (await reference.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(edge.x + edge.width - 2, edge.y + edge.height / 2)
    await page.mouse.down()
    await page.mouse.move(edge.x + edge.width + 58, edge.y + edge.height / 2, { steps: 5 })
    await page.mouse.up()
    expect(await widthOf(reference)).toBeGreaterThan(before + 40)
  }).toPass()
  await page.getByRole('combobox', { name: 'Filter by Status' }).selectOption({ index: 1 })
  const status = await page.getByRole('combobox', { name: 'Filter by Status' }).inputValue()
  await expect(page).toHaveURL(/f\.currentStatus=/)
  const wide = await widthOf(reference)

  await chooseInView(page, 'Save as new view')
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('My page')
  await page.keyboard.press('Enter')
  await expect(viewButton(page)).toHaveText('My page')
  await chooseInView(page, 'Set as default')
  await page.goto('/acme/shipments')
  await expect(viewButton(page)).toHaveText('My page')
  await expect.poll(() => columnsOf(page)).toEqual(arranged)
  await expect(page.getByRole('combobox', { name: 'Filter by Status' })).toHaveValue(status)
  expect(await widthOf(header(page, 'Ref No.'))).toBeCloseTo(wide, 0)
  await viewButton(page).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await chooseInView(page, 'Standard')
  await expect.poll(() => columnsOf(page)).toEqual(plain)
  await chooseInView(page, 'By ETA')
  await expect.poll(async () => (await columnsOf(page))[0]).toBe('ETA')
  await expect(header(page, 'ETA')).toHaveAttribute('aria-sort', 'descending')

  await signOut(page)
  await signIn(page, 'acme', 'LIMITED', 'nowhere')
  await page.goto('/acme/shipments')
  await expect(viewButton(page)).toHaveText('Standard')
  await viewButton(page).click()
  await expect(page.getByRole('menuitemradio', { name: 'My page' })).toHaveCount(0)
})

test('[SG-02] [BX-15] an override alone shows where inland shipments are delivered, and opens the list with a view of its choice', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'kaiyo', 'CUSTOMER', 'nowhere')
  await page.goto('/kaiyo/shipments?bizType=IL')
  const { data } = (await ask(page, `${LIST}?MaxResults=100&bizType=IL`)) as Schemas['ShipmentList']
  const elsewhere = data
    .slice(0, 8)
    .find(({ destName, devryName }) => devryName !== undefined && devryName !== destName)
  expect(elsewhere).toBeDefined()
  const row = grid(page, '貨物一覧')
    .getByRole('row')
    .filter({ hasText: elsewhere?.shpNo ?? '' })
  await expect(row.getByRole('gridcell', { name: elsewhere?.devryName ?? '', exact: true })).toBeVisible()
  await expect(header(page, '配達先')).toBeVisible()
  await expect(header(page, '仕向地')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'ビュー: コンパクト' })).toBeVisible()
  expect((await row.boundingBox())?.height).toBeLessThan(35)
  await expectAccessible(page)
})

test('[BX-13] [SG-01] exceptions among the rows of a page say why, count and filter; the export holds those of all pages', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/shipments')
  const pageOf = async (index: number) =>
    (await ask(page, `${LIST}?MaxResults=100&PageIndex=${index}`)) as Schemas['ShipmentList']
  const first = await pageOf(1)
  const rest = await Promise.all(
    Array.from({ length: Math.ceil(first.totalRecords / 100) - 1 }, (_, index) => pageOf(index + 2)),
  )
  const withStatus = (lists: readonly Schemas['ShipmentList'][], status: string): Shipment[] =>
    lists.flatMap(({ data }) => data).filter(({ currentStatus }) => currentStatus === status)
  const here = withStatus([first], 'DELAYED')
  expect(here.length).toBeGreaterThan(0)

  const exceptions = page.getByRole('group', { name: 'Exceptions' })
  await expect(exceptions).toContainText(`Among the ${first.data.length} records on this page:`)
  await exceptions.getByRole('button', { name: `Delayed: ${here.length}` }).click()
  await expect(
    page.getByRole('status').filter({ hasText: `${here.length} of the ${first.data.length} records on this page` }),
  ).toBeVisible()
  const shown = grid(page, 'Shipments')
    .getByRole('row')
    .filter({ hasText: here[0]?.shpNo ?? '' })
  await expect(shown.getByTitle(/Delayed/)).toBeVisible()

  await page.setViewportSize(NARROW)
  const cards = page.getByRole('list', { name: 'Shipments' }).getByRole('listitem')
  await expect(cards).toHaveCount(here.length)
  await expect(cards.first()).toContainText('Delayed')
  await expectAccessible(page)
  await page.setViewportSize(WIDE)

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('combobox', { name: 'Filter by Status' }).selectOption('Departed')
  await expect(page).toHaveURL(/f\.currentStatus=DEPARTED/)
  const everywhere = withStatus([first, ...rest], 'DEPARTED')
  expect(everywhere.length).toBeGreaterThan(withStatus([first], 'DEPARTED').length)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n').slice(1)
  expect(lines.map((line) => /H[AB]\d+/.exec(line)?.[0]).sort()).toEqual(everywhere.map(({ shpNo }) => shpNo).sort())
})

test('[SP-04] an unknown status ends no wait: exceptions say how late, over all pages, what slipped and what is missing', async ({
  page,
  signIn,
}) => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
  const made = (id: string, more: Partial<Shipment> = {}): Shipment => ({
    ...{ gShpId: id, shpNo: `HB-${id}`, bizType: 'Sea', currentStatus: 'DEPARTED', polEtdDate: day(-20) },
    ...{ podEtaDate: day(6), firstEtaDate: day(6), documentTypes: ['CIV', 'HBL'], ...more },
  })
  const held = made('HELD', { currentStatus: 'CUSTOMS HOLD', podEtaDate: day(-9), firstEtaDate: day(-9) })
  const slipped = made('SLIP', { podEtaDate: day(4), firstEtaDate: day(1) })
  const bare = made('BARE', { documentTypes: [] })
  // The ones out of the ordinary stand on the last page.
  const rows = [...Array.from({ length: 100 }, (_, index) => made(`N${index}`)), held, slipped, bare]
  await page.route(`**${LIST}?*`, (route) => {
    const index = Number(new URL(route.request().url()).searchParams.get('PageIndex') ?? 1)
    const data = rows.slice((index - 1) * 100, index * 100)
    return route.fulfill({ json: { data, totalRecords: rows.length, maxResults: 100 } })
  })
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/shipments')
  const exceptions = page.getByRole('group', { name: 'Exceptions' })
  await exceptions.getByRole('button', { name: 'Look through all pages' }).click()
  await expect(exceptions).toContainText(`Among all ${rows.length} records:`)
  for (const name of [
    'Past ETA without arrival',
    'ETA later than first planned',
    'Commercial invoice missing',
    'Bill of lading or waybill missing',
  ])
    await expect(exceptions.getByRole('button', { name: `${name}: 1`, exact: true })).toBeVisible()

  const row = ({ shpNo = '' }: Shipment) => grid(page, 'Shipments').getByRole('row').filter({ hasText: shpNo })
  await exceptions.getByRole('button', { name: 'Past ETA without arrival' }).click()
  await expect(row(held).getByTitle('Past ETA by 9 days without arrival')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 record' })).toBeVisible()
  await exceptions.getByRole('button', { name: 'ETA later than first planned' }).click()
  await expect(row(slipped).getByTitle('ETA 3 days later than first planned')).toBeVisible()
  await expect(row(slipped)).toContainText('(+3 d)')
  await expectAccessible(page)
  // The address holds it: whoever opens it sees the same row.
  await page.reload()
  await expect(row(slipped)).toBeVisible()
})

test('rows that changed since the last visit are marked with what changed, counted and filtered, until the next one', async ({
  page,
  signIn,
  portal,
}) => {
  const save = async (booking: Partial<Schemas['Booking']>): Promise<Schemas['BookingReply']> => {
    const answer = await fetch(`${portal.url}${BOOKINGS}?action=S`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await tokenOf(page)}`,
        'x-tenant': 'ACME',
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        jobStageCode: 'P',
        shipper: 'PACFRT01',
        shipperName: 'PACIFIC FRUIT TRADING',
        bizType: 'SE',
        shipmentType: 'LCL',
        referenceNumber: 'CHANGED-1',
        ...booking,
      }),
    })
    expect(answer.ok).toBe(true)
    return (await answer.json()) as Schemas['BookingReply']
  }
  const row = grid(page, 'Manage Bookings').getByRole('row').filter({ hasText: 'CHANGED-1' })
  const marks = page.getByRole('group', { name: 'Exceptions' })

  await signIn(page, 'acme', 'CUSTOMER')
  const { data } = await save({ bookStatus: 'D', funcCode: '9' })
  await page.goto('/acme/bookings')
  await expect(row).toContainText('In Progress')
  await expect(marks).toHaveCount(0)
  await signOut(page)

  await signIn(page, 'acme', 'CUSTOMER')
  await save({
    ...{
      unId: data.unId ?? '',
      bookStatus: 'P',
      funcCode: '5',
      orgCountry: 'JP',
      orgCity: 'JPYOK',
      orgCityName: 'Yokohama',
      podCtry: 'US',
      podCity: 'USLAX',
      podName: 'Los Angeles',
    },
    ...{ bkPcs: 12, bkPcsUt: 'CTN', bkgWgt: 240.5, bkgWgtUt: 'KG' },
  })
  await page.goto('/acme/bookings')
  await expect(row.getByTitle('Changed since your last visit: Status')).toBeVisible()
  await page.reload()
  await marks.getByRole('button', { name: 'Changed since your last visit: 1' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 record' })).toBeVisible()
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await signOut(page)

  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/bookings')
  await expect(row).toBeVisible()
  await expect(marks).toHaveCount(0)
})

test('[LK-03] [LS-02] a list is as high as the base says; it reaches to the foot of the window where its tenant or its reader wants it', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const height = async () => (await page.getByRole('grid').locator('..').boundingBox())?.height ?? 0
  const foot = () =>
    page.evaluate(() => {
      const section = document.querySelector('[role=grid]')?.closest('section')
      return {
        end: section?.getBoundingClientRect().bottom ?? 0,
        scrolls: document.documentElement.scrollHeight - innerHeight,
      }
    })
  await signIn(page, 'kaiyo', 'CUSTOMER', '/kaiyo/quotes')
  await expect.poll(height).toBeCloseTo(360, -1)

  await signIn(page, 'acme', 'CUSTOMER', '/acme/quotes')
  await expect.poll(async () => (await foot()).end).toBeGreaterThan(860)
  expect((await foot()).scrolls).toBe(0)
  expect(await height()).toBeGreaterThan(500)
  await page.setViewportSize({ width: 1440, height: 480 })
  await expect.poll(height).toBeCloseTo(360, -1)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('switch', { name: 'Fill the window' }).uncheck()
  await page.keyboard.press('Escape')
  await expect.poll(height).toBeCloseTo(360, -1)
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect.poll(height).toBeCloseTo(360, -1)
})
