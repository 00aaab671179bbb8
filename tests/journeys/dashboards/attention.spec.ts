import { expectList } from '../support/figures.ts'
import { expect, test } from '../support/test.ts'

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

const BROKERS = [
  { name: 'Held by an agency', says: 'Waiting for an agency', query: { dataFor: 'held', value: 'HOLD' } },
  { name: 'Under examination', says: 'Chosen for an exam', query: { dataFor: 'exam', value: 'EXAM' } },
  { name: 'Delayed', says: 'Arriving later', query: { dataFor: 'delayed', value: 'DELAYED' } },
]

test('[LK-04] what is held, examined or delayed stands first at a customs broker; with none of it the tile is quiet and leads nowhere', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'harbor', 'CUSTOMER')
  const tileOf = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('button')
  for (const { name, says, query } of BROKERS) {
    await expect(tileOf(name)).toHaveAccessibleName(new RegExp(`: [1-9]\\d*\\. ${says}`))
    const count = Number(/: (\d+)\./.exec((await tileOf(name).getAttribute('aria-label')) ?? '')?.[1])
    await tileOf(name).click()
    await expectList(page, { path: '/harbor/shipments', heading: name, count, query })
  }
  const tile = tileOf('Held by an agency')
  const widthOf = async (name: string) => (await tileOf(name).boundingBox())?.width ?? 0
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await widthOf('Delayed')) / (await widthOf('Held by an agency'))).toBeGreaterThan(1.9)
  await page.route(/countBy=held/, (route) =>
    route.fulfill({ json: { pieChartWidgetDetails: [{ name: 'Hold', code: 'HOLD', value: 0 }] } }),
  )
  await page.reload()
  await expect(tile).toHaveAccessibleName('Held by an agency: 0. No agency holds a shipment')
  await expect(tile).toHaveAttribute('aria-disabled', 'true')
})

test('[LK-04] a large number stands in one line of its tile, on a phone, too, and a long phrase of Japanese within it', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.route('**/booking-status-widget-metadata?*', (route) =>
    route.fulfill({ json: { inProgress: 1234567, submitted: 2 } }),
  )
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/acme')
    const number = page.getByRole('group', { name: 'Bookings to finish' }).getByText('1,234,567')
    const tile = page.getByRole('button', { name: 'Bookings to finish: 1,234,567. Started, not submitted yet' })
    const [text, room] = [await number.boundingBox(), await tile.boundingBox()]
    expect(text?.height).toBeLessThan(60)
    expect((text?.x ?? 0) + (text?.width ?? Infinity)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0) - 16)
  }
  await page.setViewportSize({ width: 320, height: 844 })
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitemradio', { name: '日本語' }).click()
  const tile = page.getByRole('group', { name: '回答待ちの見積' })
  const [says, room] = [
    await tile
      .getByText(/お待ちしています/)
      .last()
      .boundingBox(),
    await tile.boundingBox(),
  ]
  expect((says?.x ?? 0) + (says?.width ?? Infinity)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0) - 16)
})

test.describe('where it is tomorrow already', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test("[LK-04] [SG-01] what is past its ETA is counted, listed and marked by the reader's day, not by the gateway's", async ({
    page,
    signIn,
    ask,
  }) => {
    const noon = new Date()
    noon.setUTCHours(12, 0, 0, 0)
    const tomorrow = new Date(noon.getTime() + 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
    await page.clock.setFixedTime(noon)
    await signIn(page, 'acme', 'CUSTOMER')
    const { pastEta } = (await ask(
      page,
      `/api-gateway/1/shipments-widget-metadata?countBy=exception&asOf=${tomorrow}`,
    )) as {
      pastEta: number
    }
    const tile = page.getByRole('group', { name: 'Past ETA', exact: true }).getByRole('button')
    await expect(tile).toHaveAccessibleName(new RegExp(`: ${pastEta}\\. `))
    const listed = page.waitForRequest((request) => request.url().includes(`exception=pastEta&asOf=${tomorrow}`))
    await tile.click()
    await listed
    await expect(
      page
        .getByRole('group', { name: 'Exceptions' })
        .getByRole('button', { name: `Past ETA without arrival: ${pastEta}` }),
    ).toBeVisible()
    await expect(page).toHaveURL(/exception=pastEta/)
    expect(page.url()).not.toContain('asOf')
  })
})
