import { dayIn, dayOf } from '../../src/config/index.ts'
import type { Schemas } from '../../src/contract/index.ts'
import { expectAccessible, NARROW, WIDE } from './support/axe.ts'
import { BOOKINGS } from './support/bookings.ts'
import { recordCount } from './support/figures.ts'
import { expect, test } from './support/test.ts'

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
