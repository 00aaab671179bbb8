import type { Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { expect, tokenOf } from './test.ts'

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
