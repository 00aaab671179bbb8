import type { Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { storedBooking } from '../support/bookings.ts'
import { actionsOf, choose, choiceOf, chooseParty, formDrawer, inputOf, optionsOf } from '../support/form.ts'
import { recordCount } from '../support/figures.ts'
import { readPaper } from '../support/paper.ts'
import { expect, test } from '../support/test.ts'
import { goAnew } from '../support/within.ts'

type Template = Schemas['BookingTemplate']
type Ask = (page: Page, path: string) => Promise<unknown>

async function listed(ask: Ask, page: Page, name: string): Promise<Schemas['TemplateListItem'][]> {
  const { data } = (await ask(page, '/api-gateway/1/booking-templates/?TemplateStatus=A,I')) as Schemas['TemplateList']
  return data.filter(({ templateName }) => templateName === name)
}

test('[LS-03] [FM-17] a template names itself until its name is edited, is disabled and saved as a new one', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/bookings?booking=new')
  const offered = async () => optionsOf(await formDrawer(page, 'Booking'), 'Apply Template')
  const before = await offered()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('link', { name: 'Manage Templates' }).first().click()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Customer' })).toBeHidden()
  await expect(page.getByRole('img', { name: 'Disabled' })).toHaveCount(0)
  await page.getByRole('switch', { name: 'Include Disabled Templates' }).click()
  await expect(page.getByRole('img', { name: 'Disabled' }).first()).toBeVisible()
  await expect(page.getByText('Rows per page')).toHaveCount(0)
  await page.getByRole('switch', { name: 'Include Disabled Templates' }).click()
  const { length: active } = (
    (await ask(page, '/api-gateway/1/booking-templates/?TemplateStatus=A')) as Schemas['TemplateList']
  ).data
  await expect(page.getByRole('status').filter({ hasText: recordCount(active) })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to CSV' }).click()
  expect((await download).suggestedFilename()).toBe('BookingTemplates.csv')

  await page.getByRole('button', { name: 'New Template' }).click()
  let form = await formDrawer(page, 'Template')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByText('Please correct 2 fields')).toBeVisible()
  await choose(form, 'Mode of Transport', 'Air Export')
  await chooseParty(form, 'Shipper', 'pacific', 'PACIFIC FRUIT TRADING')
  await expect(inputOf(form, 'Template Name')).toHaveValue(/^AE PACIFIC FRUIT TRADING/)
  await inputOf(form, 'Template Name').fill('Apples by air')
  await inputOf(form, 'Commodity').fill('Fresh apples')
  await inputOf(form, 'Commodity').blur()
  await expect(inputOf(form, 'Template Name')).toHaveValue('Apples by air')
  await form.getByRole('switch', { name: 'Available publicly' }).click()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()
  const [made] = await listed(ask, page, 'Apples by air')
  expect(made).toMatchObject({ templateStatus: 'A', isPrivate: 0 })

  await page.getByRole('gridcell', { name: 'Apples by air' }).click()
  form = await formDrawer(page, 'Template')
  await form.getByRole('button', { name: 'Disable' }).click()
  await expect(form.getByRole('button', { name: 'Enable' })).toBeVisible()
  await expect.poll(() => listed(ask, page, 'Apples by air')).toMatchObject([{ templateStatus: 'I' }])
  await form.getByRole('button', { name: 'Save as New' }).click()
  await expect(form).toBeHidden()
  expect(new Set((await listed(ask, page, 'Apples by air')).map(({ templateStatus }) => templateStatus))).toEqual(
    new Set(['A', 'I']),
  )
  await page.getByRole('link', { name: 'New Booking' }).first().click()
  await expect.poll(async () => (await offered()).length).toBe(before.length + 1)
})

test('[FM-17] an administrator sees whose templates they are, and picks a customer and its shippers', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'acme', 'ADMIN', 'nowhere')
  await page.goto('/acme/templates')
  await expect(page.getByRole('columnheader', { name: 'Customer' })).toBeVisible()
  await page.goto('/acme/templates?template=new')
  const form = await formDrawer(page, 'Template')
  await chooseParty(form, 'Customer', 'pacific', 'PACIFIC FRUIT TRADING')
  await chooseParty(form, 'Shipper', 'aozora', 'AOZORA INSTRUMENTS')

  // The parties of one customer are not those of another.
  await chooseParty(form, 'Customer', 'kitano', 'KITANO TEA AND GRAIN')
  await expect(choiceOf(form, 'Shipper')).toHaveValue('')
  await expect(form.getByRole('status').filter({ hasText: 'Shipper' })).toBeVisible()
})

test('[FM-13] a new booking takes over a template, without it it begins anew; a copy of a booking is a new one', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const { data } = (await ask(page, '/api-gateway/1/booking-templates/?TemplateStatus=A')) as Schemas['TemplateList']
  const [choice] = data
  if (choice === undefined) throw new Error('there is no template')
  const template = (await ask(page, `/api-gateway/1/booking-templates/${choice.unId}`)) as Schemas['BookingTemplate']
  await page.goto('/acme/bookings?booking=new')
  const form = await formDrawer(page, 'Booking')
  await choose(form, 'Apply Template', new RegExp(choice.templateNo))
  const shipper = form.getByRole('combobox', { name: 'Shipper', exact: true })
  await expect(shipper).toHaveValue(template.shipperName ?? '')
  const chosen = form.getByRole('combobox', { name: 'Apply Template' })
  await expect(chosen).toBeEnabled()
  await chosen.hover()
  await form.getByRole('button', { name: 'Clear', exact: true }).first().click()
  await expect(shipper).toHaveValue('')
  await expect(chosen).toBeEnabled()
  await choose(form, 'Apply Template', new RegExp(choice.templateNo))
  await expect(shipper).toHaveValue(template.shipperName ?? '')
  await inputOf(form, 'Reference No.').fill('FROM-TEMPLATE')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()
  const booking = await storedBooking(ask, page, 'FROM-TEMPLATE')
  expect(booking).toMatchObject({ status: 'N', templateunId: choice.unId, shipper: template.shipper })
  expect((booking.cargoItems ?? []).length).toBe((template.cargoItems ?? []).length)

  await goAnew(page, `/acme/nothing?booking=${booking.unId ?? ''}`)
  const shown = await formDrawer(page, 'Booking')
  await expect(shown.getByRole('combobox', { name: 'Apply Template' })).toBeDisabled()
  await shown.getByRole('button', { name: 'Copy as New' }).click()
  await expect(shown.getByRole('combobox', { name: 'Apply Template' })).toBeEnabled()
  await inputOf(shown, 'Reference No.').fill('A-COPY')
  await shown.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(shown).toBeHidden()
  const copy = await storedBooking(ask, page, 'A-COPY')
  expect(copy).toMatchObject({ status: 'N', shipper: booking.shipper })
  expect(copy.unId).not.toBe(booking.unId)
})

test("[NL-07] a template of somebody else is read-only and says so; saved as a new one, it is one's own", async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'SUPPLIER', 'nowhere')
  const { data } = (await ask(page, '/api-gateway/1/booking-templates/?TemplateStatus=A')) as Schemas['TemplateList']
  const records = await Promise.all(
    data.map(async ({ unId }) => (await ask(page, `/api-gateway/1/booking-templates/${unId}`)) as Template),
  )
  const theirs = records.find(({ auditTrail }) => auditTrail?.createdBy !== 'SUPPLIER')
  await page.goto(`/acme/templates?template=${theirs?.unId ?? 'none'}`)
  const form = await formDrawer(page, 'Template')
  await expect(form.getByText('Only its owner can change this template.')).toBeVisible()
  await expect(actionsOf(form)).toHaveText(['Close', 'Save as New'])
  await expect(inputOf(form, 'Template Name')).toHaveAttribute('readonly', '')
  await form.getByRole('button', { name: 'Save as New' }).click()
  await expect(form).toBeHidden()
  const copies = await listed(ask, page, theirs?.templateName ?? 'none')
  expect(copies.length).toBeGreaterThan(1)
})

test('[LS-03] templates are found by each of the icons of their status', async ({ page, signIn, ask }) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const { data } = (await ask(page, '/api-gateway/1/booking-templates/?TemplateStatus=A')) as Schemas['TemplateList']
  await page.goto('/acme/templates')
  const status = page.getByRole('combobox', { name: 'Filter by Status' })
  await expect(status.getByRole('option')).toHaveText(['All', 'Available publicly', 'Enabled', 'Private'])
  await status.selectOption('Private')
  const hidden = data.filter(({ isPrivate }) => isPrivate === 1).length
  await expect(page.getByRole('status').filter({ hasText: recordCount(hidden) })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Private' })).toHaveCount(hidden)
  await expect(page.getByRole('img', { name: 'Available publicly' })).toHaveCount(0)
})

test('[SP-09] the browser’s own print of a template has its first fields below its name, and no words where nobody entered any', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/nothing')
  const { data } = (await ask(page, '/api-gateway/1/booking-templates/?TemplateStatus=A')) as Schemas['TemplateList']
  const templates = await Promise.all(
    data.map(async ({ unId }) => (await ask(page, `/api-gateway/1/booking-templates/${unId}`)) as Template),
  )
  // Where a party is lacking in one's own, a word stands in its place on the screen.
  const own = templates.filter(({ auditTrail }) => auditTrail?.createdBy === 'CUSTOMER')
  const lacking = own.filter(({ consignee = '', notify = '' }) => consignee === '' || notify === '')
  expect(lacking.length).toBeGreaterThan(0)
  for (const { unId = '', templateNo = '' } of lacking.slice(0, 3)) {
    await goAnew(page, `/acme/templates?template=${unId}`)
    const form = await formDrawer(page, `Template ${templateNo}`)
    await expect(form.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(form.getByPlaceholder('Name or code').first()).toBeVisible()
    const placeholders = await form
      .locator('input:placeholder-shown')
      .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ placeholder }) => placeholder).filter(Boolean))
    expect(placeholders).toContain('Name or code')
    const pages = await readPaper(await page.pdf({ preferCSSPageSize: true }))
    const [first = '', ...others] = pages.map(({ lines }) => lines.map((line) => line.text).join(' '))
    expect(first).toContain('Template Name')
    expect(placeholders.filter((each) => [first, ...others].join(' ').includes(each))).toEqual([])
  }
})
