import type { Page, Request } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { expect, test } from '../support/test.ts'

const HEADER = '/api-gateway/secure/1/shipments/?MaxResults=1'

/** Opens an address, and answers the title of the model that the page loads for it, in English. */
async function titleDrawn(page: Page, address: string, screen: string): Promise<string> {
  const asked = (file: RegExp) => page.waitForRequest((request) => file.test(new URL(request.url()).pathname))
  const model = asked(new RegExp(`/screens/${screen}\\.[0-9a-f]{12}\\.json$`))
  const labels = asked(/\/labels\/en\.[0-9a-f]{12}\.json$/)
  await page.goto(address)
  const read = async <File>(request: Promise<Request>) =>
    (await (await page.request.get((await request).url())).json()) as File
  const { title, newTitle = title } = await read<{ title: string; newTitle?: string }>(model)
  return (await read<Record<string, string>>(labels))[newTitle] ?? newTitle
}

test('[CF-01] forms, lists, dashboards and the widget configuration are drawn from the files that schemas/ compiles to', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'ADMIN', '/acme/reload?to=/quotes')
  const { gShpId } = ((await ask(page, HEADER)) as Schemas['ShipmentList']).data[0] ?? {}
  const pages = {
    '/shipments': 'grids/shipments',
    '/bookings': 'grids/bookings',
    '/quotes': 'grids/quotes',
    '/templates': 'grids/templates',
    '/customWidgets': 'forms/widget-configuration',
  }
  for (const [path, screen] of Object.entries(pages)) {
    const title = await titleDrawn(page, `/acme${path}`, screen)
    await expect(page.getByRole('heading', { name: title, exact: true }).first(), screen).toBeVisible()
  }
  const drawers = {
    'booking=new': 'forms/booking',
    'quote=new': 'forms/quote',
    'template=new': 'forms/template',
    'shipmentSearch=new': 'forms/shipment-search',
  }
  for (const [search, screen] of Object.entries(drawers)) {
    const title = await titleDrawn(page, `/acme/quotes?${search}`, screen)
    await expect(
      page
        .getByRole('dialog')
        .getByRole('heading', { name: new RegExp(`^${title}`) })
        .first(),
      screen,
    ).toBeVisible()
  }
  await titleDrawn(page, `/acme/quotes?shipment=${String(gShpId)}`, 'views/shipment')
  await expect(page.getByRole('dialog')).toBeVisible()
  await titleDrawn(page, '/acme/', 'dashboards/forwarding')
  await expect(page.getByRole('article', { name: 'Quotes by status' })).toBeVisible()

  await signIn(page, 'harbor', 'CUSTOMER', 'nowhere')
  await titleDrawn(page, '/harbor/', 'dashboards/customs')
  await expect(page.getByRole('article', { name: /mode of transport/ })).toBeVisible()
  const title = await titleDrawn(page, '/harbor/shipments', 'grids/customs-files')
  await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible()
})
