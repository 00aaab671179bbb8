import type { Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { sent, signOut, tryToSignIn, userMenu } from '../support/login.ts'
import { expect, test } from '../support/test.ts'
import { goAnew, goWithin } from '../support/within.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })
const SHIPMENTS = '/api-gateway/secure/1/shipments/?MaxResults=1'

test('[SH-01] a forwarding tenant has each of its pages, a customs tenant the dashboard and the shipments alone', async ({
  page,
  signIn,
}) => {
  const expectPage = async (address: string, name: RegExp) => {
    await goWithin(page, address)
    await expect(page.locator('h1').and(page.getByRole('heading', { name })), address).toBeVisible()
  }
  await signIn(page, 'acme', 'CUSTOMER', '/acme/reload?to=/quotes')
  await expect(page).toHaveURL('/acme/quotes')
  await expectPage('/acme/', /^Welcome/)
  await expectPage('/acme/shipments', /^Shipments$/)
  await expectPage('/acme/bookings', /^Manage Bookings$/)
  await expectPage('/acme/quotes', /^Manage Quotes$/)
  await expectPage('/acme/templates', /^(Manage )?Templates$/)
  await expectPage('/acme/customWidgets', /^Widget Configurations$/)
  await signIn(page, 'harbor', 'CUSTOMER', '/harbor/bookings')
  const none = /^Oops!! Not Found$/
  await expect(page.locator('h1')).toHaveText(none)
  for (const missing of ['quotes', 'templates', 'customWidgets']) {
    await expectPage('/harbor/', /^Welcome/)
    await expectPage(`/harbor/${missing}`, none)
  }
  await expectPage('/harbor/shipments', /^Shipments$/)
  await expect.poll(() => bar(page).getByRole('link').allTextContents()).toEqual(['All Shipments', 'Search Shipments'])
})

test('[SH-06] [SH-08] [SH-12] the bars and the start page lead to everything that a customer may do', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', '/acme/bookings')
  const top = page.getByRole('banner')
  await expect(top.getByText('Customer Portal')).toBeVisible()
  await expect(top.getByRole('link', { name: 'Help (opens in a new tab)' })).toHaveAttribute('target', '_blank')
  await expect(userMenu(page)).toBeVisible()

  for (const [name, path] of [
    ['Manage Quotes', '/quotes'],
    ['Manage Templates', '/templates'],
    ['Manage Bookings', '/bookings'],
  ] as const) {
    await bar(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/acme${path}`)
    await expect(bar(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
  for (const [name, dialog] of [
    ['Search Shipments', 'Search Shipments'],
    ['New Quote', 'Quote'],
    ['New Booking', 'Booking'],
  ] as const) {
    await bar(page).getByRole('link', { name }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: dialog }).locator(':focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: dialog })).toBeHidden()
    await expect(bar(page).getByRole('link', { name })).toBeFocused()
  }
  const number = ((await ask(page, SHIPMENTS)) as Schemas['ShipmentList']).data[0]?.shpNo ?? ''
  const track = async (place: ReturnType<Page['getByRole']>) => {
    await place.getByRole('combobox', { name: 'Search by' }).selectOption('HBL/HAWB No.')
    await place.getByRole('textbox', { name: 'Number to track' }).fill(number)
    await place.getByRole('button', { name: 'Track', exact: true }).click()
    await expect(page.getByRole('dialog', { name: number })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await track(top.getByRole('search', { name: 'Track a shipment' }))

  await top.getByRole('link', { name: 'ACME Forwarding, home' }).click()
  await expect(page).toHaveURL(/\/acme\/?$/)
  const home = page.getByRole('main')
  await track(home.getByRole('form', { name: 'Track a shipment' }))
  for (const [name, dialog] of [
    ['Request a Quote', 'Quote'],
    ['New Booking', 'Booking'],
  ] as const) {
    await home.getByRole('link', { name }).click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('[SH-10] a drawer opens for whom is signed in, by its address too, and one at a time', async ({
  page,
  signIn,
  ask,
}) => {
  await page.goto('/acme/?booking=new')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await tryToSignIn(page, 'CUSTOMER')
  await expect(page.getByRole('dialog', { name: 'Booking' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { gShpId, shpNo } = ((await ask(page, SHIPMENTS)) as Schemas['ShipmentList']).data[0] ?? {}
  const drawers = {
    'quote=new': 'Quote',
    'booking=new': 'Booking',
    'template=new': 'Template',
    'shipmentSearch=new': 'Search Shipments',
    'pinned=all': 'Pinned',
    [`shipment=${String(gShpId)}`]: shpNo ?? '',
  }
  for (const [search, name] of Object.entries(drawers)) {
    await goWithin(page, `/acme/?${search}`)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
  }
  await page.goto('/acme/?quote=new&booking=new')
  await expect(page.getByRole('dialog')).toHaveCount(1)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await signOut(page)
  await page.goto(`/acme/shipments?shipment=${String(gShpId)}`)
  await expect(page.getByRole('heading', { name: 'ACCESS DENIED' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await signIn(page, 'harbor', 'CUSTOMER', '/harbor/?customsSearch=new')
  await expect(page.getByRole('dialog', { name: 'Search Shipments' })).toBeVisible()
})

/** What stands behind a module of the user and a level of the tenant. */
const FEATURES = [
  {
    module: 'CP-QUOTE',
    level: 'accessToQuotes',
    links: ['Manage Quotes', 'New Quote'],
    page: '/quotes',
    drawer: 'quote=new',
  },
  {
    module: 'CP-BOOKING',
    level: 'accessToBookings',
    links: ['Manage Bookings', 'New Booking'],
    page: '/bookings',
    drawer: 'booking=new',
  },
  {
    module: 'CP-BOOKINGTEMPLATE',
    level: 'accessToBookingTemplates',
    links: ['Manage Templates'],
    page: '/templates',
    drawer: 'template=new',
  },
  {
    module: 'CP-TRACKANDTRACE',
    level: 'accessToShipments',
    links: ['Pinned', 'Search Shipments', 'All Shipments', 'Containers'],
    page: '/shipments',
    drawer: 'shipmentSearch=new',
  },
]

/** A module that opens one widget of the start page, which others see (dashboard.spec.ts). */
const WIDGET = { module: 'CP-INLANDWIDGET', level: 'accessToILWidget', name: 'Inland shipments by status' }

for (const closed of ['module', 'level'] as const)
  test(`[SH-08] [SH-06] [AC-01] without the ${closed} a feature has no link, no tracking form, no page, no drawer and no widget; the others stay`, async ({
    page,
    signIn,
  }) => {
    let closedName = ''
    const close = async (address: string, part: (body: never) => Record<string, boolean>) =>
      page.route(address, async (route) => {
        const answer = await route.fetch()
        const body = (await answer.json()) as never
        part(body)[closedName] = false
        await route.fulfill({ response: answer, json: body })
      })
    await close('**/1/new-login', (body: Schemas['LoginResponse']) => body.customerPortal.moduleAccess)
    await close('**/tenants/acme/tenant.json', (body: { accessLevels: Record<string, boolean> }) => body.accessLevels)
    const widget = page.getByRole('main').getByRole('article', { name: WIDGET.name })
    closedName = WIDGET[closed]
    await signIn(page, 'acme', 'CUSTOMER')
    await expect(page.getByRole('main').getByRole('article', { name: 'Quotes by status' })).toBeVisible()
    await expect(widget).toHaveCount(0)
    for (const { [closed]: name, links, page: path, drawer } of FEATURES) {
      closedName = name
      await signIn(
        page,
        'acme',
        'CUSTOMER',
        drawer.startsWith('shipmentSearch') ? '/acme/?shipmentSearch=' : '/acme/nothing',
      )
      const shown = await bar(page).getByRole('link').allTextContents()
      const others = FEATURES.filter((feature) => feature[closed] !== name).flatMap((feature) => feature.links)
      expect(shown).toEqual(expect.arrayContaining(others))
      for (const link of links) expect(shown).not.toContain(link)
      await expect(page.getByRole('search', { name: 'Track a shipment' })).toHaveCount(
        name === 'CP-TRACKANDTRACE' || name === 'accessToShipments' ? 0 : 1,
      )
      const denied = page.getByRole('heading', { name: 'ACCESS DENIED' })
      await expect(denied).toHaveCount(0)
      await goWithin(page, `/acme${path}`)
      await expect(denied).toBeVisible()
      await goAnew(page, `/acme/?${drawer}`)
      await expect(denied).toBeVisible()
    }
  })

test('[AC-04] a supplier asks for a booking as a supplier, others as a user of the portal', async ({
  page,
  signIn,
  ask,
}) => {
  for (const [user, role] of [
    ['SUPPLIER', 'isCpSupUser'],
    ['CUSTOMER', 'CPUser'],
  ] as const) {
    await signIn(page, 'acme', user, 'nowhere')
    const { data } = (await ask(
      page,
      '/api-gateway/secure/1/bookings/?CreateDateNoOfDaysAgo=60',
    )) as Schemas['BookingList']
    const id = data[0]?.unId ?? ''
    const calls = sent(page, `/secure/1/bookings/${id}`)
    await page.goto(`/acme/bookings?booking=${id}`)
    await expect(page.getByRole('dialog', { name: /^Booking BKG-/ })).toBeVisible()
    expect(calls.map((call) => new URL(call.url()).searchParams.get('userRole'))).toEqual([role])
  }
})

test('[AC-05] preferences take effect: no upload of documents, an age limit, entry types that are left out', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'NOBILL', 'nowhere')
  const { data } = (await ask(
    page,
    '/api-gateway/secure/1/bookings/?CreateDateNoOfDaysAgo=180',
  )) as Schemas['BookingList']
  const address = `/acme/bookings?booking=${data.find(({ status }) => status === 'N')?.unId ?? ''}`
  const documents = page
    .getByRole('dialog', { name: /^Booking BKG-/ })
    .getByRole('group', { name: 'Documents', exact: true })
  await page.goto(address)
  await expect(documents).toBeVisible()
  await expect(documents.getByRole('button', { name: 'Choose a file' })).toHaveCount(0)
  await signIn(page, 'acme', 'CUSTOMER', address)
  await expect(documents.getByRole('button', { name: 'Choose a file' })).toBeVisible()

  const shown = async () => Number(/(\d+) records/.exec(await page.getByText(/^\d+ records$/).innerText())?.[1])
  await page.goto('/acme/shipments')
  const all = await shown()
  await signIn(page, 'acme', 'CUSTADMIN', '/acme/shipments')
  const recent = await shown()
  expect(recent).toBeGreaterThan(0)
  expect(recent).toBeLessThan(all)

  await signIn(page, 'harbor', 'CUSTOMER', '/harbor/shipments')
  const files = await shown()
  const searches = sent(page, '/cmus/1/shipments/')
  await signIn(page, 'harbor', 'LIMITED', '/harbor/shipments')
  const others = await shown()
  expect(others).toBeGreaterThan(0)
  expect(others).toBeLessThan(files)
  expect(
    searches.every(
      (search) => (search.postDataJSON() as { excludedEntryTypes?: string }).excludedEntryTypes === '06,21',
    ),
  ).toBe(true)
})

test('words half as long again go on below in the second bar: no entry stands over another', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.route(/\/labels\/en\..*\.json$/, async (route) => {
    const response = await route.fetch()
    const labels = (await response.json()) as Record<string, string>
    const longer = (id: string) => [id, id.startsWith('nav.') ? `${labels[id]}ungsverwaltung` : labels[id]] as const
    await route.fulfill({ response, json: Object.fromEntries(Object.keys(labels).map(longer)) })
  })
  await signIn(page, 'acme', 'CUSTOMER', '/acme/bookings')
  const entries = bar(page).getByRole('link')
  await expect(bar(page).getByRole('link', { name: 'Manage Bookingsungsverwaltung' })).toBeVisible()
  const places = await entries.evaluateAll((links) =>
    links.map((link) => {
      // Its words may stick out of a link that is too narrow for them.
      const range = document.createRange()
      range.selectNodeContents(link)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return { left, right, top, bottom }
    }),
  )
  const over = places.flatMap((one, at) =>
    places
      .slice(at + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      ),
  )
  expect(over).toEqual([])
  expect(places.length).toBeGreaterThan(7)
})
