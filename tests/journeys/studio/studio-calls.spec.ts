import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from '../support/axe.ts'
import { choose, differences, entry, openScreen, selected, test, unfold } from '../support/studio.ts'
import { expect } from '../support/test.ts'

test('[BX-04] a widget of one’s own asks what its parameters say, and its click goes where they lead, by mouse alone', async ({
  page,
  project,
  studio,
  complaints,
}) => {
  await openScreen(page, studio, complaints, /dashboards\/forwarding$/)
  await entry(page, /^Quotes by status/).click()
  const inspector = selected(page)
  await inspector.getByRole('button', { name: 'Make a copy of your own after this one' }).click()
  await expect(inspector.getByText(/^x_\w+ · /)).toBeVisible()
  const id = (await inspector.getByText(/^x_\w+ · /).textContent())?.split(' ')[0] ?? ''

  // What it counts: another span of days.
  const query = inspector.getByRole('group', { name: 'Source: query parameters' })
  await unfold(page, /^Source: query parameters/)
  await query.getByRole('group', { name: 'Line 2' }).getByRole('textbox', { name: 'Value' }).fill('7')
  await query.getByRole('group', { name: 'Line 2' }).getByRole('textbox', { name: 'Value' }).press('Enter')
  await expect(differences(page)).toContainText('7')

  // Its click brings the figure's label, too.
  const click = inspector.getByRole('group', { name: 'Click: query' })
  await unfold(page, /^Click: query/)
  await click.getByRole('button', { name: 'Add a value' }).click()
  const line = click.getByRole('group', { name: 'Line 3' })
  await line.getByRole('combobox', { name: 'Field', exact: true }).fill('named')
  await line.getByRole('combobox', { name: 'Field', exact: true }).press('Enter')
  await choose(line, 'Takes', 'what a field has')
  await line.getByRole('combobox', { name: 'Other field' }).fill('figure.label')
  await page.getByRole('option', { name: 'figure.label' }).click()

  // The list that it leads to is filtered, by one of the column's values.
  await click.getByRole('button', { name: 'Add a value' }).click()
  const filter = click.getByRole('group', { name: 'Line 4' })
  await filter.getByRole('combobox', { name: 'Field', exact: true }).fill('f.source')
  await page.getByRole('option', { name: /^Source · f\.source$/ }).click()
  await choose(filter, 'Value', 'Customer portal')
  await expectAccessible(page)
  await page.getByRole('banner').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').first()).toHaveText('All is saved')
  const written = JSON.parse(readFileSync(join(project.root, 'tenants/ACME/dashboards/forwarding.json'), 'utf8')) as {
    widgets: Record<string, { source?: object; click?: object }>
  }
  expect(written.widgets[id]).toMatchObject({
    source: { query: { CreateDateNoOfDaysAgo: 7 } },
    click: { query: { named: { from: 'figure.label' }, 'f.source': 'CP' } },
  })
})

test('[BX-04] a drill-down gets a level that rows open, with a block of the row, and a variant, by mouse alone', async ({
  page,
  project,
  studio,
  complaints,
}) => {
  complaints.expect(/^left the origin/)
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(`${studio.url}/studio`)
  await choose(page, 'Tenant', /Harbor Customs Brokers/)
  await choose(page, 'Screen', /drilldowns\/customs-billing$/)
  const inspector = selected(page)
  const add = (name: string) => inspector.getByRole('button', { name, exact: true })
  await page.locator('[data-key="levels.invoice.blocks.lines"]').click()
  await add('Add a level that its rows open').click()
  await inspector.getByLabel('Reads (en)').fill('Charge')
  await inspector.getByLabel('Reads (ja)').fill('料金の詳細')
  await add('Add the level').click()
  await expect(inspector.getByText(/^x_level · /)).toBeVisible()
  await expect(differences(page)).toContainText('Charge')
  await add('Add a block').click()
  const block = inspector.getByRole('group', { name: 'A block of your own' })
  await choose(block, 'Kind of block', 'fields')
  await block.getByRole('combobox', { name: 'Shows' }).click()
  await page.getByRole('option').first().click()
  await block.getByRole('combobox', { name: 'Values shown' }).click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await block.getByRole('button', { name: 'Add the block' }).click()
  await expect(inspector.getByText(/^x_fields · /)).toBeVisible()
  await page.locator('[data-key="levels.x_level"]').click()
  await add('Add a variant for some records').click()
  await expect(inspector.getByText(/^x_variant · /)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('banner').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').first()).toHaveText('All is saved')
  const path = join(project.root, 'tenants/HARBOR/drilldowns/customs-billing.json')
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    levels: { x_level: { blocks: { x_fields: { block: 'fields', shows: 'row' } }, variants: { x_variant: {} } } },
  })
})

test('[LK-06] a list of choices gets one more by mouse, and the form offers it', async ({
  page,
  studio,
  complaints,
}) => {
  await openScreen(page, studio, complaints, /lookups$/)
  await page.locator('[data-key="lookups.modes"]').click()
  const inspector = selected(page)
  await inspector.getByRole('button', { name: 'Add a choice', exact: true }).click()
  const choice = inspector.getByRole('group', { name: 'A choice of your own' })
  await choice.getByLabel('Value that is sent').fill('XB')
  await choice.getByLabel('Reads (en)').fill('By barge')
  await choice.getByLabel('Reads (ja)').fill('はしけ')
  await expectAccessible(page)
  await choice.getByRole('button', { name: 'Add the choice' }).click()
  await expect(inspector.getByText(/^XB · /)).toBeVisible()
  await expect(differences(page)).toContainText('By barge')
})
