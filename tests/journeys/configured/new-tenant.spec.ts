import { expectAccessible } from '../support/axe.ts'
import { actionsOf, choose, chooseParty, formDrawer, inputOf, pick, unitOf } from '../support/form.ts'
import { tryToSignIn, userMenu } from '../support/login.ts'
import { test } from '../support/hosted.ts'
import { expect } from '../support/test.ts'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 48"><rect width="240" height="48" rx="8" fill="#7a2e5d"/></svg>\n'

test('[ST-06] a new tenant is a published portal after five steps, and its first user books for the own company', async ({
  page,
  host,
  complaints,
}) => {
  test.slow()
  complaints.expect(/^left the origin/)
  complaints.expect(/status of 409/)
  // A password that was changed ends its session.
  complaints.expect(/status of 401/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${host.url}/studio?tenant=acme`)
  await page.getByLabel('User ID').fill('ADMIN')
  await page.getByLabel('Password').fill('Portal#2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The portal of ACME Forwarding ACME')
  await page.getByRole('button', { name: 'New tenant' }).click()
  const wizard = page.getByRole('dialog', { name: 'New tenant' })
  const next = wizard.getByRole('button', { name: 'Next' })

  await wizard.getByLabel('Name of the tenant').fill('Brio Freight')
  await expect(wizard.getByLabel('Address')).toHaveValue('brio-freight')
  await wizard.getByLabel('Address').fill('acme')
  await expect(wizard.getByLabel('Id')).toHaveValue('ACME')
  await expectAccessible(page)
  await next.click()

  await wizard.getByRole('textbox', { name: 'Primary colour', exact: true }).fill('#7A2E5D')
  await wizard.getByRole('textbox', { name: 'Primary colour', exact: true }).blur()
  await expect(wizard.getByRole('list', { name: 'Contrast' })).toContainText('#7A2E5D: text 8.8 to 1')
  const chooser = page.waitForEvent('filechooser')
  await wizard.getByRole('button', { name: 'Logo: upload a picture' }).click()
  await (await chooser).setFiles({ name: 'brio.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
  await expect(wizard.getByRole('img', { name: 'Logo' })).toBeVisible()
  await expectAccessible(page)
  await next.click()

  await wizard.getByRole('checkbox', { name: 'Quotes' }).click()
  await wizard.getByRole('combobox', { name: 'First language' }).click()
  await page.getByRole('option', { name: 'Japanese' }).click()
  await expectAccessible(page)
  await next.click()

  await expect(wizard.getByLabel('Name of the company')).toHaveValue('BRIO FREIGHT')
  await expect(wizard.getByLabel('Code of the company')).toHaveValue('BRIFRE01')
  await wizard.getByLabel('Street and number').fill('Kai 7')
  await wizard.getByLabel('Postal code').fill('231-0001')
  await wizard.getByLabel('City').fill('Yokohama')
  await wizard.getByRole('combobox', { name: 'Country' }).fill('japa')
  await page.getByRole('option', { name: 'Japan' }).click()
  await expectAccessible(page)
  await next.click()

  await wizard.getByLabel('Name of the person').fill('Fay First')
  await wizard.getByLabel('User ID').fill('first')
  await wizard.getByLabel('E-mail address').fill('fay@brio.example')
  await wizard.getByLabel('First password').fill('Harbour#2027')
  await expectAccessible(page)
  const create = wizard.getByRole('button', { name: 'Create and publish' })

  // Whoever took the address of another one hears it, and goes back to that step.
  await create.click()
  await expect(wizard.getByRole('alert')).toContainText('There is a tenant with this id already.')
  for (const _ of [1, 2, 3, 4]) await wizard.getByRole('button', { name: 'Back' }).click()
  await wizard.getByLabel('Address').fill('brio')
  for (const _ of [1, 2, 3, 4]) await next.click()
  await create.click()
  await expect(wizard.getByRole('alert')).toContainText('The portal of Brio Freight is published.')
  await expectAccessible(page)

  const opened = page.waitForEvent('popup')
  await wizard.getByRole('link', { name: /^Open the portal/ }).click()
  const portal = await opened
  await expect(portal).toHaveURL(`${host.url}/brio/login`)
  await expect(portal.locator('html')).toHaveAttribute('lang', 'ja')
  await tryToSignIn(portal, 'FIRST', 'Harbour#2027')
  const typed = (name: string) => portal.getByRole('textbox', { name, exact: true })
  await typed('現在のパスワード').fill('Harbour#2027')
  await typed('新しいパスワード').fill('Lighthouse#2027')
  await typed('新しいパスワード（確認）').fill('Lighthouse#2027')
  await portal.getByRole('button', { name: '保存', exact: true }).click()
  await expect(portal.getByRole('status')).toHaveText(/^パスワードを変更しました/)
  await tryToSignIn(portal, 'FIRST', 'Lighthouse#2027')
  await userMenu(portal).click()
  await portal.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(portal.locator('html')).toHaveAttribute('lang', 'en')

  // Nothing is in the portal but the company: it is enough for a booking.
  await portal.goto(`${host.url}/brio/bookings?booking=new`)
  const form = await formDrawer(portal, 'Booking')
  await chooseParty(form, 'Shipper', 'brio', 'BRIO FREIGHT')
  await chooseParty(form, 'Consignee', 'brio', 'BRIO FREIGHT')
  await choose(form, 'Mode of Transport', 'Sea Export')
  await choose(form, 'Shipment Type', 'LCL')
  await choose(form, 'Origin, country', 'Japan')
  await choose(form, 'Origin, city', 'Yokohama')
  await choose(form, 'Destination, country', 'United States')
  await choose(form, 'Destination, city', 'Seattle')
  await inputOf(form, 'Total Pieces').fill('12')
  await pick(unitOf(form, 'Total Pieces'), 'CTN')
  await inputOf(form, 'Total Weight').fill('340.5')
  await pick(unitOf(form, 'Total Weight'), 'KG')
  await actionsOf(form).filter({ hasText: 'Submit' }).click()
  await expect(portal.getByRole('gridcell', { name: 'Submitted' })).toBeVisible()
  await expect(portal.getByRole('gridcell', { name: 'BRIO FREIGHT' }).first()).toBeVisible()
})
