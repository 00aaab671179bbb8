import type { Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible, expectReachable, expectReadable } from '../support/axe.ts'
import { BOOKINGS, newBooking } from '../support/bookings.ts'
import { records, richestFile } from '../support/customs.ts'
import { shipmentWhere } from '../support/shipments.ts'
import { expect, test } from '../support/test.ts'
import { goAnew } from '../support/within.ts'

const WIDTHS = [1440, 768, 360]
/** It is drawn as one of the others: only its sizes are its own. */
const BETWEEN = 768
const QUOTES = '/api-gateway/1/quotes/'

/** An address at which something is open over a screen. */
const OPENS = /[?&](shipmentSearch|customsSearch|booking|quote|template|shipment|pinned|file)=/

/** What is looked at, in the order in which it is opened: a name and an address each. Behind most of what is open over a screen stands none: they are looked at for themselves. */
type Screens = readonly (readonly [name: string, address: string])[]

/** Nothing is being fetched or drawn any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** The same at night. */
async function inTheDark(page: Page): Promise<void> {
  const mode = page.locator('html')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(mode).toHaveCSS('color-scheme', 'dark')
  await expectReadable(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(mode).toHaveCSS('color-scheme', 'light')
}

/** Every screen at every width: clean of axe's rules, and nothing scrolls sideways. */
async function lookAt(page: Page, language: string, screens: Screens): Promise<void> {
  await page.evaluate((spoken) => localStorage.setItem('portal-language', spoken), language)
  for (const [index, [name, address]] of screens.entries())
    await test.step(name, async () => {
      if (index === 0) await page.goto(address)
      else await goAnew(page, address)
      if (OPENS.test(address)) await expect(page.getByRole('dialog')).toBeVisible()
      await settled(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await settled(page)
        if (width === BETWEEN) await expectReachable(page)
        else await expectAccessible(page, { colours: language === 'en' })
        if (language === 'en' && width === 1440) await inTheDark(page)
        await expect
          .poll(
            () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
            `${name} at ${width} does not scroll sideways`,
          )
          .toBeLessThanOrEqual(0)
      }
    })
}

/** The levels of an address, from a file's invoices to the record of an agency. */
async function wayDown(page: Page, fileNo: string): Promise<string[]> {
  for (const { ciNo } of await records<Schemas['CommercialInvoice']>(page, fileNo, 'CiHeader')) {
    const lines = await records<Schemas['CommercialInvoiceLine']>(page, fileNo, 'CiLines', {
      additionalFilters: { ciNo },
      includeEntities: ['CiTariffClass', 'PgEs'],
    })
    for (const { ciLineNo, ciTariffClassList = [] } of lines)
      for (const { tariffLineNo, pgEsList = [] } of ciTariffClassList)
        for (const { pgCd, pgSeqNbr, pgAgencyCd, pgProgramCd } of pgEsList)
          return [
            'invoices',
            `invoice,${String(ciNo)}`,
            `line,${encodeURIComponent(ciNo)},${String(ciLineNo)}`,
            `tariff,${String(tariffLineNo)}`,
            `pga,${[pgCd, pgSeqNbr, pgAgencyCd, pgProgramCd].map((part) => encodeURIComponent(String(part ?? ''))).join(',')}`,
          ]
  }
  throw new Error(`no line of ${fileNo} concerns an agency`)
}

// Many screens, each drawn anew at three widths.

for (const language of ['en', 'ja']) {
  test(`[HD-23] [LK-01] lists, dashboards and search of a forwarder keep nobody out, ${language}`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'acme', 'ADMIN', 'nowhere')
    await lookAt(page, language, [
      ['dashboard', '/acme/'],
      ['shipments', '/acme/shipments'],
      ['inland shipments', '/acme/shipments?bizType=IL'],
      ['search', '/acme/?shipmentSearch=new'],
      ['bookings', '/acme/bookings'],
      ['quotes', '/acme/quotes'],
      ['templates', '/acme/templates'],
      ['widget configuration', '/acme/customWidgets'],
    ])
  })

  test(`[HD-23] [LK-01] forms and records of a forwarder keep nobody out, ${language}`, async ({
    page,
    signIn,
    ask,
  }) => {
    await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
    const bookings = (await ask(page, `${BOOKINGS}?CreateDateNoOfDaysAgo=180`)) as Schemas['BookingList']
    const quotes = (await ask(page, `${QUOTES}?CreateDateNoOfDaysAgo=180`)) as Schemas['QuoteList']
    const { gShpId: sea = '' } = await shipmentWhere(ask, page, 'SE,SI', ({ containers = [] }) => containers.length > 0)
    const { gShpId: air = '' } = await shipmentWhere(ask, page, 'AE,AI', () => true)
    await lookAt(page, language, [
      ['booking', '/acme/bookings?booking=new'],
      [
        'booking that was sent',
        `/acme/nothing?booking=${bookings.data.find(({ status }) => status === 'D')?.unId ?? ''}`,
      ],
      ['quote', '/acme/nothing?quote=new'],
      [
        'quote that was answered',
        `/acme/nothing?quote=${quotes.data.find(({ status }) => status === 'T')?.unId ?? ''}`,
      ],
      ['template', '/acme/nothing?template=new'],
      ['sea shipment', `/acme/nothing?shipment=${sea}`],
      ['air shipment', `/acme/nothing?shipment=${air}`],
      ['pinned', '/acme/?pinned=all'],
    ])
  })

  test(`[HD-23] [LK-01] files of a customs broker keep nobody out, ${language}, down to the last level`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'harbor', 'CUSTOMER', 'nowhere')
    const { fileNo } = await richestFile(page, 'REGULAR')
    const [zone, bond] = [await richestFile(page, 'FTZ'), await richestFile(page, 'INBOND')]
    const trail = await wayDown(page, fileNo)
    const file = (section: string, more = {}) =>
      `/harbor/nothing?${new URLSearchParams({ file: fileNo, section, ...more }).toString()}`
    await lookAt(page, language, [
      ['dashboard', '/harbor/'],
      ['search', '/harbor/?customsSearch=new'],
      ['files', '/harbor/shipments'],
      ['file', `/harbor/?file=${fileNo}`],
      ['lines of an invoice', file('invoices', { trail: trail.slice(0, 2).join('/') })],
      ['line', file('invoices', { trail: trail.slice(0, 3).join('/') })],
      ['record of an agency', file('invoices', { trail: trail.join('/') })],
      ['delivery orders', file('delivery')],
      ['billing', file('billing')],
      ['documents', file('documents')],
      ['file of a zone', `/harbor/nothing?file=${zone.fileNo}`],
      ['in-bond file', `/harbor/nothing?file=${bond.fileNo}`],
    ])
  })
}

test('[HD-23] who asks for less motion sees nothing move', async ({ page, signIn }) => {
  const moving = (): Promise<string[]> =>
    page.evaluate(() => {
      const seconds = (durations: string) =>
        Math.max(...durations.split(',').map((each) => parseFloat(each) * (each.trim().endsWith('ms') ? 0.001 : 1)))
      const moves = (element: Element) =>
        [getComputedStyle(element).transitionDuration, getComputedStyle(element).animationDuration].some(
          (durations) => seconds(durations) > 0.001,
        )
      return [...document.querySelectorAll('body *')].filter(moves).map((element) => element.className.toString())
    })
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await newBooking(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(() => moving()).not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => moving()).toEqual([])
  // What changes stands at once, not a frame later.
  const heights = await page.getByRole('dialog').evaluate((panel) => {
    panel.style.height = '100px'
    const before = panel.getBoundingClientRect().height
    panel.style.height = '200px'
    return [before, panel.getBoundingClientRect().height]
  })
  expect(heights).toEqual([100, 200])
})

test('[HD-23] at a zoom of 200 % a form is filled and what has the focus is not covered', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const form = await newBooking(page)
  await settled(page)
  await form.getByRole('combobox', { name: 'Shipper', exact: true }).focus()
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement
      const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      return focused?.contains(there) === true ||
        there?.contains(focused) === true ||
        focused?.parentElement?.contains(there) === true
        ? null
        : (focused?.outerHTML ?? 'nothing').slice(0, 200)
    })
    expect(covered, `after ${step + 1} steps`).toBeNull()
  }
})
