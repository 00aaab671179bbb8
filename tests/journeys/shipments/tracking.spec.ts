import type { Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

type Found = Schemas['TrackingResult']

const KINDS = ['Booking No.', 'Container No.', 'HBL/HAWB No.', 'Job No.', 'MBL/MAWB No.', 'Ref No.', 'File No.']

/** A shipment is open: its drawer, and its place in the address. */
async function expectOpen(page: Page, record: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`[?&]shipment=${record}(&|$)`))
  await expect(page.getByRole('dialog')).toBeVisible()
}

test('[TR-01] [BX-11] numbers are tracked by kind, known by their check digits, several at once; what is wrong is shown', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/bookings')
  const form = page.getByRole('search', { name: 'Track a shipment' })
  const by = form.getByRole('combobox', { name: 'Search by' })
  const number = form.getByRole('textbox', { name: 'Number to track' })
  const submit = form.getByRole('button', { name: 'Track' })
  await expect(by.getByRole('option')).toHaveText(KINDS)

  await submit.click()
  await expect(form.getByRole('alert')).toHaveText('Please enter the value')
  await number.fill('HB_1')
  await submit.click()
  await expect(form.getByRole('alert')).toHaveText('Only letters, digits, space and , / - are allowed')
  await number.fill('HB99999999')
  await submit.click()
  await expect(form.getByRole('alert')).toHaveText('Please supply valid request data')

  const list = async (query: string) =>
    ((await ask(page, `/api-gateway/secure/1/shipments/?MaxResults=20&${query}`)) as Schemas['ShipmentList']).data
  const tracked = async (query: string) =>
    ((await ask(page, `/api-gateway/secure/1/tracking-status?Fields=*&${query}`)) as Found).shipments
  const sea = await list('bizType=SE')
  const containers = (await tracked(`ShpNos=${sea.map(({ shpNo }) => shpNo).join()}`)).filter(
    (each) => each.containers?.[0]?.containerNo !== undefined,
  )
  const [boxed, other] = containers
  const box = boxed?.containers?.[0]?.containerNo ?? ''
  const air = (await list('bizType=AE')).find(({ masterNo }) => /^\d{3}-?\d{8}$/.test(masterNo ?? ''))

  await number.fill(box)
  await submit.click()
  await expectOpen(page, (await tracked(`ContainerNo=${box}`))[0]?.gShpId ?? '')
  await page.goBack()
  await expect(by).toHaveValue('ContainerNo')

  await number.fill(air?.masterNo ?? '')
  await submit.click()
  await expectOpen(page, air?.gShpId ?? '')
  await page.goBack()
  await expect(by).toHaveValue('MasterNo')

  await by.selectOption('HBL/HAWB No.')
  await number.fill(`${other?.shpNo ?? ''}, ${box}, HB99999999`)
  await number.press('Enter')
  const choice = page.getByRole('menu', { name: /^\d+ found/ })
  await expect(choice.getByRole('menuitem').first()).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was found for HB99999999' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(number).toBeFocused()
  await number.press('Enter')
  await choice.getByRole('menuitem', { name: boxed?.shpNo ?? '' }).click()
  await expectOpen(page, boxed?.gShpId ?? '')
  await expect(page).toHaveURL(new RegExp(`among=.*${other?.gShpId ?? ''}`))
})
