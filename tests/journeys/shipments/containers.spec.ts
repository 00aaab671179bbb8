import type { Schemas } from '../../../src/contract/index.ts'
import { viewDrawer } from '../support/shipments.ts'
import { expect, test } from '../support/test.ts'

const CONTAINERS = '/api-gateway/secure/1/containers/?Sort=lastFreeDate'
const OPEN = '&status=PICKUP,PICKED%20UP,DEPARTED,DELAYED,ARRIVED'

test('[SP-04] a tenant has the containers of all shipments as a list of its own, those that wait for their release, the next last free day first; others have no such list', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', '/acme/nothing')
  const { data, totalRecords } = (await ask(page, CONTAINERS + OPEN)) as Schemas['ContainerList']
  const all = ((await ask(page, CONTAINERS)) as Schemas['ContainerList']).totalRecords
  const dated = data.filter(({ lastFreeDate }) => lastFreeDate !== undefined)
  expect(dated.length).toBeGreaterThan(2)
  expect(all).toBeGreaterThan(totalRecords)
  await page.getByRole('navigation').getByRole('link', { name: 'Containers' }).click()
  const rows = page.getByRole('grid', { name: 'Containers' }).getByRole('row')
  const first = rows.nth(1 + data.length - dated.length)
  for (const text of [dated[0]?.containerNo ?? '', dated[0]?.vesselName ?? '', dated[0]?.vesselVoyage ?? ''])
    await expect(first).toContainText(text)
  await expect(first.locator('[data-field=lastFreeDate]')).toHaveText(/^\d\d [A-Z][a-z]+( \d{4})?$/)
  await expect(page.getByText(`of ${String(totalRecords)}`).first()).toBeVisible()
  const done = page.getByRole('switch', { name: 'Include released and delivered' })
  await done.click()
  await expect(page.getByText(`of ${String(all)}`).first()).toBeVisible()
  await done.click()
  await expect(page.getByText(`of ${String(totalRecords)}`).first()).toBeVisible()
  await first.getByText(dated[0]?.containerNo ?? '').click()
  await viewDrawer(page, `Shipment ${dated[0]?.shpNo ?? ''}`)

  await page.goto(`/acme/containers?containerNo=${dated[1]?.containerNo ?? ''}`)
  await expect(rows.nth(1)).toContainText(dated[1]?.containerNo ?? '')
  await expect(rows).toHaveCount(2)

  await signIn(page, 'kaiyo', 'CUSTOMER', '/kaiyo/nothing')
  await expect(page.getByRole('link', { name: 'コンテナ' })).toHaveCount(0)
})
