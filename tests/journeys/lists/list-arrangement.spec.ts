import type { Locator, Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible } from '../support/axe.ts'
import { signOut } from '../support/login.ts'
import { expect, test } from '../support/test.ts'

const LIST = '/api-gateway/secure/1/shipments/'

const grid = (page: Page, name: string): Locator => page.getByRole('grid', { name })
const header = (page: Page, name: string): Locator => page.getByRole('columnheader', { name: new RegExp(`^${name}`) })
const viewButton = (page: Page): Locator => page.getByRole('button', { name: /^View: / })

async function columnsOf(page: Page): Promise<string[]> {
  const texts = await page.getByRole('columnheader').allInnerTexts()
  return texts.flatMap((text) => text.split('\n')[0] ?? []).filter((text) => text !== 'Exceptions' && text !== '')
}

async function chooseInView(page: Page, item: string): Promise<void> {
  await viewButton(page).click()
  await page.getByRole('menu', { name: 'Views' }).getByText(item, { exact: true }).click()
}

const widthOf = async (column: Locator): Promise<number> => (await column.boundingBox())?.width ?? 0

test("[BX-15] a list is arranged by keyboard and mouse, kept as a view that opens it, and is one reader's own", async ({
  page,
  signIn,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/shipments')
  await expect(grid(page, 'Shipments')).toBeVisible()
  const plain = await columnsOf(page)

  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Columns' })
  await panel.getByRole('checkbox', { name: 'Consignee' }).uncheck()
  await panel.getByRole('button', { name: 'Move Job No. up' }).focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Move Job No. up' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('status')).toHaveText('Job No. is now column 6 of 10')
  await panel.getByRole('button', { name: 'Compact' }).click()
  await panel.getByRole('listitem').filter({ hasText: 'Ref No.' }).dragTo(panel.getByRole('listitem').first())
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const arranged = [
    ...['Ref No.', 'HBL/HAWB No.', 'Status', 'Shipper', 'ETD', 'Job No.'],
    ...['ETA', 'Mode of Transport', 'MBL/MAWB No.'],
  ]
  await expect.poll(() => columnsOf(page)).toEqual(arranged)

  const [reference, etd] = [header(page, 'Ref No.'), header(page, 'ETD')]
  const [before, day] = [await widthOf(reference), await widthOf(etd)]
  await etd.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => widthOf(etd)).toBeCloseTo(day + 20, 0)
  // The columns that share what is left may still be moving to their places: the edge is where it is now.
  await expect(async () => {
    const edge = (await reference.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(edge.x + edge.width - 2, edge.y + edge.height / 2)
    await page.mouse.down()
    await page.mouse.move(edge.x + edge.width + 58, edge.y + edge.height / 2, { steps: 5 })
    await page.mouse.up()
    await expect.poll(() => widthOf(reference), { timeout: 2000 }).toBeGreaterThan(before + 40)
  }).toPass()
  await page.getByRole('combobox', { name: 'Filter by Status' }).selectOption({ index: 1 })
  const status = await page.getByRole('combobox', { name: 'Filter by Status' }).inputValue()
  await expect(page).toHaveURL(/f\.currentStatus=/)
  const wide = await widthOf(reference)

  await chooseInView(page, 'Save as new view')
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('My page')
  await page.keyboard.press('Enter')
  await expect(viewButton(page)).toHaveText('My page')
  await chooseInView(page, 'Set as default')
  await page.goto('/acme/shipments')
  await expect(viewButton(page)).toHaveText('My page')
  await expect.poll(() => columnsOf(page)).toEqual(arranged)
  await expect(page.getByRole('combobox', { name: 'Filter by Status' })).toHaveValue(status)
  await expect.poll(() => widthOf(header(page, 'Ref No.'))).toBeCloseTo(wide, 0)
  await viewButton(page).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await chooseInView(page, 'Standard')
  await expect.poll(() => columnsOf(page)).toEqual(plain)
  await chooseInView(page, 'By ETA')
  await expect.poll(async () => (await columnsOf(page))[0]).toBe('ETA')
  await expect(header(page, 'ETA')).toHaveAttribute('aria-sort', 'descending')

  await signOut(page)
  await signIn(page, 'acme', 'LIMITED', 'nowhere')
  await page.goto('/acme/shipments')
  await expect(viewButton(page)).toHaveText('Standard')
  await viewButton(page).click()
  await expect(page.getByRole('menuitemradio', { name: 'My page' })).toHaveCount(0)
})

test('[SG-02] [BX-15] an override alone shows where inland shipments are delivered, and opens the list with a view of its choice', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'kaiyo', 'CUSTOMER', 'nowhere')
  await page.goto('/kaiyo/shipments?bizType=IL')
  const { data } = (await ask(page, `${LIST}?MaxResults=100&bizType=IL`)) as Schemas['ShipmentList']
  const elsewhere = data
    .slice(0, 8)
    .find(({ destName, devryName }) => devryName !== undefined && devryName !== destName)
  expect(elsewhere).toBeDefined()
  const row = grid(page, '貨物一覧')
    .getByRole('row')
    .filter({ hasText: elsewhere?.shpNo ?? '' })
  await expect(row.getByRole('gridcell', { name: elsewhere?.devryName ?? '', exact: true })).toBeVisible()
  await expect(header(page, '配達先')).toBeVisible()
  await expect(header(page, '仕向地')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'ビュー: コンパクト' })).toBeVisible()
  expect((await row.boundingBox())?.height).toBeLessThan(35)
  await expectAccessible(page)
})

test('[LK-03] [LS-02] a list reaches to the foot of the window where its tenant or its reader wants it, and is as high as the base says where neither does; on a narrow window its tools are signs, beside its heading', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const height = async () => (await page.getByRole('grid').locator('..').boundingBox())?.height ?? 0
  const foot = () =>
    page.evaluate(() => {
      const section = document.querySelector('[role=grid]')?.closest('section')
      return {
        end: section?.getBoundingClientRect().bottom ?? 0,
        scrolls: document.documentElement.scrollHeight - innerHeight,
      }
    })
  await signIn(page, 'acme', 'CUSTOMER', '/acme/quotes')
  await expect.poll(async () => (await foot()).end).toBeGreaterThan(860)
  expect((await foot()).scrolls).toBe(0)
  await expect.poll(() => height()).toBeGreaterThan(500)
  await page.setViewportSize({ width: 1440, height: 480 })
  await expect.poll(height).toBeCloseTo(360, -1)

  await test.step('[LK-03] on a narrow window the tools of a list are signs, beside its heading', async () => {
    await page.setViewportSize({ width: 1024, height: 768 })
    const middle = async (tool: Locator) => {
      const box = await tool.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0) / 2
    }
    const heading = page.getByRole('heading', { level: 1 })
    for (const name of ['Filters', 'Columns', 'Export to CSV', /^View: /]) {
      const tool = page.getByRole('button', { name })
      await expect(tool).toHaveText('')
      expect(Math.abs((await middle(tool)) - (await middle(heading)))).toBeLessThan(12)
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Columns' }).hover()
    await expect(page.getByRole('tooltip', { name: 'Columns' })).toBeVisible()
  })

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('switch', { name: 'Fill the window' }).uncheck()
  await page.keyboard.press('Escape')
  await expect.poll(height).toBeCloseTo(360, -1)
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect.poll(height).toBeCloseTo(360, -1)
})
