import type { Schemas } from '../../src/contract/index.ts'
import { expectAccessible, NARROW } from './support/axe.ts'
import { choiceOf, choose, formDrawer } from './support/form.ts'
import { expect, test } from './support/test.ts'

type Row = Schemas['ShipmentList']['data'][number]

test('[SP-06] a phone tracks from any page, shows the title of the portal, and sorts the cards of a list', async ({
  page,
  signIn,
  ask,
}) => {
  await page.setViewportSize(NARROW)
  await signIn(page, 'acme', 'CUSTOMER', '/acme/shipments')
  await expect(page.getByRole('banner').getByText('Customer Portal')).toBeVisible()
  const { data } = (await ask(page, '/api-gateway/secure/1/shipments/?MaxResults=100')) as { data: Row[] }

  const opener = page.getByRole('button', { name: 'Track a shipment' })
  const form = page.getByRole('search', { name: 'Track a shipment' })
  await expect(form).toBeHidden()
  await opener.click()
  const number = form.getByRole('textbox', { name: 'Number to track' })
  await expect(number).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  const { gShpId = '', shpNo = '' } = data.find((row) => row.shpNo !== undefined) ?? {}
  await form.getByRole('combobox', { name: 'Search by' }).selectOption('ShpNos')
  await number.fill(shpNo)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`[?&]shipment=${gShpId}(&|$)`))
  await page.goBack()

  const cards = page.getByRole('list', { name: 'Shipments' }).getByRole('listitem')
  const etas = async () =>
    (await cards.locator('dt', { hasText: /^ETA$/ }).locator('xpath=following-sibling::dd[1]').allInnerTexts()).slice(
      0,
      20,
    )
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'By ETA' })
  await expect.poll(async () => isOrdered(await etas())).toBe(true)
  await page.getByRole('button', { name: 'Sort descending' }).click()
  await expect(page).toHaveURL(/list\.sort=-podEtaDate/)
  await expect.poll(async () => isOrdered((await etas()).reverse())).toBe(true)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('podEtaDate')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Not sorted' })
  await expect(page).not.toHaveURL(/list\.sort/)
})

/** Whether days follow each other; of one that has moved, written `old → new (+n d)`, the new one counts. */
function isOrdered(days: readonly string[]): boolean {
  const times = days.map((day) => Date.parse(day.match(/\d{2} \w+ \d{4}/g)?.at(-1) ?? ''))
  return times.length > 1 && times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0))
}

test('[LK-05] a form on a phone leaves three quarters of the height to its fields, and says what is to be entered until it can be submitted', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(NARROW)
  await signIn(page, 'acme', 'CUSTOMER', '/acme/bookings?booking=new')
  const form = await formDrawer(page, 'New booking')
  const details = form.getByRole('navigation').getByRole('button', { name: 'Details' })
  await expect(details).toHaveAccessibleDescription('6 to enter')
  const heights = await Promise.all(
    [form.getByRole('banner'), form.getByRole('navigation'), form.getByRole('contentinfo')].map(
      async (bar) => (await bar.boundingBox())?.height ?? Number.NaN,
    ),
  )
  expect(heights.reduce((sum, height) => sum + height, 0) / NARROW.height).toBeLessThanOrEqual(0.25)
  await choose(form, 'Mode of Transport', 'Sea Export')
  await expect(details).toHaveAccessibleDescription(/to enter/)
  await form.getByRole('button', { name: 'Save and Submit' }).click()
  const summary = form.getByRole('alert').filter({ hasText: 'Please correct' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('button', { name: /^Shipper/ })).toBeHidden()
  await summary.getByRole('button', { name: 'Show' }).click()
  await summary.getByRole('button', { name: /^Shipper/ }).click()
  await expect(choiceOf(form, 'Shipper')).toBeFocused()
})
