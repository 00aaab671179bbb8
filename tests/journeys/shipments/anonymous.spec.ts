import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible, NARROW, WIDE } from '../support/axe.ts'
import { refused, sent } from '../support/login.ts'
import { countScript } from '../support/script.ts'
import { expect, test } from '../support/test.ts'

type Row = Schemas['ShipmentList']['data'][number]

test('[SH-05] a tracking link shows the shipment without a sign-in, by each option, and says when there is none', async ({
  page,
  browser,
  portal,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const { data } = (await ask(page, '/api-gateway/secure/1/shipments/?MaxResults=100')) as { data: Row[] }
  const row = data.find(({ shpNo, jobNo, bookingNo, masterNo, polName }) =>
    [shpNo, jobNo, bookingNo, masterNo, polName].every((value) => value !== undefined),
  )
  if (row === undefined) throw new Error('no shipment has all its numbers')

  const stranger = await (await browser.newContext({ baseURL: portal.url })).newPage()
  const calls = sent(stranger, '/1/anonymous/tracking-status')
  await stranger.setViewportSize(WIDE)
  for (const [option, number] of Object.entries({
    ShpNos: row.shpNo,
    JobNo: row.jobNo,
    BookingNos: row.bookingNo,
    MasterNo: row.masterNo,
  })) {
    await stranger.goto(`/anonymous/#/acme/?${option}=${number ?? ''}`)
    const card = stranger.getByRole('article').filter({ hasText: row.shpNo ?? '' })
    await expect(card.getByRole('heading', { level: 2, name: row.shpNo ?? '' })).toBeVisible()
    await expect(card).toContainText(row.currentStatus ?? '', { ignoreCase: true })
    await expect(card.getByRole('list', { name: 'Route' })).toContainText(row.polName ?? '')
  }
  await expect(stranger.getByRole('img', { name: 'ACME Forwarding' })).toBeVisible()
  await expect(stranger.getByRole('heading', { name: 'Milestones' }).first()).toBeVisible()
  expect(calls.every((request) => request.headers()['authorization'] === undefined)).toBe(true)
  await expect.poll(() => stranger.evaluate(() => sessionStorage.length)).toBe(0)
  for (const size of [WIDE, NARROW]) {
    await stranger.setViewportSize(size)
    await expectAccessible(stranger)
  }
  await stranger.getByRole('button', { name: '日本語' }).click()
  await expect(stranger.getByRole('heading', { name: '貨物の追跡' })).toBeVisible()
  await expect(stranger.getByRole('article').first()).not.toContainText(row.currentStatus ?? '', { ignoreCase: true })
  await stranger.getByRole('button', { name: 'English' }).click()

  await stranger.goto('/anonymous/#/acme/?ShpNos=NOSUCHBILL')
  await expect(stranger.getByRole('heading', { name: 'Please supply valid request data' })).toBeVisible()
  await stranger.getByRole('link', { name: 'Login' }).click()
  await expect(stranger).toHaveURL(/\/acme\/login$/)
  await stranger.context().close()
})

test('[SH-05] a link that is asked for too often, names no tenant or a tenant without shipments says so, and gives way to the next one', async ({
  page,
  complaints,
}) => {
  complaints.expect(refused(429))
  complaints.expect(refused(404))
  await page.route('**/1/anonymous/tracking-status?**', (route) =>
    route.fulfill({ status: 429, json: { code: 'too-many-requests', message: 'Later' } }),
  )
  await page.goto('/anonymous/#/acme/?JobNo=SE1')
  await expect(page.getByRole('heading', { name: 'Too many requests' })).toBeVisible()
  await page.unroute('**/1/anonymous/tracking-status?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Please supply valid request data' })).toBeVisible()

  await page.goto('/anonymous/#/harbor/?JobNo=SE1')
  await expect(page.getByRole('heading', { name: 'ACCESS DENIED' })).toBeVisible()
  await page.goto('/anonymous/#/nobody/?JobNo=SE1')
  await expect(page.getByRole('heading', { name: 'Oops!! Not Found' })).toBeVisible()
  // The browser loads nothing for a link that differs behind the # alone.
  await page.goto('/anonymous/#/acme/?JobNo=SE1')
  await expect(page.getByRole('heading', { name: 'Please supply valid request data' })).toBeVisible()
})

test('[SH-05] [SP-07] the page of a link is drawn as the tenant has it: KAIYO shows the booking number first', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'kaiyo', 'CUSTOMER', 'nowhere')
  const { data } = (await ask(page, '/api-gateway/secure/1/shipments/?MaxResults=100')) as { data: Row[] }
  const row = data.find(({ shpNo, bookingNo, masterNo }) =>
    [shpNo, bookingNo, masterNo].every((value) => value !== undefined),
  )
  if (row === undefined) throw new Error('no shipment has all its numbers')
  await page.goto(`/anonymous/#/kaiyo/?ShpNos=${row.shpNo ?? ''}`)
  const card = page.getByRole('article').filter({ hasText: row.shpNo ?? '' })
  await expect(card.getByRole('definition').first()).toHaveText(row.bookingNo ?? '')
})

test('[SP-07] a link says of a shipment what its drawer says, and of an event without a day of its own that it is planned', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const { data } = (await ask(page, '/api-gateway/secure/1/shipments/?MaxResults=100')) as { data: Row[] }
  const { gShpId = '', shpNo = '' } = data.find(({ bizType, shpNo }) => bizType === 'Air' && shpNo !== undefined) ?? {}
  const places = ['Origin', 'Port of Loading', 'Port of Discharge', 'Destination']
  await page.goto(`/acme/shipments?shipment=${gShpId}`)
  const drawer = page.getByRole('dialog')
  const definition = (label: string) =>
    drawer.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd[1]')
  await expect(definition('Destination')).not.toBeEmpty()
  const said = await Promise.all(places.map((label) => definition(label).innerText()))

  await page.route('**/1/anonymous/tracking-status?**', async (route) => {
    const answer = await route.fetch()
    const { shipments, ...rest } = (await answer.json()) as Schemas['TrackingResult']
    const plan = { estimatedDate: '20300101', location: 'Kobe, JP' }
    const statusList = [
      { ...plan, eventName: 'Left out' },
      { ...plan, eventName: 'Null', actualDate: null, actualTime: null },
      { ...plan, eventName: 'Empty', actualDate: '', actualTime: '' },
      { ...plan, eventName: 'Blank', actualDate: ' ', actualTime: ' ' },
      { ...plan, eventName: 'Only a time', actualTime: '0000' },
      { ...plan, eventName: 'Real', actualDate: '20291231' },
    ]
    await route.fulfill({
      response: answer,
      json: { ...rest, shipments: shipments?.map((one) => ({ ...one, statusList })) },
    })
  })
  await page.goto(`/anonymous/#/acme/?ShpNos=${shpNo}`)
  const stops = page.getByRole('list', { name: 'Route' }).getByRole('listitem')
  for (const [index, label] of places.entries())
    await expect(stops.filter({ hasText: label })).toContainText(said[index] ?? '')
  const events = page.getByRole('listitem').filter({ hasText: 'Kobe, JP' })
  for (const name of ['Left out', 'Null', 'Empty', 'Blank', 'Only a time'])
    await expect(events.filter({ hasText: name })).toContainText('Planned 01 January 2030')
  await expect(events.filter({ hasText: 'Real' })).toContainText('31 December 2029')
  await expect(events.filter({ hasText: 'Real' })).not.toContainText('Planned')
})

test('[SH-05] the page of a link keeps to its budget of script and of requests', async ({ page }) => {
  const reached = countScript(page)
  await page.goto('/anonymous/#/acme/?ShpNos=NOSUCHBILL')
  await expect(page.getByRole('heading', { name: 'Please supply valid request data' })).toBeVisible()
  const { weight } = await reached('trackingLink')
  expect(weight).toBeGreaterThan(100_000)
})
