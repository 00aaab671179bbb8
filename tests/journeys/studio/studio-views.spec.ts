import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from '../support/axe.ts'
import { choose, differences, entry, preview, selected, test, unfold } from '../support/studio.ts'
import { expect } from '../support/test.ts'

test('[BX-04] [ST-04] a view gets a block and a value of the contract, and a list an arrangement that it opens with, on the real screens, in the bytes of a careful hand', async ({
  page,
  project,
  studio,
  complaints,
}) => {
  complaints.expect(/^left the origin/)
  const file = (path: string) => readFileSync(join(project.root, 'tenants/ACME', path), 'utf8')
  const before = file('views/shipment.json')
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(`${studio.url}/studio`)
  await choose(page, 'Screen', /views\/shipment$/)
  const inspector = selected(page)

  // A table of a list that the screen does not show, with the words that the portal has for its values.
  await entry(page, /^Milestones.*Section$/).click()
  await inspector.getByRole('button', { name: 'Add a block', exact: true }).click()
  const block = inspector.getByRole('group', { name: 'A block of your own' })
  await choose(block, 'Kind of block', 'table')
  await choose(block, 'Shows', 'jobRoutes')
  await block.getByRole('combobox', { name: 'Values shown' }).click()
  for (const name of ['etdDate · ETD', 'etaDate · ETA']) await page.getByRole('option', { name }).click()
  await page.keyboard.press('Escape')
  await block.getByLabel('Reads (en)').fill('Legs')
  await block.getByLabel('Reads (ja)').fill('区間')
  await expectAccessible(page)
  await block.getByRole('button', { name: 'Add the block' }).click()
  await expect(inspector.getByText(/^x_table · /)).toBeVisible()
  await expect(differences(page)).toContainText('New block: Legs')
  await expect(preview(page).getByRole('heading', { name: 'Legs' })).toBeVisible()
  await choose(inspector, 'When empty', 'Left out, and named with others')
  await expect(differences(page)).toContainText('the when empty Left out, and named with others')

  // A value that the gateway knows, in a block of the portal.
  await entry(page, /^Numbers.*Block$/).click()
  await inspector.getByRole('button', { name: 'Add what the gateway knows to this block' }).click()
  await inspector.getByRole('combobox', { name: 'Name in the contract' }).fill('fileNo')
  await page.getByRole('option', { name: 'fileNo · Text · File No.' }).click()
  await inspector.getByRole('button', { name: 'Add it', exact: true }).click()
  await expect(inspector.getByText(/^x_fileNo · /)).toBeVisible()
  await expect(preview(page).getByRole('dialog').getByText('File No.', { exact: true })).toBeVisible()

  // What the list itself says; an arrangement of its own, and that it opens with it.
  await choose(page, 'Screen', /grids\/shipments$/)
  await entry(page, /^Shipments.*List$/).click()
  await inspector.getByRole('button', { name: 'Add an arrangement of the list' }).click()
  await inspector.getByLabel('Reads (en)').fill('Arriving')
  await inspector.getByLabel('Reads (ja)').fill('到着予定')
  await inspector.getByRole('button', { name: 'Add the arrangement' }).click()
  await expect(inspector.getByText(/^x_arrangement · /)).toBeVisible()
  const columns = inspector.getByRole('group', { name: 'Columns', exact: true })
  for (const name of ['ETA', 'HBL/HAWB No.', 'Status']) {
    await columns.getByRole('combobox', { name: 'Add to it' }).click()
    await page.getByRole('option', { name, exact: true }).click()
    await expect(columns.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  }
  await columns.getByRole('button', { name: 'Status one place up' }).click()
  await expect(columns.getByRole('listitem').nth(1)).toContainText('Status')
  await choose(inspector, 'Sort: column', 'ETA')
  const filters = inspector.getByRole('group', { name: 'Filters', exact: true })
  await choose(filters, 'Add a column', 'Status')
  await choose(filters, 'Status', 'Delayed')
  await choose(filters, 'Add a column', 'ETA')
  await choose(filters, 'ETA', 'Last 7 days')
  await entry(page, /^Shipments.*List$/).click()
  await unfold(page, /^Further properties/)
  await choose(inspector, 'Arrangement', 'Arriving')
  await expect(preview(page).getByRole('columnheader')).toHaveText(['', /^ETA/, /^Status/, /^HBL/])

  // The rule of an exception asks for what the list calls so, and for the values that it has.
  await entry(page, /^Delayed.*Exception$/).click()
  const rule = inspector.getByRole('group', { name: 'Holds only while' })
  await expect(rule.getByRole('combobox', { name: 'Field' })).toHaveValue('Status (of the row)')
  await expect(rule.getByRole('combobox', { name: 'Value' })).toHaveText('Delayed')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').first()).toHaveText('All is saved')
  expect(file('views/shipment.json')).toBe(
    before
      .replace(
        '"parties": { "options": { "soften": true } },',
        `"numbers": { "fields": { "x_fileNo": { "field": "fileNo", "label": "customsList.fileNo" } } },
        "parties": { "options": { "soften": true } },`,
      )
      .replace(
        '{ "blocks": { "milestones": { "options": { "table": true } } } }',
        `{
      "blocks": {
        "milestones": { "options": { "table": true } },
        "x_table": {
          "block": "table",
          "label": "block.x_shipment_milestones_table",
          "at": "jobRoutes",
          "columns": { "etdDate": { "label": "field.etd" }, "etaDate": { "label": "field.eta" } },
          "whenEmpty": "name"
        }
      }
    }`,
      ),
  )
  expect(file('grids/shipments.json')).toContain(`  "arrangements": {
    "x_arrangement": {
      "label": "grid.x_shipments_arrangement",
      "columns": ["podEtaDate", "currentStatus", "shpNo"],
      "sort": { "column": "podEtaDate", "direction": "asc" },
      "filters": { "currentStatus": "DELAYED", "podEtaDate": "last7Days" }
    }
  },
  "arrangement": "x_arrangement",
`)
  expect(JSON.parse(file('labels/ja.json'))).toMatchObject({
    'block.x_shipment_milestones_table': '区間',
    'grid.x_shipments_arrangement': '到着予定',
  })
  expect((await project.run('tenants', 'check', 'ACME')).output).not.toContain('tenants/ACME')
})
