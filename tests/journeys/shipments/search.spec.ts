import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible, NARROW } from '../support/axe.ts'
import { recordCount } from '../support/figures.ts'
import { expect, test } from '../support/test.ts'

const LIST = '/api-gateway/secure/1/shipments/'

test('[TR-02] [TR-04] [SG-01] a search is filled in, checked, and its result is an address that can be shared; going back finds it filled in', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', '/acme/nothing')
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Search Shipments' })
    .click()
  const drawer = page.getByRole('dialog', { name: 'Search Shipments' })
  const go = drawer.getByRole('button', { name: 'Go', exact: true })
  const days = drawer.getByRole('textbox', { name: /, Days (ago|ahead)$/ })
  await expect(days).toHaveCount(4)
  for (const field of await days.all()) {
    await expect(field).toHaveValue('7')
    await field.fill('')
  }
  await expect(go).toBeDisabled()

  const shipper = drawer.getByRole('combobox', { name: 'Shipper' })
  await shipper.fill('pa')
  await expect(shipper).toHaveValue('PA')
  await expect(go).toBeDisabled()
  await shipper.fill('pac')
  await expect(go).toBeEnabled()
  await go.click()
  await expect(drawer.getByText('ETA or ETD or Created Date must be provided').first()).toBeVisible()
  await days.first().fill('60')
  await go.click()
  await expect(drawer.getByText('Both fields of an ETA or ETD range must be entered').first()).toBeVisible()
  await days.nth(1).fill('90')
  await expectAccessible(page)
  await go.click()

  await expect(page).toHaveURL(/\/shipments\?.*shipper=PAC/)
  const criteria = page.getByRole('list', { name: 'Search criteria' })
  await expect(criteria.getByRole('button')).toHaveCount(2)
  const stored = (await ask(
    page,
    `${LIST}?shipper=PAC&etdNoOfDaysAgo=60&etdNoOfDaysAhead=90&createDateNoOfDaysAgo=90`,
  )) as Schemas['ShipmentList']
  await expect(page.getByText(recordCount(stored.totalRecords))).toBeVisible()

  // Who goes back finds the search as it was filled in.
  await page.goBack()
  await expect(shipper).toHaveValue('PAC')
  await expect(days.first()).toHaveValue('60')
  await expect(days.nth(1)).toHaveValue('90')
  await expect(days.nth(2)).toHaveValue('')
  await page.goForward()
  await expect(criteria.getByRole('button')).toHaveCount(2)
  await page.reload()
  await expect(page.getByText(recordCount(stored.totalRecords))).toBeVisible()
  await criteria.getByRole('button', { name: /Shipper: PAC/ }).click()
  await expect(criteria.getByRole('button')).toHaveCount(1)
  await expect(page).not.toHaveURL(/shipper=/)
})

test('[TR-02] numbers are searched for as they are copied from a sheet, and as a Japanese keyboard writes them', async ({
  page,
  context,
  signIn,
  ask,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'acme', 'CUSTOMER', '/acme/nothing')
  const { data } = (await ask(page, `${LIST}?MaxResults=12&bizType=SE`)) as Schemas['ShipmentList']
  const numbers = data.flatMap(({ shpNo }) => shpNo ?? [])
  await page.goto('/acme/shipments?shipmentSearch=new&createDateNoOfDaysAgo=400')
  const drawer = page.getByRole('dialog', { name: 'Search Shipments' })
  await drawer.getByRole('textbox', { name: 'HBL/HAWB No.' }).focus()
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${numbers.join('\r\n')}\r\n`)
  await page.keyboard.press('Control+v')
  await expect(drawer.getByRole('textbox', { name: 'HBL/HAWB No.' })).toHaveValue(numbers.join(','))
  await drawer.getByRole('button', { name: 'Go', exact: true }).click()
  await expect(page.getByText(recordCount(numbers.length))).toBeVisible()

  const wide = [...(numbers[0] ?? '')].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('')
  await page.goto('/acme/shipments?shipmentSearch=new&createDateNoOfDaysAgo=400')
  await drawer.getByRole('textbox', { name: 'HBL/HAWB No.' }).fill(wide)
  await drawer.getByRole('button', { name: 'Go', exact: true }).click()
  await expect(page.getByText(recordCount(1))).toBeVisible()
})

test('[TR-02] Enter searches for a shipper as it is typed, over the open list of those that it fits', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', '/acme/nothing')
  await page.goto('/acme/shipments?shipmentSearch=new&createDateNoOfDaysAgo=400')
  const shipper = page.getByRole('combobox', { name: 'Shipper' })
  await shipper.fill('aozora')
  await expect(page.getByRole('option')).not.toHaveCount(0)
  await shipper.press('Enter')
  await expect(page).toHaveURL(/\/shipments\?createDateNoOfDaysAgo=400&shipper=AOZORA$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[SG-01] [SG-02] [SG-04] all shipments come a page at a time; inland ones have columns of their own, and cards on a phone', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/shipments')
  const { totalRecords } = (await ask(page, `${LIST}?MaxResults=100`)) as Schemas['ShipmentList']
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(page.getByText(recordCount(totalRecords))).toBeVisible()
  await expect(pages.getByRole('button', { name: /^Page \d+$/ })).toHaveCount(Math.ceil(totalRecords / 100))
  await pages.getByRole('button', { name: 'Page 2' }).click()
  await expect(pages.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(pages.getByRole('status')).toContainText(`of ${totalRecords}`)
  await expect(page.getByRole('columnheader', { name: /^Job No\./ })).toBeVisible()

  await page.goto('/acme/shipments?bizType=IL&heading=Inland%20today')
  await expect(page.getByRole('heading', { name: 'Inland today' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /^Destination/ })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /^Job No\./ })).toHaveCount(0)

  await page.setViewportSize(NARROW)
  await expect(page.getByRole('list', { name: 'Shipments' }).getByRole('listitem').first()).toBeVisible()
})

test('[SP-04] a number finds its shipment whatever its days and its kind; a search by status; all shipments without a search', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const read = async (query: string) => (await ask(page, `${LIST}?${query}`)) as Schemas['ShipmentList']
  const old = (await read('MaxResults=1000')).data.findLast(({ currentStatus }) => currentStatus === 'DELIVERED')
  const { gShpId = '', shpNo = '', jobNo = '' } = old ?? {}

  await page.goto('/acme/shipments?shipmentSearch=new')
  const drawer = page.getByRole('dialog', { name: 'Search Shipments' })
  await drawer.getByRole('textbox', { name: 'HBL/HAWB No.' }).fill(shpNo)
  await drawer.getByRole('button', { name: 'Go', exact: true }).click()
  await expect(page.getByText('No records found')).toBeVisible()
  await page.getByRole('button', { name: 'Search all dates' }).click()
  const grid = page.getByRole('grid', { name: 'Shipments' })
  await expect(grid.getByRole('row').filter({ hasText: shpNo })).toBeVisible()
  await expect(page).not.toHaveURL(/NoOfDays/)

  const form = page.getByRole('search', { name: 'Track a shipment' })
  await expect(form.getByRole('combobox', { name: 'Search by' })).toHaveValue('BookingNos')
  await form.getByRole('textbox', { name: 'Number to track' }).fill(jobNo)
  await form.getByRole('button', { name: 'Track' }).click()
  await expect(page).toHaveURL(new RegExp(`[?&]shipment=${gShpId}(&|$)`))

  await page.goto('/acme/shipments?shipmentSearch=new')
  const status = drawer.getByRole('combobox', { name: 'Status' })
  await status.fill('Delivered')
  await page.getByRole('option', { name: 'Delivered' }).click()
  await drawer.getByRole('button', { name: 'Go', exact: true }).click()
  await expect(page).toHaveURL(/[?&]status=DELIVERED(&|$)/)

  await page.goto('/acme/shipments?shipmentSearch=new')
  await drawer.getByRole('button', { name: 'Show all shipments' }).click()
  await expect(page).toHaveURL('/acme/shipments')
  await expect(page.getByText(recordCount((await read('MaxResults=1')).totalRecords))).toBeVisible()
  await expect(page.getByText(/^as of \d\d:\d\d$/)).toBeVisible()
})
