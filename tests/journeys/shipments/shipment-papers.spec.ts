import type { Locator, Page } from '@playwright/test'
import { expectAccessible, NARROW, WIDE } from '../support/axe.ts'
import { openNext, openShipment, shipmentWhere, storedShipment } from '../support/shipments.ts'
import { expect, test } from '../support/test.ts'

const pdf = (name: string, content = '%PDF-1.7\n') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
})

async function chooseFile(page: Page, drawer: Locator, file: ReturnType<typeof pdf>): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await drawer.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(file)
}

test('[SD-06] documents of a shipment are added up to five, saved, downloaded and deleted; a closed shipment keeps its own', async ({
  page,
  signIn,
  ask,
}) => {
  await page.setViewportSize(WIDE)
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const isFromPortal = ({ source }: { source?: string | undefined }) => source === 'CP'
  const open = await shipmentWhere(
    ask,
    page,
    'SE,SI',
    ({ conCloseBy, finCloseBy, documents = [] }) =>
      conCloseBy === undefined && finCloseBy === undefined && documents.some((each) => !isFromPortal(each)),
  )
  const before = open.documents ?? []
  const highest = Math.max(...before.map(({ docSNo = 0 }) => docSNo))
  let drawer = await openShipment(page, open)
  const save = drawer.getByRole('button', { name: 'Save and Submit' })
  await expect(save).toBeHidden()
  for (const document of before)
    await expect(drawer.getByRole('button', { name: `Delete ${document.fileName ?? ''}`, exact: true })).toHaveCount(
      isFromPortal(document) ? 1 : 0,
    )

  await chooseFile(page, drawer, { ...pdf('tool.exe', 'MZ'), mimeType: 'application/octet-stream' })
  await expect(drawer.getByText(/^Please upload only files of /)).toBeVisible()
  for (const number of [1, 2, 3, 4, 5]) {
    await chooseFile(page, drawer, pdf(`Paper ${String(number)}.pdf`))
    await expect(
      drawer.getByRole('row', { name: new RegExp(`^${String(highest + number)} .*Paper ${String(number)}\\.pdf`) }),
    ).toBeVisible()
  }
  await expect(drawer.getByRole('button', { name: 'Choose a file' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stay' }).click()
  for (const number of [2, 3, 4, 5])
    await drawer.getByRole('button', { name: `Delete Paper ${String(number)}.pdf` }).click()
  await chooseFile(page, drawer, pdf('Not really.pdf', 'hello'))
  await save.click()
  await expect(page.getByText(/File name: Not really\.pdf ; Error: /)).toBeVisible()
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: 'Delete Not really.pdf' }).click()
  const stored = async () => (await storedShipment(ask, page, open.gShpId)).documents ?? []
  await expect.poll(() => stored()).toHaveLength(before.length + 1)
  expect((await stored()).find(({ fileName }) => fileName === 'Paper 1.pdf')).toMatchObject({
    source: 'CP',
    docSNo: highest + 1,
  })

  const download = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Download Paper 1.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('Paper 1.pdf')
  await page.route('**/secure/1/docs/*?action=download', (route) => route.fulfill({ status: 204 }))
  await drawer.getByRole('button', { name: 'Download Paper 1.pdf' }).click()
  await expect(page.getByText('Document not available for this record')).toBeVisible()

  await drawer.getByRole('button', { name: 'Delete Paper 1.pdf' }).click()
  await save.click()
  await expect(page.getByText('Document(s) uploaded successfully')).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect.poll(() => stored()).toHaveLength(before.length)

  const closed = await shipmentWhere(
    ask,
    page,
    'SE,SI,AE,AI,IL',
    ({ conCloseBy, documents = [] }) => conCloseBy !== undefined && documents.some(isFromPortal),
  )
  drawer = await openNext(page, closed)
  await expect(drawer.getByRole('button', { name: /^Download / }).first()).toBeVisible()
  await expect(drawer.getByRole('button', { name: /^Delete / })).toHaveCount(0)

  // A drawer is a desktop's from 1028 px on.
  await page.setViewportSize({ width: 1000, height: 844 })
  await chooseFile(page, drawer, pdf('From the phone.pdf'))
  await expect(drawer.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await page.setViewportSize(NARROW)
  await expect(drawer.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('[SD-08] a shipment prints with the tenant’s logo, or without where its setting says so', async ({
  page,
  signIn,
  ask,
}) => {
  // What the browser's dialog would print: the page has nothing else beside it then.
  await page.addInitScript(() => {
    window.print = () => {
      const sheet = document.querySelector<HTMLElement>('[inert]')
      Object.assign(window, {
        printed: {
          title: document.title,
          text: sheet?.innerText ?? '',
          logos: sheet?.querySelectorAll('img').length,
          buttons: sheet?.querySelectorAll('button, input').length,
        },
      })
    }
  })
  const printed = () =>
    page.evaluate(
      () =>
        (window as unknown as { printed?: { title: string; text: string; logos: number; buttons: number } }).printed,
    )
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const shipment = await shipmentWhere(
    ask,
    page,
    'SE,SI',
    ({ containers = [], remarks = [], documents = [] }) =>
      containers.length > 1 && remarks.length > 0 && documents.length > 0,
  )
  await (await openShipment(page, shipment)).getByRole('button', { name: 'Print', exact: true }).click()
  await expect.poll(printed).toMatchObject({ title: `Shipment ${shipment.shpNo ?? ''}`, logos: 1, buttons: 0 })
  const text = (await printed())?.text ?? ''
  for (const section of [
    'Header',
    'Milestones',
    'Containers',
    'Route',
    'Remarks',
    'Items',
    'Pickup/Delivery',
    'Documents',
  ])
    expect(text).toContain(section)
  const events = (shipment.containers ?? []).flatMap(({ containerStatusList = [] }) =>
    containerStatusList.map(({ eventName, ctnEventName }) => eventName ?? ctnEventName ?? ''),
  )
  for (const event of events) expect(text).toContain(event)
  await expect(page.locator('[inert]')).toHaveCount(0)

  await signIn(page, 'kaiyo', 'CUSTOMER', 'nowhere')
  const other = await shipmentWhere(ask, page, 'AE,AI', () => true)
  await (await openShipment(page, other, 'kaiyo')).getByRole('button', { name: '印刷' }).click()
  await expect.poll(printed).toMatchObject({ title: `貨物 ${other.shpNo ?? ''}`, logos: 0 })
})
