import { expectAccessible } from '../support/axe.ts'
import { refused } from '../support/login.ts'
import { startConfigured } from '../support/configured.ts'
import { openShipment, shipmentWhere } from '../support/shipments.ts'
import type { ProjectCopy } from '../support/project-copy.ts'
import { test as base, expect } from '../support/test.ts'

/** A portal whose tenant ACME shows a shipment to who has a link of it alone. */
const test = base.extend({
  portal: [
    async ({ onceAWorker }, use) => {
      const links = '"trackingLinks": { "byNumber": false }'
      const configure = ({ edit }: ProjectCopy) =>
        edit('tenants/ACME/tenant.json', '"captchaCount"', `${links}, "captchaCount"`)
      await use(await onceAWorker('tracking links', () => startConfigured(configure)))
    },
    { scope: 'test', timeout: 180_000 },
  ],
})

test('[GW-06] [HD-38] a link that is copied shows one shipment without a sign-in, until it is ended; numbers show none', async ({
  page,
  context,
  browser,
  portal,
  signIn,
  ask,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const shipment = await shipmentWhere(
    ask,
    page,
    'SE,SI',
    ({ shpNo, jobNo }) => shpNo !== undefined && jobNo !== undefined,
  )
  const drawer = await openShipment(page, shipment)
  await expect(drawer.getByRole('button', { name: 'End links' })).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link to Shipment copied')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'End links' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/anonymous\/#\/acme\/\?Link=[0-9a-f]{40}$/)

  const elsewhere = await browser.newContext({ baseURL: portal.url })
  await complaints.watch(elsewhere)
  const stranger = await elsewhere.newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { level: 2, name: shipment.shpNo ?? '' })).toBeVisible()
  await expect(stranger.getByText(link.slice(-40))).toHaveCount(0)
  await expectAccessible(stranger)

  await drawer.getByRole('button', { name: 'End links' }).click()
  await expect(page.getByText('Links to this shipment show it no more.')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'End links' })).toHaveCount(0)
  await stranger.reload()
  await expect(stranger.getByText('The link may have ended. Please ask for a new one.')).toBeVisible()
  await expectAccessible(stranger)
  complaints.expect(refused(403))
  await stranger.goto(`/anonymous/#/acme/?JobNo=${shipment.jobNo ?? ''}`)
  await expect(stranger.getByRole('heading', { name: 'ACCESS DENIED' })).toBeVisible()
  await elsewhere.close()
})
