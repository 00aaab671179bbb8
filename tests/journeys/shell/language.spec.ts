import { userMenu } from '../support/login.ts'
import { expect, test } from '../support/test.ts'

test('[SH-17] the language changes at once, without a reload, and stays on this device', async ({ page, signIn }) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/bookings')
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await userMenu(page).click()
  await page.getByRole('menuitemradio', { name: '日本語' }).click()
  await expect(page.getByRole('heading', { name: 'ブッキング管理' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /^荷送人/ })).toBeVisible()
  await expect(page).toHaveTitle('ブッキング管理 – カスタマーポータル')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect.poll(() => page.evaluate(() => 'stays' in window)).toBe(true)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'ブッキング管理' })).toBeVisible()
  await userMenu(page).click()
  await expect(page.getByRole('menuitemradio', { name: '日本語' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Manage Bookings' })).toBeVisible()
})

test('[SH-17] a label that Japanese lacks is shown in English', async ({ page }) => {
  await page.route('**/tenants/kaiyo/labels/ja.*.json', async (route) => {
    const answer = await route.fetch()
    const labels = (await answer.json()) as Record<string, string>
    delete labels['login.heading']
    await route.fulfill({ response: answer, json: labels })
  })
  await page.goto('/kaiyo/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'ログイン' })).toBeVisible()
})

test('[SH-17] the browser’s language stands where the tenant names none, from the first word on; one that it does not offer falls back to its own', async ({
  browser,
  portal,
  page,
}) => {
  await page.goto('/acme/login')
  await page.evaluate(() => {
    localStorage.setItem('portal-language', 'de')
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  const japanese = await browser.newContext({ locale: 'ja-JP' })
  const reader = await japanese.newPage()
  let go = (): void => undefined
  const released = new Promise<void>((resolve) => (go = resolve))
  await reader.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await reader.goto(`${portal.url}/acme/login`, { waitUntil: 'commit' })
  await expect(reader.getByRole('status')).toContainText('データを読み込んでいます。お待ちください...')
  await expect(reader).toHaveTitle('カスタマーポータル')
  await expect(reader.locator('html')).toHaveAttribute('lang', 'ja')
  go()
  await expect(reader.getByRole('heading', { name: 'ログイン' })).toBeVisible()
  await japanese.close()

  const german = await browser.newContext({ locale: 'de-DE' })
  const stranger = await german.newPage()
  await stranger.goto(`${portal.url}/acme/login`)
  await expect(stranger.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await german.close()
})

test('[SH-17] an address that names no tenant is answered in the language of the browser, or the one chosen on this device', async ({
  browser,
  portal,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  const context = await browser.newContext({ baseURL: portal.url, locale: 'ja-JP' })
  await complaints.watch(context)
  const page = await context.newPage()
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/no-such-tenant/login')
  await expect(heading).toHaveText('ページが見つかりません')
  await expect(page.getByRole('button', { name: 'ログインへ' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page).toHaveTitle('ページが見つかりません – カスタマーポータル')
  await page.goto('/bookings')
  await expect(heading).toHaveText('アクセスが拒否されました')
  await page.goto('/anonymous/tracking#/no-such-tenant/1')
  await expect(heading).toHaveText('ページが見つかりません')

  await page.evaluate(() => localStorage.setItem('portal-language', 'en'))
  await page.goto('/no-such-tenant/login')
  await expect(heading).toHaveText('Oops!! Not Found')
  await context.close()
})

test('[SH-17] [SP-05] a portal that cannot be reached says so in the language of the browser, and at once where its words hang', async ({
  browser,
  portal,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/)
  const context = await browser.newContext({ baseURL: portal.url, locale: 'ja-JP' })
  await complaints.watch(context)
  await context.route(/\/(tenants|api-gateway)\//, (route) => route.abort())
  const page = await context.newPage()
  const heading = page.getByRole('heading', { level: 1 })
  for (const address of ['/acme/login', '/anonymous/#/acme/?JobNo=1']) {
    await page.goto(address)
    await expect(heading).toHaveText('問題が発生しました。もう一度お試しください。')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await page.goto('about:blank')
  }
  await context.route(/\/assets\/ja-[^/]*\.js$/, () => new Promise<void>(() => undefined))
  await page.goto('/acme/login')
  await expect(heading).toHaveText('Something went wrong. Please try again!')
  await context.close()
})
