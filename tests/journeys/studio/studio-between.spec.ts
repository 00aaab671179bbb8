import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { choose, differences, entries, entry, preview, selected, test } from '../support/studio.ts'
import { expect } from '../support/test.ts'

/** Takes a field by typing what it reads. */
async function take(page: Page, inside: Locator, label: string, field: string): Promise<void> {
  await inside.getByRole('combobox', { name: label, exact: true }).fill(field)
  await page.getByRole('option', { name: field, exact: true }).click()
}

test('[ST-04] several fields are hidden at once; a rule between two, and what follows a change, are made without JSON, act on the real form, and are written as by hand', async ({
  page,
  project,
  studio,
  complaints,
}) => {
  complaints.expect(/^left the origin/)
  const file = (path: string) => readFileSync(join(project.root, 'tenants/ACME', path), 'utf8')
  const inspector = selected(page)
  const form = preview(page).getByRole('dialog', { name: /booking/i })
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(`${studio.url}/studio`)
  await choose(page, 'Screen', /forms\/booking$/)

  // Several at once: two fields are hidden in one step, and come back in one.
  await entry(page, /^HBL.HAWB No/).click()
  await entry(page, /^Commodity Code/).click({ modifiers: ['ControlOrMeta'] })
  const several = page.getByRole('region', { name: 'Selected entries' })
  await expect(several.getByRole('heading', { name: '2 entries' })).toBeVisible()
  await several.getByRole('switch', { name: 'Hidden' }).click()
  await expect(differences(page)).toContainText(/HBL.HAWB No\. is hidden\.[^]*Commodity Code is hidden\./)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(differences(page)).not.toContainText('is hidden')

  // A rule: the goods are not needed before they are ready.
  await entry(page, /^Need Date at Destination/).click()
  await inspector.getByRole('button', { name: 'Demand something between fields' }).click()
  const rule = inspector.getByRole('group', { name: 'A rule of your own' })
  const demand = rule.getByRole('group', { name: 'What must hold' })
  const add = rule.getByRole('button', { name: 'Add the rule' })
  await demand.getByRole('button', { name: 'Add a line' }).click()
  await take(page, demand, 'Field', 'Need Date at Destination')
  await choose(demand, 'Test', 'is not before')
  await choose(demand, 'Compared with', 'another field')
  await take(page, demand, 'Other field', 'Cargo Ready Date')
  await choose(rule, 'Checked', 'when saving')
  await rule.getByRole('textbox', { name: 'Message (en)' }).fill('Needed before it is ready.')
  await expect(add).toBeDisabled()
  await rule.getByRole('textbox', { name: 'Message (ja)' }).fill('準備日より前です。')
  await expectAccessible(page)
  await add.click()
  await expect(inspector.getByText(/^x_needDate · /)).toBeVisible()
  await expect(entry(page, /^Needed before it is ready\./)).toBeVisible()
  await expect(differences(page)).toContainText(
    'New rule when saving: “Needed before it is ready.” stands at Need Date at Destination unless Need Date at Destination is not before Cargo Ready Date.',
  )

  // A condition that is only begun stays while something else of the rule is changed.
  const whileHolds = inspector.getByRole('group', { name: 'Checked only while' })
  await whileHolds.getByRole('button', { name: 'Add a line' }).click()
  await take(page, whileHolds, 'Field', 'Mode of Transport')
  await choose(inspector, 'Checked', 'when submitting')
  await expect(differences(page)).toContainText('New rule when submitting')
  await expect(whileHolds.getByRole('combobox', { name: 'Field' })).toHaveValue('Mode of Transport')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(differences(page)).toContainText('New rule when saving')
  await whileHolds.getByRole('button', { name: 'Remove line 1' }).click()

  // An effect: by air, the reference is one of the air desk's, and the commodity goes.
  await entry(page, /^Mode of Transport Field/).click()
  await inspector.getByRole('button', { name: 'Let something follow when this field changes' }).click()
  const effect = inspector.getByRole('group', { name: 'What follows a change' })
  await choose(effect, 'Only when it becomes', 'Air Export')
  await take(page, effect, 'Empties', 'Commodity')
  await page.keyboard.press('Escape')
  const set = effect.getByRole('group', { name: 'Puts into fields' })
  await set.getByRole('button', { name: 'Put a value into a field' }).click()
  await take(page, set, 'Field', 'Reference No.')
  await set.getByRole('textbox', { name: 'Value' }).fill('AIR-DESK')
  await set.getByRole('textbox', { name: 'Value' }).press('Enter')
  await effect.getByRole('button', { name: 'Let it follow' }).click()
  await expect(inspector.getByText(/^x_bizType · /)).toBeVisible()
  await expect(differences(page)).toContainText(
    'When Mode of Transport becomes Air Export, Commodity is emptied and Reference No. becomes AIR-DESK.',
  )

  // One of two values by a condition, by keys alone; what was written stays until all of it is said.
  const line = inspector.getByRole('group', { name: 'Line 1' })
  const press = async (inside: Locator, label: string, option: string) => {
    await inside.getByRole('combobox', { name: label, exact: true }).first().press('Enter')
    await page.keyboard.type(option.split(' ')[0] ?? '')
    await expect(page.getByRole('option', { name: option, exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await press(line, 'Takes', 'one of two, by a condition')
  const chosenBy = line.getByRole('group', { name: 'Chosen by' })
  await chosenBy.getByRole('button', { name: 'Add a line' }).press('Enter')
  await chosenBy.getByRole('combobox', { name: 'Field' }).pressSequentially('Commodity Code')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await press(chosenBy, 'Test', 'has a value')
  await expect(differences(page)).toContainText('Reference No. becomes AIR-DESK.')
  await chosenBy.getByRole('button', { name: 'Use this rule' }).press('Enter')
  await expect(differences(page)).toContainText(
    'Reference No. becomes (AIR-DESK if Commodity Code has a value, else empty).',
  )
  const otherwise = line.getByRole('group', { name: 'Otherwise' })
  await press(otherwise, 'Takes', 'a value')
  await otherwise.getByRole('textbox', { name: 'Value' }).pressSequentially('AIR-OPEN')
  await page.keyboard.press('Enter')
  await expect(differences(page)).toContainText(
    'Reference No. becomes (AIR-DESK if Commodity Code has a value, else AIR-OPEN).',
  )
  await expectAccessible(page)

  // Both act on the real form.
  await page.getByRole('switch', { name: 'A click selects' }).click()
  await form.getByRole('textbox', { name: 'Commodity', exact: true }).fill('Chairs')
  await form.getByRole('combobox', { name: 'Mode of Transport' }).click()
  await preview(page).getByRole('option', { name: 'Air Export' }).click()
  await expect(form.getByRole('textbox', { name: 'Reference No.' })).toHaveValue('AIR-OPEN')
  await expect(form.getByRole('textbox', { name: 'Commodity', exact: true })).toHaveValue('')

  // A rule of the portal of several groups is read as it is, and changed in one line.
  await entries(page).getByRole('searchbox').fill('originForSea')
  await entry(page, /originForSea|./)
    .first()
    .click()
  const groups = inspector.getByRole('group', { name: 'What must hold' })
  await expect(groups.getByRole('group', { name: 'Group 2' }).getByRole('combobox', { name: 'Field' })).toHaveCount(2)
  await expect(groups.getByRole('button', { name: 'Use this rule' })).toBeDisabled()

  const save = page.getByRole('banner').getByRole('button', { name: 'Save' })
  await save.click()
  await expect(save).toBeDisabled()
  expect(file('forms/booking.layout.json')).toBe(`{
  "$schema": "../../../schemas/meta/overrides/form-layout.schema.json",
  "newTitle": "booking.newTitle",
  "checklist": true,
  "rules": {
    "x_needDate": {
      "on": "save",
      "require": { "not": { "field": "deliveryreadyDate", "before": { "of": "readyDate" } } },
      "at": "deliveryreadyDate",
      "message": "form.x_booking_rule_needDate"
    }
  },
  "effects": {
    "x_bizType": {
      "on": "bizType",
      "to": "AE",
      "clear": ["commodity"],
      "set": { "referenceNumber": { "when": { "field": "commodityCode", "filled": true }, "then": "AIR-DESK", "else": "AIR-OPEN" } }
    }
  }
}
`)
  expect(JSON.parse(file('labels/ja.json'))).toMatchObject({ 'form.x_booking_rule_needDate': '準備日より前です。' })
  expect((await project.run('tenants', 'check', 'ACME')).output).not.toContain('tenants/ACME')
})
