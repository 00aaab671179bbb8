import type { Locator } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible, NARROW } from '../support/axe.ts'
import { BOOKINGS } from '../support/bookings.ts'
import { choiceOf, choose, formDrawer } from '../support/form.ts'
import { expect, test } from '../support/test.ts'

type Row = Schemas['ShipmentList']['data'][number]

const SMALLEST = { width: 320, height: 568 }

test('[SP-06] a phone tracks from any page, shows the title of the portal, and sorts the cards of a list', async ({
  page,
  signIn,
  ask,
}) => {
  await page.setViewportSize(NARROW)
  await signIn(page, 'acme', 'CUSTOMER', '/acme/shipments')
  await expect(page.getByRole('banner').getByText('Customer Portal')).toBeVisible()
  const { data } = (await ask(page, '/api-gateway/secure/1/shipments/?MaxResults=100')) as { data: Row[] }

  const opener = page.getByRole('button', { name: 'Track a shipment' })
  const form = page.getByRole('search', { name: 'Track a shipment' })
  await expect(form).toBeHidden()
  await opener.click()
  const number = form.getByRole('textbox', { name: 'Number to track' })
  await expect(number).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  const { gShpId = '', shpNo = '' } = data.find((row) => row.shpNo !== undefined) ?? {}
  await form.getByRole('combobox', { name: 'Search by' }).selectOption('ShpNos')
  await number.fill(shpNo)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`[?&]shipment=${gShpId}(&|$)`))
  await page.goBack()

  // The start page has one of its own.
  await page.getByRole('navigation', { name: 'Main places' }).getByRole('link', { name: 'Home' }).click()
  const atHome = page.getByRole('form', { name: 'Track a shipment' })
  await expect(atHome).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await opener.click()
  await expect(atHome.getByRole('textbox', { name: 'Number to track' })).toBeFocused()
  await expect(atHome).toBeInViewport()
  await expect(form).toBeHidden()

  // The smallest phone has room for a number beside its kind, and for the signs of a list beside its heading.
  await page.setViewportSize(SMALLEST)
  await atHome.getByRole('textbox').fill(shpNo)
  const hidden = atHome.getByRole('textbox').evaluate((input) => input.scrollWidth - input.clientWidth)
  expect(await hidden).toBeLessThanOrEqual(0)
  await page.goBack()
  const middle = async (there: Locator) => {
    const { y, height } = (await there.boundingBox()) ?? { y: Number.NaN, height: 0 }
    return y + height / 2
  }
  const ofList = page.getByRole('button', { name: 'Export to CSV' })
  await expect(ofList).toBeVisible()
  expect(Math.abs((await middle(ofList)) - (await middle(page.getByRole('heading', { level: 1 }))))).toBeLessThan(4)
  await page.setViewportSize(NARROW)

  const cards = page.getByRole('list', { name: 'Shipments' }).getByRole('listitem')
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' })
  const numbers = async () => (await cards.allInnerTexts()).slice(0, 20).map((card) => /H[AB]\d+/.exec(card)?.[0])
  const asked = async (sort: string) =>
    ((await ask(page, `/api-gateway/secure/1/shipments/?MaxResults=100&Sort=${sort}`)) as { data: Row[] }).data
      .slice(0, 20)
      .map((row) => row.shpNo)
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await expectAccessible(page)
  await sheet.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'By ETA' })
  await sheet.getByRole('button', { name: 'Sort descending' }).click()
  await expect(page).toHaveURL(/list\.sort=-podEtaDate/)
  await sheet.getByRole('combobox', { name: 'Filter by Status' }).selectOption('Departed')
  const departed = data.filter(({ currentStatus }) => currentStatus === 'DEPARTED').length
  expect(departed).toBeGreaterThan(0)
  await sheet.getByRole('button', { name: 'Clear filters' }).click()
  // As many as the heading counts, of all pages.
  const { totalRecords } = (await ask(page, '/api-gateway/secure/1/shipments/?MaxResults=1')) as {
    totalRecords: number
  }
  expect(totalRecords).toBeGreaterThan(100)
  await sheet.getByRole('button', { name: `Show ${String(totalRecords)} records`, exact: true }).click()
  await expect(sheet).toBeHidden()
  await expect.poll(numbers).toEqual(await asked('-podEtaDate'))
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await expect(sheet.getByRole('combobox', { name: 'Sort' })).toHaveValue('podEtaDate')
  await sheet.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Not sorted' })
  await expect(page).not.toHaveURL(/list\.sort/)
})

test('[LK-06] a phone has the main places where the thumb is, with tracking, and rows as the way that cargo goes', async ({
  page,
  signIn,
  ask,
}) => {
  await page.setViewportSize(NARROW)
  await signIn(page, 'acme', 'CUSTOMER', '/acme/shipments')
  const foot = page.getByRole('navigation', { name: 'Main places' })
  await expect(foot.getByRole('link')).toHaveText(['Home', 'Shipments', 'Quotes', 'Bookings'])
  await expect(foot.getByRole('link', { name: 'Shipments' })).toHaveAttribute('aria-current', 'page')
  for (const entry of [...(await foot.getByRole('link').all()), ...(await foot.getByRole('button').all())])
    expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44)

  // On its side the phone has no room for all of the menu: its end stands before the places, and each of its headings by itself.
  await page.setViewportSize({ width: NARROW.height, height: NARROW.width })
  await page.getByRole('button', { name: 'User menu of Casey Customer' }).click()
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('End')
  const last = page.getByRole('menuitem', { name: 'Logout' })
  await expect(last).toBeFocused()
  await last.click({ trial: true, position: { x: 8, y: ((await last.boundingBox())?.height ?? 0) - 4 } })
  const [language, look] = await Promise.all(
    ['Language', 'Appearance'].map((heading) => page.getByText(heading, { exact: true }).boundingBox()),
  )
  expect(look?.y).toBeGreaterThan((language?.y ?? 0) + (language?.height ?? 0))
  await page.keyboard.press('Escape')
  await page.setViewportSize(NARROW)

  const { data } = (await ask(page, '/api-gateway/secure/1/shipments/?MaxResults=100')) as { data: Row[] }
  const late = data.find(({ currentStatus, polName }) => currentStatus === 'DELAYED' && polName !== undefined)
  const card = page
    .getByRole('list', { name: 'Shipments' })
    .getByRole('listitem')
    .filter({ hasText: late?.shpNo ?? 'none' })
  for (const words of [late?.polName, late?.podName]) await expect(card).toContainText(words ?? 'none')
  const number = 'PO4500012345678901234567890123456789012345'
  await page.route(/\/secure\/1\/bookings\/\?/, async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as Schemas['BookingList']
    const data = list.data.map((row) => ({ ...row, bookingNo: number, status: 'T' as const }))
    await route.fulfill({ response, json: { ...list, data } })
  })
  await foot.getByRole('link', { name: 'Bookings' }).click()
  await expect(page.getByRole('heading', { name: 'Manage Bookings' })).toBeVisible()
  // A long number goes on below itself, and takes nothing from the status beside it.
  const status = page.getByRole('listitem').filter({ hasText: number }).first().getByText('Awaiting Acceptance')
  await expect.poll(() => status.evaluate((label) => label.scrollWidth - label.clientWidth)).toBe(0)
  await expect(foot.getByRole('link', { name: 'Bookings' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Search Shipments' })).toBeVisible()
  await signIn(page, 'kaiyo', 'CUSTOMER', '/kaiyo/nothing')
  const places = page.getByRole('navigation', { name: '主なページ' }).getByRole('link')
  await expect(places).toHaveText(['ホーム', '貨物', '見積', 'ブッキング'])
  await signIn(page, 'harbor', 'CUSTOMER', '/harbor/nothing')
  await expect(foot.getByRole('link')).toHaveText(['Home', 'Shipments', 'Search'])
})

test('[LK-05] a form on a phone leaves three quarters of the height to its fields, and says what is to be entered until it can be submitted', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(NARROW)
  await signIn(page, 'acme', 'CUSTOMER', '/acme/bookings?booking=new')
  const form = await formDrawer(page, 'New booking')
  const details = form.getByRole('navigation').getByRole('button', { name: 'Details' })
  await expect(details).toHaveAccessibleDescription('6 to enter')
  const heights = await Promise.all(
    [form.getByRole('banner'), form.getByRole('navigation'), form.getByRole('contentinfo')].map(
      async (bar) => (await bar.boundingBox())?.height ?? Number.NaN,
    ),
  )
  expect(heights.reduce((sum, height) => sum + height, 0) / NARROW.height).toBeLessThanOrEqual(0.25)

  const title = form.getByRole('heading', { name: 'New booking' })
  const turn = async (by: number) => {
    await form.getByRole('heading', { name: 'Details', exact: true }).hover()
    await page.mouse.wheel(0, by)
  }
  await turn(500)
  await expect(title).not.toBeInViewport()
  await turn(-100)
  await expect(title).toBeInViewport()
  await choose(form, 'Mode of Transport', 'Sea Export')
  await expect(details).toHaveAccessibleDescription(/to enter/)
  await form.getByRole('button', { name: 'Save and Submit' }).click()
  const summary = form.getByRole('alert').filter({ hasText: /errors|Please correct/ })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('button', { name: /^Shipper/ })).toBeHidden()
  await expect(summary).toContainText('Shipper: Please select a value')
  expect((await summary.boundingBox())?.height).toBeLessThan(60)
  await summary.getByRole('button', { name: 'Show' }).click()
  await summary.getByRole('button', { name: /^Shipper/ }).click()
  await expect(choiceOf(form, 'Shipper')).toBeFocused()
  await summary.getByRole('button', { name: 'Next error' }).click()
  await expect(choiceOf(form, 'Shipper')).not.toBeFocused()
  await expect(form.locator(':focus')).toBeInViewport({ ratio: 1 })
})

test('[LK-06] on a phone nothing moves when the rows of a list, or the figures of the dashboard, come late', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(NARROW)
  await page.addInitScript(() => {
    Object.assign(window, { moved: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { moved: number[] }).moved.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const data = /\/api-gateway\/(secure\/)?1\/(shipments|bookings|quotes)/
  for (const [address, there] of [
    ['/acme/shipments', page.getByRole('list', { name: 'Shipments' }).getByRole('listitem')],
    ['/acme/bookings', page.getByRole('list', { name: 'Bookings' }).getByRole('listitem')],
    ['/acme/', page.getByRole('article').getByRole('table')],
  ] as const) {
    let asked = 0
    let release = (): void => undefined
    const late = new Promise<void>((done) => {
      release = done
    })
    await page.route(data, async (route) => {
      asked += 1
      await late
      await route.continue()
    })
    await page.goto(address)
    await expect.poll(() => asked, address).toBeGreaterThan(0)
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    release()
    await expect(there.first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    await page.unroute(data)
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved)
    expect(
      moved.reduce((sum, value) => sum + value, 0),
      address,
    ).toBeLessThan(0.01)
  }
})

test('[FM-14] [LK-06] on a phone the parties of a booking are as wide as the page, however long a word of their address is', async ({
  page,
  signIn,
  ask,
}) => {
  await page.setViewportSize(NARROW)
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const bookings = (await ask(page, `${BOOKINGS}?BookStatus=D`)) as Schemas['BookingList']
  const word = 'W'.repeat(45)
  await page.route(`**${BOOKINGS}*?userRole=*`, async (route) => {
    const answer = await route.fetch()
    const booking = (await answer.json()) as Schemas['Booking']
    await route.fulfill({ response: answer, json: { ...booking, consigneeName: word, csgnAddr1: word } })
  })
  await page.goto(`/acme/nothing?booking=${bookings.data[0]?.unId ?? ''}`)
  const form = await formDrawer(page, /^Booking BKG-/)
  const consignee = form.getByRole('button', { name: `Consignee ${word}` })
  await consignee.click()
  await expect(form.getByText(new RegExp(`^${word}`))).toBeVisible()
  const right = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right)
  await expect.poll(() => right(consignee)).toBeLessThanOrEqual(NARROW.width)
})
