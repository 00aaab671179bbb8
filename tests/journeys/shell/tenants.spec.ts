import type { Page } from '@playwright/test'
import { choose } from '../support/form.ts'
import { userMenu } from '../support/login.ts'
import { expect, test, tokenOf } from '../support/test.ts'
import { goAnew, goWithin } from '../support/within.ts'

const bookingForm = (page: Page) => page.getByRole('dialog', { name: /booking|ブッキング/i })

async function inEnglish(page: Page): Promise<void> {
  await userMenu(page).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
}

test('a tenant’s own form: Japanese first, its label, its required field, its own field, without a field and a section', async ({
  page,
  signIn,
  ask,
  portal,
}) => {
  await signIn(page, 'kaiyo', 'CUSTOMER', 'nowhere')
  await page.goto('/kaiyo/bookings?booking=new')
  await expect(bookingForm(page).getByRole('textbox', { name: '注文番号' })).toBeVisible()
  await goAnew(page, '/kaiyo/bookings')
  await inEnglish(page)
  await page.getByRole('link', { name: 'New Booking' }).first().click()
  const form = bookingForm(page)
  await expect(form.getByRole('textbox', { name: 'PO Number' })).toHaveAttribute('maxlength', '30')
  await expect(form.getByText('Reference No.')).toHaveCount(0)
  await expect(form.getByText('HBL/HAWB No.')).toHaveCount(0)
  await expect(form.getByRole('button', { name: 'Load Unit' })).toHaveCount(0)
  await expect(form.getByText('Capital letters, digits and -, for example TYO-4711')).toBeVisible()

  await form.getByRole('button', { name: /submit/i }).click()
  const field = form.getByRole('textbox', { name: 'PO Number' })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('PO-2026-7')
  await form.getByRole('textbox', { name: 'Cost Centre' }).fill('tyo-4711')
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/secure/1/bookings/'),
  )
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  const answer = await saved
  expect(answer.request().postDataJSON()).toMatchObject({
    referenceNumber: 'PO-2026-7',
    refCode: 'PO',
    customFields: { x_costCentre: 'TYO-4711' },
  })
  await expect(form).toBeHidden()

  await expect(
    page.getByRole('row').filter({ hasText: 'PO-2026-7' }).getByRole('gridcell', { name: 'TYO-4711' }),
  ).toBeVisible()
  await page.getByRole('gridcell', { name: 'PO-2026-7' }).click()
  await expect(form.getByRole('textbox', { name: 'Cost Centre' })).toHaveValue('TYO-4711')
  const id = new URL(page.url()).searchParams.get('booking') ?? ''
  const stored = (await ask(page, `/api-gateway/secure/1/bookings/${id}?userRole=CPUser`)) as object
  expect(stored).toMatchObject({ customFields: { x_costCentre: 'TYO-4711' } })

  // Submitted, it stands in the summary.
  const asked = {
    shipper: 'PACFRT01',
    bizType: 'SE',
    shipmentType: 'LCL',
    orgCountry: 'JP',
    orgCity: 'JPYOK',
    destCountry: 'US',
    destCity: 'USSEA',
    bkPcs: 1,
    bkPcsUt: 'CTN',
    bkgWgt: 1,
    bkgWgtUt: 'KG',
  }
  const submitted = await fetch(`${portal.url}/api-gateway/secure/1/bookings/?action=S`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await tokenOf(page)}`,
      'x-tenant': 'KAIYO',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      unId: id,
      referenceNumber: 'PO-2026-7',
      customFields: { x_costCentre: 'TYO-4711' },
      ...asked,
      bookStatus: 'P',
      funcCode: '5',
      jobStageCode: 'P',
    }),
  })
  expect(submitted.status).toBe(200)
  await page.reload()
  await expect(form.getByText('Submitted', { exact: true }).first()).toBeVisible()
  await expect(form.getByText('Cost Centre', { exact: true })).toBeVisible()
  await expect(form.getByText('TYO-4711', { exact: true })).toBeVisible()
})

test('a tenant’s own object: drawn from its data rules when it is seen, its messages beside its inputs, saved whole and read again', async ({
  page,
  signIn,
}) => {
  const library: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/library-[^/]+\.js$/.test(request.url())) library.push(request.url())
  })
  await signIn(page, 'kaiyo', 'CUSTOMER', '/kaiyo/nothing')
  await inEnglish(page)
  await goWithin(page, '/kaiyo/bookings?booking=new')
  const form = bookingForm(page)
  await choose(form, 'Mode of Transport', 'Sea Export')
  await expect(form.getByRole('textbox', { name: 'Bonded Area Code' })).toHaveCount(0)
  expect(library).toEqual([])
  await choose(form, 'Mode of Transport', 'Sea Import')
  const code = form.getByRole('textbox', { name: 'Bonded Area Code' })
  await code.fill('1aw')
  await code.blur()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await code.fill('1AWB5')
  await form.getByRole('textbox', { name: 'Warehouse Name' }).fill('Oi Pier Bonded Warehouse')
  await form.getByRole('textbox', { name: 'PO Number' }).fill('PO-2026-8')
  const saved = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/secure/1/bookings/'),
  )
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  const warehouse = { code: '1AWB5', name: 'Oi Pier Bonded Warehouse' }
  expect((await saved).postDataJSON()).toMatchObject({ customFields: { x_bondedWarehouse: warehouse } })
  await expect(form).toBeHidden()
  await page.getByRole('gridcell', { name: 'PO-2026-8' }).click()
  await expect(code).toHaveValue('1AWB5')
  await expect(form.getByRole('textbox', { name: 'Warehouse Name' })).toHaveValue('Oi Pier Bonded Warehouse')

  await page.route('**/secure/1/bookings/BK*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), status: 'D' } })
  })
  await page.reload()
  await expect(form.getByText('Submitted', { exact: true })).toBeVisible()
  await expect(form.getByText('Oi Pier Bonded Warehouse')).toBeVisible()
})

test('a tenant’s own list: the order of its columns and its label; another tenant’s is untouched', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'kaiyo', 'CUSTOMER', '/kaiyo/nothing')
  await inEnglish(page)
  await goWithin(page, '/kaiyo/bookings')
  const kaiyo = [
    /^Booking No\./,
    /^Status/,
    /^PO Number/,
    /^Cost Centre/,
    /^Shipper/,
    /^Mode/,
    /^Origin/,
    /^Destination/,
    /^Total Pieces/,
    /^Total Weight/,
    /^Last Updated/,
  ]
  await expect(page.getByRole('columnheader')).toHaveText(kaiyo)

  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/bookings')
  const acme = [
    /^Booking No\./,
    /^Status/,
    /^Shipper/,
    /^Mode/,
    /^Origin/,
    /^Destination/,
    /^Total Pieces/,
    /^Total Weight/,
    /^Reference No\./,
    /^Last Updated/,
  ]
  await expect(page.getByRole('columnheader')).toHaveText(acme)
  await page.getByRole('link', { name: 'New Booking' }).first().click()
  const form = bookingForm(page)
  await expect(form.getByRole('textbox', { name: 'Reference No.' })).toBeVisible()
  await expect(form.getByText('HBL/HAWB No.').first()).toBeVisible()
  await expect(form.getByRole('button', { name: 'Load Unit' })).toBeVisible()
  for (const foreign of ['Cost Centre', 'PO Number']) await expect(form.getByText(foreign)).toHaveCount(0)
})
