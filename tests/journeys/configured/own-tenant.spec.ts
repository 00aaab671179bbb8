import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { leaveUnsaved } from '../support/bookings.ts'
import { startConfigured } from '../support/configured.ts'
import type { ProjectCopy } from '../support/project-copy.ts'
import { expect, test as base } from '../support/test.ts'
import { goAnew, goWithin } from '../support/within.ts'

/** A portal with a tenant that has screens, fields, choices and languages of its own, by the JSON of its folder alone. */
const test = base.extend({
  portal: [
    async ({ onceAWorker }, use) => {
      const addNova = ({ root }: ProjectCopy) =>
        cpSync('tests/fixtures/tenants/NOVA', join(root, 'tenants/NOVA'), { recursive: true })
      await use(await onceAWorker('a tenant of its own', () => startConfigured(addNova)))
    },
    { scope: 'test', timeout: 180_000 },
  ],
})

// One worker for all of them: their portal is theirs alone, and is made once.
test.describe.configure({ mode: 'default' })

test('[TN-02] a list, a record, its levels, forms, a criterion, choices, a dashboard, a page of help and a way to another site of a tenant stand beside the portal’s', async ({
  page,
  signIn,
  ask,
}) => {
  await test.step('[TN-02] a list, a record, its levels, a form and a dashboard', async () => {
    await signIn(page, 'nova', 'CUSTOMER', '/nova/arriving')
    const navigation = page.getByRole('navigation', { name: 'Main navigation' })
    const list = page.getByRole('region', { name: 'Arriving soon' })
    await expect(list.getByRole('columnheader')).toHaveText([/HBL/, /Consignee/, /Discharge/, /ETA/])
    await expect(page).toHaveTitle(/^Arriving soon –/)
    await expectAccessible(page)
    const link = page.getByRole('link', { name: "Carrier's schedules" })
    await expect(link).toHaveAttribute('href', 'https://schedules.carrier.example/')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)

    // Its record, and from there a level of the drill-down, whose address can be copied.
    const sea = (await ask(
      page,
      '/api-gateway/secure/1/shipments/?bizType=SE,SI&etaNoOfDaysAgo=30&etaNoOfDaysAhead=60',
    )) as {
      data: { gShpId: string }[]
    }
    await goWithin(page, `/nova/arriving?x_cargo=${sea.data[0]?.gShpId ?? ''}&section=boxes`)
    const drawer = page.getByRole('dialog', { name: /^Cargo/ })
    await drawer.getByRole('table').getByRole('button').first().click()
    await expect(drawer.getByRole('heading', { name: /^Container / })).toBeVisible()
    await page.reload()
    await expect(drawer.getByRole('heading', { name: /^Container / })).toBeVisible()

    // A second address over the portal's own list has its own title.
    await goWithin(page, '/nova/sailings')
    await expect(page.getByRole('region', { name: 'All sailings' })).toBeVisible()

    await navigation.getByRole('link', { name: 'Fleet' }).click()
    await expect(page.getByRole('article', { name: 'Arriving shipments' })).toBeVisible()

    await navigation.getByRole('link', { name: 'Ask for space' }).click()
    const form = page.getByRole('dialog', { name: /^Ask for space/ })
    await expect(form.getByRole('textbox', { name: 'Goods' })).toBeVisible()
  })
  await test.step('[TN-02] a form has a field that only the gateway knew, a list of choices of the tenant’s own, and the portal’s with its changes', async () => {
    await goAnew(page, '/nova/nothing?booking=new')
    const form = page.getByRole('dialog', { name: /^Booking/ })
    await form.getByRole('textbox', { name: 'Template Name' }).fill('Monthly reefers')
    const choices = async (name: string | RegExp): Promise<string[]> => {
      await form.getByRole('combobox', { name }).click()
      const texts = await page.getByRole('option').allTextContents()
      await page.keyboard.press('Escape')
      return texts
    }
    await expect.poll(() => choices('Crane')).toEqual(expect.arrayContaining(['Gantry crane', 'Mobile crane']))
    await expect.poll(() => choices(/^Mode/)).not.toContain('Inland')
    await leaveUnsaved(page)
  })
  await test.step('[TN-02] a criterion of the tenant’s own narrows the search, stands above the list and comes back', async () => {
    await goAnew(page, '/nova/nothing?shipmentSearch=new')
    const search = page.getByRole('dialog', { name: /^Search/ })
    await search.getByRole('textbox', { name: 'Notify' }).fill('NOBODY')
    const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('notify') === 'NOBODY')
    await search.getByRole('button', { name: 'Go', exact: true }).click()
    await asked
    await expect(page).toHaveURL(/x_notify=NOBODY/)
    await expect(page.getByRole('list', { name: 'Search criteria' }).getByText('NOBODY')).toBeVisible()
  })
  await test.step('[TN-02] a page of the tenant’s help has its picture', async () => {
    await page.goto('/webHelp/nova/en/x_arriving.html')
    const picture = page.getByRole('img', { name: 'The quay where they are unloaded' })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.getByRole('link', { name: 'Arriving soon' })).toHaveAttribute('aria-current', 'page')
  })
})

test('[TN-02] who has not the module has not the tenant’s screens of it', async ({ page, signIn }) => {
  await signIn(page, 'nova', 'LIMITED', '/nova/arriving')
  await expect(page.getByRole('link', { name: 'Arriving soon' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask for space' })).toHaveCount(0)
  await goWithin(page, '/nova/arriving?x_request=new')
  await expect(page.getByRole('heading', { name: 'ACCESS DENIED' })).toBeVisible()
})

test('[TN-01] a language of the tenant’s own has its texts, its forms of numbers and its terms; the others stand in English', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => localStorage.setItem('portal-language', 'de'))
  await page.goto('/nova/login')
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await signIn(page, 'nova', 'CUSTOMER', '/nova/bookings')
  await expect(page.getByRole('columnheader', { name: 'Versender' })).toBeVisible()
  await expect(page.getByText(/^\d+ Zeilen$/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'New Booking' }).first()).toBeVisible()
  await page.getByRole('button', { name: /^Benutzermenü/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('columnheader', { name: 'PO Number' })).toBeVisible()
})

test('[TN-01] a language written from right to left is laid out from right to left, on a wide page and a narrow one', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => localStorage.setItem('portal-language', 'ar'))
  await page.goto('/nova/login')
  await expect(page.getByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectNothingBeside(page)
  await signIn(page, 'nova', 'CUSTOMER')
  await expectNothingBeside(page)
  const [first, second] = await page.getByRole('navigation').getByRole('link').all()
  expect((await first?.boundingBox())?.x).toBeGreaterThan((await second?.boundingBox())?.x ?? Infinity)

  await goWithin(page, '/nova/bookings')
  await expect(page.getByRole('columnheader', { name: 'الشاحن' })).toBeVisible()
  const [head, next] = await page.getByRole('columnheader').all()
  expect((await head?.boundingBox())?.x).toBeGreaterThan((await next?.boundingBox())?.x ?? Infinity)
  await expectNothingBeside(page)
  await expectAccessible(page)
  await goWithin(page, '/nova/bookings?booking=new')
  const form = page.getByRole('dialog', { name: /^حجز/ })
  await expect(form.getByRole('combobox', { name: 'الشاحن' })).toBeVisible()
  const sections = await form.getByRole('navigation').first().boundingBox()
  expect(sections?.x).toBeGreaterThan(720)
  await expectNothingBeside(page)
  await goWithin(page, '/nova/arriving')
  await page.getByRole('row').nth(1).click()
  await expect(page.getByRole('dialog', { name: /^البضائع/ })).toBeVisible()
  await expectNothingBeside(page)
})

/** Nothing stands beside the page, however wide it is. */
async function expectNothingBeside(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0)
  }
}
