import type { Locator, Page, Route } from '@playwright/test'
import type { Booking } from '../support/bookings.ts'
import { BOOKINGS, madeBooking } from '../support/bookings.ts'
import { formDrawer } from '../support/form.ts'
import { openShipment, shipmentWhere, storedShipment } from '../support/shipments.ts'
import { expect, test } from '../support/test.ts'

const SAVES = '**/api-gateway/secure/1/docs/**'

/** Opens a stored booking; answers its documents. */
async function documentsOf(page: Page, unId: string): Promise<Locator> {
  await page.goto(`/acme/bookings?booking=${unId}`)
  const form = await formDrawer(page, /^Booking BKG-/)
  return form.getByRole('group', { name: 'Documents', exact: true })
}

/** Chooses a small PDF of this name. */
async function add(documents: Locator, name: string): Promise<void> {
  const chooser = documents.page().waitForEvent('filechooser')
  await documents.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${name}`) })
  await expect(documents.getByText(name)).toBeVisible()
}

/** Saves of documents reach the gateway, and their answers nobody. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route(SAVES, async (route: Route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
}

const save = (documents: Locator) => documents.getByRole('button', { name: 'Save documents' }).click()

test.beforeEach(async ({ page, signIn }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
})

for (const [title, amended] of [
  ['as it was', undefined],
  ['with another description', 'Found again'],
] as const)
  test(`[NL-01] a document whose answer was lost before a reload, sent again ${title}, is stored once`, async ({
    page,
    portal,
    ask,
    complaints,
  }) => {
    complaints.expect(/ERR_CONNECTION_RESET/)
    const unId = await madeBooking(page, portal.url, `PAPERS-${title}`)
    const documents = await documentsOf(page, unId)
    await add(documents, 'Invoice.pdf')
    await loseAnswers(page)
    await save(documents)
    await expect(page.getByText('Something went wrong').first()).toBeVisible()
    await page.unroute(SAVES)
    await page.reload()
    const form = await formDrawer(page, /^Booking BKG-/)
    await form.getByRole('button', { name: 'Restore' }).first().click()
    if (amended !== undefined) await documents.getByRole('textbox', { name: 'Description' }).fill(amended)
    await save(documents)
    await expect(page.getByText('Document(s) uploaded successfully').first()).toBeVisible()
    const { documents: stored = [] } = (await ask(page, `${BOOKINGS}${unId}?userRole=CPUser`)) as Booking
    expect(stored.map(({ fileName, description }) => [fileName, description])).toEqual([['Invoice.pdf', amended]])
  })

test('[NL-02] two tabs that add documents to one booking keep both; who deletes one that is gone is told, and rid of it', async ({
  page,
  context,
  portal,
  ask,
}) => {
  const unId = await madeBooking(page, portal.url, 'PAPERS-TABS')
  const second = await context.newPage()
  const [one, other] = [await documentsOf(page, unId), await documentsOf(second, unId)]
  const names = async (): Promise<unknown[]> =>
    ((await ask(page, `${BOOKINGS}${unId}?userRole=CPUser`)) as Booking).documents
      ?.map(({ fileName }) => fileName)
      .sort() ?? []
  for (const [documents, name] of [
    [one, 'One.pdf'],
    [other, 'Other.pdf'],
  ] as const) {
    await add(documents, name)
    await save(documents)
    await expect(documents.getByRole('button', { name: `Download ${name}` })).toBeVisible()
  }
  await expect.poll(() => names()).toEqual(['One.pdf', 'Other.pdf'])

  const there = await documentsOf(second, unId)
  await one.getByRole('button', { name: 'Delete One.pdf' }).click()
  await save(one)
  await expect(one.getByText('One.pdf')).toBeHidden()
  await there.getByRole('button', { name: 'Delete One.pdf' }).click()
  await save(there)
  await expect(second.getByText('One.pdf ; Error: The record has no such document.')).toBeVisible()
  await expect(there.getByText('One.pdf')).toBeHidden()
  await expect(there.getByRole('button', { name: 'Save documents' })).toBeHidden()
  await expect.poll(() => names()).toEqual(['Other.pdf'])
})

test('[NL-04] files that were chosen for a shipment are offered after a reload and stored once; what is left knowingly is not offered', async ({
  page,
  ask,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/)
  const shipment = await shipmentWhere(
    ask,
    page,
    'SE,SI,AE,AI',
    ({ conCloseBy, finCloseBy }) => !conCloseBy && !finCloseBy,
  )
  const { documents: before = [] } = await storedShipment(ask, page, shipment.gShpId)
  const drawer = await openShipment(page, shipment)
  const documents = drawer.getByRole('group', { name: 'Documents', exact: true })
  const section = drawer.getByRole('navigation').getByRole('button', { name: 'Documents' })
  const offer = drawer.getByRole('status').filter({ hasText: 'that were not saved' })
  await section.click()
  await add(documents, 'Packing list.pdf')
  await documents.getByRole('textbox', { name: 'Description' }).fill('of the second box')

  await page.reload()
  await section.click()
  await expect(offer).toContainText('Packing list.pdf')
  await expect(documents.getByText('Packing list.pdf')).toBeHidden()
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(documents.getByRole('textbox', { name: 'Description' })).toHaveValue('of the second box')
  await loseAnswers(page)
  await drawer.getByRole('button', { name: 'Save and Submit' }).click()
  await expect(page.getByText('Something went wrong').first()).toBeVisible()
  await page.unroute(SAVES)

  await page.reload()
  await section.click()
  await offer.getByRole('button', { name: 'Restore' }).click()
  await drawer.getByRole('button', { name: 'Save and Submit' }).click()
  await expect(page.getByText('Document(s) uploaded successfully').first()).toBeVisible()
  const { documents: stored = [] } = await storedShipment(ask, page, shipment.gShpId)
  expect(stored.filter(({ fileName }) => fileName === 'Packing list.pdf')).toHaveLength(1)
  expect(stored).toHaveLength(before.length + 1)

  await openShipment(page, shipment)
  await section.click()
  await add(documents, 'Never mind.pdf')
  await drawer.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await openShipment(page, shipment)
  await section.click()
  await expect(documents.getByText('Packing list.pdf')).toBeVisible()
  await expect(offer).toBeHidden()
})
