import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible, NARROW, WIDE } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'
import { layOut } from '../support/figures.ts'

type Layout = Schemas['WidgetLayout']

const JAPANESE = '先月 ログイン 件数（髙橋）'
const layout = (widgetId: Layout['widgetId'], more: Partial<Layout>): Layout => ({
  widgetId,
  filterBy: '',
  filterByVal: '',
  dateFilter: 'last30Days',
  ...more,
})
const widgets: Schemas['WidgetDetails'][] = [
  {
    dataSource: 'login',
    layouts: [
      layout('11', {
        groupBy: 'user',
        filterBy: 'status',
        filterByVal: 'SUCCESS',
        widgetType: 'pie',
        widgetName: 'Who signs in',
      }),
    ],
  },
  {
    dataSource: 'booking',
    layouts: [layout('12', { groupBy: 'status', widgetType: 'donut', widgetName: 'How bookings end' })],
  },
  { dataSource: 'quote', layouts: [layout('21', { groupBy: 'user', widgetType: 'funnel', widgetName: JAPANESE })] },
  {
    dataSource: 'quote',
    layouts: [
      layout('22', {
        groupBy: 'status',
        filterBy: 'user',
        filterByVal: 'NOBODY',
        widgetType: 'pie',
        widgetName: 'Nobody',
      }),
    ],
  },
]

const widget = (page: Page, name: string) => page.getByRole('article', { name })
const exportButton = (page: Page) => page.getByRole('button', { name: 'Export To PDF' })

const AS_OF = /^as of \d\d \w+ \d{4} \d\d:\d\d\n/gm

/** The rows of the table of a widget's figures: name and count. */
async function figuresOf(page: Page, name: string): Promise<string[]> {
  const rows = await widget(page, name).getByRole('table').locator('tbody tr').all()
  return Promise.all(rows.map(async (row) => (await row.locator('th, td').allTextContents()).join(' ')))
}

/** Presses the button and reads the pages that come of it. */
async function exported(page: Page) {
  const waiting = page.waitForEvent('download')
  await exportButton(page).press('Enter')
  const file = await waiting
  expect(file.suggestedFilename()).toMatch(/^widgets-\d{4}-\d\d-\d\d\.pdf$/)
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  const { text } = await extractText(pdf)
  const { view } = await pdf.getPage(1)
  return { text, size: view.slice(2).map((points) => Math.round((points / 72) * 25.4)) }
}

test('[DB-09] [DB-10] [DB-11] own widgets stand in their places, count what the gateway counts, and are printed as text on A4', async ({
  page,
  signIn,
  ask,
  portal,
  browser,
  complaints,
}) => {
  await signIn(page, 'acme', 'ADMIN', 'nowhere')
  await layOut(page, portal.url, widgets, 2, 2)
  await page.goto('/acme/')
  await page.getByRole('switch', { name: 'Preferred Widgets' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect
    .poll(() => page.getByRole('article').getByRole('heading').allTextContents())
    .toEqual(['Who signs in', 'How bookings end', JAPANESE, 'Nobody'])
  await expect(widget(page, 'Nobody')).toContainText('No Data Found')

  const counted = async (path: string) =>
    ((await ask(page, `/api-gateway/1/custom-widgets/${path}`)) as Schemas['WidgetData']).pieChartList.map(
      ({ name, value }) => `${name} ${String(value)}`,
    )
  const signedIn = await counted('login/user?filter=status&value=SUCCESS&dateFilter=last30Days&widgetType=pie')
  const quoted = await counted('quote/user?dateFilter=last30Days&widgetType=funnel')
  await expect.poll(() => figuresOf(page, 'Who signs in')).toEqual(signedIn)
  await expect.poll(() => figuresOf(page, JAPANESE)).toEqual(quoted)
  await expectAccessible(page)

  // What prints comes at the first click. A network that failed once is asked again at the next.
  complaints.expect(/ERR_FAILED/)
  await page.route('**/assets/pdf-*.js', (route) => route.abort(), { times: 1 })
  await exportButton(page).click()
  await expect(page.getByRole('alert').getByText('Something went wrong. Please try again!')).toBeVisible()

  const { text, size } = await exported(page)
  expect(size).toEqual([210, 297])
  // Of each widget it says of when its figures are.
  expect(text.join('\n').match(AS_OF)).toHaveLength(4)
  const undated = text.map((each) => each.replaceAll(AS_OF, ''))
  const [first = ''] = undated
  const whole = undated.join('\n')
  expect(first).toContain('ACME Forwarding')
  expect(first).toContain(['1. Who signs in', 'Name SUCCESS Count', ...signedIn].join('\n'))
  expect(whole).toContain('2. How bookings end\nName Count\n')
  expect(whole).toContain([`3. ${JAPANESE}`, 'Name Count', ...quoted].join('\n'))
  expect(whole).toContain('4. Nobody\nName NOBODY Count\nNo Data Found')
  text.forEach((each, index) => expect(each).toContain(`Page ${String(index + 1)} of ${String(text.length)}`))

  // The count of users is asked anew at a click.
  const users = page.getByRole('button', { name: /^Concurrent users: \d+$/ })
  await expect(users).toBeVisible()
  const before = Number((await users.textContent())?.match(/\d+/)?.[0])
  const other = await browser.newPage({ baseURL: portal.url })
  await signIn(other, 'acme', 'SUPPLIER', 'nowhere')
  await users.click()
  await expect(page.getByRole('button', { name: `Concurrent users: ${String(before + 1)}` })).toBeVisible()
  await other.close()

  // Without data there is nothing to print.
  await layOut(
    page,
    portal.url,
    widgets
      .slice(3)
      .map((each) => ({ ...each, layouts: each.layouts.map((only) => ({ ...only, widgetId: '11' as const })) })),
    1,
    1,
  )
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(widget(page, 'Nobody')).toContainText('No Data Found')
  await expect(exportButton(page)).toBeHidden()
})

test('[DB-10] [DB-11] own widgets can be read and printed on a narrow screen, by keyboard, without a logo where the brand wants none', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(NARROW)
  await signIn(page, 'kaiyo', 'ADMIN', 'nowhere')
  await page.goto('/kaiyo/')
  await page.getByRole('switch', { name: '優先ウィジェット' }).press('Space')
  const print = page.getByRole('button', { name: 'PDF出力' })
  await expect(print).toBeVisible()
  await expectAccessible(page)
  const logos: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('logo')) logos.push(request.url())
  })
  await tabTo(print)
  const waiting = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await (await waiting).path())))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain('名称')
  expect(text).toContain('件数')
  expect(logos).toEqual([])
  await page.setViewportSize(WIDE)
})
