import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible } from '../support/axe.ts'
import { BOOKINGS } from '../support/bookings.ts'
import { formDrawer } from '../support/form.ts'
import { refused } from '../support/login.ts'
import { expect, test } from '../support/test.ts'

test('[SH-15] notices are announced over an open drawer and stand together; they leave after 5 seconds, a list of errors after 60, and leave the actions of a form free', async ({
  page,
  signIn,
  ask,
  complaints,
}) => {
  complaints.expect(refused(500))
  await page.clock.install()
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const { data } = (await ask(page, `${BOOKINGS}?CreateDateNoOfDaysAgo=180`)) as Schemas['BookingList']
  await page.goto(`/acme/bookings?booking=${data.find(({ status }) => status === 'N')?.unId ?? ''}`)
  const documents = (await formDrawer(page, /^Booking/)).getByRole('group', { name: 'Documents', exact: true })
  const notice = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })
  const add = async (name: string, content: string) => {
    const chooser = page.waitForEvent('filechooser')
    await documents.getByRole('button', { name: 'Choose a file' }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) })
    await expect(documents.getByRole('row', { name })).toBeVisible()
  }
  const save = () => documents.getByRole('button', { name: 'Save documents' }).click()

  await add('Not really.pdf', 'hello')
  await save()
  const errors = notice(/File name: Not really\.pdf ; Error:/)
  await expect(errors.getByRole('listitem')).toHaveCount(1)
  const actions = page.getByRole('dialog').locator('footer')
  const [above, below] = await Promise.all([errors.boundingBox(), actions.boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await documents.getByRole('button', { name: 'Delete Not really.pdf' }).click()
  await add('Packing list.pdf', '%PDF-1.7\n')
  await save()
  const success = notice('Document(s) uploaded successfully')
  await expect(success).toBeVisible()
  await expect(errors).toBeVisible()
  await expectAccessible(page)
  await page.clock.fastForward(5_500)
  await expect(success).toBeHidden()
  await page.clock.fastForward(25_000)
  await expect(errors).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(errors).toBeHidden()

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.route('**/secure/1/tracking-status*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Details' } }),
  )
  const tracking = page.getByRole('search', { name: 'Track a shipment' })
  await tracking.getByRole('textbox', { name: 'Number to track' }).fill('ABC123')
  await page.keyboard.press('Enter')
  await expect(notice('Something went wrong. Please try again!')).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
})
