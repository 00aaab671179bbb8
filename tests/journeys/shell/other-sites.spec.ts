import { strangerTo } from '../support/stranger.ts'
import { expect, test, tokenOf } from '../support/test.ts'

/**
 * Runs in the stranger's page: opens the portal as a popup when it is given an address, and tells popup, frame and its own channel
 * what the portal's tabs tell each other, and what else comes to mind. Notes every answer.
 */
const tellAll = (address: string | null) => {
  const site = globalThis as unknown as { popup: Window | null; heard?: unknown[]; channel?: BroadcastChannel }
  const heard = (site.heard ??= [])
  const channel = (site.channel ??= new BroadcastChannel('portal-session'))
  onmessage = channel.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data)
  if (address !== null) site.popup = open(address)
  const messages = [
    { kind: 'ask', tenantUrl: null, tab: 'stranger' },
    { kind: 'ended', tenantUrl: 'acme', id: null, why: 'signedOut' },
    { kind: 'select', id: 'sections.details' },
    { type: 'navigate', to: 'https://elsewhere.example/' },
    'logout',
  ]
  const frame = document.querySelector<HTMLIFrameElement>('#frame')?.contentWindow
  for (const message of messages) {
    for (const target of [site.popup, frame]) target?.postMessage(message, '*')
    channel.postMessage(message)
  }
  if (address === null && site.popup) site.popup.location.href = 'https://elsewhere.example/'
}

test('[HD-05] [HD-12] another site cannot show the portal, read it, run its scripts, keep hold of its window, tell it anything, or have people sent to it', async ({
  page,
  browser,
  portal,
  signIn,
  complaints,
}) => {
  await signIn(page, 'acme', 'CUSTOMER')
  const token = await tokenOf(page)
  const script = await page.locator('script[src]').first().getAttribute('src')
  const stranger = await strangerTo(portal.url, script ?? '')
  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(stranger.url)
  await expect.poll(() => theirs.evaluate(() => (window as unknown as { ran: string }).ran)).toBe('refused')
  await expect
    .poll(() => theirs.locator('#picture').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBe(0)
  const framed = await (await theirs.locator('#frame').elementHandle())?.contentFrame()
  expect(framed?.url()).toMatch(/^chrome-error:/)

  const taken = await theirs.evaluate(
    async ({ portalUrl, token: bearer }) => {
      const ask = (path: string, init: RequestInit) =>
        fetch(portalUrl + path, init).then(
          async (answer) => answer.text(),
          (error: unknown) => (error as Error).name,
        )
      const headers = { authorization: `Bearer ${bearer}`, 'x-tenant': 'ACME' }
      return Promise.all([
        ask('/api-gateway/secure/1/bookings/', { headers }),
        ask('/tenants/acme/tenant.json', {}),
        ask('/tenants/acme/tenant.json', { mode: 'no-cors' }),
      ])
    },
    { portalUrl: portal.url, token },
  )
  expect(taken).toEqual(['TypeError', 'TypeError', 'TypeError'])

  const opening = theirs.waitForEvent('popup')
  await theirs.evaluate((url) => {
    Object.assign(window, { opened: window.open(`${url}/acme/login?return=https%3A%2F%2Felsewhere.example%2F`) })
  }, portal.url)
  const opened = await opening
  await expect(opened.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect.poll(() => opened.evaluate(() => window.opener as unknown)).toBeNull()
  await expect.poll(() => theirs.evaluate(() => (window as unknown as { opened: Window }).opened.closed)).toBe(true)
  await theirs.context().close()

  // The same in the browser of somebody signed in, whose new windows are signed in, too: whatever it is told, nothing changes.
  complaints.expect(/^left the origin: http:\/\/localhost:|NotSameOrigin|frame-ancestors/)
  const visited = await page.context().newPage()
  await visited.goto(stranger.url)
  const popup = visited.waitForEvent('popup')
  await visited.evaluate(tellAll, `${portal.url}/acme/bookings`)
  const theirPopup = await popup
  await expect(theirPopup.getByRole('heading', { name: 'Manage Bookings' })).toBeVisible()
  await visited.evaluate(tellAll, null)
  await page.bringToFront()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await theirPopup.reload()
  await expect(theirPopup.getByRole('heading', { name: 'Manage Bookings' })).toBeVisible()
  expect([await tokenOf(page), await tokenOf(theirPopup)]).toEqual([token, token])
  await expect.poll(() => visited.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard)).toEqual([])
  await visited.close()
  await stranger.close()
})
