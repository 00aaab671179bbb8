import type { Locator, Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { BOOKINGS, newBooking, type Booking } from '../support/bookings.ts'
import { formDrawer, inputOf } from '../support/form.ts'
import { readPaper } from '../support/paper.ts'
import { expect, test, tokenOf } from '../support/test.ts'

const ITEMS = 200

/** Saves a draft with so many cargo items at the gateway; its id. */
async function longBooking(page: Page, url: string): Promise<string> {
  const cargoItems = Array.from({ length: ITEMS }, (_, index) => ({
    description: `Line ${String(index + 1)}`,
    itemPcs: index + 1,
    itemPcsUt: 'CTN',
  }))
  const answer = await fetch(`${url}${BOOKINGS}?action=S`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(page)}`, 'x-tenant': 'ACME', 'content-type': 'application/json' },
    body: JSON.stringify({
      bizType: 'SE',
      bookStatus: 'D',
      funcCode: '9',
      jobStageCode: 'P',
      cargoItems,
    } satisfies Booking),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { data: Booking }).data.unId ?? ''
}

/** How many elements of the form change while a text is typed into a field, those of the field itself aside. */
async function touchedBy(form: Locator, field: Locator, text: string): Promise<number> {
  // The first key marks the form as changed, soon after it.
  await field.press('x')
  await expect(form.getByText('Not saved', { exact: true })).toBeVisible()
  await expect(form.getByText(/^Draft kept on this device/)).toBeVisible()
  // What the form asked for when it opened may arrive as late.
  await form.page().waitForLoadState('networkidle')
  const id = await field.getAttribute('id')
  await form.evaluate((root, own) => {
    const touched = new Set<Node>()
    const isOwn = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest(`[id="${own ?? ''}-slot"]`) instanceof Element
    new MutationObserver((changes) =>
      changes.filter(({ target }) => !isOwn(target)).forEach(({ target }) => touched.add(target)),
    ).observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
    Object.assign(window, { touched })
  }, id)
  await field.pressSequentially(text)
  await expect(field).toHaveValue(new RegExp(`${text}$`))
  return form.evaluate(() => (window as unknown as { touched: Set<Node> }).touched.size)
}

test('[BX-09] a key in a form with 200 items changes what it changes in one with none; rows are drawn where one looks', async ({
  page,
  signIn,
  ask,
  portal,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  // The minute in which the draft was kept is shown, and must not turn while one types.
  await page.clock.setFixedTime(new Date())
  const empty = await newBooking(page)
  await inputOf(empty, 'Commodity').click()
  const few = await touchedBy(empty, inputOf(empty, 'Commodity'), 'Machine parts')
  await inputOf(empty, 'Commodity').fill('')
  await empty.getByRole('button', { name: 'Close', exact: true }).click()

  const unId = await longBooking(page, portal.url)
  await page.goto(`/acme/bookings?booking=${unId}`)
  const form = await formDrawer(page, /^Booking BKG-/)
  const table = form.getByRole('table', { name: 'Items' })
  await expect(table.locator('tbody tr')).toHaveCount(ITEMS)
  await inputOf(form, 'Commodity').click()
  const touched = await touchedBy(form, inputOf(form, 'Commodity'), 'Machine parts')
  expect(touched).toBeLessThanOrEqual(few)
  await expect.poll(() => table.getByRole('textbox', { name: 'Description' }).count()).toBeLessThan(ITEMS / 4)

  await table.locator('tbody tr').last().scrollIntoViewIfNeeded()
  const last = table.getByRole('textbox', { name: 'Description' }).last()
  await expect(last).toHaveValue(`Line ${String(ITEMS)}`)
  await last.fill('The last line')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()
  const { cargoItems = [] } = (await ask(page, `${BOOKINGS}${unId}?userRole=CPUser`)) as Booking
  expect(cargoItems).toHaveLength(ITEMS)
  expect(cargoItems.at(-1)?.description).toBe('The last line')
})

test('[SP-09] the browser’s own print of a booking has its long remarks and its documents to the end', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', '/acme/bookings')
  const list = (await ask(page, `${BOOKINGS}?CreateDateNoOfDaysAgo=180`)) as Schemas['BookingList']
  const idOf = (status: string) => list.data.find((row) => row.status === status)?.unId ?? 'none'
  const remark = `${'for the ship '.repeat(150)}to the end`
  const printed = async () => {
    const pages = await readPaper(await page.pdf({ preferCSSPageSize: true }))
    return pages.flatMap(({ lines }) => lines.map(({ text }) => text.trim())).join(' ')
  }

  await page.route(new RegExp(`${BOOKINGS}${idOf('B')}`), async (route) => {
    const response = await route.fetch()
    const documents = [{ docSNo: 1, type: 'PKL', fileName: 'List.csv', uploadByName: 'Casey Customer', source: 'CP' }]
    const remarkList = [{ remarkType: 'CPRMKTYPE', remark, createdBy: 'CASEY' }]
    await route.fulfill({ response, json: { ...((await response.json()) as Booking), remarkList, documents } })
  })
  await page.goto(`/acme/bookings?booking=${idOf('B')}`)
  const form = await formDrawer(page, /^Booking/)
  await expect(form.getByText('Casey Customer')).toBeVisible()
  await expect.poll(printed).toMatch(/ship to the end.*Uploaded By.*Casey Customer/)

  await page.goto(`/acme/bookings?booking=${idOf('N')}`)
  await inputOf(form, 'Remarks').fill(remark)
  await expect.poll(printed).toMatch(/ship to the end/)

  // On paper nothing is pressed: neither words nor signs of buttons stand there, nor cards of modes.
  const expectPaper = async (drawer: Locator) => {
    await page.emulateMedia({ media: 'print' })
    await expect(drawer.locator('button, select ~ svg').filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: null })
  }
  await expectPaper(form)
  await page.goto('/acme/bookings?booking=new')
  const fresh = await formDrawer(page, 'Booking')
  await expect(fresh.getByRole('button', { name: 'Sea Export' })).toBeVisible()
  await expectPaper(fresh)
})
