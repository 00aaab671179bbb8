import type { Page } from '@playwright/test'
import { answers, sent, signOut, tryToSignIn } from '../support/login.ts'
import { expect, test } from '../support/test.ts'

/** Where a page's first paint is held against its theme: the colours of the first frame in which there is a form. */
async function watchColours(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const button = document.querySelector('button[type=submit]')
      const colour = button === null ? undefined : getComputedStyle(button).backgroundColor
      if (colour !== undefined && seen.at(-1) !== colour) seen.push(colour)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

test('[SH-16] the tenant’s colours stand from the first frame on, after the delay that its file asks for', async ({
  page,
}) => {
  const colours = await watchColours(page)
  await page.goto('/acme/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  const acme = await colours()
  expect(acme).toHaveLength(1)
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#417F90')

  const start = Date.now()
  await page.goto('/kaiyo/login')
  await expect(page.getByRole('button', { name: 'ログイン' })).toBeVisible()
  expect(Date.now() - start).toBeGreaterThanOrEqual(1000)
  await expect.poll(() => colours()).toHaveLength(1)
  await expect.poll(() => colours()).not.toEqual(acme)
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#1f5f8b')
})

/** A gateway that knows a tenant by its brand alone, as the specification's own does. */
async function brandAlone(page: Page): Promise<void> {
  await page.route('**/api-gateway/1/tenants/*', async (route) => {
    const answer = await route.fetch()
    const brand = (await answer.json()) as Record<string, unknown>
    delete brand['portal']
    await route.fulfill({ response: answer, json: brand })
  })
}

test('[SH-16] without the theme’s file within 1.5 s the gateway says who the tenant is', async ({ page }) => {
  await brandAlone(page)
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/tenants/kaiyo/tenant.json', async (route) => {
    await arrived
    await route.continue()
  })
  const details = sent(page, '/1/tenants/kaiyo')
  const colours = await watchColours(page)
  await page.goto('/kaiyo/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect.poll(() => answers(details)).toEqual([200])
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#1f5f8b')
  await expect(page.getByRole('contentinfo')).toContainText('Version 22.1.0')
  await expect(page.getByRole('img', { name: 'Kaiyo Lines' })).toHaveCount(0)

  arrive()
  await expect(page.getByRole('img', { name: 'Kaiyo Lines' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'ログイン' })).toBeVisible()
  await expect.poll(() => colours()).toHaveLength(1)
})

test('[SH-16] a sign-in before the theme’s file has come waits for it, and offers to try again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/)
  await brandAlone(page)
  await page.route('**/tenants/acme/tenant.json', (route) => route.abort())
  await page.goto('/acme/login')
  await tryToSignIn(page, 'LIMITED')
  await expect(page.getByText('The portal cannot be reached at the moment.')).toBeVisible()
  await page.unroute('**/tenants/acme/tenant.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await signOut(page)
})

test('[SP-05] a portal that was open on this device before is whole while its file hangs: logo, language and screens', async ({
  page,
}) => {
  await page.goto('/acme/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.route('**/tenants/acme/tenant.json', () => new Promise<void>(() => undefined))
  await page.goto('/acme/login')
  await expect(page.getByRole('img', { name: 'ACME Forwarding' })).toBeVisible()
  await tryToSignIn(page, 'CUSTOMER')
  await expect(page.getByRole('heading', { name: 'Welcome, Casey Customer' })).toBeVisible()
  await page.goto('/acme/bookings')
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await signOut(page)
})

for (const [what, answer] of [
  ['hangs', { status: 0 }],
  ['is answered 500', { status: 500, body: 'down' }],
  ['is broken', { status: 200, contentType: 'application/json', body: '{"id":"KAIYO","url":' }],
] as const)
  test(`[SP-05] on a device that never saw the portal it is whole while its file ${what}: the gateway has it`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource/)
    await page.route('**/tenants/kaiyo/tenant.json', (route) =>
      answer.status === 0 ? new Promise<void>(() => undefined) : route.fulfill(answer),
    )
    await page.goto('/kaiyo/login')
    await expect(page.getByRole('img', { name: 'Kaiyo Lines' })).toBeVisible()
    await tryToSignIn(page, 'CUSTOMER')
    await expect(page.getByRole('heading', { level: 1, name: /Casey Customer/ })).toBeVisible()
    await page.goto('/kaiyo/bookings')
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    await page.goto('/bookings')
    await expect(page).toHaveURL(/\/kaiyo\/bookings$/)
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    await signOut(page)
  })
