import type { Schemas } from '../../src/contract/index.ts'
import { viewDrawer } from './support/shipments.ts'
import { expect, test } from './support/test.ts'

const CONTAINERS = '/api-gateway/secure/1/containers/?Sort=-lastFreeDate'

test('[SP-04] a tenant has the containers of all shipments as a list of its own, the last free day first; others have none', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER')
  const { data, totalRecords } = (await ask(page, CONTAINERS)) as Schemas['ContainerList']
  await page.getByRole('navigation').getByRole('link', { name: 'Containers' }).click()
  const rows = page.getByRole('grid', { name: 'Containers' }).getByRole('row')
  const first = rows.nth(1)
  for (const text of [data[0]?.containerNo ?? '', data[0]?.vesselName ?? '', data[0]?.vesselVoyage ?? ''])
    await expect(first).toContainText(text)
  expect(data[0]?.lastFreeDate).toBeDefined()
  await expect(first.locator('[data-field=lastFreeDate]')).toHaveText(/^\d\d [A-Z][a-z]+ \d{4}$/)
  await expect(page.getByText(`of ${String(totalRecords)}`).first()).toBeVisible()
  await first.getByText(data[0]?.containerNo ?? '').click()
  await viewDrawer(page, `Shipment ${data[0]?.shpNo ?? ''}`)

  await page.goto(`/acme/containers?containerNo=${data[1]?.containerNo ?? ''}`)
  await expect(rows.nth(1)).toContainText(data[1]?.containerNo ?? '')
  await expect(rows).toHaveCount(2)

  await signIn(page, 'kaiyo', 'CUSTOMER')
  await expect(page.getByRole('link', { name: 'コンテナ' })).toHaveCount(0)
})
