import type { Page, Request } from '@playwright/test'
import { expect, password } from './test.ts'

/** The console's word on a call that was refused on purpose. */
export const refused = (status: number) => new RegExp(`responded with a status of ${status}`)

/** Types into the sign-in form, in either language, and sends it. */
export async function tryToSignIn(page: Page, user: string, secret = password): Promise<void> {
  await userField(page).fill(user)
  await page.getByLabel(/^(Password|パスワード)$/).fill(secret)
  await page.getByRole('button', { name: /^(Login|ログイン)$/ }).click()
}

export const userField = (page: Page) => page.getByRole('textbox', { name: /^(User ID or e-mail|ユーザーID)/ })

export const userMenu = (page: Page) => page.getByRole('button', { name: /user menu|ユーザーメニュー/i })

/** Signs out, and waits until the gateway has heard of it: it would refuse the next sign-in of the same user. */
export async function signOut(page: Page): Promise<void> {
  const isLogout = (request: Request) => request.url().endsWith('/1/logout')
  const answered = Promise.race([
    page.waitForEvent('requestfinished', isLogout),
    page.waitForEvent('requestfailed', isLogout),
  ])
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: /^(Logout|ログアウト)$/ }).click()
  await expect(page.getByRole('heading', { name: /^(Sign in|ログイン)$/ })).toBeVisible()
  await answered
}

/** What the page sends with an operation of the gateway, from now on. */
export function sent(page: Page, path: string): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) requests.push(request)
  })
  return requests
}

/** The status that the gateway answered each of them with. */
export function answers(requests: readonly Request[]): Promise<number[]> {
  return Promise.all(requests.map(async (request) => (await request.response())?.status() ?? 0))
}

/** Five characters, of which no captcha is made. */
export const WRONG_CAPTCHA = '0000O'
