import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expectAccessible, NARROW } from '../support/axe.ts'
import { choose, differences, entries, entry, openScreen, preview, selected, test } from '../support/studio.ts'
import { expect } from '../support/test.ts'

test('[BX-04] the studio changes a form and a list on the real screen, tells it in words, refuses what the check refuses, and writes the file of a careful hand', async ({
  page,
  project,
  studio,
  complaints,
}) => {
  complaints.expect(/^left the origin/)
  const save = page.getByRole('banner').getByRole('button', { name: 'Save' })
  const file = (path: string) => readFileSync(join(project.root, 'tenants/ACME', path), 'utf8')
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(`${studio.url}/studio`)
  await choose(page, 'Screen', /forms\/booking$/)

  // A click on the screen selects; the text is another one at once.
  const field = (name: string) => preview(page).getByRole('textbox', { name })
  await field('Reference No.').click()
  const inspector = selected(page)
  await expect(inspector.getByText(/^referenceNumber · /)).toBeVisible()
  await inspector.getByRole('textbox', { name: 'Text (en)' }).fill('PO Number')
  await inspector.getByRole('textbox', { name: 'Text (en)' }).press('Enter')
  await expect(field('PO Number')).toBeVisible()
  // The form that is drawn anew does not take the focus from who is at work beside it.
  await expect(inspector.getByRole('textbox', { name: 'Text (en)' })).toBeFocused()
  await choose(page, 'Required', 'when submitting')
  await expect(differences(page)).toContainText(
    'Reference No. is now called PO Number and is required when submitting.',
  )

  // Where it comes from: its value, its file and line, and what the base says.
  await inspector.getByRole('button', { name: 'Where does this come from?' }).click()
  const where = inspector.getByRole('group', { name: 'Where this comes from' })
  await expect(where).toContainText(
    /label "field\.x_booking_referenceNumber"\s*tenants\/ACME\/forms\/booking\.layout\.json:\d+\s*The base says "field\.referenceNumber" \(schemas\/forms\/booking\.layout\.json:\d+\)/,
  )

  // What the check refuses says so beside it, and cannot be saved.
  await inspector.getByRole('spinbutton', { name: 'At most characters' }).fill('3000')
  await inspector.getByRole('spinbutton', { name: 'At most characters' }).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'weakens the limit maxLength 50' }).first()).toBeVisible()
  await expect(save).toBeDisabled()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(save).toBeEnabled()

  // Hidden, and moved by keys.
  await entry(page, 'Load Unit Section').click()
  await inspector.getByRole('switch', { name: 'Hidden' }).click()
  await expect(inspector.getByRole('switch', { name: 'Hidden' })).toBeChecked()
  await expect(preview(page).getByRole('button', { name: 'Load Unit' })).toHaveCount(0)
  await entry(page, /^PO Number/).press('Alt+ArrowUp')
  await expect(differences(page)).toContainText('stands before')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(differences(page)).not.toContainText('stands before')

  await save.click()
  await expect(save).toBeDisabled()
  expect(file('forms/booking.layout.json')).toBe(`{
  "$schema": "../../../schemas/meta/overrides/form-layout.schema.json",
  "newTitle": "booking.newTitle",
  "checklist": true,
  "sections": {
    "details": { "fields": { "referenceNumber": { "label": "field.x_booking_referenceNumber", "required": { "on": "submit" } } } },
    "loadUnit": { "hidden": true }
  }
}
`)
  expect(JSON.parse(file('labels/en.json'))).toMatchObject({ 'field.x_booking_referenceNumber': 'PO Number' })
  expect(JSON.parse(file('base.json'))).toMatchObject({
    files: { 'forms/booking.layout.json': { 'sections.loadUnit': { label: 'form.loadUnit' } } },
  })
  expect((await project.run('tenants', 'check', 'ACME')).output).not.toContain('tenants/ACME')

  // A list, by the eyes of another language; taken back, nothing is left of it.
  await choose(page, 'Screen', /grids\/bookings$/)
  await preview(page)
    .getByRole('columnheader', { name: /^Shipper/ })
    .click()
  await inspector.getByRole('switch', { name: 'Hidden' }).click()
  await expect(inspector.getByRole('switch', { name: 'Hidden' })).toBeChecked()
  await expect(preview(page).getByRole('columnheader', { name: /^Mode/ })).toBeVisible()
  await expect(preview(page).getByRole('columnheader', { name: /^Shipper/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(preview(page).getByRole('columnheader', { name: /^Shipper/ })).toBeVisible()
  await expect(save).toBeDisabled()
  expect(file('grids/bookings.json')).not.toContain('hidden')
})

test('[BX-04] a rule, a field of one’s own, a place taken by drag and a limit are seen at once in every mode, status and language, and saved as the shortest file', async ({
  page,
  project,
  studio,
  complaints,
}) => {
  complaints.expect(/^left the origin/)
  const path = (name: string) => join(project.root, 'tenants/ACME', name)
  const rules = `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "description": "Our warehouse system takes 30 characters.",
  "properties": { "referenceNumber": { "maxLength": 30 } }
}
`
  // Somebody wrote this by hand while the studio was running.
  mkdirSync(dirname(path('forms/booking.schema.json')), { recursive: true })
  writeFileSync(path('forms/booking.schema.json'), rules)
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(`${studio.url}/studio`)
  await choose(page, 'Screen', /forms\/booking$/)
  const field = (name: string | RegExp) => preview(page).getByRole('textbox', { name })
  const inspector = selected(page)

  // A rule by its builder: a new booking has no mode, so the field goes.
  await field('HBL/HAWB No.').click()
  const rule = inspector.getByRole('group', { name: 'Enabled only while' })
  await rule.getByRole('button', { name: 'Add a line' }).click()
  await rule.getByRole('combobox', { name: 'Field' }).fill('Mode')
  await page.getByRole('option', { name: 'Mode of Transport', exact: true }).click()
  await rule.getByRole('combobox', { name: 'Test' }).click()
  await page.getByRole('option', { name: 'is one of' }).click()
  await rule.getByRole('combobox', { name: 'Values' }).click()
  await page.getByRole('option', { name: 'Air Export' }).click()
  await page.getByRole('option', { name: 'Air Import' }).click()
  await page.keyboard.press('Escape')
  // Somebody looks elsewhere first: what was begun waits, and says that it is not in use.
  await field('Reference No.').click()
  await expect(inspector.getByText(/^referenceNumber · /)).toBeVisible()
  await field('HBL/HAWB No.').click()
  await expect(rule.getByRole('status')).toHaveText('Not in use yet.')
  await rule.getByRole('button', { name: 'Use this rule' }).click()
  await expect(differences(page)).toContainText('enabled only while Mode of Transport is Air Export or Air Import')
  await expect(field('HBL/HAWB No.')).not.toBeEditable()

  // A field of one's own, in both languages; then it is dragged on the screen, and a section in the list.
  await field('Reference No.').click()
  await inspector.getByRole('button', { name: 'Add a field of your own' }).click()
  const own = inspector.getByRole('group', { name: 'A field of your own' })
  for (const [name, text] of [
    ['Longest', '12'],
    ['Reads (en)', 'Cost Centre'],
    ['Reads (ja)', '原価センター'],
  ] as const)
    await own.getByLabel(name, { exact: true }).fill(text)
  await own.getByRole('button', { name: 'Add the field' }).click()
  await expect(inspector.getByText(/^x_costCentre · /)).toBeVisible()
  await expect(field('Cost Centre')).toHaveAttribute('maxlength', '12')
  await field('Cost Centre').dragTo(field('HBL/HAWB No.'))
  await expect(differences(page)).toContainText(
    /New field: Cost Centre in .*\..* widget Text, .*3 and stands before HBL.HAWB No/,
  )
  await entry(page, 'Load Unit Section').dragTo(entry(page, 'Containers Section'))
  await expect(differences(page)).toContainText('Load Unit stands')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+z')
  await expect(differences(page)).not.toContainText('Load Unit')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(differences(page)).toContainText('Load Unit stands')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(differences(page)).not.toContainText('Load Unit')

  // The mode, the status, the language and the width of the preview.
  await choose(page, 'Mode of Transport', 'Air Export')
  await choose(page, 'Status', 'In Progress')
  await expect(field('HBL/HAWB No.')).toBeEditable()
  await choose(page, 'Status', 'Submitted')
  await expect(
    preview(page)
      .getByRole('dialog', { name: /booking/i })
      .getByText('Submitted', { exact: true })
      .first(),
  ).toBeVisible()
  await expect(field('HBL/HAWB No.')).toHaveCount(0)
  await choose(page, 'Status', 'In Progress')
  await choose(page, 'Language', 'ja')
  await expect(field('原価センター')).toBeVisible()
  await choose(page, 'Width', '390px')
  await expect.poll(() => page.locator('iframe').evaluate(({ clientWidth }) => clientWidth)).toBe(390)

  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.getByRole('status').first()).toHaveText('All is saved')
  expect(readFileSync(path('forms/booking.layout.json'), 'utf8')).toBe(`{
  "$schema": "../../../schemas/meta/overrides/form-layout.schema.json",
  "newTitle": "booking.newTitle",
  "checklist": true,
  "sections": {
    "details": {
      "fields": {
        "hblAwbNo": { "enabled": { "field": "bizType", "in": ["AE", "AI"] } },
        "x_costCentre": { "label": "field.x_costCentre", "widget": "text", "width": 3, "before": "hblAwbNo" }
      }
    }
  }
}
`)
  expect(readFileSync(path('forms/booking.schema.json'), 'utf8')).toBe(
    rules.replace('{ "maxLength": 30 }', '{ "maxLength": 30 }, "x_costCentre": { "type": "string", "maxLength": 12 }'),
  )

  // What was changed on disk meanwhile at the same place is not written over.
  await choose(page, 'Language', 'en')
  await entry(page, 'Load Unit Section').click()
  await inspector.getByRole('switch', { name: 'Hidden' }).click()
  await expect(differences(page)).toContainText('Load Unit is hidden')
  writeFileSync(
    path('forms/booking.layout.json'),
    '{ "$schema": "../../../schemas/meta/overrides/form-layout.schema.json", "sections": { "loadUnit": { "hidden": false } } }',
  )
  await entry(page, 'Containers Section').click()
  await inspector.getByRole('switch', { name: 'Hidden' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'changed on disk' })).toBeVisible()
  await expect(save).toBeDisabled()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Take it all back' }).click()
  await expect(differences(page)).not.toContainText('is hidden')
})

test('[BX-04] widgets of a dashboard and columns of a drill-down are configured by keys alone, by the eyes of every role, on a page that axe finds nothing on', async ({
  page,
  project,
  studio,
  complaints,
}) => {
  const file = join(project.root, 'tenants/ACME/dashboards/forwarding.json')
  const before = readFileSync(file, 'utf8')
  await openScreen(page, studio, complaints, /dashboards\/forwarding$/)
  const inspector = selected(page)
  const cards = preview(page).getByRole('article')
  await expect(cards.first()).toHaveAccessibleName('Quotes by status')

  // By keys: into the list, the widget one place on, and into its properties.
  await entries(page).getByRole('searchbox').focus()
  await page.keyboard.press('Tab')
  await entry(page, /^Quotes by status/).focus()
  await expect(entry(page, /^Quotes by status/)).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(differences(page)).toContainText('Quotes by status stands after Bookings by status')
  await expect(entry(page, /^Quotes by status/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inspector.getByText(/^quoteStatus · /)).toBeVisible()
  await inspector.getByRole('textbox', { name: 'Text (en)' }).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Our quotes')
  await page.keyboard.press('Enter')
  await expect(cards.nth(1)).toHaveAccessibleName('Our quotes')
  await inspector.getByRole('spinbutton', { name: 'Width of 12' }).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(differences(page)).toContainText('has the width 12 (before: 8)')
  // One that the base keeps hidden is brought out, one that it shows is hidden.
  for (const [name, shown] of [
    ['Due import', true],
    ['Expiring quotes', false],
  ] as const) {
    await entries(page).getByRole('searchbox').fill(name)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await inspector.getByRole('switch', { name: 'Hidden' }).press('Space')
    await expect(preview(page).getByRole('article', { name: new RegExp(name) })).toHaveCount(shown ? 1 : 0)
  }
  // From the top of the screen: what its bar half covers is too small to press for as long.
  await preview(page)
    .getByRole('heading', { name: /^Welcome/ })
    .scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').first()).toHaveText('All is saved')
  const ofQuotes = '    "expiringQuotes": { "source": { "query": { "asOf": { "from": "today" } } }'
  const ofTheMap = '    "podCountry": { "chart": "map" }'
  const moved =
    '    "quoteStatus": { "label": "widget.x_forwarding_quoteStatus", "width": 12, "after": "bookingStatus" },\n'
  expect(readFileSync(file, 'utf8')).toBe(
    before
      .replace(`${ofQuotes} }`, `${moved}${ofQuotes}, "hidden": true }`)
      .replace(ofTheMap, `${ofTheMap},\n    "dueImport": { "hidden": false }`),
  )

  // A drill-down opens with a file that has it; its columns are chosen on the screen. Whoever may not see it, does not.
  await choose(page, 'Tenant', /Harbor/i)
  await choose(page, 'Screen', /drilldowns\/customs-billing$/)
  const column = (name: string) => preview(page).getByRole('columnheader', { name })
  await column('Date').click()
  await expect(inspector.getByText(/^dateInvoice · /)).toBeVisible()
  await inspector.getByRole('switch', { name: 'Hidden' }).click()
  await expect(differences(page)).toContainText('is hidden')
  await expect(column('Total')).toBeVisible()
  await expect(column('Date')).toHaveCount(0)
  // What is selected on the level below is gone to by the first row, and back.
  const levels = page.getByRole('treeitem', { name: /Level$/ })
  const crumbs = preview(page).getByRole('navigation', { name: 'Billing' })
  await levels.nth(1).click()
  await expect(crumbs).toBeVisible()
  await levels.first().click()
  await expect(crumbs).toBeHidden()
  await choose(page, 'As', 'NOBILL')
  await expect(page.getByText('No record of the demonstration is like that.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Take it all back' }).click()

  // In Japanese, on a narrow page, where one part is seen at a time.
  await page.setViewportSize(NARROW)
  await choose(page, 'Language of the studio', '日本語')
  await page.getByRole('tab', { name: '項目一覧' }).click()
  await expect(page.getByRole('tree')).toBeVisible()
  await expect(page.getByRole('button', { name: '保存' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('treeitem').first().press('Enter')
  await expect(page.getByRole('region', { name: '選択中の項目' })).toBeVisible()
})
