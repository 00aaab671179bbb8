import type { Page } from '@playwright/test'

/** A picture of the documentation: whose portal, who looks, at what, how wide. */
export interface Scene {
  name: string
  tenant: string
  user: string
  /** Path and search below the tenant. */
  address: string
  /** CSS pixels; a phone is 390. */
  width: number
  /** What is done on the page before the picture is taken. */
  then?: (page: Page) => Promise<void>
}

const WIDE = 1440
const PHONE = 390

async function firstRow(page: Page): Promise<void> {
  await page.locator('[role=row][data-id]').first().getByRole('link').first().click()
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor()
}

/** The file of the demonstration that concerns many agencies. */
const FILE = 'CF-2635549'

/** From a file to the tariffs of an invoice's line. */
async function invoiceLine(page: Page): Promise<void> {
  const section = 'Commercial Invoice'
  const drawer = page.getByRole('dialog')
  const trail = drawer.getByRole('navigation', { name: section, exact: true }).getByRole('listitem')
  await drawer.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: section, exact: true }).click()
  await trail
    .first()
    .or(drawer.getByRole('heading', { name: new RegExp(`^${section} \\(`) }))
    .first()
    .waitFor()
  for (let level = 0; level < 3; level += 1) {
    await drawer.getByRole('table').last().getByRole('row').nth(1).getByRole('button').first().click()
    await trail.nth(level).waitFor()
  }
}

/** The pictures of README and docs/, in their order. */
export const SCENES: readonly Scene[] = [
  { name: 'sign-in', tenant: 'kaiyo', user: '', address: 'login', width: WIDE },
  { name: 'dashboard', tenant: 'acme', user: 'CUSTOMER', address: '', width: WIDE },
  { name: 'dashboard-phone', tenant: 'acme', user: 'CUSTOMER', address: '', width: PHONE },
  { name: 'customs-dashboard', tenant: 'harbor', user: 'CUSTOMER', address: '', width: WIDE },
  { name: 'bookings', tenant: 'acme', user: 'CUSTOMER', address: 'bookings', width: WIDE },
  { name: 'booking', tenant: 'acme', user: 'CUSTOMER', address: 'bookings', width: WIDE, then: firstRow },
  { name: 'quote', tenant: 'kaiyo', user: 'CUSTOMER', address: 'quotes?quote=new', width: WIDE },
  { name: 'shipments-phone', tenant: 'acme', user: 'CUSTOMER', address: 'shipments', width: PHONE },
  { name: 'shipment', tenant: 'acme', user: 'CUSTOMER', address: 'shipments', width: WIDE, then: firstRow },
  {
    name: 'customs-invoice',
    tenant: 'harbor',
    user: 'CUSTOMER',
    address: `?file=${FILE}`,
    width: WIDE,
    then: invoiceLine,
  },
  { name: 'widget-configuration', tenant: 'acme', user: 'ADMIN', address: 'customWidgets', width: WIDE },
]
