import type { Locator, Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { expect } from './test.ts'
import { goAnew } from './within.ts'

export type Shipment = Schemas['Shipment']
/** What a shipment's drawer is called. */
const SHIPMENT = /^(Shipment|貨物) /

type Ask = (page: Page, path: string) => Promise<unknown>

/** Where shipments are listed and read. */
export const SHIPMENTS = '/api-gateway/secure/1/shipments/'

/** The first shipment of some modes (`SE,SI`) that is wanted, as the person signed in on the page sees it. */
export async function shipmentWhere(
  ask: Ask,
  page: Page,
  modes: string,
  isWanted: (shipment: Shipment) => boolean,
): Promise<Shipment> {
  const { data } = (await ask(page, `${SHIPMENTS}?PageIndex=-1&bizType=${modes}`)) as Schemas['ShipmentList']
  for (const { gShpId } of data) {
    const shipment = await storedShipment(ask, page, gShpId)
    if (isWanted(shipment)) return shipment
  }
  throw new Error(`no shipment of ${modes} is like that`)
}

/** A shipment as the gateway keeps it. */
export async function storedShipment(ask: Ask, page: Page, id: string | undefined): Promise<Shipment> {
  return (await ask(page, `${SHIPMENTS}${id ?? ''}`)) as Shipment
}

/** Opens a shipment by an address of its own, over no list; somebody of the tenant is signed in. */
export async function openShipment(page: Page, { gShpId }: Shipment, tenant = 'acme'): Promise<Locator> {
  await page.goto(`/${tenant}/nothing?shipment=${gShpId ?? ''}`)
  return viewDrawer(page, SHIPMENT)
}

/** Opens another shipment, from a page of the portal that somebody is signed in on: nothing is loaded anew. */
export async function openNext(page: Page, { gShpId }: Shipment): Promise<Locator> {
  const { pathname } = new URL(page.url())
  await goAnew(page, `/${pathname.split('/')[1] ?? ''}/nothing?shipment=${gShpId ?? ''}`)
  return viewDrawer(page, SHIPMENT)
}

/** The open drawer with a view of this title, once its data is there. */
export async function viewDrawer(page: Page, title: string | RegExp): Promise<Locator> {
  const drawer = page.getByRole('dialog', { name: title })
  await expect(drawer.getByRole('heading', { level: 3 }).first()).toBeVisible()
  return drawer
}

/** The value beside a label of the drawer; of several the first. */
export function valueOf(drawer: Locator, label: string): Locator {
  return drawer
    .locator('dt', { hasText: new RegExp(`^${label}$`) })
    .first()
    .locator('xpath=following-sibling::dd[1]')
}
