import type { Page, Route } from '@playwright/test'
import { BOOKINGS, fillSeaExport, newBooking, savesOf, storedBookings } from '../support/bookings.ts'
import { choiceOf, inputOf } from '../support/form.ts'
import { expect, test } from '../support/test.ts'

const FAILED = 'Something went wrong. Please try again!'

/** Answers the next saves in its own way. */
const saveAnswers = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(`**${BOOKINGS}?action=*`, (route) =>
    route.request().method() === 'POST' ? answer(route) : route.continue(),
  )

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
})

/** How a save may fail. */
const FAULTS: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.fulfill({ status: 500, json: { message: 'out of order' } }),
  (route) => route.abort(),
  (route) => route.fulfill({ status: 200, body: '<html>' }),
]

test('[FM-18] [HD-18] when the gateway fails, the line is cut or the answer makes no sense, a save keeps what was typed, says so and can be tried again; a double click saves once', async ({
  page,
  ask,
  complaints,
}) => {
  complaints.expect(/status of 500|ERR_FAILED/)
  const saves = savesOf(page)
  const form = await newBooking(page)
  await fillSeaExport(form, 'FAILS-1')
  const save = form.getByRole('button', { name: 'Save', exact: true })
  for (const [before, answer] of FAULTS.entries()) {
    let fail: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      fail = resolve
    })
    await saveAnswers(page, async (route) => {
      await released
      await answer(route)
    })
    await save.click()
    await expect(form.getByText('Processing')).toBeVisible()
    await expect(form.getByText(FAILED)).toBeHidden()
    fail()
    await expect(form.getByRole('alert').filter({ hasText: FAILED })).toBeVisible()
    expect(saves).toHaveLength(before + 1)
    await expect(save).toBeEnabled()
    await expect(form.getByRole('button', { name: 'Save and Submit' })).toBeEnabled()
    await expect(choiceOf(form, 'Shipper')).toHaveValue('PACIFIC FRUIT TRADING')
    await expect(choiceOf(form, 'Destination, city')).toHaveValue('Seattle')
    await expect(inputOf(form, 'Reference No.')).toHaveValue('FAILS-1')
    await expect(inputOf(form, 'Total Weight')).toHaveValue('340.5')
    await expect.poll(() => storedBookings(ask, page, 'FAILS-1')).toEqual([])
    await page.unroute(`**${BOOKINGS}?action=*`)
  }

  await test.step('[HD-18] a double click saves once, and the buttons rest meanwhile', async () => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await saveAnswers(page, async (route) => {
      await released
      await route.continue()
    })
    await save.dblclick()
    await expect(form.getByText('Processing')).toBeVisible()
    for (const name of ['Close', 'Save', 'Save and Submit'])
      await expect(form.getByRole('button', { name, exact: true })).toBeDisabled()
    release()
    await expect(page.getByText('Booking Save Request is SUCCESS')).toBeVisible()
    await expect(form).toBeHidden()
    expect(saves).toHaveLength(FAULTS.length + 1)
    await expect.poll(() => storedBookings(ask, page, 'FAILS-1')).toHaveLength(1)
  })
})

test('[NL-08] what the gateway says of a field, or of one of several remarks, stands at that field and in the summary, which leads there', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 400/)
  const form = await newBooking(page)
  await test.step('what the gateway says of a field stands at that field, and in the summary', async () => {
    await inputOf(form, 'Reference No.').fill('REFUSED-1')
    await saveAnswers(page, (route) =>
      route.fulfill({
        status: 400,
        json: {
          code: 'invalid',
          message: 'refused',
          fieldErrors: [{ field: 'commodity', message: 'This commodity is not carried' }],
        },
      }),
    )
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(form.getByText(FAILED)).toBeVisible()
    await expect(inputOf(form, 'Commodity')).toHaveAccessibleDescription('This commodity is not carried')
    await form.getByRole('button', { name: 'Commodity: This commodity is not carried' }).click()
    await expect(inputOf(form, 'Commodity')).toBeFocused()
    await page.unroute(`**${BOOKINGS}?action=*`)
  })
  await test.step('[NL-08] a refusal of one of several remarks is named, shown and focused at the field that holds it', async () => {
    for (const name of ['Pickup Required', 'Delivery Required']) await form.getByRole('switch', { name }).click()
    await inputOf(form, 'Pickup Remarks').fill('Ring first')
    await inputOf(form, 'Delivery Remarks').fill('Ring twice')
    await inputOf(form, 'Remarks').fill('Ring never')
    await saveAnswers(page, (route) => {
      const { remarkList = [] } = route.request().postDataJSON() as { remarkList?: { remarkType: string }[] }
      const at = remarkList.findIndex(({ remarkType }) => remarkType === 'CPDLRMK')
      const fieldErrors = [{ field: `remarkList.${at}.remark`, message: 'Nobody rings twice' }]
      return route.fulfill({ status: 400, json: { code: 'invalid', message: 'Not valid', fieldErrors } })
    })
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await form.getByRole('button', { name: 'Delivery Remarks: Nobody rings twice' }).click()
    const remark = inputOf(form, 'Delivery Remarks')
    await expect(remark).toBeFocused()
    await expect(remark).toHaveAccessibleDescription('Nobody rings twice')
    for (const other of ['Pickup Remarks', 'Remarks'])
      await expect(inputOf(form, other)).not.toHaveAttribute('aria-invalid', 'true')
  })
})
