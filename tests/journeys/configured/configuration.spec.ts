import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { staleFiles } from '../../../src/tools/generate/files.ts'
import type { ProjectCopy } from '../support/project-copy.ts'
import { expect, password, test } from '../support/test.ts'

/** The findings of a check: one a line, `file:line:column severity code message — hint`; apart from what the base changed of late. */
const findings = (output: string): string[] =>
  output.split('\n').filter((line) => /:\d+:\d+ (error|warning) (?!base-)/.test(line))

/** Line and column, from 1, of a piece of a file. */
function placeOf(project: ProjectCopy, path: string, piece: string): string {
  const before = readFileSync(join(project.root, path), 'utf8').split(piece)[0] ?? ''
  return `${path}:${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`
}

/** What a configurer may get wrong, each in a place of its own. */
const MISTAKES = [
  {
    what: 'a column that the contract does not have',
    path: 'schemas/grids/bookings.json',
    piece: '"totalPieces": { "label"',
    by: '"totalPieces": { "field": "totalPeices", "label"',
    marked: '"totalPeices"',
    says: /totalPeices.*totalPieces/,
  },
  {
    what: 'a parameter that the operation does not take',
    path: 'schemas/grids/bookings.json',
    piece: '"CreateDateNoOfDaysAgo": 60',
    by: '"CreatedDaysAgo": 60',
    marked: '"CreatedDaysAgo"',
    says: /CreatedDaysAgo.*CreateDateNoOfDaysAgo/,
  },
  {
    what: 'a part that does not exist',
    path: 'schemas/forms/booking.layout.json',
    piece: '"widget": "upperText"',
    by: '"widget": "uperText"',
    marked: '"uperText"',
    says: /uperText.*upperText/,
  },
  {
    what: 'a limit above the base’s',
    path: 'tenants/KAIYO/forms/booking.schema.json',
    piece: '"maxLength": 30',
    by: '"maxLength": 3000',
    marked: '3000',
    says: /50/,
  },
  {
    what: 'a field that the base requires and the tenant does not',
    path: 'tenants/KAIYO/forms/booking.layout.json',
    piece: '"hblAwbNo": { "hidden"',
    by: '"shipper": { "required": false },\n        "hblAwbNo": { "hidden"',
    marked: 'false',
    says: /weakens a requirement/,
  },
  {
    what: 'an override of what the base does not have',
    path: 'tenants/KAIYO/forms/booking.layout.json',
    piece: '"hblAwbNo": { "hidden"',
    by: '"hblAwbNr": { "hidden"',
    marked: '"hblAwbNr"',
    says: /hblAwbNr.*hblAwbNo/,
  },
]

test('[CF-03] [CF-04] [BX-02] [TN-04] every file names its meta-schema; one command says of all mistakes file, line, column and the right word, and writes nothing', async ({
  project,
}) => {
  for (const folder of ['schemas', 'tenants'])
    for (const path of Object.keys(project.files(folder)).filter((name) => name.endsWith('.json'))) {
      const file = join(project.root, folder, path)
      const { $schema } = JSON.parse(readFileSync(file, 'utf8')) as { $schema?: string }
      const local = $schema !== undefined && !$schema.startsWith('https://json-schema.org/')
      if (local) expect(existsSync(resolve(dirname(file), $schema)), `${path} names ${$schema}`).toBe(true)
      expect($schema, path).toBeDefined()
    }

  const before = project.files('dist')
  for (const { path, piece, by } of MISTAKES) project.edit(path, piece, by)
  const check = await project.run('tenants', 'check')
  expect(check.code).toBe(1)
  for (const { what, path, marked, says } of MISTAKES) {
    const found = findings(check.output).filter((line) => line.startsWith(`${placeOf(project, path, marked)} error `))
    expect(found, `${what}\n${check.output}`).toHaveLength(1)
    expect(found[0], what).toMatch(says)
  }
  expect(findings(check.output)).toHaveLength(MISTAKES.length)

  const build = await project.run('tenants', 'build')
  expect(build.code).toBe(1)
  expect(build.output).toContain('nothing was written')
  expect(project.files('dist')).toEqual(before)
})

test('[BX-03] explain says which file and line set a value, and what it overrode', async ({ project }) => {
  const { code, output } = await project.run(
    'tenants',
    'explain',
    'KAIYO',
    'forms/booking',
    'sections.details.fields.referenceNumber.label',
  )
  expect(code).toBe(0)
  expect(output).toContain(
    `"field.poNumber"  (${placeOf(project, 'tenants/KAIYO/forms/booking.layout.json', '"field.poNumber"')})`,
  )
  expect(output).toContain(
    `over "field.referenceNumber"  (${placeOf(project, 'schemas/forms/booking.layout.json', '"field.referenceNumber"')})`,
  )
  const unknown = await project.run('tenants', 'explain', 'KAIYO', 'forms/boking', '')
  expect(unknown.code).toBe(1)
})

test('[CF-02] [DB-04] [HD-20] [TN-03] a new tenant is one command, and what its folder says is published into a running portal with no script built anew; another’s error leaves that one as it was, and nobody else', async ({
  page,
  context,
  project,
  lendPortal,
  complaints,
}) => {
  complaints.expect(/^left the origin/)
  const portal = await lendPortal(project.root)
  const made = await project.run(
    'tenants',
    'new',
    'BRIO',
    '--url',
    'brio',
    '--flavour',
    'forwarding',
    '--name',
    'Brio Freight',
  )
  expect(made.code, made.output).toBe(0)
  const built = await project.run('tenants', 'build')
  expect(built).toMatchObject({ code: 0 })
  await page.goto(`${portal.url}/brio/login`)
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#2b5c8a')
  await page.getByRole('textbox', { name: 'User ID' }).fill('CUSTOMER')
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Manage Bookings' }).first().click()
  await expect(page.getByRole('columnheader').first()).toBeVisible()
  const scripts = project.files('dist/assets')

  const folder = join(project.root, 'tenants/BRIO')
  mkdirSync(join(folder, 'forms'))
  mkdirSync(join(folder, 'labels'))
  mkdirSync(join(folder, 'dashboards'))
  const up = '../../../schemas/meta'
  const own = { sections: { details: { fields: { referenceNumber: { label: 'field.x_ourNumber' } } } } }
  writeFileSync(
    join(folder, 'forms/booking.layout.json'),
    JSON.stringify({ $schema: `${up}/overrides/form-layout.schema.json`, ...own }),
  )
  writeFileSync(
    join(folder, 'labels/en.json'),
    JSON.stringify({
      $schema: `${up}/labels.schema.json`,
      'field.x_ourNumber': 'Our Number',
      'login.heading': 'Welcome aboard',
    }),
  )
  const { widgets } = JSON.parse(readFileSync('schemas/dashboards/forwarding.json', 'utf8')) as {
    widgets: Record<string, { label: string; hidden?: boolean }>
  }
  const brought = Object.entries(widgets).filter(([, { hidden }]) => hidden === true)
  expect(brought).toHaveLength(14)
  writeFileSync(
    join(folder, 'dashboards/forwarding.json'),
    JSON.stringify({
      $schema: `${up}/overrides/dashboard.schema.json`,
      widgets: Object.fromEntries(brought.map(([id]) => [id, { hidden: false }])),
    }),
  )
  project.edit('tenants/BRIO/tenant.json', '#2b5c8a', '#7a1f4b')
  project.edit('tenants/KAIYO/forms/booking.schema.json', '"maxLength": 30', '"maxLength": 3000')
  const rebuilt = await project.run('tenants', 'build')
  expect(rebuilt.code).toBe(1)
  expect(rebuilt.output).toMatch(/KAIYO stays as it was published: /)
  expect(rebuilt.output).toMatch(/Built .*brio/)
  expect(project.files('dist/assets')).toEqual(scripts)

  // The tab from before goes on with what it began with: its form was not loaded yet, and opens whole.
  await page.getByRole('link', { name: 'New Booking' }).first().click()
  const form = page.getByRole('dialog', { name: /^Booking/ })
  await expect(form.getByRole('textbox', { name: 'Reference No.' })).toBeVisible()

  const next = await context.newPage()
  await next.goto(`${portal.url}/brio/login`)
  await expect(next.locator('meta[name=theme-color]')).toHaveAttribute('content', '#7a1f4b')
  await page.reload()
  await expect(
    page.getByRole('dialog', { name: /^Booking/ }).getByRole('textbox', { name: 'Our Number' }),
  ).toBeVisible()
  await next.goto(`${portal.url}/acme/login`)
  await expect(next.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await next.goto(`${portal.url}/kaiyo/login`)
  await expect(next.getByRole('button', { name: /^(Login|ログイン)$/ })).toBeVisible()

  // Every further widget that the base defines is on the dashboard, and each has its answer.
  await page.goto(`${portal.url}/brio/`)
  const texts = JSON.parse(readFileSync('schemas/labels/en.json', 'utf8')) as Record<string, string>
  for (const [, { label }] of brought) {
    const named = { name: texts[label] ?? label, exact: true }
    // A tile of what needs a person is a group that says its number, a widget an article with its figures.
    const card = page.getByRole('article', named).or(page.getByRole('group', named))
    const says = card
      .getByRole('table')
      .or(card.getByText(/^(\d[\d,]*|No data found)$/))
      .first()
    await expect(says).toBeAttached()
    await expect(card.getByRole('alert')).toHaveCount(0)
  }
})

test('[BX-01] a new version of the base names the overrides it touches, migrates them and is tried before it is published', async ({
  project,
}) => {
  const own = 'tenants/KAIYO/forms/booking.layout.json'
  const base = 'schemas/forms/booking.layout.json'
  await project.run('tenants', 'accept', 'KAIYO')
  project.edit(
    base,
    '"$schema": "../meta/form-layout.schema.json",',
    '"$schema": "../meta/form-layout.schema.json",\n  "renamed": { "sections.loadUnit": "sections.loading" },',
  )
  project.edit(base, '"loadUnit": {', '"loading": {')
  project.edit(base, '"referenceNumber": {', '"referenceNumber": { "readOnly": true,')
  const report = await project.run('tenants', 'check', 'KAIYO')
  expect(report.output).toContain(`${placeOf(project, own, '"referenceNumber"')} warning base-changed`)
  expect(report.output).toContain('readOnly was nothing, is now true')
  expect(report.output).toContain(`${placeOf(project, own, '"loadUnit"')} warning override-renamed`)

  const before = readFileSync(join(project.root, own), 'utf8')
  expect((await project.run('tenants', 'migrate')).output).toContain(`Migrated ${own}`)
  expect(readFileSync(join(project.root, own), 'utf8')).toBe(before.replace('"loadUnit"', '"loading"'))
  expect((await project.run('tenants', 'migrate')).output).toContain('Nothing to do.')
  expect((await project.run('tenants', 'diff', 'KAIYO')).output).toContain(
    'Reference No. is now called PO Number and is required when submitting.',
  )
})

test('[CF-05] one command writes the types of the contract, and stale ones are named', async ({ project }) => {
  const types = 'src/contract/generated/types.ts'
  project.edit(
    'openapi/schemas/booking.yaml',
    '      referenceNumber: {',
    '      brandNewField: { type: string }\n      referenceNumber: {',
  )
  await expect.poll(() => staleFiles(project.root)).toContain(types)
  expect((await project.run('generate')).output).toContain(`wrote ${types}`)
  expect(readFileSync(join(project.root, types), 'utf8')).toContain('brandNewField')
  await expect.poll(() => staleFiles(project.root)).toEqual([])
})

test('[BX-06] [TN-05] another version of the contract: what it breaks is listed, form by form and tenant by tenant, and nothing is written', async ({
  project,
}) => {
  const types = 'src/contract/generated/types.ts'
  const before = readFileSync(join(project.root, types), 'utf8')
  expect((await project.run('generate', '--from', 'openapi/gateway.yaml')).output).toContain('breaks nothing')
  project.edit('openapi/schemas/booking.yaml', '      referenceNumber: {', '      customerReference: {')
  const report = await project.run('generate', '--from', 'openapi/gateway.yaml')
  expect(report.code).toBe(1)
  for (const [path, piece] of [
    ['schemas/forms/booking.layout.json', '"referenceNumber": {'],
    ['schemas/forms/booking.schema.json', '"referenceNumber"'],
    ['tenants/KAIYO/forms/booking.layout.json', '"referenceNumber"'],
  ] as const)
    expect(report.output).toContain(placeOf(project, path, piece))
  expect(readFileSync(join(project.root, types), 'utf8')).toBe(before)
})
