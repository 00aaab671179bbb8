import { expectAccessible, NARROW, WIDE } from '../support/axe.ts'
import { openedTab } from '../support/tabs.ts'
import { expect, test } from '../support/test.ts'

test("a row's number is a link: a plain click opens the record over the list, a middle click or Ctrl in a tab of its own", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(WIDE)
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/shipments')
  const link = page.getByRole('grid', { name: 'Shipments' }).getByRole('link').first()
  const number = await link.innerText()
  await expect(link).toHaveAttribute('href', /^\/acme\/shipments\?shipment=\w+$/)
  await expectAccessible(page)

  const ways: Parameters<typeof link.click>[0][] = [{ button: 'middle' }, { modifiers: ['ControlOrMeta'] }]
  for (const way of ways) {
    const tab = await openedTab(link, /\/acme\/shipments\?shipment=\w+$/, way)
    await expect(tab.getByRole('dialog')).toContainText(number)
    // Several tabs are told apart.
    await expect(tab).toHaveTitle(`Shipment ${number} – Customer Portal`)
    await tab.close()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await link.click()
  await expect(page.getByRole('dialog')).toContainText(number)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveTitle('Shipments – Customer Portal')
})

test('on a phone the card of a row is that link: a tap opens the record over the list, a long press has its address', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(NARROW)
  await signIn(page, 'acme', 'CUSTOMER', '/acme/shipments')
  const card = page.getByRole('list', { name: 'Shipments' }).getByRole('listitem').first().getByRole('link')
  const [number = ''] = /H[AB]\d+/.exec(await card.innerText()) ?? []
  const tab = await openedTab(card, /\/acme\/shipments\?shipment=\w+$/, { modifiers: ['ControlOrMeta'] })
  await expect(tab.getByRole('dialog')).toContainText(number)
  await tab.close()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await card.click()
  await expect(page.getByRole('dialog')).toContainText(number)
  await expect(page).toHaveURL(/\/acme\/shipments\?.*shipment=\w+/)
  await page.goBack()
  await expect(card).toBeVisible()
})
