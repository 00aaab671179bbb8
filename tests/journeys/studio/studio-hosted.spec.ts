import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { tryToSignIn, userMenu } from '../support/login.ts'
import type { PortalProcess } from '../support/portal-process.ts'
import { test } from '../support/hosted.ts'
import { expect } from '../support/test.ts'

test('[ST-01] [ST-03] a configurer signs in to the studio of the running portal, hides a column on the real list, publishes, and another browser sees it at its next load; one press goes back', async ({
  page,
  browser,
  host,
  complaints,
}) => {
  test.slow()
  complaints.expect(/^left the origin/)
  complaints.expect(ENDED)
  const customer = await browser.newPage()
  await customer.goto(`${host.url}/acme/login`)
  await tryToSignIn(customer, 'CUSTOMER')
  await expect(userMenu(customer)).toBeVisible()
  await customer.goto(`${host.url}/acme/bookings`)
  const column = (name: string) => customer.getByRole('columnheader', { name })
  await expect(column('Shipper')).toBeVisible()

  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(`${host.url}/studio?tenant=acme`)
  await expectAccessible(page)
  await page.getByLabel('User ID').fill('ADMIN')
  await page.getByLabel('Password').fill('Portal#2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('region', { name: 'No change set is open' })).toBeVisible()
  // By night, until the person has it otherwise on this device.
  await page.getByRole('button', { name: 'Studio in the dark' }).click()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Studio in the light' }).click()
  await page.getByLabel('Name of a new change set').fill('Without shipper')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Screen', exact: true }).click()
  await page.getByRole('option', { name: /grids\/bookings$/ }).click()
  const preview = page.frameLocator('iframe[title=Preview]')
  await preview.getByRole('columnheader', { name: /^Shipper/ }).click()
  await page.getByRole('region', { name: 'Selected entry' }).getByRole('switch', { name: 'Hidden' }).click()
  await expect(preview.getByRole('columnheader', { name: /^Mode/ })).toBeVisible()
  await expect(preview.getByRole('columnheader', { name: /^Shipper/ })).toHaveCount(0)
  await expectAccessible(page)

  // Beside what is published: what is gone is named and marked there, and the one page goes where the other goes.
  const compares = page.getByRole('switch', { name: 'Compare with what is published' })
  await compares.click()
  const published = page.frameLocator('iframe[title=Published]')
  const differs = page.getByRole('group', { name: 'What differs on this screen' })
  await expect(differs.getByRole('button')).toHaveText(['Gone: Shipper'])
  await expect(differs.getByRole('status')).toHaveText('1 difference on this screen')
  await expect(published.getByRole('columnheader', { name: /^Shipper/ })).toHaveAttribute('data-studio-gone', '')
  // The two frames hold one screen, so their landmarks are alike.
  await expectAccessible(page, { except: ['landmark-unique'] })
  await page.getByRole('switch', { name: 'A click selects' }).click()
  await expect(page.getByText('what you save or submit here is saved and submitted')).toBeVisible()
  await preview.getByRole('link', { name: 'Manage Templates' }).click()
  await expect(published.getByRole('heading', { name: 'Templates' })).toBeVisible()
  await published.getByRole('link', { name: 'Manage Bookings' }).click()
  await expect(preview.getByRole('columnheader', { name: /^Mode/ })).toBeVisible()
  await expect(differs.getByRole('button')).toHaveText(['Gone: Shipper'])
  await compares.click()
  await page.getByRole('switch', { name: 'A click selects' }).click()

  // Nobody sees it before it is published.
  await customer.reload()
  await expect(column('Shipper')).toBeVisible()
  await page.getByRole('button', { name: 'Review and publish' }).click()
  const publishing = page.getByRole('dialog', { name: 'Publish this change set' })
  await expect(publishing.getByRole('heading', { name: /^Manage Bookings\s*grids\/bookings\.json$/ })).toBeVisible()
  await expect(publishing.getByRole('listitem').first()).toContainText(/^Shipper .*is hidden/)
  await expect(
    publishing.getByText(/^Seen on: Manage Bookings\. \d+ people have an account here, \d+ signed in now/),
  ).toBeVisible()
  await publishing.getByLabel(/^Publish at/).fill('2099-01-01T08:00')
  await publishing.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('To be published on Jan 1, 2099, 8:00 AM.')).toBeVisible()
  await page.getByRole('button', { name: 'Review and publish' }).click()
  await expect(publishing.getByText('To be published on Jan 1, 2099, 8:00 AM.')).toBeVisible()
  await publishing.getByRole('button', { name: 'Do not publish then' }).click()
  await expect(page.getByText('It is published no more by itself.')).toBeVisible()
  await page.getByRole('button', { name: 'Review and publish' }).click()
  await publishing.getByLabel(/^Why/).fill('Nobody reads it')
  await publishing.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Version 2 is published.')).toBeVisible()
  await customer.reload()
  await expect(column('Mode')).toBeVisible()
  await expect(column('Shipper')).toHaveCount(0)

  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Go back to it: version 1' }).click()
  await expect(page.getByText('Version 1 is published again.')).toBeVisible()
  await customer.reload()
  await expect(column('Shipper')).toBeVisible()
  await customer.close()
})

test('[BX-04] a configurer uploads a logo and a typeface: the preview shows them, what could act is refused, and publishing makes them the portal’s', async ({
  page,
  host,
  complaints,
}) => {
  test.slow()
  complaints.expect(/^left the origin/)
  complaints.expect(/status of 400/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, host)
  await page.getByLabel('Name of a new change set').fill('New logo')
  await page.keyboard.press('Enter')
  await page.getByRole('banner').getByRole('button', { name: 'Portal', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'The portal of this tenant' })
  const look = settings.getByRole('region', { name: 'Look' })
  const give = async (button: string, name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await look.getByRole('button', { name: button }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
  }
  const upload = (setting: string, name: string, text: string) =>
    give(`${setting}: upload a picture`, name, Buffer.from(text))
  await upload('Logo', 'logo.svg', SVG.replace('</svg>', '<script>1</script></svg>'))
  await expect(settings.getByRole('alert')).toContainText('This SVG could run or load something')
  await upload('Logo', 'Our new logo.svg', SVG)
  await expect(settings.getByRole('alert')).toHaveCount(0)
  await upload('Background of the sign-in page', 'sea.svg', SVG)
  await expect(look.getByRole('combobox', { name: 'Background of the sign-in page' })).toHaveText(
    'assets/background.svg',
  )
  await give('Typeface: upload a typeface', 'ours.woff2', Buffer.from('no typeface'))
  await expect(settings.getByRole('alert')).toContainText('This is no typeface that the portal loads: WOFF2.')
  await give('Typeface: upload a typeface', 'ours.woff2', LETTERS)
  await expect(look.getByRole('combobox', { name: 'Typeface' })).toHaveText('assets/typeface.woff2')
  await expectAccessible(page)
  await settings.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'tenants/ACME/assets/logo.svg' })).toBeVisible()

  await page.getByRole('button', { name: 'Review and publish' }).click()
  const publishing = page.getByRole('dialog', { name: 'Publish this change set' })
  for (const [file, became] of [
    ['tenant.json', 'Typeface: assets/typeface.woff2'],
    ['assets/background.svg', 'Changed'],
    ['assets/logo.svg', 'Changed'],
    ['assets/typeface.woff2', 'New'],
  ] as const)
    await expect(publishing.getByRole('region', { name: file }).getByRole('listitem')).toHaveText([became])
  await expect(publishing.getByRole('listitem')).toHaveCount(4)
  await publishing.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Version 2 is published.')).toBeVisible()
  await expect.poll(async () => (await page.request.get(`${host.url}/tenants/acme/assets/logo.svg`)).text()).toBe(SVG)

  // The change set is no more, and with it the preview that this tab showed.
  complaints.expect(/status of 404 .*tenant\.json/)
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  await page.goto(`${host.url}/acme/bookings`)
  await expect(page.getByRole('columnheader', { name: 'Shipper' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter((face) => face.status === 'loaded').length))
    .toBeGreaterThan(0)
  expect([...new Set(fonts)]).toEqual(['/tenants/acme/assets/typeface.woff2'])
})

test('[BX-04][BX-01] what the base has otherwise since a portal was published stands at its versions, and a change set mends it', async ({
  page,
  host,
  complaints,
}) => {
  test.slow()
  complaints.expect(/^left the origin/)
  // What the page still asked for of a change set when that was published.
  complaints.expect(ENDED)
  await page.setViewportSize({ width: 1440, height: 900 })
  const asked = page.waitForRequest('**/studio/api/sets')
  await signIn(page, host)
  const { authorization = '' } = (await asked).headers()
  const ask = async <Answer>(name: string, data: object): Promise<Answer> => {
    const headers = { authorization, 'x-tenant': 'ACME' }
    return (await page.request.post(`${host.url}/studio/api/${name}`, { headers, data })).json() as Promise<Answer>
  }
  const versions = page.getByRole('dialog', { name: 'Versions of this portal' })
  await page.getByRole('button', { name: 'Versions' }).click()
  await expect(versions.getByRole('status')).toHaveText("What is published fits the portal's own screens.")
  await versions.getByRole('button', { name: 'Close' }).click()

  // As if the base had said something else when the overrides were recorded.
  const { files } = await ask<{ files: Record<string, string> }>('export', {})
  files['base.json'] = (files['base.json'] ?? '').replace('"placeholder": null', '"placeholder": "Ours"')
  const { set } = await ask<{ set: string }>('import', { name: 'Stale', files })
  await ask('publish', { set, why: '' })
  await page.getByRole('button', { name: 'Versions' }).click()
  const found = versions.getByRole('alert')
  await expect(found.getByRole('listitem')).toHaveText([
    /^The base changed here since this was written: placeholder was "Ours", is now nothing\. \(tenants\/ACME\/forms\/.*:\d+\)$/,
  ])
  await expectAccessible(page)
  await found.getByRole('button', { name: 'Begin a change set that mends this' }).click()
  await expect(page.getByRole('combobox', { name: 'Change set', exact: true })).toHaveText('Fits the new portal')
  await page.getByRole('button', { name: 'Review and publish' }).click()
  await page.getByRole('dialog', { name: 'Publish this change set' }).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Version 3 is published.')).toBeVisible()
  await page.getByRole('button', { name: 'Versions' }).click()
  await expect(versions.getByRole('status')).toHaveText("What is published fits the portal's own screens.")
})

/** A variable typeface: the portal's own, under another name. */
const LETTERS = readFileSync(
  'node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
)

/** A call about a change set that is no more. */
const ENDED = /status of 404 .*\/(studio\/api\/\w+|tenant\.json)$/

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 48"><rect width="240" height="48" rx="8" fill="#b3541e"/></svg>\n'

async function signIn(page: Page, { url }: PortalProcess): Promise<void> {
  await page.goto(`${url}/studio?tenant=acme`)
  await page.getByLabel('User ID').fill('ADMIN')
  await page.getByLabel('Password').fill('Portal#2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('[ST-02] who works in a set that somebody else takes away, or signs in elsewhere, is told so, and finds the set again after signing in; who signs out leaves nothing', async ({
  page,
  host,
  complaints,
}) => {
  complaints.expect(/^left the origin/)
  complaints.expect(ENDED)
  complaints.expect(/40[14]/)
  // The portal in the frame is signed out, too, and leaves the preview.
  complaints.expect(/^Framing /)
  // Calls of the same session, beside the page.
  let authorization = ''
  page.on('request', (request) => {
    if (request.url().includes('/studio/api/')) authorization = request.headers()['authorization'] ?? ''
  })
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(`${host.url}${path}`, {
      headers: { 'x-tenant': 'ACME', authorization },
      data,
    })
    expect(answer.ok()).toBe(true)
  }
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(`${host.url}/studio?tenant=acme`)
  const signIn = async () => {
    await page.getByLabel('User ID').fill('ADMIN')
    await page.getByLabel('Password').fill('Portal#2026')
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await signIn()
  const begin = async (name: string) => {
    await page.getByLabel('Name of a new change set').fill(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Change set', exact: true })).toHaveText(name)
    return new URL(page.url()).searchParams.get('set') ?? ''
  }
  await begin('Another')
  const kept = await begin('Kept')
  /** `meanwhile` comes between what is typed and its Enter; the page may find out about it by itself. */
  const rename = async (text: string, meanwhile?: () => Promise<void>) => {
    await page
      .getByRole('treeitem', { name: /Total Pieces|Pieces in all/ })
      .first()
      .click()
    await page.getByRole('region', { name: 'Selected entry' }).getByLabel('Text (en)').fill(text)
    await meanwhile?.()
    await page.keyboard.press('Enter')
  }
  await rename('Pieces in all')
  await expect(page.getByRole('region', { name: 'What differs from the base' })).toContainText('Pieces in all')

  // What a colleague may open, and how it looks by night.
  await page.getByRole('switch', { name: 'Dark' }).click()
  await expect(page.frameLocator('iframe[title=Preview]').locator('html')).toHaveAttribute('data-mode', 'dark')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  const link = new URL(await page.getByLabel('Link to this preview').inputValue())
  const token = link.searchParams.get('preview') ?? ''
  expect((await page.request.get(`${host.url}/tenants/acme/~${token}/tenant.json`)).ok()).toBe(true)
  await page.keyboard.press('Escape')

  // The same user elsewhere: nothing here looks as if it were kept.
  await rename('Pieces', () =>
    call('/api-gateway/1/new-login', { userId: 'ADMIN', password: 'Portal#2026', forceLogoff: true }),
  )
  await expect(page.getByText(/^You are signed in no more/)).toBeVisible()
  await signIn()
  await expect(page.getByRole('combobox', { name: 'Change set', exact: true })).toHaveText('Kept')
  await expect(page.getByRole('region', { name: 'What differs from the base' })).toContainText('Pieces in all')

  await rename('Pieces', () => call('/studio/api/sets/delete', { set: kept }))
  await expect(page.getByText(/^This change set is no more/)).toBeVisible()
  await page.getByRole('button', { name: 'Other change sets' }).click()
  // The first page has what is open, and leads to what one comes for.
  await expectAccessible(page)
  await page.getByRole('button', { name: /^A new field/ }).click()
  await expect(page.getByRole('button', { name: 'Add a field of your own after this one' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const sets = page.getByRole('region', { name: '1 change set is open' })
  await expect(sets.getByRole('listitem')).toContainText('Alex Admin · nothing changed yet')
  await sets.getByRole('button', { name: 'Go on with Another' }).click()
  await expect(page.getByRole('combobox', { name: 'Change set', exact: true })).toHaveText('Another')

  // By the eyes of somebody with less; who looks stays who that is.
  const preview = page.frameLocator('iframe[title=Preview]')
  const form = preview.getByRole('dialog', { name: 'New booking' })
  await expect(form).toBeVisible()
  await page.getByRole('combobox', { name: 'As', exact: true }).click()
  await page.getByRole('option', { name: 'Without bookings' }).click()
  await expect(preview.getByText('You do not have access to this module').first()).toBeVisible()
  await page.reload()
  await expect(form).toBeVisible()

  // Who leaves a machine to somebody else takes the session along.
  const left = authorization
  await page.getByRole('button', { name: 'Signed in as Alex Admin' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  const answered = async () => {
    const answer = await page.request.post(`${host.url}/studio/api/sets`, {
      headers: { 'x-tenant': 'ACME', authorization: left },
      data: {},
    })
    return answer.status()
  }
  await expect.poll(answered).toBe(401)
})
