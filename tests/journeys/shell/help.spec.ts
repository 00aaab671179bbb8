import { expectAccessible, NARROW, WIDE } from '../support/axe.ts'
import { openedTab } from '../support/tabs.ts'
import { expect, test } from '../support/test.ts'

test('[SH-14] the help icon of a page and of a form opens its help in a new tab, in the language and the look of the tenant', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/bookings')
  const help = await openedTab(page.getByRole('link', { name: 'Help (opens in a new tab)' }), /manage-bookings\.html$/)
  await expect(help.getByRole('heading', { level: 1, name: 'Manage Bookings' })).toBeVisible()
  await expect(help).toHaveURL('/webHelp/acme/en/manage-bookings.html')
  await expect(help.getByRole('link', { name: 'To the portal' })).toHaveCSS('background-color', 'rgb(65, 127, 144)')
  for (const size of [WIDE, NARROW]) {
    await help.setViewportSize(size)
    await expectAccessible(help)
  }

  const contents = help.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('link', { name: 'Manage Bookings' })).toHaveAttribute('aria-current', 'page')
  await help.getByRole('main').getByRole('link', { name: 'Booking form' }).click()
  await expect(help.getByRole('heading', { level: 1, name: 'Booking form' })).toBeVisible()
  await help.getByRole('link', { name: '日本語' }).click()
  await expect(help.getByRole('heading', { level: 1, name: 'ブッキングフォーム' })).toBeVisible()
  await help.getByRole('link', { name: '目次へ戻る' }).click()
  await expect(help.getByRole('heading', { level: 1, name: 'カスタマーポータルの使い方' })).toBeVisible()

  await page.goto('/acme/bookings?booking=new')
  const link = page.getByRole('dialog', { name: 'Booking' }).getByRole('link', { name: 'Help' })
  await expect(link).toHaveAttribute('href', '/webHelp/acme/en/booking-form.html')
  const ofForm = await openedTab(link, /booking-form\.html$/, { button: 'middle' })
  await expect(ofForm.getByRole('heading', { level: 1, name: 'Booking form' })).toBeVisible()
})

test('[SH-14] every screen that a flavour has is explained, with no link that leads nowhere', async ({ page }) => {
  const named = {
    acme: [
      'Signing in and passwords',
      'Dashboard',
      'Searching and tracking shipments',
      'Shipment details',
      'Container details',
      'Manage Bookings',
      'Booking form',
      'Booking templates',
      'Template form',
      'Manage Quotes',
      'Quote form',
      'Documents',
      'Widget configuration',
      'User management',
      'Activity log',
    ],
    harbor: [
      'Signing in and passwords',
      'Dashboard',
      'Searching customs files',
      'Customs files',
      'Documents',
      'User management',
      'Activity log',
    ],
  }
  for (const [tenant, titles] of Object.entries(named)) {
    await page.goto(`/webHelp/${tenant}/en/landing.html`)
    const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    await expect.poll(() => links.allTextContents()).toEqual(['Using the Customer Portal', ...titles])
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    const statuses = await Promise.all(addresses.map(async (address) => (await page.request.get(address)).status()))
    expect(new Set(statuses)).toEqual(new Set([200]))
  }
})

test('[LK-02] help is light or dark as the reader chose in the portal, else as the system is, and light on paper', async ({
  page,
  signIn,
}) => {
  const ground = () => page.locator('main').evaluate((main) => getComputedStyle(main).backgroundColor)
  const [light, dark] = ['rgb(255, 255, 255)', 'rgb(21, 32, 40)']
  const chosen = (mode: string) => page.evaluate((kept) => localStorage.setItem('portal.mode', kept), mode)
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  for (const [system, mode, expected] of [
    ['dark', 'system', dark],
    ['light', 'system', light],
    ['light', 'dark', dark],
    ['dark', 'light', light],
  ] as const) {
    await page.emulateMedia({ colorScheme: system })
    await chosen(mode)
    await page.goto('/webHelp/acme/en/dashboards.html')
    await expect.poll(() => ground(), `${system}, ${mode}`).toBe(expected)
  }
  await chosen('dark')
  await page.reload()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => ground()).toBe(light)
})
