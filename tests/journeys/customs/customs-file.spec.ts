import type { Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible, NARROW, WIDE } from '../support/axe.ts'
import { fact, fileDrawer, filesBy, menuOf, openRow, post, records, richestFile, section } from '../support/customs.ts'
import { pick } from '../support/form.ts'
import { recordCount } from '../support/figures.ts'
import { expect, test } from '../support/test.ts'
import { goAnew } from '../support/within.ts'

const MENUS = {
  REGULAR: ['Header', 'Milestones', 'Remarks', 'Documents', 'Commercial Invoice', 'Billing', 'Delivery'],
  FTZ: ['Admissions', 'Conveyances', 'Concur/PTT/Arrival', 'Milestones', 'Remarks', 'Documents', 'Billing', 'Delivery'],
  INBOND: [
    'Header',
    'In-Bond Conveyance',
    'Bills of Lading',
    'Documents',
    'Billing',
    'Delivery',
    'Milestones',
    'Remarks',
  ],
} as const

const pdf = (name: string, content = '%PDF-1.7\n') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
})

async function chooseFile(page: Page, file: ReturnType<typeof pdf>): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await fileDrawer(page).getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(file)
}

/** A commodity under bond with a prior notice, and the way to it. */
async function priorNoticeOf(page: Page) {
  const { shipments } = await filesBy(page, [], { additionalFilters: { fileType: 'INBOND' } })
  for (const { fileNo } of shipments) {
    for (const bill of await records<Schemas['InBondBill']>(page, fileNo, 'InBondShipmentId', {
      includeEntities: ['InBondContainers'],
    })) {
      const { itNo, conveyanceSeqNo, idSeqNo } = bill
      for (const { noContainer = '' } of bill.inBondContainersList ?? []) {
        const commodities = await records<Schemas['InBondTariff']>(page, fileNo, 'InBondTariff', {
          includeEntities: ['InBondDesc', 'PgFdaIb', 'PgFdaIbParties', 'PgFdaIbCompliance'],
          additionalFilters: { itNo, conveyanceSeqNo, idSeqNo, noContainer },
        })
        const commodity = commodities.find(({ priorNotice }) => priorNotice !== undefined)
        if (commodity !== undefined) return { fileNo, itNo, bill, noContainer, commodity }
      }
    }
  }
  throw new Error('no commodity has a prior notice')
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'harbor', 'CUSTOMER', 'nowhere')
})

test('[CU-01] [CU-02] a file of each kind has its menu, shows one section at a time, and keeps what is not for the web to itself', async ({
  page,
}) => {
  await page.goto('/harbor/nothing')
  for (const [kind, menu] of Object.entries(MENUS)) {
    const { fileNo, status } = await richestFile(page, kind as keyof typeof MENUS)
    await goAnew(page, `/harbor/?file=${fileNo}`)
    const drawer = fileDrawer(page)
    await expect(drawer.getByRole('heading', { level: 2 })).toContainText(
      `${kind === 'FTZ' ? 'FTZ Shipment' : 'Shipment'} ${fileNo}`,
    )
    // This brand adds a section of its own behind the invoices.
    await expect(menuOf(drawer)).toHaveText(
      menu.flatMap((entry) => (entry === 'Commercial Invoice' ? [entry, 'Held by agencies'] : [entry])),
    )
    await expect(drawer.getByRole('heading', { level: 3 })).toHaveText([menu[0]])
    expect(status).toBeDefined()
    await section(drawer, 'Remarks')
    await expect(drawer.getByRole('heading', { level: 3 })).toHaveText(['Remarks'])
    const notes = await records<Schemas['CustomsRemark']>(page, fileNo, 'ShipmentNotes')
    for (const { note } of notes.slice(0, 15))
      await expect(drawer.getByText(note ?? '', { exact: true }).first()).toBeVisible()
    await section(drawer, 'Milestones')
    const dates = await records<Schemas['CustomsMilestone']>(page, fileNo, 'ShipmentDates')
    for (const { tracingDateNoDesc } of dates.slice(0, 15))
      await expect(drawer.getByText(tracingDateNoDesc ?? '', { exact: true }).first()).toBeVisible()
    await page.goBack()
    await expect(drawer.getByRole('heading', { level: 3 })).toHaveText(['Remarks'])
  }
  await page.setViewportSize(NARROW)
  await expect(menuOf(fileDrawer(page))).toHaveCount(MENUS.INBOND.length)
})

test('[CU-02] documents of a file are added, their types in words, and saved; one that is refused says why', async ({
  page,
}) => {
  const { fileNo } = await richestFile(page, 'REGULAR')
  const stored = async () =>
    (
      await post<{ documentList: Schemas['CustomsDocument'][] }>(page, `shipment/${fileNo}/DocumentList`, {
        pageIndex: -1,
      })
    ).documentList
  const before = await stored()
  await page.goto(`/harbor/nothing?file=${fileNo}&section=documents`)
  const drawer = fileDrawer(page)
  const save = drawer.getByRole('banner').getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeHidden()
  await chooseFile(page, pdf('Packing list.pdf'))
  const row = drawer.getByRole('row', { name: /Packing list\.pdf/ })
  await pick(row.getByRole('combobox', { name: 'Type' }), 'Packing List')
  await section(drawer, 'Remarks')
  await expect(row).toBeHidden()
  await expect(save).toBeVisible()
  await section(drawer, 'Documents')
  await save.click()
  await expect(page.getByText('Document(s) uploaded successfully')).toBeVisible()
  await expect(row.getByRole('cell', { name: 'Packing List', exact: true })).toBeVisible()
  expect((await stored()).find(({ fileName }) => fileName === 'Packing list.pdf')).toMatchObject({ type: 'PKL' })
  await expect.poll(() => stored()).toHaveLength(before.length + 1)

  await chooseFile(page, pdf('No paper.pdf', 'hello'))
  await save.click()
  await expect(page.getByText(/File name: No paper\.pdf ; Error: /)).toBeVisible()
  await expect.poll(() => stored()).toHaveLength(before.length + 1)
})

test('[CU-05] [CU-06] [CU-07] [CU-08] [CU-09] [CU-10] delivery orders and billing lead to their details, a file in bond and one of a zone down to a commodity', async ({
  page,
}) => {
  await test.step('[CU-05] [CU-06] delivery orders and billing lead to their details; charges are those that are printed', async () => {
    const { fileNo } = await richestFile(page, 'REGULAR')
    await page.goto(`/harbor/nothing?file=${fileNo}&section=delivery`)
    const drawer = fileDrawer(page)
    const orders = await records<Schemas['DeliveryOrder']>(page, fileNo, 'DoHeader')
    await expect(drawer.getByRole('heading', { name: `Delivery Orders (${orders.length})` })).toBeVisible()
    const [{ doNo, location } = { doNo: '', location: '' }] = orders
    await openRow(drawer, doNo)
    const [order] = await records<Schemas['DeliveryOrder']>(page, fileNo, 'DoHeader', {
      additionalFilters: { doNo },
      includeEntities: ['DoDates', 'DoShipIdXRef', 'DoContainers', 'DoMarks', 'DoDeliverTo'],
    })
    await expect(fact(drawer, 'Delivery order No.')).toHaveText(doNo)
    if (location !== undefined) await expect(fact(drawer, 'Location')).toHaveText(location)
    for (const { noContainer } of order?.doContainersList ?? [])
      await expect(drawer.getByText(noContainer, { exact: true }).first()).toBeVisible()
    for (const title of ['Dates', 'Master and house bills', 'Containers', 'Marks'])
      await expect(drawer.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expectAccessible(page)

    await section(drawer, 'Billing')
    const invoices = await records<Schemas['CustomsBilling']>(page, fileNo, 'InvoiceHeader')
    expect(invoices.length).toBeGreaterThan(15)
    await expect(
      drawer
        .getByRole('status')
        .filter({ hasText: `Page 1 of ${Math.ceil(invoices.length / 15)}, ${recordCount(invoices.length)}` }),
    ).toBeVisible()
    await drawer.getByRole('button', { name: 'Next page' }).click()
    const last = invoices.at(-1)
    await drawer.getByRole('row', { name: new RegExp(last?.invoiceNo ?? '') }).click()
    await expect(
      drawer.getByRole('heading', {
        name: `Invoice ${last?.invoiceNo ?? ''} (${invoices.length} of ${invoices.length})`,
      }),
    ).toBeVisible()
    const charges = await records<Schemas['CustomsBillingLine']>(page, fileNo, 'InvoiceLines', {
      additionalFilters: { suffix: last?.suffix, printY: 'Y' },
    })
    const onPage = charges.slice(0, 15)
    await expect(drawer.getByRole('table').getByRole('row')).toHaveCount(onPage.length + 1)
    for (const { chargeDesc } of onPage)
      await expect(drawer.getByRole('cell', { name: chargeDesc, exact: true }).first()).toBeVisible()
    await drawer.getByRole('button', { name: 'Previous record' }).click()
    await expect(
      drawer.getByRole('heading', {
        name: `Invoice ${invoices.at(-2)?.invoiceNo ?? ''} (${invoices.length - 1} of ${invoices.length})`,
      }),
    ).toBeVisible()
  })
  await test.step('[CU-07] [CU-10] an in-bond file: its conveyance, and bills down to a commodity with its prior notice and parties', async () => {
    const { fileNo, itNo, bill, noContainer, commodity } = await priorNoticeOf(page)
    await goAnew(page, `/harbor/nothing?file=${fileNo}&section=inbondConveyance`)
    const drawer = fileDrawer(page)
    await expect(drawer.getByRole('heading', { name: /^In-Bond Conveyance \(\d+\)$/ })).toBeVisible()
    await drawer.getByRole('table').getByRole('button').first().click()
    await expect(drawer.getByRole('heading', { name: /^Conveyance .* \(1 of \d+\)$/ })).toBeVisible()
    await section(drawer, 'Header')
    await expect(fact(drawer, 'IT No.').first()).toHaveText(itNo)

    await section(drawer, 'Bills of Lading')
    await openRow(drawer, bill.mblMawbNo ?? '')
    await expect(fact(drawer, 'Sub house bill')).toHaveText(bill.subHouseBill ?? '–')
    for (const { partyName = '' } of bill.partyDetails ?? [])
      await expect(drawer.getByRole('cell', { name: partyName }).first()).toBeVisible()
    await openRow(drawer, noContainer)
    await openRow(drawer, commodity.seqNo)
    await expect(drawer.getByRole('heading', { name: new RegExp(`^Commodity ${commodity.seqNo} `) })).toBeVisible()
    const notice = commodity.priorNotice
    await expect(fact(drawer, 'Prior notice confirmation No.')).toHaveText(notice?.priorNoticeConfirmationNo ?? '–')
    await expect(fact(drawer, 'Product code')).toHaveText(notice?.productCode ?? '–')
    const [party] = commodity.pgFdaIbList?.[0]?.pgFdaIbPartiesList ?? []
    const role = drawer.getByRole('cell', { name: party?.partyRole ?? '', exact: true }).first()
    await expect(role).toBeVisible()
    await role.locator('[tabindex="0"]').hover()
    await expect(page.getByRole('tooltip')).toHaveText(party?.partyRoleDesc ?? '')
    await page.mouse.move(0, 0)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await expectAccessible(page)
    await page.setViewportSize(NARROW)
    await expectAccessible(page)
    await page.setViewportSize(WIDE)
    for (const name of [/^Container /, /^Bill /, /^Bills of Lading \(/]) {
      await page.goBack()
      await expect(drawer.getByRole('heading', { name, level: 4 })).toBeVisible()
    }
  })
  await test.step('[CU-08] [CU-09] a file of a zone: admissions, concurrences with what their codes mean, conveyances down to a commodity', async () => {
    const { fileNo } = await richestFile(page, 'FTZ')
    await goAnew(page, `/harbor/nothing?file=${fileNo}`)
    const drawer = fileDrawer(page)
    await expect(drawer.getByRole('table')).toBeVisible()
    await expect(fact(drawer, 'Operator')).toHaveText(/[A-Z]/)

    await section(drawer, 'Concur/PTT/Arrival')
    const [concurrence] = await records<Schemas['FtzConcurrence']>(page, fileNo, 'FtzPttConcur', {
      includeEntities: ['FtzPttContainers', 'FtzPttRemarks'],
    })
    await openRow(drawer, concurrence?.seqNo ?? '')
    await expect(fact(drawer, 'Identification No.')).toHaveText(concurrence?.idNo ?? '–')
    await fact(drawer, 'Action qualifier').locator('[tabindex="0"]').hover()
    await expect(page.getByRole('tooltip')).toHaveText(concurrence?.actionQualifierDesc ?? '')
    await page.mouse.move(0, 0)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await expectAccessible(page)

    await section(drawer, 'Conveyances')
    const [conveyance] = await records<Schemas['FtzConveyance']>(page, fileNo, 'FtzConveyance', {
      includeEntities: ['FtzShipmentId', 'FtzContainers'],
    })
    await openRow(drawer, conveyance?.conveyanceSeqNo ?? '')
    await expect(fact(drawer, 'Voyage/flight')).toHaveText(conveyance?.ftzVoyageFlight ?? '–')
    const [bill] = conveyance?.ftzShipmentIdList ?? []
    await openRow(drawer, bill?.bolAwbNo ?? '')
    const [line] = await records<Schemas['FtzLine']>(page, fileNo, 'FtzLines', {
      additionalFilters: { conveyanceSeqNo: conveyance?.conveyanceSeqNo, idSeqNo: bill?.idSeqNo },
    })
    await openRow(drawer, String(line?.lineNo ?? ''))
    await expect(fact(drawer, 'Manufacturer ID')).toHaveText(line?.manufacturerId ?? '–')
    await expect(page).toHaveURL(/trail=conveyances%2Fconveyance/)
    await expectAccessible(page)
    await page.setViewportSize(NARROW)
    await expectAccessible(page)
  })
})

test('[CU-01] a file of each kind prints as a whole, under the title of its kind', async ({ page }) => {
  // What the browser's dialog would print: the page has nothing else beside it then.
  await page.addInitScript(() => {
    window.print = () => {
      const sheet = document.querySelector<HTMLElement>('[inert]')
      Object.assign(window, {
        printed: {
          title: document.title,
          text: sheet?.innerText ?? '',
          buttons: sheet?.querySelectorAll('button, input').length,
        },
      })
    }
  })
  const printed = () =>
    page.evaluate(() => (window as unknown as { printed?: { title: string; text: string; buttons: number } }).printed)
  await page.goto('/harbor/nothing')
  for (const [kind, menu] of Object.entries(MENUS)) {
    const { fileNo } = await richestFile(page, kind as keyof typeof MENUS)
    await goAnew(page, `/harbor/nothing?file=${fileNo}`)
    await fileDrawer(page).getByRole('button', { name: 'Print', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'What to print' })
    await dialog.getByRole('button', { name: 'Prepare' }).click()
    await dialog.getByRole('button', { name: 'Print' }).click()
    await expect
      .poll(printed)
      .toMatchObject({ title: `${kind === 'FTZ' ? 'FTZ Shipment' : 'Shipment'} ${fileNo}`, buttons: 0 })
    const text = (await printed())?.text ?? ''
    for (const title of menu) expect(text, `${kind}: ${title}`).toContain(title)
    const orders = await records<Schemas['DeliveryOrder']>(page, fileNo, 'DoHeader')
    for (const { doNo } of orders) expect(text).toContain(doNo)
    const invoices = await records<Schemas['CustomsBilling']>(page, fileNo, 'InvoiceHeader')
    for (const { invoiceNo = '' } of invoices) expect(text).toContain(invoiceNo)
  }
})
