import { dayIn, dayOf } from '../../../src/config/index.ts'
import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible, NARROW, WIDE } from '../support/axe.ts'
import { BOOKINGS } from '../support/bookings.ts'
import { recordCount } from '../support/figures.ts'
import { expect, test } from '../support/test.ts'

test("[LK-03] a list's days are filtered by a span around the reader's today, or from one day of a calendar to another", async ({
  page,
  signIn,
  ask,
}) => {
  await page.setViewportSize(WIDE)
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/bookings')
  const { data } = (await ask(page, `${BOOKINGS}?CreateDateNoOfDaysAgo=60`)) as Schemas['BookingList']
  const days = data.flatMap(({ lastUpdated }) => dayIn(lastUpdated ?? '') ?? [])
  const count = (from: string, to: string) => days.filter((day) => from <= day && day <= to).length
  const counted = page.getByRole('status', { includeHidden: true }).filter({ hasText: /records?$/ })

  const month = dayOf(new Date()).slice(0, 6)
  const [from, to] = [`${month}10`, `${month}20`]
  const field = page.getByRole('button', { name: /^Filter by Last Updated/ })
  await field.click()
  const panel = page.getByRole('dialog', { name: /^Filter by Last Updated/ })
  await panel.getByRole('button', { name: 'This month' }).click()
  await expect(page).toHaveURL(/f\.lastUpdated=thisMonth/)
  await expect(panel.getByRole('gridcell', { selected: true }).first()).toHaveText('1')
  await expect(counted).toHaveText(recordCount(days.filter((day) => day.startsWith(month)).length))
  await expectAccessible(page)

  await panel.getByRole('gridcell', { name: '10', exact: true }).click()
  await panel.getByRole('gridcell', { name: '20', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`f\\.lastUpdated=${from}-${to}`))
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(field).toBeFocused()
  await expect(counted).toHaveText(recordCount(count(from, to)))
  await page.reload()
  await expect(counted).toHaveText(recordCount(count(from, to)))

  await page.setViewportSize(NARROW)
  await page.getByRole('button', { name: /^Filter and sort/ }).click()
  await field.click()
  await panel.getByRole('button', { name: 'Last 7 days' }).click()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Show \d+ records?$/ }).click()
  await page.getByRole('button', { name: /^Remove Last Updated.*Last 7 days$/ }).click()
  await expect(counted).toHaveText(recordCount(data.length))
})

test.describe('in the language with the longest days', () => {
  test.use({ locale: 'ja-JP' })

  test('[LK-03] a day of another year and a large weight are read in full beside names that are cut: what is cut off would be another one', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
    await page.route('**/bookings/?*', async (route) => {
      const answer = await route.fetch()
      const { data, ...rest } = (await answer.json()) as Schemas['BookingList']
      const changed = data.map((row, index) =>
        index > 0 ? row : { ...row, lastUpdated: '2029-12-21T12:45:00.000Z', totalWeight: 999_999_999.9 },
      )
      await route.fulfill({ response: answer, json: { data: changed, ...rest } })
    })
    await page.goto('/acme/bookings')
    for (const text of [/^2029年12月21日/, /^999,999,999/]) {
      const cell = page.getByRole('gridcell', { name: text })
      await expect(cell).toHaveCount(1)
      await expect.poll(() => cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
  })
})
