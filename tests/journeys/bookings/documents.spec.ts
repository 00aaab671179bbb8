import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible, NARROW, WIDE } from '../support/axe.ts'
import { BOOKINGS, newBooking, type Booking } from '../support/bookings.ts'
import { formDrawer, pick } from '../support/form.ts'
import { expect, test } from '../support/test.ts'
import { goAnew } from '../support/within.ts'

const pdf = (name: string, content = '%PDF-1.7\n') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
})

/** Chooses a file through the button of this name. */
async function chooseFile(page: Page, form: Locator, button: string, file: ReturnType<typeof pdf>): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(file)
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
})

test('[FM-09] documents of a saved booking are added with the progress of the upload, downloaded, refused and deleted', async ({
  page,
  ask,
}) => {
  const fresh = await newBooking(page)
  await expect(fresh.getByText('Documents can be added once the record is saved.')).toBeVisible()
  await fresh.getByRole('button', { name: 'Close', exact: true }).click()

  const list = (await ask(page, `${BOOKINGS}?CreateDateNoOfDaysAgo=180`)) as Schemas['BookingList']
  const unId = list.data.find(({ status }) => status === 'N')?.unId ?? 'none'
  const stored = async () => ((await ask(page, `${BOOKINGS}${unId}?userRole=CPUser`)) as Booking).documents ?? []
  const before = await stored()
  await goAnew(page, `/acme/nothing?booking=${unId}`)
  const form = await formDrawer(page, /^Booking/)
  const documents = form.getByRole('group', { name: 'Documents', exact: true })

  await chooseFile(page, documents, 'Choose a file', { ...pdf('tool.exe', 'MZ'), mimeType: 'application/octet-stream' })
  await expect(documents.getByRole('alert')).toContainText('Please upload only files of pdf')
  await chooseFile(page, documents, 'Choose a file', pdf('Invoice 7781.pdf'))
  const row = documents.getByRole('row', { name: /Invoice 7781\.pdf/ })
  await expect(row.getByText('New', { exact: true })).toBeVisible()
  await pick(row.getByRole('combobox', { name: 'Type' }), 'Commercial Invoice')
  await row.getByRole('textbox', { name: 'Description' }).fill('Invoice of the fruit')
  await page.setViewportSize(WIDE)
  await expectAccessible(page)
  await chooseFile(page, documents, 'Choose a file', pdf('Not really.pdf', 'hello'.repeat(50_000)))
  const network = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 0, downloadThroughput: -1 }
  await network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 250_000 })
  await documents.getByRole('button', { name: 'Save documents' }).click()
  await expect(documents.getByRole('progressbar', { name: /^Uploading: [1-9]\d? %$/ })).toBeVisible()
  await network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 })
  await expect(page.getByText(/File name: Not really\.pdf ; Error: .*content/)).toBeVisible()
  await documents.getByRole('button', { name: 'Delete Not really.pdf' }).click()
  await expect(documents.getByRole('button', { name: 'Save documents' })).toBeHidden()
  const added = (await stored()).find(({ fileName }) => fileName === 'Invoice 7781.pdf')
  expect(added).toMatchObject({ source: 'CP', description: 'Invoice of the fruit', documentType: 'pdf' })
  await expect.poll(() => stored()).toHaveLength(before.length + 1)

  const download = page.waitForEvent('download')
  await documents.getByRole('button', { name: 'Download Invoice 7781.pdf' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Invoice 7781.pdf')
  await expect.poll(async () => readFile(await file.path(), 'utf8')).toBe('%PDF-1.7\n')

  await page.setViewportSize(NARROW)
  await expect(documents.getByRole('listitem').filter({ hasText: 'Invoice 7781.pdf' })).toBeVisible()
  await expectAccessible(page)
  await documents.getByRole('button', { name: 'Delete Invoice 7781.pdf' }).click()
  await expect(documents.getByText('To be deleted')).toBeVisible()
  await documents.getByRole('button', { name: 'Save documents' }).click()
  await expect(page.getByText('Document(s) uploaded successfully')).toBeVisible()
  await expect.poll(() => stored()).toHaveLength(before.length)
})
