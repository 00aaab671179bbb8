import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { BOOKINGS, madeBooking, newBooking, storedBooking, storedBookings } from '../support/bookings.ts'
import { keptDrafts } from '../support/drafts.ts'
import { formDrawer, inputOf } from '../support/form.ts'
import { refused, userMenu } from '../support/login.ts'
import { expect, test, tokenOf } from '../support/test.ts'

const OFFER = /^There are changes of .* that were not saved\.$/

const kept = async (page: Page): Promise<number> => (await keptDrafts(page)).length

test('[BX-12] [HD-14] what was typed survives a reload, is offered, and is gone once it is saved', async ({
  page,
  signIn,
  ask,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const form = await newBooking(page)
  await inputOf(form, 'Reference No.').fill('DRAFT-1')
  await inputOf(form, 'Total Weight').fill('340.5')
  await expect.poll(async () => (await keptDrafts(page)).join()).toContain('340.5')
  await page.reload()
  const again = await newBooking(page)
  await expect(again.getByText(OFFER)).toBeVisible()
  await expect(inputOf(again, 'Reference No.')).toHaveValue('')
  await expectAccessible(page)
  await again.getByRole('button', { name: 'Restore' }).click()
  await expect(again.getByText(OFFER)).toBeHidden()
  await expect(inputOf(again, 'Reference No.')).toHaveValue('DRAFT-1')
  await expect(inputOf(again, 'Total Weight')).toHaveValue('340.5')
  await again.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(again).toBeHidden()
  await expect.poll(() => storedBookings(ask, page, 'DRAFT-1')).toHaveLength(1)
  await expect.poll(() => kept(page)).toBe(0)
  const next = await newBooking(page)
  await expect(inputOf(next, 'Reference No.')).toHaveValue('')
  await expect(next.getByText(OFFER)).toBeHidden()
})

test('[BX-12] [HD-14] what was typed survives an expired session, for the same user only; signing out asks whether it stays', async ({
  page,
  signIn,
  portal,
  complaints,
}) => {
  complaints.expect(refused(401))
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const form = await newBooking(page)
  await inputOf(form, 'Reference No.').fill('DRAFT-2')
  await fetch(`${portal.url}/api-gateway/1/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(page)}`, 'x-tenant': 'ACME' },
  })
  // A look of the page for what is new may find the session ended before Save is pressed.
  await expect(async () => {
    const ended = page.getByText(/^Your session has ended\./)
    if (await form.isVisible()) await form.getByRole('button', { name: 'Save', exact: true }).click({ timeout: 2_000 })
    await expect(ended).toBeVisible({ timeout: 5_000 })
  }).toPass()

  await signIn(page, 'acme', 'ADMIN', 'nowhere')
  await expect(inputOf(await newBooking(page), 'Reference No.')).toHaveValue('')
  await expect(page.getByText(OFFER)).toBeHidden()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const again = await newBooking(page)
  await again.getByRole('button', { name: 'Restore' }).click()
  await expect(inputOf(again, 'Reference No.')).toHaveValue('DRAFT-2')
  await page.goto('/acme/bookings')
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog', { name: 'Changes not saved' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect.poll(() => kept(page)).toBe(0)
})

test('[BX-12] [NL-02] a record that somebody changed meanwhile is not overwritten unseen: both are kept until one is saved', async ({
  page,
  signIn,
  ask,
  portal,
  complaints,
}) => {
  complaints.expect(/status of 412/)
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await madeBooking(page, portal.url, 'DRAFT-3', { shipper: 'PACFRT01', destCity: 'USSEA' })
  const booking = await storedBooking(ask, page, 'DRAFT-3')
  const address = `/acme/bookings?booking=${booking.unId ?? ''}`
  await page.goto(address)
  const form = await formDrawer(page, /^Booking BKG-/)
  await inputOf(form, 'Commodity').fill('typed here')
  await expect.poll(() => kept(page)).toBe(1)
  const elsewhere = await fetch(`${portal.url}${BOOKINGS}?action=S`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(page)}`, 'x-tenant': 'ACME', 'content-type': 'application/json' },
    body: JSON.stringify({
      unId: booking.unId,
      shipper: booking.shipper,
      bizType: 'SE',
      referenceNumber: 'DRAFT-3',
      commodity: 'saved elsewhere',
      bookStatus: 'D',
      funcCode: '5',
      jobStageCode: 'P',
    }),
  })
  expect(elsewhere.status).toBe(200)
  await page.reload()
  await expect(form.getByText(/The stored record has been changed since\.$/)).toBeVisible()
  await expect(inputOf(form, 'Commodity')).toHaveValue('saved elsewhere')
  await form.getByRole('button', { name: 'Restore' }).click()
  await expect(inputOf(form, 'Commodity')).toHaveValue('typed here')
  await expect(form.getByText(/what differs is shown before you save\.$/)).toBeVisible()
  await form.getByRole('button', { name: 'Show what is stored' }).click()
  await expect(inputOf(form, 'Commodity')).toHaveValue('saved elsewhere')
  await form.getByRole('button', { name: 'Restore' }).click()
  await expect(inputOf(form, 'Commodity')).toHaveValue('typed here')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'This record has been changed' })
  await expect(dialog.getByRole('region', { name: 'Changed by both' })).toContainText('Commodity')
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(form.getByText(/what differs is shown/)).toBeHidden()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()
  await expect
    .poll(() => storedBooking(ask, page, 'DRAFT-3'))
    .toMatchObject({ commodity: 'typed here', destCity: 'USSEA' })
  await expect.poll(() => kept(page)).toBe(0)
})
