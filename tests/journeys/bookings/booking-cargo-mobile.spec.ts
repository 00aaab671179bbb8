import { newBooking, storedBooking } from '../support/bookings.ts'
import { inputOf, pick, unitOf } from '../support/form.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone a cargo item is edited in a dialog: Save keeps it, Cancel takes it back', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const form = await newBooking(page)
  const cards = form.getByRole('list', { name: 'Items' }).getByRole('listitem')
  const add = form.getByRole('button', { name: 'Add item' })
  await form.getByRole('button', { name: 'Items', exact: true }).click()
  await expect(form.getByRole('heading', { name: 'Items', exact: true })).toBeInViewport({ ratio: 1 })
  await inputOf(form, 'Reference No.').fill('PHONE-1')
  await add.click()
  const added = page.getByRole('dialog', { name: 'New row' })
  await inputOf(added, 'Description').fill('Oranges')
  await inputOf(added, 'Pieces').fill('12')
  await pick(unitOf(added, 'Pieces'), 'CTN')
  await added.getByRole('button', { name: 'Save' }).click()
  await expect(added).toBeHidden()
  await expect(cards).toHaveCount(1)
  await expect(inputOf(cards.first(), 'Description')).toHaveValue('Oranges')
  await expect(inputOf(cards.first(), 'Description')).toHaveJSProperty('readOnly', true)

  await add.click()
  await inputOf(added, 'Description').fill('Never mind')
  await added.getByRole('button', { name: 'Cancel' }).click()
  await expect(cards).toHaveCount(1)

  const edited = page.getByRole('dialog', { name: 'Edit row' })
  await form.getByRole('button', { name: 'Edit Items 1' }).click()
  await inputOf(edited, 'Description').fill('Lemons')
  await edited.getByRole('button', { name: 'Cancel' }).click()
  await expect(inputOf(cards.first(), 'Description')).toHaveValue('Oranges')
  await form.getByRole('button', { name: 'Edit Items 1' }).click()
  await inputOf(edited, 'Weight').fill('8.5')
  await edited.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()
  const { cargoItems } = await storedBooking(ask, page, 'PHONE-1')
  expect(cargoItems).toMatchObject([{ description: 'Oranges', itemPcs: 12, itemPcsUt: 'CTN', itemWgt: 8.5 }])
})
