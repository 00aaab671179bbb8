import type { Locator, Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { choose, chooseParty, formDrawer, inputOf } from './form.ts'
import { expect, tokenOf } from './test.ts'
import { goAnew, goWithin } from './within.ts'

export type Booking = Schemas['Booking']
type Ask = (page: Page, path: string) => Promise<unknown>

/** Where bookings are listed and saved. */
export const BOOKINGS = '/api-gateway/secure/1/bookings/'

/** An empty booking form over a page that there is not: no list is loaded, or drawn once the form is closed. */
const EMPTY = '/acme/nothing?booking=new'

/** Opens an empty booking form; somebody of ACME is signed in. */
export async function newBooking(page: Page): Promise<Locator> {
  await page.goto(EMPTY)
  return formDrawer(page, 'Booking')
}

/** Opens an empty booking form from any page of the portal on which nothing is unsaved: nothing is loaded anew. */
export async function bookingAnew(page: Page): Promise<Locator> {
  await goAnew(page, EMPTY)
  return formDrawer(page, 'Booking')
}

/** Leaves the open form, with what was entered in it, for a page that there is not. */
export async function leaveUnsaved(page: Page): Promise<void> {
  await goWithin(page, '/acme/nothing')
  await page.getByRole('alertdialog', { name: 'Changes not saved' }).getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Fills in what a submitted sea export (LCL) must have, the defaults of the mode aside. */
export async function fillSeaExport(form: Locator, referenceNumber: string): Promise<void> {
  await chooseParty(form, 'Shipper', 'pacific', 'PACIFIC FRUIT TRADING')
  await choose(form, 'Mode of Transport', 'Sea Export')
  await choose(form, 'Shipment Type', 'LCL')
  await inputOf(form, 'Reference No.').fill(referenceNumber)
  await choose(form, 'Destination, country', 'United States')
  await choose(form, 'Destination, city', 'Seattle')
  await inputOf(form, 'Total Pieces').fill('12')
  await inputOf(form, 'Total Weight').fill('340.5')
}

/** A booking that stands in the store, made by a call. */
export async function madeBooking(
  page: Page,
  portalUrl: string,
  referenceNumber: string,
  more: Partial<Booking> = {},
): Promise<string> {
  const answer = await page.request.post(`${portalUrl}${BOOKINGS}?action=S`, {
    headers: { authorization: `Bearer ${await tokenOf(page)}`, 'x-tenant': 'ACME' },
    data: {
      bizType: 'SE',
      shipmentType: 'LCL',
      referenceNumber,
      commodity: 'APPLES',
      bookStatus: 'D',
      funcCode: '9',
      jobStageCode: 'P',
      ...more,
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { data } = (await answer.json()) as { data: Booking }
  return data.unId ?? ''
}

/** The bookings with this reference number, as the gateway keeps them. */
export async function storedBookings(ask: Ask, page: Page, referenceNumber: string): Promise<Booking[]> {
  const list = (await ask(page, `${BOOKINGS}?CreateDateNoOfDaysAgo=60`)) as Schemas['BookingList']
  const found = list.data.filter(({ refNo }) => refNo === referenceNumber)
  return Promise.all(found.map(async ({ unId }) => (await ask(page, `${BOOKINGS}${unId}?userRole=CPUser`)) as Booking))
}

/** The one booking with this reference number. */
export async function storedBooking(ask: Ask, page: Page, referenceNumber: string): Promise<Booking> {
  const found = await storedBookings(ask, page, referenceNumber)
  const [only, ...others] = found
  if (only === undefined || others.length > 0)
    throw new Error(`not one booking, but ${found.length}, with reference ${referenceNumber}`)
  return only
}

/** What the page sends to save bookings, from now on. */
export function savesOf(page: Page): Booking[] {
  const bodies: Booking[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === BOOKINGS)
      bodies.push(request.postDataJSON() as Booking)
  })
  return bodies
}
