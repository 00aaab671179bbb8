import type { Locator } from '@playwright/test'
import { bookingAnew, newBooking, savesOf, storedBooking } from '../support/bookings.ts'
import { choiceOf, choose, chooseParty, inputOf, optionsOf, pick, unitOf } from '../support/form.ts'
import { expect, test } from '../support/test.ts'

const place = (form: Locator, name: string) => ({
  country: choiceOf(form, `${name}, country`),
  city: choiceOf(form, `${name}, city`),
})

const expectPlace = async (form: Locator, name: string, country: string, city: string) => {
  await expect(place(form, name).country).toHaveValue(country)
  await expect(place(form, name).city).toHaveValue(city)
}

const choosePlace = async (form: Locator, name: string, country: string, city: string) => {
  await choose(form, `${name}, country`, country)
  await choose(form, `${name}, city`, city)
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
})

test('[FM-04] [FM-06] [NL-08] another mode empties places, type and requests, brings its units and origin, says so in one line and takes it back; places exclude each other', async ({
  page,
  ask,
}) => {
  await test.step('[FM-04] another mode empties places, type and requests, brings its units and origin, and by air there is no move type', async () => {
    const form = await newBooking(page)
    await choose(form, 'Mode of Transport', 'Sea Export')
    await expectPlace(form, 'Origin', 'Japan', 'Yokohama')
    for (const [total, unit] of [
      ['Total Pieces', 'CTN'],
      ['Total Weight', 'KG'],
      ['Total Volume', 'CBM'],
    ] as const)
      await expect(unitOf(form, total)).toHaveValue(unit)
    await expect.poll(() => optionsOf(form, 'Service Request')).toContain('Verified Gross Mass Weighing')
    await choose(form, 'Shipment Type', 'LCL')
    await choose(form, 'Move Type', 'Door to Port')
    await choose(form, 'Service Request', 'Fumigation')
    await page.keyboard.press('Escape')
    await choosePlace(form, 'Destination', 'Germany', 'Hamburg')

    await choose(form, 'Mode of Transport', 'Inland')
    await expectPlace(form, 'Origin', 'Japan', 'Tokyo')
    await expectPlace(form, 'Destination', '', '')
    await expect(choiceOf(form, 'Shipment Type')).toHaveValue('')
    await expect(choiceOf(form, 'Move Type')).toHaveValue('Door to Port')
    await expect(unitOf(form, 'Total Pieces')).toHaveValue('PLT')
    await expect(form.getByText('Fumigation')).toBeHidden()
    await expect(choiceOf(form, 'Port of Loading, city')).toBeHidden()

    await choose(form, 'Mode of Transport', 'Air Export')
    await expectPlace(form, 'Origin', 'Japan', 'Narita')
    await expect(choiceOf(form, 'Shipment Type')).toBeHidden()
    await expect(choiceOf(form, 'Move Type')).toBeHidden()
    const requests = await optionsOf(form, 'Service Request')
    expect(requests).toContain('Security Screening')
    expect(requests).not.toContain('Fumigation')

    await choose(form, 'Mode of Transport', 'Sea Import')
    await expect(choiceOf(form, 'Move Type')).toHaveValue('')
    await inputOf(form, 'Reference No.').fill('EFFECTS-MODE')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(form).toBeHidden()
    const stored = await storedBooking(ask, page, 'EFFECTS-MODE')
    expect(stored).toMatchObject({ bizType: 'SI', orgCountry: 'JP', orgCity: 'JPYOK', orgCityName: 'Yokohama' })
    for (const field of ['shipmentType', 'moveType', 'serviceRequest', 'destCity', 'polCity', 'podCity'])
      expect(stored).not.toHaveProperty(field)
  })
  await test.step('[FM-06] a destination and a port of discharge exclude each other, and so do an origin and a port of loading', async () => {
    const saves = savesOf(page)
    const form = await bookingAnew(page)
    await choose(form, 'Mode of Transport', 'Sea Export')
    await choosePlace(form, 'Destination', 'Germany', 'Hamburg')
    await choosePlace(form, 'Port of Discharge', 'Netherlands', 'Rotterdam')
    await expectPlace(form, 'Destination', '', '')
    await choosePlace(form, 'Destination', 'Germany', 'Hamburg')
    await expectPlace(form, 'Port of Discharge', '', '')

    await expectPlace(form, 'Origin', 'Japan', 'Yokohama')
    await choosePlace(form, 'Port of Loading', 'Japan', 'Kobe')
    await expectPlace(form, 'Origin', '', '')
    await choosePlace(form, 'Origin', 'Japan', 'Tokyo')
    await expectPlace(form, 'Port of Loading', '', '')
    await choosePlace(form, 'Port of Loading', 'Japan', 'Kobe')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(form).toBeHidden()
    expect(saves).toMatchObject([
      { destCity: 'DEHAM', destCityName: 'Hamburg', polCity: 'JPUKB', polCtry: 'JP', polName: 'Kobe' },
    ])
    for (const field of ['orgCity', 'orgCountry', 'podCity', 'podCtry']) expect(saves[0]).not.toHaveProperty(field)
  })
  await test.step('[NL-08] a change of the mode says in one line what it cleared, and Undo brings it back and leads to what was changed', async () => {
    const form = await bookingAnew(page)
    await choose(form, 'Mode of Transport', 'Sea Export')
    await choose(form, 'Shipment Type', 'LCL')
    await choosePlace(form, 'Destination', 'Germany', 'Hamburg')
    await choose(form, 'Mode of Transport', 'Air Export')
    await expect(choiceOf(form, 'Shipment Type')).toBeHidden()
    await expectPlace(form, 'Destination', '', '')
    const notice = form.getByRole('status').filter({ hasText: 'Mode of Transport was changed; this was cleared: ' })
    await expect(notice).toContainText('Shipment Type')
    await expect(notice).toContainText('Destination')
    await inputOf(form, 'Reference No.').fill('EFFECTS-UNDO')
    await notice.getByRole('button', { name: 'Undo' }).click()
    await expect(notice).toBeHidden()
    await expect(choiceOf(form, 'Mode of Transport')).toBeFocused()
    await expect(choiceOf(form, 'Mode of Transport')).toHaveValue('Sea Export')
    await expect(choiceOf(form, 'Shipment Type')).toHaveValue('LCL')
    await expectPlace(form, 'Destination', 'Germany', 'Hamburg')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(form).toBeHidden()
    await expect
      .poll(() => storedBooking(ask, page, 'EFFECTS-UNDO'))
      .toMatchObject({
        bizType: 'SE',
        shipmentType: 'LCL',
        destCity: 'DEHAM',
      })
  })
})

test('[FM-08] what is entered into an item takes the units that the user has for the mode, chosen before it or after, as the totals do; a chosen unit stays', async ({
  page,
}) => {
  const saves = savesOf(page)
  const form = await newBooking(page)
  const items = form.getByRole('group', { name: 'Items', exact: true })
  await items.getByRole('button', { name: 'Add item' }).click()
  await inputOf(items, 'Pieces').fill('4')
  await expect(unitOf(items, 'Pieces')).toHaveValue('')
  await choose(form, 'Mode of Transport', 'Inland')
  await expect(unitOf(items, 'Pieces')).toHaveValue('PLT')
  await expect(unitOf(items, 'Volume')).toHaveValue('')
  await inputOf(items, 'Height').fill('95.5')
  await pick(unitOf(items, 'Weight'), 'LB')
  await inputOf(items, 'Weight').fill('210')
  await inputOf(items, 'Volume').fill('1.25')
  await inputOf(items, 'Volume').blur()
  await expect(unitOf(items, 'Volume')).toHaveValue('CBM')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()
  const units = { itemPcsUt: 'PLT', itemWgtUt: 'LB', itemDimUnit: 'CM', itemVolUt: 'CBM' }
  const values = { itemPcs: 4, itemWgt: 210, itemDimHeight: 95.5, itemVol: 1.25, itemActionCode: 'A' }
  expect(saves[0]?.cargoItems).toEqual([{ ...values, ...units }])
})

test('[FM-05] [FM-07] containers, load units, pickup and delivery open with what asks for them; what closes them empties them, and asks where much was entered', async ({
  page,
  ask,
}) => {
  await test.step('[FM-05] FCL opens Containers, FTL Load Unit; four rows at most; leaving the type empties the list', async () => {
    const form = await newBooking(page)
    const menu = form.getByRole('navigation', { name: 'Sections' })
    const containers = form.getByRole('group', { name: 'Containers', exact: true })
    const add = containers.getByRole('button', { name: 'Add container' })
    const quantity = containers.getByRole('textbox', { name: 'Quantity' })
    await expect(menu.getByRole('button', { name: 'Containers' })).toBeDisabled()
    await expect(menu.getByRole('button', { name: 'Load Unit' })).toBeDisabled()

    await choose(form, 'Mode of Transport', 'Sea Export')
    await choose(form, 'Shipment Type', 'FCL')
    await expect(menu.getByRole('button', { name: 'Containers' })).toBeEnabled()
    for (const row of [0, 1, 2, 3]) {
      await add.click()
      await pick(containers.getByRole('combobox', { name: 'Container Type' }).nth(row), /40HC/)
      await quantity.nth(row).fill('1')
    }
    await expect(add).toHaveCount(0)
    await expect(containers.getByText('At most 4 rows')).toBeVisible()
    await containers.getByRole('button', { name: 'Remove Containers 4' }).click()
    await expect(add).toBeEnabled()

    await quantity.first().fill('0')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(quantity.first()).toHaveAccessibleDescription('The value must be at least 1')
    await quantity.first().fill('99999')
    await quantity.first().blur()
    await expect(quantity.first()).toHaveAccessibleDescription('The value must be at most 9999')
    await quantity.first().fill('2.9')
    await quantity.first().blur()
    await expect(quantity.first()).toHaveValue('2')

    await choose(form, 'Shipment Type', 'LCL')
    await expect(menu.getByRole('button', { name: 'Containers' })).toBeDisabled()
    await choose(form, 'Shipment Type', 'FCL')
    await expect(containers.getByText('No rows yet')).toBeVisible()
    await choose(form, 'Mode of Transport', 'Inland')
    await choose(form, 'Shipment Type', 'FTL')
    await expect(menu.getByRole('button', { name: 'Load Unit' })).toBeEnabled()
    const units = form.getByRole('group', { name: 'Load Unit', exact: true })
    await units.getByRole('button', { name: 'Add load unit' }).click()
    await pick(units.getByRole('combobox', { name: 'Load Unit Type' }), /10 t truck/)
    await units.getByRole('textbox', { name: 'Quantity' }).fill('3')
    await inputOf(form, 'Reference No.').fill('EFFECTS-ROWS')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(form).toBeHidden()
    const stored = await storedBooking(ask, page, 'EFFECTS-ROWS')
    expect(stored.vehicles).toMatchObject([{ type: 'TRK10', qty: 3 }])
    expect(stored.containers ?? []).toEqual([])
  })
  await test.step('[FM-07] pickup and delivery open with their switch; turned off they ask, and only a yes removes what was entered', async () => {
    const form = await bookingAnew(page)
    const question = page.getByRole('alertdialog', { name: 'Please confirm' })
    for (const { name, date, remark, reference } of [
      { name: 'Pickup Required', date: 'Ready Date', remark: 'Pickup Remarks', reference: 'EFFECTS-PICKUP' },
      { name: 'Delivery Required', date: 'Delivery Date', remark: 'Delivery Remarks', reference: 'EFFECTS-DELIVERY' },
    ]) {
      const toggle = form.getByRole('switch', { name })
      await expect(inputOf(form, date)).toBeHidden()
      await toggle.click()
      await inputOf(form, date).fill('2031/05/06')
      await inputOf(form, 'From Time').fill('09:00')
      await inputOf(form, 'To Time').fill('17:30')
      await chooseParty(form, 'Collect From', 'minato', 'MINATO SOKO DEPOT')
      await chooseParty(form, 'Deliver To', 'quay', 'QUAYLIGHT WAREHOUSING')

      await toggle.click()
      await expect(question).toContainText('The data entered here will be removed. Do you want to continue?')
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(toggle).toBeChecked()
      await expect(inputOf(form, date)).toHaveValue('2031/05/06')
      await expect(choiceOf(form, 'Deliver To')).toHaveValue('QUAYLIGHT WAREHOUSING')
      await inputOf(form, 'Reference No.').fill(reference)
      await toggle.click()
      await question.getByRole('button', { name: 'Continue' }).click()
      await expect(inputOf(form, date)).toBeHidden()
      await toggle.click()
      await expect(inputOf(form, date)).toHaveValue('')
      await expect(choiceOf(form, 'Collect From')).toHaveValue('')
      await inputOf(form, remark).fill('Ring first')
      await toggle.click()
      await question.getByRole('button', { name: 'Continue' }).click()
      await toggle.click()
      await expect(inputOf(form, remark)).toHaveValue('')
      await toggle.click()
      await expect(question).toBeHidden()
    }
    await form.getByRole('switch', { name: 'Pickup Required' }).click()
    await inputOf(form, 'Ready Date').fill('2031/05/06')
    await inputOf(form, 'From Time').fill('09:00')
    await chooseParty(form, 'Collect From', 'minato', 'MINATO SOKO DEPOT')
    await chooseParty(form, 'Deliver To', 'quay', 'QUAYLIGHT WAREHOUSING')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(form).toBeHidden()
    const { pickupInfo, deliveryInfo, remarkList = [] } = await storedBooking(ask, page, 'EFFECTS-DELIVERY')
    expect(pickupInfo).toMatchObject({
      required: 1,
      readyDate: '20310506',
      fromTime: '0900',
      collectFrom: { partyId: 'MINATW01', partyType: 'CL', collectSNo: 1, addr1: '10 Honmoku-futo' },
      deliverTo: { partyId: 'QUAYWH01', partyType: 'PDT', collectSNo: 2 },
    })
    expect(deliveryInfo).toEqual({ required: 0 })
    expect(remarkList).toEqual([])
  })
})
