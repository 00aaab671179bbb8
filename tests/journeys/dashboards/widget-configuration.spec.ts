import type { Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible, NARROW, WIDE } from '../support/axe.ts'
import { choiceOf, choose, inputOf, optionsOf } from '../support/form.ts'
import { takeOption, tabTo } from '../support/keyboard.ts'
import { refused, userMenu } from '../support/login.ts'
import { expect, test } from '../support/test.ts'
import { layOut } from '../support/figures.ts'

type Ask = (page: Page, path: string) => Promise<unknown>

const WHOLE = (['11', '12', '21', '22'] as const).map((widgetId) => ({
  dataSource: 'login' as const,
  layouts: [
    { widgetId, groupBy: 'user', widgetType: 'pie', dateFilter: 'lastWeek', widgetName: `In ${widgetId}` } as const,
  ],
}))

const stored = async (ask: Ask, page: Page) =>
  (await ask(page, '/api-gateway/1/widget-preferences')) as Schemas['WidgetPreference']
const cell = (page: Page, row: number, column: number) =>
  page.getByRole('region', { name: `Row ${String(row)}, column ${String(column)}` })
const cells = (page: Page) => page.getByRole('region', { name: /^Row \d, column \d$/ })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('[DB-12] [SH-01] [AC-03] an administrator lays out widgets: counts make blocks, choices exclude each other, the name makes itself', async ({
  page,
  signIn,
  ask,
  portal,
  complaints,
}) => {
  await signIn(page, 'acme', 'ADMIN', '/acme/nothing')
  await layOut(page, portal.url, WHOLE, 2, 2)
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Set widget Preferences' }).click()
  await expect(page).toHaveURL('/acme/customWidgets')
  await expect(page.getByRole('heading', { level: 1, name: 'Widget Configurations' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*Widget Configurations/)
  await expect(cells(page)).toHaveCount(4)

  // Other counts begin with blank blocks.
  await choose(page.locator('main'), 'No of Rows', '1')
  await expect(cells(page)).toHaveCount(2)
  await choose(page.locator('main'), 'No of Columns', '1')
  await expect(cells(page)).toHaveCount(1)
  await choose(page.locator('main'), 'No of Columns', '2')
  const first = cell(page, 1, 1)
  await expect.poll(() => optionsOf(first, 'Data Source')).toEqual(['login', 'booking', 'quote'])
  // Each block is a widget, and needs what a widget needs (frame §5).
  await save(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Widget 2 Chart Type: Please fill in all required fields',
  )
  await expect(first.getByText('Please fill in all required fields')).toHaveCount(4)

  await choose(first, 'Data Source', 'booking')
  await expect.poll(() => optionsOf(first, 'Chart Type')).toEqual(['pie', 'donut', 'funnel'])
  await expect
    .poll(() => optionsOf(first, 'Duration'))
    .toEqual(['Last week (Monday to Sunday)', 'Last 14 days', 'Last 30 days', 'Last month', 'Current month'])
  await save(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Please fill in all required fields')
  await expect(first.getByText('Please fill in all required fields')).toHaveCount(4)

  await choose(first, 'Filter Column', 'status')
  await expect(inputOf(first, 'Filter Value')).toHaveAttribute('placeholder', 'SUCCESS or FAILED')
  await expect.poll(() => optionsOf(first, 'Group By')).toEqual(['user'])
  await inputOf(first, 'Filter Value').fill('done')
  await save(page).click()
  await expect(first.getByText('SUCCESS or FAILED')).toBeVisible()
  await choiceOf(first, 'Filter Column').fill('')
  await choiceOf(first, 'Filter Column').blur()
  await expect(inputOf(first, 'Filter Value')).toBeHidden()
  await choose(first, 'Filter Column', 'status')
  await expect(inputOf(first, 'Filter Value')).toHaveValue('')
  await inputOf(first, 'Filter Value').fill('failed')
  await choose(first, 'Group By', 'user')
  await expect.poll(() => optionsOf(first, 'Filter Column')).toEqual(['status'])
  await choose(first, 'Chart Type', 'funnel')
  await choose(first, 'Duration', 'Last 14 days')
  await expect(inputOf(first, 'Widget Name')).toHaveValue('Last 14 days booking FAILED count by user')

  // An empty group takes the filter with it; an empty source the whole widget.
  await choiceOf(first, 'Group By').fill('')
  await choiceOf(first, 'Group By').blur()
  await expect(choiceOf(first, 'Filter Column')).toHaveValue('')
  await expect(inputOf(first, 'Widget Name')).toHaveValue('')
  await choose(first, 'Group By', 'user')
  await expect(inputOf(first, 'Widget Name')).toHaveValue('Last 14 days booking count by user')
  const second = cell(page, 1, 2)
  await choose(second, 'Data Source', 'quote')
  await choose(second, 'Group By', 'status')
  await choiceOf(second, 'Data Source').fill('')
  await choiceOf(second, 'Data Source').blur()
  await expect(choiceOf(second, 'Group By')).toHaveValue('')
  await choose(second, 'Data Source', 'quote')
  await choose(second, 'Group By', 'status')
  await choose(second, 'Chart Type', 'donut')
  await choose(second, 'Duration', 'Last 30 days')

  complaints.expect(refused(500))
  await page.route('**/widget-preferences', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await save(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Preferences saved failed/)
  await page.unroute('**/widget-preferences')
  // Only 201 is a success (frame §7).
  for (const status of [200, 202, 204]) {
    await page.route('**/widget-preferences', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status, ...(status !== 204 && { json: { noOfRows: 1, noOfColumns: 1, widgetDetails: [] } }) })
        : route.fallback(),
    )
    await save(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Preferences saved failed/)
    await expect(page.getByText('Preferences saved successfully')).toBeHidden()
    await expect(inputOf(first, 'Widget Name')).toHaveValue('Last 14 days booking count by user')
    await page.unroute('**/widget-preferences')
  }
  await save(page).click()
  await expect(page.getByText('Preferences saved successfully')).toBeVisible()
  await expect
    .poll(() => stored(ask, page))
    .toMatchObject({
      tenant: 'ACME',
      userId: 'ADMIN',
      noOfRows: 1,
      noOfColumns: 2,
      widgetDetails: [
        {
          dataSource: 'booking',
          layouts: [
            {
              widgetId: '11',
              groupBy: 'user',
              widgetType: 'funnel',
              dateFilter: 'last14Days',
              widgetName: 'Last 14 days booking count by user',
            },
          ],
        },
        { dataSource: 'quote', layouts: [{ widgetId: '12', widgetName: 'Last 30 days quote count by status' }] },
      ],
    })
  await page.reload()
  await expect(inputOf(cell(page, 1, 1), 'Widget Name')).toHaveValue('Last 14 days booking count by user')
  await expect(cells(page)).toHaveCount(2)
})

test('[DB-12] the layout can be made by keyboard alone on a narrow screen, in Japanese too', async ({
  page,
  signIn,
  ask,
}) => {
  await page.setViewportSize(NARROW)
  await signIn(page, 'kaiyo', 'ADMIN', 'nowhere')
  await page.goto('/kaiyo/customWidgets')
  await expect(page.getByRole('heading', { level: 1, name: 'ウィジェット設定' })).toBeVisible()
  await expectAccessible(page)
  const main = page.locator('main')
  await takeOption(choiceOf(main, '行数'), '1', '1')
  await takeOption(choiceOf(main, '列数'), '1', '1')
  const only = page.getByRole('region', { name: '1行1列' })
  await takeOption(choiceOf(only, 'データソース'), 'ログ', 'ログイン')
  await takeOption(choiceOf(only, '集計単位'), 'ユ', 'ユーザー')
  await takeOption(choiceOf(only, 'グラフの種類'), '円', '円')
  await takeOption(choiceOf(only, '期間'), '先月', '先月')
  await expect(inputOf(only, 'ウィジェット名')).toHaveValue('先月 ログイン ユーザー別件数')
  await tabTo(page.getByRole('button', { name: '保存', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('設定を保存しました')).toBeVisible()
  await expect
    .poll(() => stored(ask, page))
    .toMatchObject({
      noOfRows: 1,
      noOfColumns: 1,
      widgetDetails: [{ layouts: [{ widgetName: '先月 ログイン ユーザー別件数' }] }],
    })
  await page.setViewportSize(WIDE)
})

test('[DB-12] [SH-01] others see the page, but lay out nothing; the customs portal has none', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/customWidgets')
  await expect(page.getByText('Only portal administrators lay out widgets.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()
  await expect(save(page)).toBeHidden()
  await expectAccessible(page)
  // The view of the widgets is theirs to see, and how many people are signed in (frame §6).
  await page.getByRole('button', { name: 'Preferred Widgets' }).click()
  await expect(page).toHaveURL('/acme/customWidgets/view')
  await expect(page.getByText('No Data Found')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Concurrent users: \d+$/ })).toBeVisible()
  await signIn(page, 'harbor', 'ADMIN', '/harbor/customWidgets')
  await expect(page.getByRole('heading', { name: 'Oops!! Not Found' })).toBeVisible()
  await userMenu(page).click()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Set widget Preferences' })).toBeHidden()
})

test('[LK-06] what stands below the fields of a page is not pushed away by them', async ({ page, signIn }) => {
  await signIn(page, 'acme', 'ADMIN', 'nowhere')
  await page.addInitScript(() => {
    Object.assign(window, { moved: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { moved: number[] }).moved.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/acme/customWidgets')
  await expect(save(page)).toHaveCSS('visibility', 'visible')
  await page.waitForLoadState('networkidle')
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved)
  expect(Math.max(0, ...moved)).toBeLessThan(0.01)
})
