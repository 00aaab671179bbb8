import type { Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { expect, tokenOf } from './test.ts'

/** How many rows the page says a list has. */
export function recordCount(count: number | undefined): string {
  return count === 1 ? '1 record' : `${String(count)} records`
}

/** Where a figure of the dashboard leads. */
export interface Target {
  path: string
  heading: string
  count: number
  query: Record<string, string | RegExp>
}

/** The page is a list with so many rows under this heading, and its address says why; then back to the dashboard. */
export async function expectList(page: Page, { path, heading, count, query }: Target): Promise<void> {
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  await expect(page.getByText(recordCount(count), { exact: true })).toBeVisible()
  const { pathname, searchParams } = new URL(page.url())
  expect(pathname).toBe(path)
  expect(searchParams.get('fromDashBoard')).toBe('true')
  for (const [name, value] of Object.entries(query)) expect(searchParams.get(name) ?? '', name).toMatch(value)
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** Keeps a layout of widgets for ACME's administrator, who is signed in, as the page of their configuration would. */
export async function layOut(
  page: Page,
  url: string,
  widgetDetails: Schemas['WidgetDetails'][],
  noOfRows: number,
  noOfColumns: number,
): Promise<void> {
  const body: Schemas['WidgetPreference'] = { tenant: 'ACME', userId: 'ADMIN', noOfRows, noOfColumns, widgetDetails }
  const headers = {
    authorization: `Bearer ${await tokenOf(page)}`,
    'x-tenant': 'ACME',
    'content-type': 'application/json',
  }
  const { status } = await fetch(`${url}/api-gateway/1/widget-preferences`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  expect(status).toBe(201)
}
