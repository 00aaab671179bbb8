import type { Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { NARROW, WIDE, expectAccessible } from '../support/axe.ts'
import { typeInto } from '../support/keyboard.ts'
import { answers, refused, sent, signOut, tryToSignIn, userMenu } from '../support/login.ts'
import { lettersTo, linkInNextLetter } from '../support/outbox.ts'
import { expect, password, test } from '../support/test.ts'

const CHANGED = 'Password changed successfully. please login'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const picture = (page: Page) => page.getByRole('img', { name: /^(Picture of five|隣の欄に)/ })
const solveCaptcha = async (page: Page, name = 'Captcha') => {
  await field(page, name).fill((await picture(page).textContent()) ?? '')
}

test('[SI-07] [SI-08] [SH-04] a forgotten password is replaced by the link in a letter, once', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(refused(400))
  complaints.expect(refused(401))
  const address = 'limited@harbor.example'
  const before = (await lettersTo(portal, address)).length
  const resets = sent(page, '/1/users/reset-password')
  const renewed = `Harbour!${Date.now()}`

  await page.goto('/harbor/login')
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(field(page, 'E-mail')).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Submit').click()
  await expect(page.getByText('E-mail is required')).toBeVisible()
  await expect(page.getByText('Captcha is required')).toBeVisible()
  await field(page, 'E-mail').fill(address)
  await field(page, 'Captcha').fill('0000O')
  await button(page, 'Submit').click()
  await expect(page.getByText('Wrong captcha. Try again!')).toBeVisible()
  await solveCaptcha(page)
  await button(page, 'Submit').click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.getByText('You will receive an e-mail with instructions to reset your password.')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  const link = await linkInNextLetter(portal, address, before)
  const token = new URL(link).searchParams.get('token') ?? ''
  await page.goto(link)
  await expect(field(page, 'New Password')).toBeFocused()
  await expect(page).toHaveURL('/harbor/reset')
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage))).toContain(token)
  await page.reload()

  const rule = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const strength = page.getByRole('meter', { name: 'Password strength' })
  await field(page, 'New Password').pressSequentially('harbour')
  await expect(strength).toHaveAttribute('aria-valuetext', 'Very weak')
  await expect(rule('At least one upper-case letter')).toContainText('Not met')
  await field(page, 'New Password').pressSequentially('H!')
  await expect(strength).toHaveAttribute('aria-valuetext', 'Can be better')
  await expect(rule('At least one upper-case letter')).not.toContainText('Not met')
  await expect(rule('At least one digit')).toContainText('Not met')
  await solveCaptcha(page)
  await button(page, 'Reset Password').click()
  await expect(page.getByText('Password criteria not met')).toBeVisible()
  await expect(field(page, 'New Password')).toBeFocused()

  await field(page, 'New Password').fill(renewed)
  await expect(strength).toHaveAttribute('aria-valuetext', 'Very strong')
  await button(page, 'Show password').first().click()
  await field(page, 'New Password').press('Control+A')
  await field(page, 'New Password').press('Control+C')
  await field(page, 'Confirm Password').press('Control+V')
  await expect(page.getByText('Pasting is disabled. Please type the password.')).toBeVisible()
  await expect(field(page, 'Confirm Password')).toHaveValue('')
  await field(page, 'Confirm Password').pressSequentially('Harbour!')
  await button(page, 'Reset Password').click()
  await expect(page.getByText('New and Confirm Password does not match')).toBeVisible()
  await expectAccessible(page)
  expect(resets).toHaveLength(0)

  await field(page, 'Confirm Password').fill(renewed)
  await solveCaptcha(page)
  await button(page, 'Reset Password').click()
  await expect(page.getByRole('status')).toHaveText('Password reset successful. please login')
  await expect(page).toHaveURL('/harbor/login')
  await tryToSignIn(page, 'LIMITED')
  await expect(page.getByRole('alert')).toHaveText('Authentication Failed')
  await tryToSignIn(page, 'LIMITED', renewed)
  await expect(userMenu(page)).toBeVisible()
  await signOut(page)

  await page.goto(link)
  await field(page, 'New Password').fill(renewed)
  await field(page, 'Confirm Password').fill(renewed)
  await solveCaptcha(page)
  await button(page, 'Reset Password').click()
  await expect(page.getByText('Reset token is expired. Please submit email to reset password again!')).toBeVisible()
  await expect(page).toHaveURL('/harbor/forgot')
  await expect(field(page, 'E-mail')).toBeFocused()
  await expect.poll(() => answers(resets)).toEqual([200, 400])
  await takeBack(page, { userId: 'LIMITED', renewed })
})

/** Gives a user of HARBOR the password that all have, by calls: others sign in as that user, too. */
async function takeBack({ request }: Page, { userId, renewed }: { userId: string; renewed: string }): Promise<void> {
  const headers = { 'x-tenant': 'HARBOR' }
  const data = { userId, password: renewed, forceLogoff: true }
  const { authToken } = (await (
    await request.post('/api-gateway/1/new-login', { headers, data })
  ).json()) as Schemas['LoginResponse']
  const changed = await request.post('/api-gateway/1/users/change-password', {
    headers: { ...headers, authorization: `Bearer ${authToken}` },
    data: { oldPassword: renewed, newPassword: password },
  })
  expect(changed.status()).toBe(200)
}

test('[SH-04] the reset page without a link falls back, and a link that cannot be one is denied', async ({ page }) => {
  await page.setViewportSize(NARROW)
  await page.goto('/acme/reset')
  await expect(page.getByRole('heading', { name: 'Invalid password reset URL entered' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/acme/reset?token=%3Cscript%3E')
  await expect(page.getByRole('heading', { name: 'ACCESS DENIED' })).toBeVisible()
  await expect(page.getByText('Invalid password reset URL entered')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await expect(page).toHaveURL('/acme/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await page.goto('/kaiyo/reset?token=abc')
  await expect(page.getByRole('heading', { name: 'パスワードの再設定' })).toBeVisible()
  await field(page, '新しいパスワード').fill('Abcdefg1')
  await expect(page.getByRole('meter', { name: 'パスワードの強度' })).toHaveAttribute(
    'aria-valuetext',
    '改善の余地あり',
  )
  await expectAccessible(page)
})

test('[SI-09] the password is changed from the user menu, by keyboard, and the user signs in anew', async ({
  page,
  complaints,
  signIn,
}) => {
  complaints.expect(refused(400))
  complaints.expect(refused(401))
  const renewed = 'Harbour!2027'
  const logouts = sent(page, '/1/logout')
  await page.setViewportSize(WIDE)
  await signIn(page, 'harbor', 'SUPPLIER', '/harbor/nothing')
  await userMenu(page).focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: 'Change Password' })
  for (let step = 0; step < 8 && !(await item.evaluate((element) => element === document.activeElement)); step += 1)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  await expect(field(page, 'Current Password')).toBeFocused()
  await expectAccessible(page)
  await expect(button(page, 'Save')).toBeDisabled()
  await page.keyboard.type('Wrong#2026')
  await typeInto(field(page, 'New Password'), 'harbour')
  await typeInto(field(page, 'Confirm Password'), 'harbour')
  await expect(page.getByText('Password criteria not met')).toBeVisible()
  await expect(button(page, 'Save')).toBeDisabled()
  await field(page, 'New Password').fill('')
  await field(page, 'New Password').pressSequentially(renewed.padEnd(40, '1'))
  await expect(field(page, 'New Password')).toHaveValue(renewed.padEnd(30, '1'))
  await expect(button(page, 'Save')).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByText('New and Confirm Password does not match')).toBeVisible()
  await field(page, 'New Password').fill(renewed)
  await field(page, 'Confirm Password').fill(renewed)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter correct password')).toBeVisible()
  await expect(field(page, 'Current Password')).toBeFocused()
  await expectAccessible(page)

  await field(page, 'Current Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText(CHANGED)
  await expect(dialog).toBeHidden()
  await expect.poll(() => logouts).toHaveLength(1)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('Auth-Token'))).toBeNull()
  await tryToSignIn(page, 'SUPPLIER', renewed)
  await expect(userMenu(page)).toBeVisible()
  await signOut(page)

  await signIn(page, 'harbor', 'ADMIN', '/harbor/nothing')
  await userMenu(page).click()
  await expect(page.getByRole('menuitem', { name: 'About this software' })).toBeVisible()
  await expect(item).toBeHidden()
})

test('[SI-10] who must change the password sees nothing else first, and cannot get around it', async ({
  page,
  complaints,
}) => {
  complaints.expect(refused(400))
  complaints.expect(refused(401))
  const renewed = 'Harbour!2027'
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  await page.setViewportSize(NARROW)
  await page.goto('/acme/login')
  await tryToSignIn(page, 'NEWCOMER')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await expect(button(page, 'Cancel')).toBeHidden()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await page.goto('/acme/bookings')
  await expect(dialog).toBeVisible()
  await expect(userMenu(page)).toBeHidden()
  await expect(page.getByRole('grid')).toBeHidden()

  await field(page, 'Current Password').fill('Wrong#2026')
  await field(page, 'New Password').fill(renewed)
  await field(page, 'Confirm Password').fill(renewed)
  await button(page, 'Save').click()
  await expect(page.getByText('Please enter correct password')).toBeVisible()
  await button(page, 'Close').click()
  await expect(page.getByRole('status')).toHaveText('You have signed out.')

  await tryToSignIn(page, 'NEWCOMER')
  await field(page, 'Current Password').fill(password)
  await field(page, 'New Password').fill(renewed)
  await field(page, 'Confirm Password').fill(renewed)
  await button(page, 'Save').click()
  await expect(page.getByRole('status')).toHaveText(CHANGED)
  await tryToSignIn(page, 'NEWCOMER', renewed)
  await expect(userMenu(page)).toBeVisible()
  await expect(dialog).toBeHidden()
  await signOut(page)
})
