import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible } from '../support/axe.ts'
import { fact, fileDrawer, openRow, records, richestFile, section } from '../support/customs.ts'
import { expect, password, test } from '../support/test.ts'

test('[BX-08] a level of a drill-down and a seventeenth agency come with two files of a tenant, and no script is built anew', async ({
  page,
  project,
  lendPortal,
  complaints,
}) => {
  complaints.expect(/^left the origin/)
  cpSync('tests/fixtures/tenants/HARBOR', join(project.root, 'tenants/HARBOR'), { recursive: true })
  const scripts = project.files('dist/assets')
  const built = await project.run('tenants', 'build')
  expect(built).toMatchObject({ code: 0 })
  expect(project.files('dist/assets')).toEqual(scripts)
  const portal = await lendPortal(project.root)
  await page.goto(`${portal.url}/harbor/login`)
  await page.getByRole('textbox', { name: 'User ID or e-mail' }).fill('CUSTOMER')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: /user menu/i })).toBeVisible()

  const { fileNo } = await richestFile(page, 'REGULAR')
  const [order] = await records<Schemas['DeliveryOrder']>(page, fileNo, 'DoHeader', {
    includeEntities: ['DoContainers'],
  })
  const [container] = order?.doContainersList ?? []
  await page.goto(`${portal.url}/harbor/?file=${fileNo}&section=delivery`)
  const drawer = fileDrawer(page)
  await openRow(drawer, order?.doNo ?? '')
  await openRow(drawer, container?.noContainer ?? '')
  await expect(
    drawer.getByRole('heading', { name: new RegExp(`^Container ${container?.noContainer ?? ''} `) }),
  ).toBeVisible()
  await expect(fact(drawer, 'Seal of the container')).toHaveText(container?.containerSeal1 ?? '–')
  await page.reload()
  await expect(fact(drawer, 'Seal of the container')).toHaveText(container?.containerSeal1 ?? '–')
  await expectAccessible(page)

  // An agency that the embedded gateway does not know yet: its answers say another code.
  await page.route(/\/(CiTariffClass|PgEs)$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text())
        .replaceAll('"pgAgencyCd":"FDA"', '"pgAgencyCd":"CPSC"')
        .replaceAll('Food and Drug Administration', 'Consumer Product Safety Commission')
        .replaceAll('"pgAgencyCd":"TTB"', '"pgAgencyCd":"BIS"'),
    })
  })
  await section(drawer, 'Commercial Invoice')
  const [invoice] = await records<Schemas['CommercialInvoice']>(page, fileNo, 'CiHeader')
  const lines = await records<Schemas['CommercialInvoiceLine']>(page, fileNo, 'CiLines', {
    additionalFilters: { ciNo: invoice?.ciNo, pgAgencyCd: 'FDA' },
    includeEntities: ['CiTariffClass', 'PgEs'],
  })
  const [line] = lines
  const tariff = line?.ciTariffClassList?.find(({ pgEsList = [] }) =>
    pgEsList.some(({ pgAgencyCd }) => pgAgencyCd === 'FDA'),
  )
  await openRow(drawer, invoice?.ciNo ?? '')
  await openRow(drawer, String(line?.ciLineNo ?? ''))
  await openRow(drawer, String(tariff?.tariffLineNo ?? ''))
  await openRow(drawer, 'Consumer Product Safety Commission')
  await expect(drawer.getByRole('heading', { name: "Children's product certificate" })).toBeVisible()
  await expect(fact(drawer, 'Citation')).toHaveText(
    tariff?.pgEsList?.find(({ pgAgencyCd }) => pgAgencyCd === 'FDA')?.pgCd ?? '',
  )
  await expect(drawer.getByRole('note')).toHaveCount(0)
  await expectAccessible(page)

  await page.goto(page.url().replaceAll('CPSC', 'BIS'))
  await expect(drawer.getByRole('note')).toHaveText(
    "There is no layout for this agency and program. What follows is what all agencies' records have in common.",
  )
})
