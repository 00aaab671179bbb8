import { expectAccessible, NARROW, WIDE } from '../support/axe.ts'
import { refused, tryToSignIn, userMenu } from '../support/login.ts'
import { expect, password, test } from '../support/test.ts'
import { goWithin } from '../support/within.ts'

test('[SH-09] below 960 px a menu holds the same items and Home, and a long name widens nothing', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('userName') !== null)
      sessionStorage.setItem('userName', 'Maximiliana Featherstonehaugh of Northern Operations')
  })
  await page.setViewportSize({ width: 960, height: 800 })
  await signIn(page, 'acme', 'CUSTOMER')
  const bar = page.getByRole('navigation', { name: 'Main navigation' })
  const items = await bar.getByRole('link').allTextContents()
  expect(items).toEqual([
    'Pinned',
    'Search Shipments',
    'All Shipments',
    'Containers',
    'Manage Quotes',
    'Manage Bookings',
    'Manage Templates',
    'New Quote',
    'New Booking',
  ])
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
  await expect(page.getByRole('search', { name: 'Track a shipment' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(960)

  await page.setViewportSize({ width: 959, height: 800 })
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link')).toHaveText(['Home', ...items])
  await menu.getByRole('link', { name: 'Manage Bookings' }).click()
  await expect(page).toHaveURL('/acme/bookings')
  await expect(menu).toBeHidden()

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByRole('link', { name: 'New Booking' }).click()
  await expect(page.getByRole('dialog', { name: 'Booking' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome, Maximiliana/ })).toBeVisible()
})

const texts = {
  en: {
    tenant: 'acme',
    notFound: 'Oops!! Not Found',
    denied: 'ACCESS DENIED',
    about: 'About this software',
    menu: 'Menu',
    close: 'Close',
    failed: 'Authentication Failed',
  },
  ja: {
    tenant: 'kaiyo',
    notFound: 'ページが見つかりません',
    denied: 'アクセスが拒否されました',
    about: 'このソフトウェアについて',
    menu: 'メニュー',
    close: '閉じる',
    failed: '認証に失敗しました。',
  },
}

for (const [language, { tenant, notFound, denied, about, menu, close, failed }] of Object.entries(texts))
  test(`[HD-23] nobody is kept out: sign-in, pages, menus and dialogs of the shell, wide and narrow, ${language}`, async ({
    page,
    portal,
    signIn,
    complaints,
  }) => {
    complaints.expect(refused(401))
    complaints.expect(refused(409))
    await page.clock.install()
    const see = async (name: string) => {
      for (const size of [NARROW, WIDE]) {
        await page.setViewportSize(size)
        await expectAccessible(page)
        await expect
          .poll(
            () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
            `${name} does not scroll sideways at ${size.width}`,
          )
          .toBe(true)
      }
    }
    await page.goto(`/${tenant}/bookings`)
    await expect(page.getByRole('heading', { name: denied })).toBeVisible()
    await see('denied')
    await page.goto(`/${tenant}/login`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await see('login')
    await tryToSignIn(page, 'CUSTOMER', 'wrong')
    await expect(page.getByRole('alert')).toHaveText(failed)
    await see('login-refused')
    const elsewhere = { userId: 'CUSTOMER', password, forceLogoff: true }
    await fetch(`${portal.url}/api-gateway/1/new-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tenant': tenant.toUpperCase() },
      body: JSON.stringify(elsewhere),
    })
    await tryToSignIn(page, 'CUSTOMER')
    await expect(page.getByRole('dialog')).toBeVisible()
    await see('signed-in-elsewhere')
    for (const way of ['forgot', 'reset?token=abcdef']) {
      await page.goto(`/${tenant}/${way}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await see(way.replace(/\W.*/, ''))
    }

    await signIn(page, tenant, 'CUSTOMER')
    await see('home')
    await page.clock.fastForward('25:01')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await see('idle')
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await goWithin(page, `/${tenant}/no-such-page`)
    await expect(page.getByRole('heading', { name: notFound })).toBeVisible()
    await see('not-found')
    await userMenu(page).click()
    await see('user-menu')
    await page.getByRole('menuitem', { name: about }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await see('about')
    await page.getByRole('dialog').getByRole('button', { name: close }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await userMenu(page).click()
    await page.getByRole('menuitem').first().click()
    await expect(page.getByRole('dialog').locator('input[type=password]').first()).toBeFocused()
    await see('change-password')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(userMenu(page)).toBeFocused()
    await page.setViewportSize(NARROW)
    await page.getByRole('button', { name: menu, exact: true }).click()
    await expect(page.getByRole('dialog', { name: menu })).toBeVisible()
    await expectAccessible(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })

test('[SH-02] [SH-03] the browser tab names every page outside the shell and what is not found, as it names the pages inside', async ({
  page,
  signIn,
}) => {
  await page.goto('/acme/login')
  await expect(page).toHaveTitle('Sign in – Customer Portal')
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page).toHaveTitle('Forgot Password – Customer Portal')
  await page.getByRole('button', { name: '日本語' }).click()
  await expect(page).toHaveTitle('パスワードをお忘れの方 – カスタマーポータル')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveTitle('Forgot Password – Customer Portal')
  await page.goto('/acme/reset?token=any')
  await expect(page).toHaveTitle('Reset Password – Customer Portal')
  await page.goto('/acme/bookings')
  await expect(page).toHaveTitle('ACCESS DENIED – Customer Portal')

  await signIn(page, 'acme', 'CUSTOMER', '/acme/nothing')
  await expect(page).toHaveTitle('Oops!! Not Found – Customer Portal')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveTitle('Home – Customer Portal')
})
