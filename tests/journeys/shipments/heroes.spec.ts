import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible, NARROW, WIDE } from '../support/axe.ts'
import { BOOKINGS } from '../support/bookings.ts'
import { openShipment, shipmentWhere } from '../support/shipments.ts'
import { expect, test } from '../support/test.ts'
import { goAnew } from '../support/within.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const monthOf = (day: string) => MONTHS[Number(day.slice(4, 6)) - 1] ?? ''

test('[LK-02] a shipment begins with its arrival, how far that has moved, and where it is on its way, on a phone, too; a booking goes from airport to airport or from port to port', async ({
  page,
  signIn,
  ask,
}) => {
  await test.step('[LK-02] a shipment, on a phone, too', async () => {
    await page.setViewportSize(WIDE)
    await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
    const moved = await shipmentWhere(
      ask,
      page,
      'SE,SI',
      ({ currentStatus, podEtaDate = '', firstEtaDate = '' }) =>
        currentStatus === 'DEPARTED' && firstEtaDate !== '' && podEtaDate > firstEtaDate,
    )
    const drawer = await openShipment(page, moved)
    const hero = drawer.locator('[data-entry="hero"] [data-entry="hero"]')
    await expect(hero).toContainText(`Arrives · ${moved.podName ?? ''}`)
    await expect(hero.getByText(monthOf(moved.podEtaDate ?? '')).first()).toBeVisible()
    await expect(hero.getByText(/^\+\d+ d$/).first()).toBeVisible()
    const places = hero.getByRole('list', { name: 'Places on the way' })
    await expect(places.locator('[aria-current=step]')).toContainText(moved.podName ?? '')
    await expectAccessible(page)

    await page.setViewportSize(NARROW)
    const [answer, way] = [await hero.getByText('Arrives ·').boundingBox(), await places.boundingBox()]
    expect(answer?.y ?? Infinity).toBeLessThan(way?.y ?? 0)
    await expect(hero.getByText('Arrives ·')).toBeInViewport()
    // What leads to the next record stands in the bar, not below it.
    const bar = drawer.locator('header').first()
    await expect.poll(async () => (await bar.boundingBox())?.height ?? Infinity).toBeLessThan(80)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width)
  })
  await test.step('[LK-02] a booking by air goes from airport to airport, one by sea from port to port', async () => {
    await page.setViewportSize(WIDE)
    const { data } = (await ask(page, `${BOOKINGS}?CreateDateNoOfDaysAgo=60`)) as Schemas['BookingList']
    for (const [mode, from, to] of [
      ['AI', 'Airport of Departure', 'Airport of Arrival'],
      ['SE', 'Port of Loading', 'Port of Discharge'],
    ] as const) {
      const booked = data.find(({ bizType, status }) => bizType === mode && status === 'B')
      await goAnew(page, `/acme/nothing?booking=${booked?.unId ?? ''}`)
      const hero = page.getByRole('dialog').locator('[data-entry="hero"]').first()
      await expect(hero.getByRole('list', { name: 'Places on the way' })).toHaveCount(1)
      await expect(hero).toContainText(new RegExp(`${from}|${to}`))
      // The status stands beside the number, and there alone.
      await expect(hero).not.toContainText('Booked')
      await expect(hero).not.toContainText(mode === 'SE' ? /Airport of/ : /Port of/)
    }
  })
})

test('[LK-02] a customs file says who holds it above whichever section is shown; one that is held leads from its head to the lines that agencies hold', async ({
  page,
  signIn,
}) => {
  await test.step('[LK-02] who holds it', async () => {
    await page.setViewportSize(WIDE)
    await signIn(page, 'harbor', 'CUSTOMER', '/harbor/shipments')
    await page.getByRole('row').nth(1).getByRole('gridcell').first().press('Enter')
    const drawer = page.getByRole('dialog')
    const hero = drawer.locator('[data-entry="hero"] [data-entry="hero"]')
    await expect(hero).toContainText(/Released|(Arrives|Arrived|Expected) · |Status of the file/)
    await drawer.getByRole('navigation').getByRole('button', { name: 'Documents' }).click()
    await expect(drawer.getByRole('heading', { name: 'Documents', level: 3 })).toBeVisible()
    await expect(hero).toBeVisible()
  })
  await test.step('[LK-02] one that is held leads from its head to the lines that agencies hold', async () => {
    await goAnew(page, '/harbor/shipments?heading=Held&fromDashBoard=true&dataFor=held&value=HOLD')
    await page.getByRole('row').nth(1).getByRole('gridcell').first().press('Enter')
    const drawer = page.getByRole('dialog')
    const step = drawer.getByRole('note').getByRole('button', { name: 'See the lines' })
    await expectAccessible(page)
    await step.press('Enter')
    await expect(drawer.getByRole('heading', { name: /^Held by agencies \(\d+\)$/ })).toBeVisible()
    await expect(step).toBeFocused()
  })
})
