import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { fillSeaExport, newBooking } from './support/bookings.ts'
import { choose } from './support/form.ts'
import { expect, test } from './support/test.ts'

const violations = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])

for (const { screen, width } of [
  { screen: 'wide', width: 1440 },
  { screen: 'narrow', width: 390 },
])
  test(`[HD-23] on a ${screen} screen the list and the form, new, with errors and filled, are without barriers`, async ({ page, signIn }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'acme', 'CUSTOMER')
    await page.goto('/acme/bookings')
    await expect(page.getByText(/^BKG-/).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    const form = await newBooking(page)
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Save and Submit' }).click()
    await expect(form.getByText('Please correct 6 fields')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await fillSeaExport(form, 'ACCESSIBLE-1')
    await choose(form, 'Shipment Type', 'FCL')
    await form.getByRole('button', { name: 'Show address of Shipper' }).click()
    expect(await violations(page)).toEqual([])
  })
