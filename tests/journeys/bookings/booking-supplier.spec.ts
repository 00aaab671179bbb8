import { newBooking, storedBooking } from '../support/bookings.ts'
import { choiceOf, choose, inputOf } from '../support/form.ts'
import { expect, test } from '../support/test.ts'

test('[FM-15] [FM-10] a supplier books with less: both dates are asked for, no totals; pickup and delivery are addresses', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'SUPPLIER', 'nowhere')
  const form = await newBooking(page)
  await expect(inputOf(form, 'Cargo Ready Date')).toBeVisible()
  await expect(choiceOf(form, 'Service Request')).toBeHidden()
  await expect(inputOf(form, 'HBL/HAWB No.')).toBeHidden()
  await form.getByRole('switch', { name: 'Pickup Required' }).click()
  await expect(choiceOf(form, 'Collect From')).toBeVisible()
  await expect(inputOf(form, 'Ready Date')).toBeHidden()
  await expect(inputOf(form, 'Pickup Remarks')).toBeHidden()

  await form.getByRole('textbox', { name: 'Reference No.', exact: true }).fill('SUPPLIER-1')
  const shipper = choiceOf(form, 'Shipper')
  await shipper.fill('a')
  await page.getByRole('option').first().click()
  await choose(form, 'Mode of Transport', 'Sea Export')
  await choose(form, 'Shipment Type', 'LCL')
  await choose(form, 'Destination, country', 'United States')
  await choose(form, 'Destination, city', 'Seattle')
  await form.getByRole('button', { name: 'Save and Submit' }).click()
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([
    'Cargo Ready Date: Please enter the value',
    'Need Date at Destination: Please enter the value',
  ])
  await inputOf(form, 'Cargo Ready Date').fill('2099/01/31')
  await inputOf(form, 'Need Date at Destination').fill('2099/02/28')
  await form.getByRole('button', { name: 'Save and Submit' }).click()
  await expect(form).toBeHidden()
  await expect
    .poll(() => storedBooking(ask, page, 'SUPPLIER-1'))
    .toMatchObject({
      status: 'D',
      isCpSupUser: true,
      readyDate: '20990131',
      deliveryreadyDate: '20990228',
    })
})
