import type { Locator, Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { expect, tokenOf } from './test.ts'

export type CustomsRow = Schemas['CustomsShipment']
type Filter = Schemas['CustomsShipmentFilter']

/** Asks the gateway by POST as the person signed in on the page does. */
export async function post<Answer>(page: Page, path: string, body: unknown): Promise<Answer> {
  const { origin, pathname } = new URL(page.url())
  const tenant = (pathname.split('/')[1] ?? '').toUpperCase()
  const answer = await fetch(`${origin}/api-gateway/cmus/1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(page)}`, 'x-tenant': tenant, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status, `POST ${path}`).toBe(200)
  return (await answer.json()) as Answer
}

/** The customs files that fit, as the gateway has them. */
export const filesBy = (page: Page, filters: Filter[] = [], more: object = {}) =>
  post<Schemas['CustomsShipmentList']>(page, 'shipments/', {
    shipmentSearchFilterList: filters,
    pageIndex: -1,
    ...more,
  })

/** The file of a kind that concerns the most agencies. */
export async function richestFile(page: Page, fileType: Schemas['CustomsFileType']): Promise<CustomsRow> {
  const { shipments } = await filesBy(page, [], { additionalFilters: { fileType } })
  const agencies = ({ pga = '' }: CustomsRow) => pga.split(',').length
  const [found] = [...shipments].sort((one, other) => agencies(other) - agencies(one))
  if (found === undefined) throw new Error(`no file of kind ${fileType}`)
  return found
}

/** All records of a resource below a file. */
export async function records<Item>(page: Page, fileNo: string, resource: string, body: object = {}): Promise<Item[]> {
  return (await post<{ data: Item[] }>(page, `shipment/${fileNo}/${resource}`, { pageIndex: -1, ...body })).data
}

/** The open drawer of a file. */
export const fileDrawer = (page: Page) => page.getByRole('dialog', { name: /shipment/i })

/** What stands beside a label. */
export const fact = (within: Locator, label: string) =>
  within
    .locator('div')
    .filter({ has: within.page().locator(`dt:text-is("${label}")`) })
    .last()
    .getByRole('definition')

/** Opens a row of the level shown by what its first column says, and waits for the level below: its rows may be called the same. */
export async function openRow(drawer: Locator, name: string): Promise<void> {
  const drawn = drawer.locator('[data-level]')
  const level = (await drawn.getAttribute('data-level')) ?? ''
  await drawer.getByRole('button', { name, exact: true }).first().click()
  await expect(drawn).not.toHaveAttribute('data-level', level)
}

/** The entries of the drawer's menu, in their order. */
export const menuOf = (drawer: Locator) => drawer.getByRole('navigation', { name: 'Sections' }).getByRole('button')

/** Goes to a section of the drawer. */
export const section = (drawer: Locator, name: string) =>
  drawer.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name, exact: true }).click()
