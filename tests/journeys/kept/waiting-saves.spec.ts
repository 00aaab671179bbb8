import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { BOOKINGS, newBooking, storedBookings } from '../support/bookings.ts'
import { choose, inputOf } from '../support/form.ts'
import { expect, test } from '../support/test.ts'

const save = (form: Locator) => form.getByRole('button', { name: 'Save', exact: true })

test.beforeEach(({ page, complaints }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|Failed to load resource/)
})

test('[NL-06] a save without a line waits, and is sent once when the line is back and the user says so', async ({
  page,
  context,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const form = await newBooking(page)
  await choose(form, 'Mode of Transport', 'Sea Export')
  await inputOf(form, 'Reference No.').fill('WAITS-1')
  // What opens over the page comes a while after it.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/overlays-')),
  )
  await context.setOffline(true)
  await save(form).click()
  await expect(form.getByRole('alert')).not.toBeEmpty()
  await form.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(form).toBeHidden()
  await context.setOffline(false)
  const found = page.getByText('Changes that wait to be sent: 1')
  await expect(found).toBeVisible()
  await page.getByRole('status').filter({ has: found }).getByRole('button', { name: 'Show' }).click()
  const glance = page.getByRole('dialog', { name: 'Changes that wait to be sent: 1' })
  await expect(glance.getByRole('listitem')).toContainText('Sea Export')
  await expectAccessible(page)
  await glance.getByRole('button', { name: 'Send waiting changes (1)' }).click()
  await expect(glance).toBeHidden()
  await expect(found).toBeHidden()
  await expect.poll(() => storedBookings(ask, page, 'WAITS-1')).toHaveLength(1)
})

test('[NL-01] [NL-06] a save whose answer was lost is kept once, though it is sent again after a reload', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const form = await newBooking(page)
  await inputOf(form, 'Reference No.').fill('WAITS-2')
  let isLost = false
  await page.route(`**${BOOKINGS}?action=S`, async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
  await save(form).click()
  await expect(form.getByRole('alert')).not.toBeEmpty()
  await page.goto('/acme/bookings')
  const found = page.getByRole('status').filter({ hasText: 'Changes that wait to be sent: 1' })
  await found.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('button', { name: 'Send waiting changes (1)' }).click()
  await expect(found).toBeHidden()
  await expect.poll(() => storedBookings(ask, page, 'WAITS-2')).toHaveLength(1)
})
