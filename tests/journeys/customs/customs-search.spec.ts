import { readFile } from 'node:fs/promises'
import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible, NARROW, WIDE } from '../support/axe.ts'
import { fileDrawer, filesBy } from '../support/customs.ts'
import { pick } from '../support/form.ts'
import { recordCount } from '../support/figures.ts'
import { expect, test } from '../support/test.ts'

const COLUMNS = [
  'File No.',
  'Status',
  'Release Date',
  'PGA Status',
  'PGA Agency',
  'Arrival Date',
  'Customer Name',
  'Shipper',
  'Port of Entry',
  'FDA Status',
  'Country of Export',
  'Customer IRS No.',
  'Export Date',
  'House Bill No.',
  'Master Bill No.',
  'MOT',
]

test('[TR-03] [TR-04] customs files are searched by numbers, days and ports, and the search is an address', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'harbor', 'CUSTOMER', '/harbor/nothing')
  const { shipments } = await filesBy(page)
  const wanted = shipments.find(({ custIrsNo, portOfEntryName, releaseDate }) =>
    [custIrsNo, portOfEntryName, releaseDate].every((value) => value !== undefined),
  )
  const irsNo = wanted?.custIrsNo ?? ''
  const port = wanted?.portOfEntryName ?? ''

  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Search Shipments' })
    .click()
  const drawer = page.getByRole('dialog', { name: 'Search Shipments' })
  const search = drawer.getByRole('button', { name: 'Search', exact: true })
  const [exportAgo, exportAhead] = [
    drawer.getByRole('textbox', { name: 'Days ago' }).first(),
    drawer.getByRole('textbox', { name: 'Days ahead' }).first(),
  ]
  await expect(search).toBeDisabled()
  for (const name of [
    'File No.',
    'Entry No.',
    'HBL/HAWB No.',
    'MBL/MAWB No.',
    'Container No.',
    'Commercial invoice No.',
    'Customer reference No.',
  ])
    await expect(drawer.getByRole('textbox', { name })).toHaveAttribute('maxlength', '50')
  for (const heading of ['Export Date', 'Arrival Date', 'Release Date'])
    await expect(drawer.getByText(heading, { exact: true })).toBeVisible()
  await drawer.getByRole('combobox', { name: 'Shipper' }).fill('pa')
  await expect(search).toBeDisabled()
  await drawer.getByRole('combobox', { name: 'Shipper' }).fill('pac')
  await expect(search).toBeEnabled()
  await drawer.getByRole('combobox', { name: 'Shipper' }).fill('')

  const irs = drawer.getByRole('textbox', { name: 'Customer IRS No.' })
  await irs.pressSequentially(irsNo.replace('-', '').slice(0, 5))
  await expect(irs).toHaveValue(irsNo.slice(0, 6))
  await irs.blur()
  await expect(drawer.getByText('Two digits, a hyphen, nine digits: 99-999999999')).toBeVisible()
  await expect(search).toBeDisabled()
  await irs.fill(irsNo.replace('-', ''))
  await expect(irs).toHaveValue(irsNo)
  await expect(search).toBeEnabled()

  await exportAgo.pressSequentially('1234')
  await expect(exportAgo).toHaveValue('123')
  await exportAgo.fill('999')
  await exportAgo.blur()
  await expect(drawer.getByText('Both fields of the range must be entered').first()).toBeVisible()
  await expect(search).toBeDisabled()
  await exportAhead.fill('-1')
  await exportAhead.blur()
  await expect(drawer.getByText('Negative values are not allowed')).toBeVisible()
  await expect(search).toBeDisabled()
  await exportAhead.fill('999')
  await exportAhead.blur()

  const portOfEntry = drawer.getByRole('combobox', { name: 'Port of entry' })
  await portOfEntry.fill(port.slice(0, 3))
  await portOfEntry.blur()
  await expect(drawer.getByText('Please choose a port from the list')).toBeVisible()
  await expect(search).toBeDisabled()
  await portOfEntry.click()
  await pick(portOfEntry, new RegExp(port))
  await expectAccessible(page)
  await search.click()

  await expect(page).toHaveURL(/\/harbor\/shipments\?.*custIrsNo=/)
  const criteria = page.getByRole('list', { name: 'Search criteria' })
  await expect(criteria.getByRole('button')).toHaveCount(3)
  const condition = (entityName: string, fieldName: string, fromValue: string, toValue?: string) =>
    ({ entityName, fieldName, fromValue, ...(toValue && { toValue }) }) as Schemas['CustomsShipmentFilter']
  const found = await filesBy(page, [
    condition('ShipmentHeaderAux', 'custIrsNo', irsNo),
    condition('ShipmentHeader', 'portEntry', wanted?.portOfEntry ?? ''),
    condition('ShipmentDates', '1', '999', '999'),
  ])
  expect(found.totalRecords).toBeGreaterThan(0)
  await expect(page.getByText(recordCount(found.totalRecords))).toBeVisible()
  await page.reload()
  await expect(page.getByText(recordCount(found.totalRecords))).toBeVisible()
  await page.getByRole('button', { name: 'Search Shipments' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Search Shipments' }).getByRole('textbox', { name: 'Customer IRS No.' }),
  ).toHaveValue(irsNo)
})

test('[SG-03] [TR-03] the list of customs files: columns, pages, file, a row, what a widget left, and a file number to track', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'harbor', 'CUSTOMER', 'nowhere')
  await page.setViewportSize({ width: 2600, height: 900 })
  const asked = page.waitForRequest(/\/cmus\/1\/shipments\/$/)
  await page.goto('/harbor/shipments')
  expect((await asked).postDataJSON()).toMatchObject({ sort: '-fileNo', pageIndex: 1, maxResults: 100 })
  const all = await filesBy(page, [], { sort: '-fileNo' })
  await expect(page.getByText(recordCount(all.totalRecords))).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /^File No\./ })).toHaveAttribute('aria-sort', 'descending')
  for (const name of COLUMNS)
    await expect(page.getByRole('columnheader', { name: new RegExp(`^${name.replace('.', '\\.')}`) })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: /^Page \d+$/ })).toHaveCount(
    Math.ceil(all.totalRecords / 100),
  )
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Page 2' }).click()
  const sorted = await filesBy(page, [], { pageIndex: 2, maxResults: 100, sort: '-fileNo' })
  await expect(page.getByRole('gridcell', { name: sorted.shipments[0]?.fileNo ?? '', exact: true })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to CSV' }).click()
  const file = await download
  const lines = (await readFile(await file.path(), 'utf8'))
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
  expect(lines[0]).toBe(COLUMNS.filter((name) => name !== 'Customer IRS No.').join(','))
  expect(lines).toHaveLength(all.totalRecords + 1)

  const slices = (await ask(
    page,
    '/api-gateway/cmus/1/shipments-widget-metadata?countBy=mot',
  )) as Schemas['CustomsShipmentCounts']
  const [slice] = slices.pieChartWidgetDetails
  await page.goto(
    `/harbor/shipments?${new URLSearchParams({ dataFor: 'mot', value: slice?.code ?? '', heading: `Mode of transport | ${slice?.name ?? ''}` }).toString()}`,
  )
  await expect(page.getByRole('heading', { name: `Mode of transport | ${slice?.name ?? ''}` })).toBeVisible()
  await expect(page.getByText(recordCount(slice?.value ?? 0))).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/harbor\/?$/)
  await page.goto('/harbor/shipments')
  await expect(page.getByRole('heading', { name: 'Shipments', exact: true })).toBeVisible()
  await expect(page.getByText(recordCount(all.totalRecords))).toBeVisible()

  await page.setViewportSize(NARROW)
  const [first] = all.shipments
  await page
    .getByRole('listitem')
    .filter({ hasText: first?.fileNo ?? '' })
    .getByRole('link')
    .click()
  await expect(fileDrawer(page)).toContainText(first?.fileNo ?? '')
  await expect(page).toHaveURL(new RegExp(`file=${first?.fileNo ?? ''}`))
  await fileDrawer(page).getByRole('button', { name: 'Close', exact: true }).click()

  await page.setViewportSize(WIDE)
  const number = page.getByRole('search').getByRole('textbox', { name: 'Number to track' })
  const track = page.getByRole('search').getByRole('button', { name: 'Track' })
  await number.fill('  ')
  await track.click()
  await expect(page.getByRole('search').getByRole('alert')).toHaveText('Please enter the value')
  await number.fill('XX-NONE')
  await track.click()
  await expect(page.getByRole('search').getByRole('alert')).toHaveText('Please supply valid request data')
  await number.fill(all.shipments[7]?.fileNo ?? '')
  await number.press('Enter')
  await expect(fileDrawer(page)).toContainText(all.shipments[7]?.fileNo ?? '')
})

test('[AC-05] preferences close billing, delivery and uploads, and leave out entry types and old files', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'harbor', 'CUSTOMER', 'nowhere')
  const all = await filesBy(page)
  await signIn(page, 'harbor', 'NOBILL', 'nowhere')
  const [file] = (await filesBy(page, [], { additionalFilters: { fileType: 'REGULAR' } })).shipments
  await page.goto(`/harbor/nothing?file=${file?.fileNo ?? ''}&section=billing`)
  const menu = fileDrawer(page).getByRole('navigation', { name: 'Sections' })
  await expect(menu.getByRole('button', { name: 'Billing' })).toBeDisabled()
  await expect(menu.getByRole('button', { name: 'Delivery', exact: true })).toBeDisabled()
  await expect(menu.getByRole('button', { name: 'Header' })).toHaveAttribute('aria-current', 'true')
  await menu.getByRole('button', { name: 'Documents' }).click()
  await expect(fileDrawer(page).getByRole('heading', { name: 'Documents' })).toBeVisible()
  await expect(fileDrawer(page).getByRole('button', { name: 'Choose a file' })).toHaveCount(0)

  await signIn(page, 'harbor', 'LIMITED', 'nowhere')
  const limited = all.shipments.filter(({ entryType = '' }) => !['06', '21'].includes(entryType)).length
  expect(limited).toBeLessThan(all.totalRecords)
  await page.goto('/harbor/shipments')
  await expect(page.getByText(recordCount(limited))).toBeVisible()
  await signIn(page, 'harbor', 'CUSTADMIN', 'nowhere')
  const recent = (await filesBy(page)).totalRecords
  expect(recent).toBeLessThan(all.totalRecords)
  const searched = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/cmus/1/shipments/'),
  )
  await page.goto('/harbor/shipments')
  await expect(page.getByText(recordCount(recent))).toBeVisible()
  const limit = await page.evaluate(() => sessionStorage.getItem('shipmentAgeLimitNoOfDays'))
  const { shipmentSearchFilterList } = (await searched).postDataJSON() as Schemas['CustomsShipmentSearch']
  expect(shipmentSearchFilterList).toEqual([
    { entityName: 'ShipmentDates', fieldName: '4', fromValue: limit, toValue: '0' },
  ])
})

test.describe('where it is tomorrow already', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test("[TR-03] [DB-08] days that are searched for, and those of the releases, are the reader's, not the gateway's", async ({
    page,
    signIn,
  }) => {
    const noon = new Date()
    noon.setUTCHours(12, 0, 0, 0)
    const tomorrow = new Date(noon.getTime() + 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
    await page.clock.setFixedTime(noon)
    const counted = page.waitForRequest((request) => request.url().includes('countBy=dates'))
    await signIn(page, 'harbor', 'CUSTOMER')
    expect(new URL((await counted).url()).searchParams.get('asOf')).toBe(tomorrow)
    const { totalRecords } = await filesBy(
      page,
      [{ entityName: 'ShipmentDates', fieldName: '12', fromValue: '0', toValue: '5' }],
      { asOf: tomorrow },
    )
    await page.goto('/harbor/shipments?arrivalDaysAgo=0&arrivalDaysAhead=5')
    await expect(page.getByText(recordCount(totalRecords))).toBeVisible()
    expect(page.url()).not.toContain('asOf')
  })
})
