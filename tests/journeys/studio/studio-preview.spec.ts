import { choose, differences, entry, openScreen, preview, selected, test } from '../support/studio.ts'
import { expect } from '../support/test.ts'

test('[BX-04] what is typed in the previewed form stays while texts, places and fields around it change', async ({
  page,
  studio,
  complaints,
}) => {
  await openScreen(page, studio, complaints, /forms\/booking$/)
  const field = (name: string) => preview(page).getByRole('textbox', { name })
  const acts = page.getByRole('switch', { name: 'A click selects' })
  await acts.click()
  await field('Reference No.').fill('PO 4711')
  await field('Reference No.').press('Tab')
  await acts.click()

  await entry(page, /^Reference No/).click()
  const inspector = selected(page)
  await inspector.getByRole('textbox', { name: 'Text (en)' }).fill('PO Number')
  await inspector.getByRole('textbox', { name: 'Text (en)' }).press('Enter')
  await expect(field('PO Number')).toHaveValue('PO 4711')
  await entry(page, /^HBL/).click()
  await inspector.getByRole('switch', { name: 'Hidden' }).click()
  await expect(field('HBL/HAWB No.')).toHaveCount(0)
  await expect(field('PO Number')).toHaveValue('PO 4711')
  await entry(page, /^PO Number/).click()
  await choose(page, 'Required', 'when saving')
  await expect(field('PO Number')).toHaveAttribute('aria-required', 'true')
  await expect(field('PO Number')).toHaveValue('PO 4711')
})

test('[BX-04] a file of one’s own is put into the form by mouse, and asked for when the check allows it', async ({
  page,
  studio,
  complaints,
}) => {
  await openScreen(page, studio, complaints, /forms\/booking$/)
  await preview(page).getByRole('textbox', { name: 'Reference No.' }).click()
  const inspector = selected(page)
  await inspector.getByRole('button', { name: 'Add a field of your own' }).click()
  const own = inspector.getByRole('group', { name: 'A field of your own' })
  await choose(own, 'Value', 'File')
  await own.getByLabel('Reads (en)').fill('Certificate')
  await own.getByLabel('Reads (ja)').fill('証明書')
  await own.getByRole('button', { name: 'Add the field' }).click()
  await expect(inspector.getByText(/^x_certificate · /)).toBeVisible()
  await expect(preview(page).getByText('Certificate', { exact: true }).first()).toBeVisible()

  await inspector.getByRole('combobox', { name: 'Required' }).click()
  await expect(page.getByRole('option')).toHaveText(['not required', 'when submitting'])
  await page.getByRole('option', { name: 'when submitting' }).click()
  await expect(differences(page)).toContainText('Certificate')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Save' })).toBeEnabled()
})

test('[BX-04] [ST-04] who loads the studio again in the middle of a text loses none of it', async ({
  page,
  studio,
  complaints,
}) => {
  await openScreen(page, studio, complaints, /forms\/booking$/)
  await preview(page).getByRole('textbox', { name: 'Reference No.' }).click()
  const text = selected(page).getByRole('textbox', { name: 'Text (en)' })
  await expect(text).toHaveValue('Reference No.')
  await text.fill('Order number of the customer')
  await page.reload()
  await expect(text).toHaveValue('Order number of the customer')
  await expect(differences(page)).toContainText('Order number of the customer')
})
