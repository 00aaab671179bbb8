import { writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from '../support/axe.ts'
import { BOOKINGS, madeBooking } from '../support/bookings.ts'
import type { Booking } from '../support/bookings.ts'
import { formDrawer } from '../support/form.ts'
import { expect, password, test, tokenOf } from '../support/test.ts'

test("a tenant's own field is a file: it stands there and in the list of all documents, and the gateway has it with its type", async ({
  page,
  project,
  lendPortal,
  complaints,
}) => {
  complaints.expect(/^left the origin/)
  const field = {
    ...{ label: 'field.x_certificate', widget: 'documents', path: 'documents', options: { ofType: 'x_certificate' } },
    ...{ width: 12, after: 'referenceNumber', required: { on: 'submit' } },
  }
  project.edit(
    'tenants/ACME/forms/booking.layout.json',
    '"shipper": {',
    `"x_certificate": ${JSON.stringify(field)}, "shipper": {`,
  )
  const labels = join(project.root, 'tenants/ACME/labels')
  mkdirSync(labels, { recursive: true })
  for (const [language, text] of Object.entries({ en: 'Certificate of origin', ja: '原産地証明書' }))
    writeFileSync(
      join(labels, `${language}.json`),
      JSON.stringify({ $schema: '../../../schemas/meta/labels.schema.json', 'field.x_certificate': text }),
    )
  const built = await project.run('tenants', 'build')
  expect(built).toMatchObject({ code: 0 })
  const portal = await lendPortal(project.root)
  await page.goto(`${portal.url}/acme/login`)
  await page.getByRole('textbox', { name: 'User ID or e-mail' }).fill('CUSTOMER')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: /user menu/i })).toBeVisible()
  const unId = await madeBooking(page, portal.url, 'OWN-FILE')

  await page.goto(`${portal.url}/acme/bookings?booking=${unId}`)
  const form = await formDrawer(page, /^Booking BKG-/)
  const own = form.getByRole('group', { name: 'Certificate of origin', exact: true })
  await form.getByRole('button', { name: 'Submit' }).click()
  await form.getByRole('button', { name: /^Certificate of origin: / }).click()
  await expect(own.getByRole('button', { name: 'Choose a file' })).toBeInViewport()
  const chooser = page.waitForEvent('filechooser')
  await own.getByRole('button', { name: 'Choose a file' }).click()
  await (
    await chooser
  ).setFiles({
    ...{ name: 'Origin.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from('%PDF-1.7\norigin'),
  })
  await own.getByRole('button', { name: 'Save documents' }).click()
  await expect(own.getByRole('button', { name: 'Download Origin.pdf' })).toBeVisible()
  await expect(form.getByRole('button', { name: /^Certificate of origin: / })).toHaveCount(0)
  await expect(own.getByRole('button', { name: 'Choose a file' })).toHaveCount(0)
  const row = form.getByRole('group', { name: 'Documents', exact: true }).getByRole('row', { name: /Origin\.pdf/ })
  await expect(row.getByRole('cell', { name: 'Certificate of origin', exact: true })).toBeVisible()
  await expectAccessible(page)
  const answer = await page.request.get(`${portal.url}${BOOKINGS}${unId}?userRole=CPUser`, {
    headers: { authorization: `Bearer ${await tokenOf(page)}`, 'x-tenant': 'ACME' },
  })
  const { documents = [] } = (await answer.json()) as Booking
  expect(documents.map(({ fileName, type }) => [fileName, type])).toEqual([['Origin.pdf', 'x_certificate']])
})
