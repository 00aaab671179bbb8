import type { Locator, Page } from '@playwright/test'
import { expectAccessible, NARROW, WIDE } from '../support/axe.ts'
import { sent, userMenu } from '../support/login.ts'
import { recordCount } from '../support/figures.ts'
import { expectList } from '../support/figures.ts'
import type { Target } from '../support/figures.ts'
import { expect, test } from '../support/test.ts'

const widget = (page: Page, name: string | RegExp) => page.getByRole('article', { name })
const asTable = (card: Locator) => card.getByRole('button', { name: /^Show .* as a table$/ }).click()

/** The figures of a widget in its table: name → number, without the sum. */
async function figuresOf(card: Locator): Promise<[name: string, value: number][]> {
  const rows = card.getByRole('table').locator('tbody tr')
  await expect(rows.first()).toBeAttached()
  return rows.evaluateAll((found) =>
    found.map((row) => [row.querySelector('th')?.textContent ?? '', Number(row.querySelector('td')?.textContent)]),
  )
}

/** The first figure that is not zero, and one that is, if there is any. */
async function pick(card: Locator) {
  const figures = await figuresOf(card)
  const [some] = figures.filter(([, value]) => value > 0)
  if (some === undefined) throw new Error('every figure is zero')
  return { figures, name: some[0], value: some[1] }
}

test('[DB-01] [DB-02] [DB-03] [DB-06] each figure opens the list with as many rows as it counted', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'acme', 'CUSTOMER')
  const names = [
    'Quotes by status',
    'Bookings by status',
    'Expiring quotes',
    'Arriving shipments',
    'Departing shipments',
    'Inland shipments by status',
    'Shipments by POD country',
  ]
  for (const name of names) await expect(widget(page, name)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(names.length)
  await expect(page.getByRole('img', { name: /^Banner of/ })).toHaveCount(0)

  const quotes = await figuresOf(widget(page, 'Quotes by status'))
  expect(quotes.map(([name]) => name)).toEqual([
    'In Progress',
    'Submitted',
    'Awaiting Acceptance',
    'Accepted',
    'Booked',
  ])
  for (const [name, value] of quotes.filter(([, value]) => value > 0).slice(0, 2)) {
    await widget(page, 'Quotes by status')
      .getByRole('button', { name: `${value} ${name}` })
      .click()
    await expectList(page, { path: '/acme/quotes', heading: name, count: value, query: { status: /^[NDTQB]$/ } })
  }
  const booking = await pick(widget(page, 'Bookings by status'))
  expect(booking.figures.map(([name]) => name)).toEqual(['In Progress', 'Submitted'])
  await widget(page, 'Bookings by status')
    .getByRole('button', { name: `${booking.value} ${booking.name}` })
    .click()
  await expectList(page, {
    path: '/acme/bookings',
    heading: booking.name,
    count: booking.value,
    query: { status: /^[ND]$/ },
  })

  const days: [name: string, target: Pick<Target, 'path' | 'heading' | 'query'>][] = [
    ['Expiring quotes', { path: '/acme/quotes', heading: 'Expiry Date', query: { validTo: /^\d{8}$/ } }],
    [
      'Arriving shipments',
      { path: '/acme/shipments', heading: 'Arriving shipments', query: { podEtaDate: /^\d{8}$/, bizType: /^SI,AI$/ } },
    ],
    [
      'Departing shipments',
      { path: '/acme/shipments', heading: 'Departing shipments', query: { polEtdDate: /^\d{8}$/, bizType: /^SE,AE$/ } },
    ],
  ]
  for (const [name, target] of days) {
    const { figures, name: day, value } = await pick(widget(page, name))
    expect(figures).toHaveLength(8)
    await widget(page, name)
      .getByRole('button', { name: `${day}: ${value}` })
      .click()
    await expectList(page, { ...target, count: value })
  }

  const inland = await pick(widget(page, 'Inland shipments by status'))
  await widget(page, 'Inland shipments by status')
    .getByRole('button', { name: `${inland.name} ${inland.value}` })
    .click()
  await expectList(page, {
    path: '/acme/shipments',
    heading: `Inland shipments by status | ${inland.name}`,
    count: inland.value,
    query: { status: /^[A-Z ]+$/, shpNos: new RegExp(`^([^,]+,){${inland.value - 1}}[^,]+$`) },
  })
  const country = await pick(widget(page, 'Shipments by POD country'))
  await widget(page, 'Shipments by POD country')
    .getByRole('button', { name: `${country.name} ${country.value}` })
    .click()
  await expectList(page, {
    path: '/acme/shipments',
    heading: `Shipments by POD country | ${country.name}`,
    count: country.value,
    query: { podCtry: /^[A-Z]{2}$/ },
  })
})

test('[DB-02] [DB-07] [BX-14] days ahead, pages of seven days, refresh, tables and the keyboard', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(WIDE)
  await signIn(page, 'acme', 'CUSTOMER')
  const arriving = widget(page, 'Arriving shipments')
  // Today and seven days after it: seven on a page, and one on the next.
  await expect.poll(async () => (await figuresOf(arriving)).length).toBe(8)
  const later = arriving.getByRole('button', { name: 'Later days' })
  const days = arriving.getByRole('status')
  await expect(days).toHaveText(/^\d\d \w{3} – \d\d \w{3}$/)
  await later.click()
  await expect(days).toHaveText(/^\d\d \w{3}$/)
  await expect(later).toBeDisabled()
  await expectAccessible(page)

  const ahead = arriving.getByRole('textbox', { name: 'Arriving shipments: days after today' })
  await expect(ahead).toHaveValue('7')
  const counted = sent(page, '/shipments-widget-metadata')
  for (const [typed, days] of [
    ['20', 20],
    ['99', 90],
    ['0', 0],
    ['', 0],
  ] as const) {
    await ahead.fill(typed)
    await ahead.press('Enter')
    await expect(ahead).toHaveValue(String(days))
    await expect.poll(async () => (await figuresOf(arriving)).length).toBe(days + 1)
  }
  expect(counted.map((request) => new URL(request.url()).searchParams.get('etaNoOfDaysAhead'))).toEqual([
    '20',
    '90',
    '0',
  ])
  await ahead.fill('20')
  await ahead.press('Enter')
  await later.click()
  await later.click()
  await expect(later).toBeDisabled()
  await expect(arriving.getByRole('button', { name: 'Earlier days' })).toBeEnabled()

  const country = widget(page, 'Shipments by POD country')
  const forgotten = page.waitForRequest((request) =>
    request.url().includes('/clear-shipments-widget-cache?cacheAttribute=podctry'),
  )
  const recounted = page.waitForRequest((request) =>
    request.url().includes('/shipments-widget-metadata?countBy=podctry'),
  )
  await country.getByRole('button', { name: 'Refresh Shipments by POD country' }).click()
  expect((await (await forgotten).response())?.status()).toBe(204)
  expect((await (await recounted).response())?.status()).toBe(200)

  const before = await figuresOf(country)
  const heightOf = async () => (await country.boundingBox())?.height
  const height = await heightOf()
  await asTable(country)
  const table = country.getByRole('table', { name: 'Shipments by POD country' })
  await expect(table.getByRole('row')).toHaveCount(before.length + 2)
  await expect.poll(heightOf).toBe(height)
  await expectAccessible(page)
  await country.getByRole('button', { name: 'Show Shipments by POD country as a chart' }).press('Enter')
  const [[name, value] = ['', 0]] = before
  const slice = country.getByRole('button', { name: `${name} ${value}` })
  await expect(slice).toBeVisible()
  await slice.press('Enter')
  await expect(page.getByText(recordCount(value), { exact: true })).toBeVisible()
  await page.goBack()
  await expect(ahead).toHaveValue('20')

  // A line of steps is too low for their table: it grows to what that needs.
  const quotes = widget(page, 'Quotes by status')
  const step = quotes.getByRole('button').filter({ hasText: 'Accepted' }).first()
  await asTable(quotes)
  await expect(quotes.getByRole('row', { name: /^Total/ })).toBeInViewport({ ratio: 1 })
  await quotes.getByRole('button', { name: 'Show Quotes by status as a chart' }).press('Enter')
  await step.press('Enter')
  await expect(page.getByRole('heading', { name: 'Accepted', exact: true })).toBeVisible()
})

test('[DB-06] a step of zero is there, but leads nowhere; a widget that fails can be asked again alone; a count of many digits stands over the line between the steps', async ({
  page,
  signIn,
  complaints,
}) => {
  await page.setViewportSize(NARROW)
  complaints.expect(/status of 500/)
  const body = { inProgress: 0, submitted: 1_234_567, awaitingAcceptance: 0, accepted: 0, booked: 0 }
  await page.route('**/quotes-widget-metadata?countBy=quotestatus*', (route) => route.fulfill({ json: body }))
  await page.route(
    '**/shipments-widget-metadata?countBy=podctry*',
    (route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'no' } }),
    { times: 1 },
  )
  await signIn(page, 'acme', 'CUSTOMER')
  const step = widget(page, 'Quotes by status').getByRole('button', { name: '0 In Progress' })
  await expect(step).toHaveAttribute('aria-disabled', 'true')
  await step.click({ force: true })
  await expect(page.getByRole('heading', { name: 'Welcome, Casey Customer' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/acme/')

  const country = widget(page, 'Shipments by POD country')
  await expect(country.getByText('No data found')).toBeVisible()
  await expect(widget(page, 'Bookings by status').getByText('Submitted').first()).toBeVisible()
  await expectAccessible(page)
  await country.getByRole('button', { name: 'Try again' }).click()
  expect((await pick(country)).value).toBeGreaterThan(0)

  await page.setViewportSize(WIDE)
  const count = widget(page, 'Quotes by status').getByRole('button', { name: '1,234,567' }).getByText('1,234,567')
  // The line ends 32 px beside the middle of a step: the last digits reach over it.
  const onTop = () =>
    count.evaluate((element) => {
      // Not below the bar that stays at the top.
      element.scrollIntoView({ block: 'center' })
      const { right, top, height } = element.getBoundingClientRect()
      return document.elementFromPoint(right - 6, top + height / 2)?.textContent
    })
  await expect.poll(onTop).toBe('1,234,567')
})

test('[DB-05] a user without a module sees the other widgets, and the brand’s banner', async ({ page, signIn }) => {
  await signIn(page, 'acme', 'LIMITED')
  await expect(widget(page, 'Bookings by status')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Banner of ACME Forwarding' })).toBeVisible()
  for (const name of ['Quotes by status', 'Expiring quotes']) await expect(widget(page, name)).toHaveCount(0)
  await expect(page.getByRole('switch', { name: 'Preferred Widgets' })).toHaveCount(0)
})

test('[DB-04] [DB-05] a tenant without the inland widget shows others that it brought out by JSON, in its language', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'kaiyo', 'CUSTOMER')
  await expect(widget(page, 'ステータス別見積')).toBeVisible()
  await expect(widget(page, 'ステータス別国内輸送')).toHaveCount(0)
  await expect(page.getByRole('img', { name: /のバナー$/ })).toBeVisible()
  expect((await figuresOf(widget(page, '荷揚国別貨物'))).map(([name]) => name)).toContain('日本')
  for (const name of ['輸入予定（今後7日間）', '輸出予定（今後7日間）']) {
    const tile = page.getByRole('group', { name, exact: true }).getByRole('button')
    await expect(tile).toHaveAccessibleName(/: [1-9]\d*\. 7日以内に/)
    const due = Number(/: (\d+)\./.exec((await tile.getAttribute('aria-label')) ?? '')?.[1])
    await tile.click()
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.getByText(`${due}件`, { exact: true })).toBeVisible()
    await page.goBack()
  }
})

test('[DB-08] [DB-06] the customs dashboard counts by mode, entry type, release and agency, opens what it counted, and names it in the reader’s language', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'harbor', 'CUSTOMER')
  await expect(page.getByRole('img', { name: /^Banner of/ })).toBeVisible()
  const widgets: [name: string, dataFor: string][] = [
    ['Shipments by mode of transport, last 30 days', 'mot'],
    ['Shipments by entry type, last 30 days', 'entryType'],
    ['Released shipments, last 7 days', 'dates'],
    ['Shipments by PGA status, last 30 days', 'pgAgency'],
  ]
  await expect(page.getByRole('article')).toHaveCount(widgets.length)
  for (const [name, dataFor] of widgets) {
    const { name: figure, value } = await pick(widget(page, name))
    await widget(page, name)
      .getByRole('button', { name: dataFor === 'dates' ? `${figure}: ${value}` : `${figure} ${value}`, exact: true })
      .click()
    await expectList(page, {
      path: '/harbor/shipments',
      heading: `${name} | ${figure}`,
      count: value,
      query: { dataFor: new RegExp(`^${dataFor}$`), value: /./ },
    })
  }
  await userMenu(page).click()
  await page.getByRole('menuitemradio', { name: '日本語' }).click()
  const modes = await figuresOf(widget(page, '輸送モード別貨物（過去30日間）'))
  expect(modes.map(([name]) => name)).toContain('船舶（コンテナ）')
  await expectAccessible(page)
})

test('[DB-09] administrators switch to their preferred widgets; the session remembers it', async ({ page, signIn }) => {
  await signIn(page, 'acme', 'ADMIN')
  const preferred = page.getByRole('switch', { name: 'Preferred Widgets' })
  await expect(widget(page, 'Quotes by status')).toBeVisible()
  await preferred.click()
  await expect(preferred).toBeChecked()
  await expect(widget(page, 'Quotes by status')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('preferredWidgetsEnabled'))).toBe('true')
  await page.reload()
  await expect(preferred).toBeChecked()
  await expectAccessible(page)
  await preferred.click()
  await expect(widget(page, 'Quotes by status')).toBeVisible()
})

test('a widget that waits or is asked for anew is seen in the reader’s own colours', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/countBy=poletddate/, async (route) => asked.then(() => route.continue()))
  await signIn(page, 'acme', 'CUSTOMER')
  const departing = widget(page, 'Departing shipments')
  await expect(departing.locator('.MuiSkeleton-root').first()).toHaveCSS('outline-style', 'solid')
  answer()
  await expect(departing.getByRole('table')).toBeAttached()
  await page.route(/clear-shipments-widget-cache/, () => undefined)
  await departing.getByRole('button', { name: /^Refresh/ }).click()
  const bar = departing.getByRole('progressbar').locator('.MuiLinearProgress-bar').first()
  await expect(bar).toHaveCSS('outline-style', 'solid')
})
