import { newBooking, savesOf, storedBooking } from '../support/bookings.ts'
import { askOfParty, choiceOf, chooseParty, inputOf } from '../support/form.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
})

test('[TR-04] a party is looked up from one character on, at most 50, and an empty result says so', async ({
  page,
}) => {
  const form = await newBooking(page)
  const shipper = choiceOf(form, 'Shipper')
  await shipper.click()
  await expect(page.getByText('Please enter a search value')).toBeVisible()
  await shipper.pressSequentially(' ')
  await expect(page.getByText('Please enter a search value')).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
  await shipper.press('h')
  await expect(page.getByRole('option', { name: 'HANBITNA COSMETICS' })).toBeVisible()
  // Two letters would be found in Yokohama, too.
  await shipper.pressSequentially('an')
  await expect(page.getByRole('option', { name: 'PACIFIC FRUIT TRADING' })).toBeHidden()
  await expect(page.getByRole('option', { name: 'HANBITNA COSMETICS' })).toBeVisible()
  await shipper.fill('no such party')
  await expect(page.getByText('No records found')).toBeVisible()
  await shipper.fill('')
  await shipper.pressSequentially('x'.repeat(52))
  await expect(shipper).toHaveValue('x'.repeat(50))
})

test('[FM-03] a party is taken from the list or typed, with an address of four lines that falls back to its own', async ({
  page,
  ask,
}) => {
  const saves = savesOf(page)
  const form = await newBooking(page)
  const line = (number: number) => inputOf(form, `Shipper, address line ${number}`)
  const list = page.waitForResponse((response) => response.url().includes('/parties?LookupType=1&'))
  await chooseParty(form, 'Shipper', 'pacific', 'PACIFIC FRUIT TRADING')
  await list
  await expect(line(1)).toBeHidden()
  await askOfParty(form, 'Shipper', 'Show address of Shipper')
  await expect(line(1)).toHaveValue('1-2-8 Minato Mirai')
  await expect(line(4)).toHaveValue('JP')

  await line(2).fill('')
  await line(2).pressSequentially('a'.repeat(50))
  await expect(line(2)).toHaveValue('a'.repeat(45))
  await expect(form.getByText('At most 45 characters')).toBeVisible()
  await form.getByRole('button', { name: 'Choose address' }).click()
  await page
    .getByRole('dialog', { name: 'Addresses of Shipper' })
    .getByRole('button', { name: /Warehouse 1/ })
    .click()
  await expect(line(1)).toHaveValue('Warehouse 1 - 1-2-8 Minato Mirai')

  for (const number of [1, 2, 3, 4]) await line(number).fill('')
  await inputOf(form, 'Reference No.').focus()
  await expect(line(1)).toHaveValue('1-2-8 Minato Mirai')
  await askOfParty(form, 'Shipper', 'Hide address of Shipper')
  await expect(line(1)).toBeHidden()

  await choiceOf(form, 'Consignee').pressSequentially('sunny side & co')
  await inputOf(form, 'Reference No.').fill('PARTIES-1')
  await expect(choiceOf(form, 'Consignee')).toHaveValue(/^SUNNY SIDE/)

  const cleared = page.waitForRequest((request) =>
    request.url().includes('/clear-lookup-cache?serviceName=parties&cacheAttribute=1'),
  )
  const again = page.waitForResponse((response) => response.url().includes('/parties?LookupType=1&'))
  await askOfParty(form, 'Shipper', 'Refresh the list of Shipper')
  await cleared
  await again
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()
  const address = {
    shprAddr1: '1-2-8 Minato Mirai',
    shprAddr2: 'Nishi-ku',
    shprAddr3: '220-0012 Yokohama',
    shprAddr4: 'JP',
  }
  expect(saves).toMatchObject([{ shipper: 'PACFRT01', ...address }])
  const stored = await storedBooking(ask, page, 'PARTIES-1')
  expect(stored).toMatchObject({ shipper: 'PACFRT01', shipperName: 'PACIFIC FRUIT TRADING', ...address })
  expect(stored.consigneeName).toMatch(/^SUNNY SIDE/)
  expect(stored).not.toHaveProperty('consignee')
})
