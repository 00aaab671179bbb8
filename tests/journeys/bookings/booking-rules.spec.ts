import type { Locator } from '@playwright/test'
import { bookingAnew, fillSeaExport, leaveUnsaved, newBooking, savesOf, storedBooking } from '../support/bookings.ts'
import { askOfParty, choiceOf, choose, inputOf, pick, unitOf } from '../support/form.ts'
import { expect, test } from '../support/test.ts'

/** What the summary above the form lists. */
const summary = (form: Locator): Locator => form.getByRole('alert').getByRole('listitem')

const submit = (form: Locator) => form.getByRole('button', { name: 'Save and Submit' }).click()

const clear = async (choice: Locator) => {
  await choice.fill('')
  await choice.blur()
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
})

test('an empty booking is not submitted, nor one with a zero, a missing unit or containers without a type: each is named, counted in the menu and reached from the summary', async ({
  page,
  ask,
}) => {
  await test.step('an empty booking', async () => {
    const saves = savesOf(page)
    const form = await newBooking(page)
    await submit(form)
    await expect(form.getByText('Please correct 6 fields')).toBeVisible()
    await expect(summary(form)).toHaveText([
      'Mode of Transport: Please select a value',
      'Shipper: Please select a value',
      'Origin: Please select Origin or Port of Loading',
      'Destination: Please select Port of Discharge or Destination',
      'Total Pieces: enter this value',
      'Total Weight: enter this value',
    ])
    await expect(form.getByRole('alert')).toBeFocused()
    await expect(form.getByRole('button', { name: 'Details 6 errors' })).toBeVisible()
    await form.getByRole('button', { name: 'Total Weight: enter this value' }).click()
    await expect(inputOf(form, 'Total Weight')).toBeFocused()
    await expect(inputOf(form, 'Total Weight')).toHaveAccessibleDescription('enter this value')
    await inputOf(form, 'Total Weight').fill('12')
    await inputOf(form, 'Total Weight').blur()
    const show = form.getByRole('alert').getByRole('button', { name: 'Show', exact: true })
    await expect(form.getByRole('alert')).toContainText('6 errors')
    await show.click()
    await expect(summary(form).filter({ hasText: 'Total Weight' })).toHaveText(/Please select a value/)
    await pick(unitOf(form, 'Total Weight'), 'KG')
    await expect(form.getByRole('button', { name: 'Details 5 errors' })).toBeVisible()
    await show.click()
    await form.getByRole('button', { name: 'Shipper: Please select a value' }).click()
    await expect(choiceOf(form, 'Shipper')).toBeFocused()
    expect(saves).toEqual([])
  })
  await leaveUnsaved(page)
  await test.step('by air the places are named as airports; a zero and a missing unit count as nothing', async () => {
    const saves = savesOf(page)
    const form = await bookingAnew(page)
    await choose(form, 'Mode of Transport', 'Air Import')
    const origin = choiceOf(form, 'Origin, city')
    await expect(origin).toHaveAttribute('aria-required', 'true')
    await clear(choiceOf(form, 'Origin, country'))
    await inputOf(form, 'Total Pieces').fill('0')
    await inputOf(form, 'Total Weight').fill('5')
    await clear(unitOf(form, 'Total Weight'))
    await submit(form)
    await expect(summary(form)).toHaveText([
      'Shipper: Please select a value',
      'Origin: Please select Origin or Departure',
      'Destination: Please select Airport or Destination',
      'Total Pieces: enter this value',
      'Total Weight: Please select a value',
    ])
    await expect(unitOf(form, 'Total Weight')).toHaveAccessibleDescription('Please select a value')
    expect(saves).toEqual([])
  })
  await leaveUnsaved(page)
  await test.step('a full container load names its containers, each with type and quantity', async () => {
    const form = await bookingAnew(page)
    await fillSeaExport(form, 'RULES-FCL')
    const marked = form.getByRole('heading', { name: 'Containers', exact: true }).and(page.locator('[data-required]'))
    await expect(marked).toHaveCount(0)
    await choose(form, 'Shipment Type', 'FCL')
    await expect(marked).toBeVisible()
    const mark = () => marked.evaluate((label) => getComputedStyle(label, '::after').content)
    await expect.poll(mark).toContain('*')
    await submit(form)
    await expect(summary(form)).toHaveText(['Containers: Add Atleast one Container Type'])
    await expect(form.getByRole('button', { name: 'Containers 1 error' })).toBeVisible()
    await form.getByRole('button', { name: 'Add container' }).click()
    // A list in a cell looks like one, also once it is entered.
    await expect(choiceOf(form, 'Container Type')).toHaveCSS('background-image', /gradient/)
    await expect(inputOf(form, 'Quantity')).toHaveCSS('background-image', 'none')
    await choiceOf(form, 'Container Type').focus()
    await expect(choiceOf(form, 'Container Type')).toHaveCSS('background-image', /gradient/)
    await page.keyboard.press('Tab')
    await submit(form)
    await expect(summary(form)).toHaveText([
      'Containers 1 Container Type: Please select a value',
      'Containers 1 Quantity: Please enter the value',
    ])
    await pick(choiceOf(form, 'Container Type'), /20GP/)
    await inputOf(form, 'Quantity').fill('2')
    await submit(form)
    await expect(page.getByText('Booking Save and Submit Request is SUCCESS')).toBeVisible()
    await expect
      .poll(() => storedBooking(ask, page, 'RULES-FCL'))
      .toMatchObject({
        status: 'D',
        containers: [{ type: '22G1', qty: 2 }],
      })
  })
})

test('[FM-11] [NL-08] dates, times, texts and numbers have their forms and limits; a refused sign is named; a paste cut by a limit is announced, and Undo brings it back', async ({
  page,
  ask,
}) => {
  await test.step('[FM-11] dates must not be past, times stand in their order, and both are well formed, also in a draft', async () => {
    const saves = savesOf(page)
    const form = await newBooking(page)
    const save = form.getByRole('button', { name: 'Save', exact: true })
    await form.getByRole('switch', { name: 'Pickup Required' }).click()
    const [date, from, to] = [inputOf(form, 'Ready Date'), inputOf(form, 'From Time'), inputOf(form, 'To Time')]
    await date.fill('2020/01/31')
    await from.fill('17:00')
    await to.fill('09:00')
    await save.click()
    await expect(date).toHaveAccessibleDescription('Date must not be in the past')
    await expect(from).toHaveAccessibleDescription('From time must not be after to time')
    await date.fill('31/2031')
    await from.fill('25:00')
    await save.click()
    await expect(date).toHaveAccessibleDescription('Invalid date format')
    await expect(from).toHaveAccessibleDescription('Invalid time format')
    expect(saves).toEqual([])
    await date.fill('2031/01/31')
    await from.fill('08:00')
    await save.click()
    await expect(form).toBeHidden()
    expect(saves).toMatchObject([{ pickupInfo: { readyDate: '20310131', fromTime: '0800', toTime: '0900' } }])
  })
  await test.step('[FM-11] texts and numbers end at their limits, and only letters, digits and , / - are taken', async () => {
    const form = await bookingAnew(page)
    for (const [label, limit] of [
      ['Commodity Code', 20],
      ['Commodity', 70],
      ['Reference No.', 50],
    ] as const) {
      await inputOf(form, label).pressSequentially('A'.repeat(limit + 2))
      await expect(inputOf(form, label)).toHaveValue('A'.repeat(limit))
    }
    await expect(form.getByText('At most 50 characters')).toBeVisible()
    await inputOf(form, 'Reference No.').fill('<LIMITS>')
    await expect(inputOf(form, 'Remarks')).toHaveAttribute('maxlength', '2000')
    await expect(inputOf(form, 'Preferred Carrier')).toHaveAttribute('maxlength', '2000')
    for (const place of ['Pickup', 'Delivery']) {
      await form.getByRole('switch', { name: `${place} Required` }).click()
      await expect(inputOf(form, `${place} Remarks`)).toHaveAttribute('maxlength', '2000')
      await form.getByRole('switch', { name: `${place} Required` }).click()
    }
    await askOfParty(form, 'Shipper', 'Show address of Shipper')
    const lines = form.getByRole('textbox', { name: /^Shipper, address line \d$/ })
    await expect(lines).toHaveCount(4)
    for (const line of await lines.all()) await expect(line).toHaveAttribute('maxlength', '45')
    await inputOf(form, 'Total Pieces').pressSequentially('1234567890')
    await expect(inputOf(form, 'Total Pieces')).toHaveValue('123456789')
    await expect(inputOf(form, 'Total Pieces')).toHaveAccessibleDescription(
      'At most 9 digits before the point are allowed',
    )
    await inputOf(form, 'Total Weight').pressSequentially('12345678901.123456')
    await inputOf(form, 'Total Weight').blur()
    await expect(inputOf(form, 'Total Weight')).toHaveValue('1,234,567,890.1234')

    await form.getByRole('button', { name: 'Add item' }).click()
    const item = form.getByRole('group', { name: 'Items', exact: true })
    await inputOf(item, 'Pieces').fill('999999999')
    await inputOf(item, 'Weight').fill('0')
    await inputOf(item, 'Volume').fill('9999999999.9999')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(inputOf(form, 'Reference No.')).toHaveAccessibleDescription(
      '"<" ">" is not allowed here: only letters, digits and , / -',
    )
    await inputOf(form, 'Reference No.').fill('LIMITS/1-a, b')
    await expect(inputOf(item, 'Pieces')).toHaveAccessibleDescription('The value must be at most 999999998')
    await expect(inputOf(item, 'Weight')).toHaveAccessibleDescription('The value must be greater than 0')
    await expect(inputOf(item, 'Volume')).toHaveAccessibleDescription('The value must be less than 9999999999.9999')
    await inputOf(item, 'Pieces').fill('7.8')
    await inputOf(item, 'Weight').fill('1.23456')
    await inputOf(item, 'Volume').fill('9999999999.9998')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(form).toBeHidden()
    const stored = await storedBooking(ask, page, 'LIMITS/1-a, b')
    expect(stored.cargoItems).toMatchObject([{ itemPcs: 7, itemWgt: 1.2345, itemVol: 9999999999.9998 }])
    expect(stored).toMatchObject({ bkPcs: 123456789, bkgWgt: 1234567890.1234 })
  })
  await test.step('[NL-08] a refused sign is named; a paste cut by a limit is announced, and Undo brings it back', async () => {
    const form = await bookingAnew(page)
    const reference = inputOf(form, 'Reference No.')
    await reference.pressSequentially('PO.')
    await expect(reference).toHaveValue('PO.')
    await reference.blur()
    await expect(reference).toHaveAccessibleDescription('"." is not allowed here: only letters, digits and , / -')

    await reference.fill('PO')
    await paste(reference, '7'.repeat(100_000))
    await expect(reference).toHaveValue(`PO${'7'.repeat(48)}`)
    const notice = form.getByText('100,000 characters were pasted, 48 kept')
    await expect(notice).toBeVisible()
    await reference.press('ControlOrMeta+z')
    await expect(reference).toHaveValue(`PO${'7'.repeat(100_000)}`)
    await expect(notice).toBeHidden()

    const commodity = inputOf(form, 'Commodity')
    await commodity.fill('Figs')
    await paste(commodity, ' and dates'.repeat(20))
    await expect(form.getByText('200 characters were pasted, 66 kept')).toBeVisible()
    await form.getByRole('button', { name: 'Undo' }).click()
    await expect(commodity).toHaveValue(`Figs${' and dates'.repeat(20)}`)
    await commodity.blur()
    await expect(commodity).toHaveAccessibleDescription('At most 70 characters are allowed')
  })
})

/** Pastes where the caret stands. */
async function paste(input: Locator, text: string): Promise<void> {
  await input.focus()
  await input.press('End')
  await input.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}
