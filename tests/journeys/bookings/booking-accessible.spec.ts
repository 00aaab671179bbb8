import { expectAccessible, NARROW, WIDE } from '../support/axe.ts'
import { fillSeaExport, newBooking } from '../support/bookings.ts'
import { askOfParty, choose } from '../support/form.ts'
import { expect, test } from '../support/test.ts'

test('[HD-23] a form with errors, and one that is filled, are without barriers, wide and narrow', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(WIDE)
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const form = await newBooking(page)
  await form.getByRole('button', { name: 'Save and Submit' }).click()
  await expect(form.getByText('Please correct 6 fields')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(NARROW)
  await expectAccessible(page)
  await fillSeaExport(form, 'ACCESSIBLE-1')
  await choose(form, 'Shipment Type', 'FCL')
  await askOfParty(form, 'Shipper', 'Show address of Shipper')
  await expectAccessible(page)
  await page.setViewportSize(WIDE)
  await expectAccessible(page)
})
