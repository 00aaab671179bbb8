import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible, NARROW, WIDE } from '../support/axe.ts'
import { actionsOf, choiceOf, choose, chooseParty, formDrawer, inputOf } from '../support/form.ts'
import { expect, test } from '../support/test.ts'

type Quote = Schemas['Quote']
type Ask = (page: Page, path: string) => Promise<unknown>

/** As ACME orders them: what names a row comes first. */
const COLUMNS = [
  ...['Quote No.', 'Status', 'Shipper', 'Mode of Transport', 'Origin', 'Destination', 'Expiry Date'],
  ...['Pieces', 'Weight', 'TEU', 'Containers', 'Booking No.', 'Shipment No.', 'Last Updated', 'Source', 'Created By'],
]
const MODES: Record<string, string> = {
  'Sea Export': 'SE',
  'Sea Import': 'SI',
  'Air Export': 'AE',
  'Air Import': 'AI',
  Inland: 'IL',
}
const QUOTES = '/api-gateway/1/quotes/'
const stored = async (ask: Ask, page: Page, unId: string): Promise<Quote> =>
  (await ask(page, `${QUOTES}${unId}`)) as Quote

/** Ids of the quotes in a status, those that are valid the longest first. */
async function quotesIn(ask: Ask, page: Page, status: string): Promise<string[]> {
  const { data } = (await ask(
    page,
    `${QUOTES}?CreateDateNoOfDaysAgo=180&QuoteStatus=${status}`,
  )) as Schemas['QuoteList']
  return [...data]
    .sort((one, other) => (other.expirationDate ?? '').localeCompare(one.expirationDate ?? ''))
    .map(({ unId }) => unId)
}

/** Answers the question that an action asks first. */
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

const open = async (page: Page, unId: string, beside = '') => {
  await page.goto(`/acme/quotes?quote=${unId}${beside}`)
  return formDrawer(page, 'Quote')
}

/** The mode of transport with which the next quote is asked for. */
const modeAsked = async (page: Page) => {
  const request = await page.waitForRequest((each) => each.method() === 'GET' && /\/quotes\/[^/?]+/.test(each.url()))
  return new URL(request.url()).searchParams.get('BizType')
}

test('[LS-02] [FM-14] [FM-16] an offer shows its rates; it is rejected with a reason, accepted, booked', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', '/acme/nothing')
  await page.getByRole('link', { name: 'Manage Quotes' }).first().click()
  await expect(page.getByRole('heading', { name: 'Manage Quotes' })).toBeVisible()
  const grid = page.getByRole('grid', { name: 'Manage Quotes' })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to CSV' }).click()
  const [header] = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
  expect(header).toBe(`\uFEFF${COLUMNS.join(',')}`)
  await expect(page.getByRole('button', { name: 'Load 30 more days' })).toBeVisible()
  const mode = grid.getByRole('gridcell', { name: /^(Sea|Air) (Export|Import)$|^Inland$/ }).first()
  const code = MODES[await mode.innerText()] ?? 'none'
  const ofRow = modeAsked(page)
  await mode.click()
  expect(await ofRow).toBe(code)
  await expect(page).toHaveURL(new RegExp(`quote=\\w+&given\\.bizType=${code}&given\\.number=[\\w-]+$`))

  const drafts = await quotesIn(ask, page, 'D')
  await page.goto('/acme/quotes?status=D&heading=Submitted')
  await expect(page.getByRole('heading', { name: 'Submitted', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Status: Submitted' }).click()
  await expect(page.getByRole('heading', { name: 'Manage Quotes' })).toBeVisible()
  expect(drafts.length).toBeGreaterThan(0)

  const [first = '', second = '', third = '', fourth = ''] = await quotesIn(ask, page, 'T')
  const offer = await stored(ask, page, first)
  const ofAddress = modeAsked(page)
  let form = await open(page, first, `&given.bizType=${offer.bizType ?? ''}`)
  expect(await ofAddress).toBe(offer.bizType)
  await expect(form.getByText('Awaiting Acceptance')).toBeVisible()
  await expect(form.getByRole('heading', { name: 'Rates' })).toBeVisible()
  await expect(
    form.getByRole('cell', { name: offer.revenueList?.[0]?.revChrgDesc ?? '', exact: true }).first(),
  ).toBeVisible()
  await expect(form.getByText(offer.validFromTo ?? 'no validity')).toBeVisible()
  await expect(form.getByRole('heading', { name: 'Audit Trail' })).toBeVisible()
  await expect(actionsOf(form)).toHaveText(['Close', 'Cancel Quote', 'Reject', 'Book', 'Accept', 'Accept & Book'])
  await expect(form.getByRole('button', { name: 'Book', exact: true })).toBeDisabled()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 844 })
  const cut = form.getByText('Awaiting Acceptance').evaluate((words) => words.scrollWidth - words.clientWidth)
  expect(await cut).toBe(0)
  await page.setViewportSize(NARROW)
  const rates = form.getByRole('listitem').filter({ hasText: offer.revenueList?.[0]?.revChrgDesc ?? 'no charge' })
  await rates.first().scrollIntoViewIfNeeded()
  expect((await rates.first().boundingBox())?.height).toBeLessThanOrEqual(80)
  await expectAccessible(page)
  await page.setViewportSize(WIDE)

  await form.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('textbox', { name: 'Reject reason' }).fill('Too late for the season')
  await page.getByRole('dialog', { name: 'Reject' }).getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Do you want to reject this quote?')).toBeVisible()
  await confirm(page, 'Reject')
  await expect(page.getByText('Quote Reject Request is SUCCESS')).toBeVisible()
  await expect(form.getByText('Rejected', { exact: true }).first()).toBeVisible()
  await expect(form.getByText('Too late for the season').first()).toBeVisible()
  await expect(actionsOf(form)).toHaveText(['Close', 'Copy as New'])
  await expect.poll(() => stored(ask, page, first)).toMatchObject({ status: 'R' })

  // It is asked for again: with the same cargo and the kind of its reference number, without the answer to the old one.
  await form.getByRole('button', { name: 'Copy as New' }).click()
  await expect(form.getByText('In Progress', { exact: true })).toBeVisible()
  await expect(choiceOf(form, 'Shipper')).toHaveValue(offer.shprName ?? 'no shipper')
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === QUOTES,
  )
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  const again = (await asked).postDataJSON() as Quote
  expect(again).toMatchObject({
    quoteStatus: 'N',
    funcCode: '9',
    partyIdShpr: offer.partyIdShpr,
    referenceNumber: offer.referenceNumber,
    refCode: 'PO',
  })
  expect(again).not.toHaveProperty('unId')
  expect(again.remarkList ?? []).not.toContainEqual(expect.objectContaining({ remarkType: 'CPREJRMK' }))
  await expect(page.getByText('Quote Save Request is SUCCESS')).toBeVisible()

  form = await open(page, second)
  await form.getByRole('button', { name: 'Accept', exact: true }).click()
  await confirm(page, 'Accept')
  await expect(form.getByText('Accepted', { exact: true }).first()).toBeVisible()
  await expect(form.getByRole('button', { name: 'Accept & Book' })).toBeDisabled()
  await form.getByRole('button', { name: 'Book', exact: true }).click()
  await confirm(page, 'Book')
  await expect(form.getByText('Booked', { exact: true }).first()).toBeVisible()
  const booked = await stored(ask, page, second)
  expect(booked.status).toBe('B')
  await expect(form.getByText(booked.bookingNo ?? 'no booking').first()).toBeVisible()

  form = await open(page, third)
  await form.getByRole('button', { name: 'Cancel Quote' }).click()
  await confirm(page, 'Cancel Quote')
  await expect(form.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect.poll(() => stored(ask, page, third)).toMatchObject({ status: 'C' })

  form = await open(page, fourth)
  await form.getByRole('button', { name: 'Accept & Book' }).click()
  await confirm(page, 'Accept & Book')
  await expect(form.getByText('Booked', { exact: true }).first()).toBeVisible()
  await expect.poll(() => stored(ask, page, fourth)).toMatchObject({ status: 'B', jobStageCode: 'B' })
})

test('[FM-16] a quote is requested, saved, submitted, and deleted while it is In Progress', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const saves: Quote[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === QUOTES)
      saves.push(request.postDataJSON() as Quote)
  })
  await page.goto('/acme/quotes?quote=new')
  const form = await formDrawer(page, 'Quote')
  await expect(form.getByRole('button', { name: 'Quote', exact: true })).toBeDisabled()
  await form.getByRole('button', { name: 'Save and Submit' }).click()
  await expect(form.getByText('Please correct 6 fields')).toBeVisible()
  await chooseParty(form, 'Shipper', 'pacific', 'PACIFIC FRUIT TRADING')
  await choose(form, 'Mode of Transport', 'Sea Export')
  await choose(form, 'Shipment Type', 'LCL')
  await choose(form, 'Destination, country', 'United States')
  await choose(form, 'Destination, city', 'Seattle')
  await inputOf(form, 'Total Pieces').fill('12')
  await inputOf(form, 'Total Weight').fill('340.5')
  await inputOf(form, 'Commodity').fill('Fresh apples')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()
  expect(saves).toMatchObject([
    {
      funcCode: '9',
      quoteStatus: 'N',
      jobStageCode: 'H',
      partyIdShpr: 'PACFRT01',
      loadTerm: 'LCL',
      comm: 'Fresh apples',
      totPcs: 12,
    },
  ])

  const [unId = ''] = await quotesIn(ask, page, 'N').then(async (ids) => {
    const all = await Promise.all(ids.map((id) => stored(ask, page, id)))
    return all.filter(({ comm }) => comm === 'Fresh apples').map(({ unId: id }) => id ?? '')
  })
  const again = await open(page, unId)
  await again.getByRole('button', { name: 'Save and Submit' }).click()
  await expect(again).toBeHidden()
  await expect.poll(() => stored(ask, page, unId)).toMatchObject({ status: 'D' })

  const [draft = ''] = await quotesIn(ask, page, 'N')
  const unwanted = await open(page, draft)
  await unwanted.getByRole('button', { name: 'Delete' }).click()
  await confirm(page, 'Delete')
  await expect(unwanted).toBeHidden()
  await expect.poll(() => quotesIn(ask, page, 'N')).not.toContain(draft)
})

test('[NL-07] an offer that has expired cannot be accepted, and the button says why', async ({ page, signIn, ask }) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const expired = (await quotesIn(ask, page, 'T')).at(-1) ?? ''
  expect(Number((await stored(ask, page, expired)).validTo)).toBeLessThan(Number(today()))
  const form = await open(page, expired)
  const accept = form.getByRole('button', { name: 'Accept', exact: true })
  const reason = 'This offer has expired and can no longer be accepted.'
  await expect(accept).toBeDisabled()
  await expect(accept).toHaveAccessibleDescription(reason)
  await expectAccessible(page)
  await accept.hover({ force: true })
  await expect(page.getByRole('tooltip')).toHaveText(reason)
  await accept.press('Enter')
  await expect(page.getByText(reason).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  expect((await stored(ask, page, expired)).status).toBe('T')

  // On a phone its five actions take one line: what can be done stands there, the rest is in a menu.
  await page.setViewportSize(NARROW)
  const footer = form.getByRole('contentinfo')
  await expect(footer.getByRole('button', { name: 'Reject' })).toBeHidden()
  const height = async () => (await footer.boundingBox())?.height
  await expect.poll(height).toBeLessThan(70)
  // On a small one, too.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(footer.getByRole('button', { name: 'More' })).toBeVisible()
  await expect.poll(height).toBeLessThan(70)
  await page.setViewportSize(NARROW)
  await footer.getByRole('button', { name: 'More' }).click()
  const menu = page.getByRole('menu', { name: 'More' })
  await expect(menu.getByRole('menuitem', { name: 'Reject' })).toBeEnabled()
  await menu.getByRole('menuitem', { name: 'Cancel Quote' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

/** The day of the browser, as the wire writes it. */
function today(): string {
  return new Date().toISOString().slice(0, 10).replaceAll('-', '')
}

test('[NL-04] a reason that was typed to reject an offer survives a reload and a lost answer, and is sent once', async ({
  page,
  signIn,
  ask,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/)
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const offer = (await quotesIn(ask, page, 'T')).at(-1) ?? 'none'
  let form = await open(page, offer)
  const reason = page.getByRole('textbox', { name: 'Reject reason' })
  const reject = async (): Promise<void> => {
    await page.getByRole('dialog', { name: 'Reject' }).getByRole('button', { name: 'Continue' }).click()
    await confirm(page, 'Reject')
  }
  await form.getByRole('button', { name: 'Reject' }).click()
  await reason.fill('Another forwarder sails a week earlier')

  await page.reload()
  form = await formDrawer(page, /^Quote/)
  await expect(form.getByRole('status').filter({ hasText: 'not saved' })).toContainText('a week earlier')
  await form.getByRole('button', { name: 'Restore' }).click()
  await expect(reason).toHaveValue('Another forwarder sails a week earlier')
  let arrives = false
  await page.route(`**${QUOTES}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    if (arrives) await route.fetch()
    await route.abort('connectionreset')
  })
  await reject()
  await expect(form.getByText('Something went wrong').first()).toBeVisible()
  arrives = true
  await form.getByRole('button', { name: 'Reject' }).click()
  await expect(reason).toHaveValue('Another forwarder sails a week earlier')
  await reject()
  // What became of it is seen without its answer, and nothing of it is left to be sent.
  await expect(form.getByText('Rejected', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('What you see is what is stored now')).toBeVisible()
  await page.unroute(`**${QUOTES}`)
  await form.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(form).toBeHidden()
  const { status, remarkList = [] } = await stored(ask, page, offer)
  expect(status).toBe('R')
  expect(remarkList.filter(({ remark }) => remark === 'Another forwarder sails a week earlier')).toHaveLength(1)
})
