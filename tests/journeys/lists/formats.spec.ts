import { readFile } from 'node:fs/promises'
import type { TenantBoot } from '../../../src/config/index.ts'
import type { Schemas } from '../../../src/contract/index.ts'
import { newBooking } from '../support/bookings.ts'
import { inputOf } from '../support/form.ts'
import { expect, test } from '../support/test.ts'

const FORMATS = { en: { long: 'D MMM YYYY', short: 'DD.MM.YYYY', axis: 'D/M', numbers: 'de' } }
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const longDay = (wire = '') => [Number(wire.slice(6)), MONTHS[Number(wire.slice(4, 6)) - 1], wire.slice(0, 4)].join(' ')
/** As below a bar of a chart, while it is of this year. */
const nearDay = (wire = '') =>
  wire.startsWith(String(new Date().getUTCFullYear()))
    ? `${Number(wire.slice(6))}/${Number(wire.slice(4, 6))}`
    : longDay(wire)

test('[SP-08] formats that a tenant says once are those of lists, files, drawers, forms and charts', async ({
  page,
  signIn,
  ask,
}) => {
  await page.route('**/tenants/acme/tenant.json', async (route) => {
    const boot = (await (await route.fetch()).json()) as TenantBoot
    await route.fulfill({ json: { ...boot, formats: FORMATS } })
  })
  await signIn(page, 'acme', 'CUSTOMER')
  const departing = page.getByRole('article', { name: 'Departing shipments' })
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  await expect(departing.getByRole('button', { name: new RegExp(`^${longDay(today)}: `) })).toBeVisible()
  await expect(
    departing.getByText(`${Number(today.slice(6))}/${Number(today.slice(4, 6))}`, { exact: true }),
  ).toBeVisible()

  const { data } = (await ask(page, '/api-gateway/secure/1/shipments/?MaxResults=20')) as Schemas['ShipmentList']
  const heavy = data.find(({ bizType, polEtdDate }) => bizType === 'Sea' && polEtdDate !== undefined)
  const { gShpId = '', shpNo = '', polEtdDate } = heavy ?? {}
  await page.goto('/acme/shipments')
  const row = page.getByRole('grid', { name: 'Shipments' }).getByRole('row').filter({ hasText: shpNo })
  await expect(row).toContainText(nearDay(polEtdDate))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.split('\r\n').find((line) => line.includes(shpNo))).toContain(longDay(polEtdDate))

  const shipment = (await ask(page, `/api-gateway/secure/1/shipments/${gShpId}`)) as Schemas['Shipment']
  await row.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText(longDay(polEtdDate))
  await expect(drawer).toContainText((shipment.totGWgt ?? 0).toLocaleString('de', { maximumFractionDigits: 20 }))

  const form = await newBooking(page)
  await form.getByRole('switch', { name: 'Pickup Required' }).click()
  const date = inputOf(form, 'Ready Date')
  await expect(date).toHaveAttribute('placeholder', 'DD.MM.YYYY')
  await date.fill('6.5.2031')
  const weight = form.getByRole('textbox', { name: /^Total Weight/ })
  await weight.fill('1234,5')
  await weight.blur()
  await expect(date).toHaveValue('06.05.2031')
  await expect(weight).toHaveValue('1.234,5')
})
