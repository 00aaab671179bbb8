import type { Page } from '@playwright/test'
import type { TestProvider } from '../../contract/support/provider.ts'
import { CLIENT, SECRET, startProvider } from '../../contract/support/provider.ts'
import { expectAccessible } from '../support/axe.ts'
import { startConfigured } from '../support/configured.ts'
import { refused, userMenu } from '../support/login.ts'
import type { PortalProcess } from '../support/portal-process.ts'
import type { ProjectCopy } from '../support/project-copy.ts'
import { test as base, expect } from '../support/test.ts'

/** A portal whose tenant ACME has a provider of its own; HARBOR lets nobody in by a password. */
const test = base.extend<{ own: Own }>({
  own: [
    async ({ onceAWorker }, use) => {
      await use(await onceAWorker('single sign-on', startOwn))
    },
    { timeout: 120_000 },
  ],
})

interface Own {
  provider: TestProvider
  portal: PortalProcess
  stop(): Promise<void>
}

async function startOwn(): Promise<Own> {
  const provider = await startProvider()
  const configure = ({ edit }: ProjectCopy) => {
    for (const [tenant, only] of [
      ['ACME', false],
      ['HARBOR', true],
    ]) {
      const singleSignOn = { issuer: provider.issuer, clientId: CLIENT, only, signOut: true }
      const text = `"singleSignOn": ${JSON.stringify(singleSignOn)}, "captchaCount"`
      edit(`tenants/${tenant}/tenant.json`, '"captchaCount"', text)
    }
  }
  const portal = await startConfigured(configure, { SSO_SECRET_ACME: SECRET })
  provider.admit({ portalUrl: portal.url, gatewayUrl: portal.url, tenantUrl: 'acme' })
  const stop = async () => {
    await portal.stop()
    await provider.close()
  }
  return { provider, portal, stop }
}

/** The provider is another host, and its page asks for a typeface. */
const ELSEWHERE = /^left the origin|ERR_NAME_NOT_RESOLVED/

const button = (page: Page) => page.getByRole('button', { name: 'Sign in with your organization' })

/** From the sign-in page to the provider's form, and back. */
async function signInThere(page: Page, name: string): Promise<void> {
  await button(page).click()
  await page.getByPlaceholder('Enter any login').fill(name)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
}

// One worker for all of them: their portal is theirs alone, and is made once.
test.describe.configure({ mode: 'default' })

test('[GW-08] signing in at the tenant’s provider leads to the page that was asked for, and signing out ends both', async ({
  page,
  own: { provider, portal },
  complaints,
}) => {
  complaints.expect(ELSEWHERE)
  complaints.expect(refused(409))
  // What the first page still asks for when the session is taken over.
  complaints.expect(refused(401))
  await page.goto(`${portal.url}/acme/login?return=${encodeURIComponent('/acme/bookings')}`)
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await signInThere(page, 'customer')
  await expect(page.getByRole('columnheader').first()).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/acme/bookings')
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('sign-on'))))
    .toEqual([])

  // Elsewhere, the same person is asked before this session ends.
  const other = await page.context().newPage()
  await other.goto(`${portal.url}/acme/login`)
  await button(other).click()
  await other
    .getByRole('dialog', { name: 'User already logged in' })
    .getByRole('button', { name: 'Sign in here' })
    .click()
  await expect(userMenu(other)).toBeVisible()

  await userMenu(other).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await other.getByRole('button', { name: /yes/i }).click()
  await expect(button(other)).toBeVisible()
  expect(other.url()).toContain('/acme/login')
  // There, too: the form is asked for again.
  await button(other).click()
  await expect(other.getByPlaceholder('Enter any login')).toBeVisible()
  expect(new URL(other.url()).origin).toBe(provider.issuer)
})

test('[GW-08] who signs out at the provider is signed out of the portal', async ({
  page,
  own: { provider, portal },
  complaints,
}) => {
  complaints.expect(ELSEWHERE)
  complaints.expect(refused(401))
  await page.goto(`${portal.url}/acme/login`)
  await signInThere(page, 'supplier')
  await expect(userMenu(page)).toBeVisible()

  const other = await page.context().newPage()
  await other.goto(`${provider.issuer}/session/end`)
  await other.getByRole('button', { name: /yes/i }).click()
  await expect(other.getByText(/sign-out success/i)).toBeVisible()

  // The portal may have asked something by itself meanwhile: then it says so already, and there is no link.
  const bookings = page.getByRole('link', { name: 'Manage Bookings' }).first()
  const ended = page.getByText('Your session has ended. Please sign in again.')
  await expect(async () => {
    if (await ended.isHidden()) await bookings.click({ timeout: 1000 })
    await expect(ended).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('[GW-08] [HD-31] a token of another audience and one that has expired sign nobody in, and the page says so', async ({
  page,
  own: { provider, portal },
  complaints,
}) => {
  complaints.expect(ELSEWHERE)
  complaints.expect(refused(401))
  await page.goto(`${portal.url}/acme/login`)
  provider.spoil((claims) => ({ ...claims, aud: 'somebody-else' }))
  await signInThere(page, 'customer')
  await expect(page.getByRole('alert')).toHaveText('Authentication Failed')
  await expectAccessible(page)

  provider.spoil((claims) => ({ ...claims, exp: 1_700_000_000 }))
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await button(page).click()
  await expect(page.getByRole('alert')).toHaveText('Authentication Failed')

  provider.spoil((claims) => claims)
  // What the provider sent back once is in no address, and another tab cannot use it.
  expect(page.url()).not.toContain('code=')
  await page.goto(`${portal.url}/acme/sso?code=stolen&state=any`)
  await expect(page.getByRole('alert')).toContainText('This sign-in was not begun in this tab')
  expect(page.url()).not.toContain('code=')
})

test('[GW-08] where the provider is the only way in, no password is asked for or taken; one that is away is announced', async ({
  page,
  own: { provider, portal },
  complaints,
}) => {
  complaints.expect(ELSEWHERE)
  complaints.expect(refused(503))
  await page.goto(`${portal.url}/harbor/login`)
  await expect(button(page)).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
  let goOn: () => void = () => undefined
  provider.hang(new Promise<void>((resolve) => (goOn = resolve)))
  await button(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'The sign-in of your organization does not answer. Please try again later.',
  )
  goOn()

  const headers = { 'content-type': 'application/json', 'x-tenant': 'HARBOR' }
  const body = JSON.stringify({ userId: 'CUSTOMER', password: 'Portal#2026' })
  const answer = await fetch(`${portal.url}/api-gateway/1/new-login`, { method: 'POST', headers, body })
  expect(answer.status).toBe(403)
})
