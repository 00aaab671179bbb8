import { expectList } from './support/figures.ts'
import { expect, test } from './support/test.ts'

test('[LK-04] the dashboard begins with what needs a person: each number leads to as many rows', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'acme', 'CUSTOMER')
  for (const [name, path, query] of [
    ['Delayed shipments', '/acme/shipments', { status: 'DELAYED' }],
    ['Past ETA', '/acme/shipments', { exception: 'pastEta' }],
    ['Documents missing', '/acme/shipments', { exception: 'documentsMissing' }],
    ['Quotes to answer', '/acme/quotes', { status: 'T' }],
    ['Quotes that expire soon', '/acme/quotes', { validToDaysAhead: '7' }],
    ['Bookings to finish', '/acme/bookings', { status: 'N' }],
  ] as const) {
    const tile = page.getByRole('group', { name, exact: true }).getByRole('button')
    await expect(tile).toHaveAccessibleName(/: [1-9]\d*\. /)
    const count = Number(/: (\d+)\./.exec((await tile.getAttribute('aria-label')) ?? '')?.[1])
    await tile.click()
    await expectList(page, { path, heading: name, count, query })
  }
})

test('[LK-04] what an agency holds stands first at a customs broker; with none of it the tile is quiet and leads nowhere', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'harbor', 'CUSTOMER')
  const tile = page.getByRole('group', { name: 'Held by an agency' }).getByRole('button')
  await expect(tile).toHaveAccessibleName(/: [1-9]\d*\. Wait for an agency/)
  const count = Number(/: (\d+)\./.exec((await tile.getAttribute('aria-label')) ?? '')?.[1])
  await tile.click()
  await expectList(page, {
    path: '/harbor/shipments',
    heading: 'Held by an agency',
    count,
    query: { dataFor: 'held', value: 'HOLD' },
  })
  await page.route(/countBy=held/, (route) =>
    route.fulfill({ json: { pieChartWidgetDetails: [{ name: 'Hold', code: 'HOLD', value: 0 }] } }),
  )
  await page.reload()
  await expect(tile).toHaveAccessibleName('Held by an agency: 0. No agency holds a shipment')
  await expect(tile).toHaveAttribute('aria-disabled', 'true')
})
