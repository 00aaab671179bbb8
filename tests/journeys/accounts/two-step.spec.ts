import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { NARROW, WIDE, expectAccessible } from '../support/axe.ts'
import { actionsOf, formDrawer } from '../support/form.ts'
import { refused, signOut, tryToSignIn, userMenu } from '../support/login.ts'
import { startConfigured } from '../support/configured.ts'
import type { ProjectCopy } from '../support/project-copy.ts'
import { test as base, expect, password } from '../support/test.ts'

/** A portal whose tenant HARBOR demands codes of customer administrators. */
const test = base.extend({
  portal: [
    async ({ onceAWorker }, use) => {
      const demand = '"twoStepSignIn": { "requiredOf": ["customer-admin"] }'
      const configure = ({ edit }: ProjectCopy) =>
        edit('tenants/HARBOR/tenant.json', '"captchaCount"', `${demand}, "captchaCount"`)
      await use(await onceAWorker('two-step sign-in', () => startConfigured(configure)))
    },
    { scope: 'test', timeout: 180_000 },
  ],
})

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Two-step sign-in' })

/** What the app shows, so many steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Goes through the dialog as somebody with an app does; answers what the app knows from then on, and the recovery codes. */
async function setUp(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await dialog(page).getByLabel('Current Password').fill(password)
  await button(page, 'Continue').click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = (await dialog(page).getByRole('definition').innerText()).replace(/\s/g, '')
  await expectAccessible(page)
  await field(page, 'Code').fill('000000')
  await button(page, 'Turn on').click()
  await expect(dialog(page).getByText('The code is not right')).toBeVisible()
  await field(page, 'Code').fill(codeOf(secret))
  await button(page, 'Turn on').click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await page.keyboard.press('Escape')
  const recoveryCodes = await codes.allInnerTexts()
  await expectAccessible(page)
  await button(page, 'I have kept them').click()
  await expect(dialog(page)).toBeHidden()
  return { secret, recoveryCodes }
}

// One worker for all of them: their portal is theirs alone, and is made once.
test.describe.configure({ mode: 'default' })

test('[GW-07] somebody sets codes up, signs in with them and with a recovery code, and turns them off', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(refused(400))
  complaints.expect(refused(401))
  await signIn(page, 'acme', 'SUPPLIER', '/acme/nothing')
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Two-step sign-in' }).click()
  await button(page, 'Continue').click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await dialog(page).getByLabel('Current Password').fill('wrong')
  await button(page, 'Continue').click()
  await expect(page.getByText('The password is not right.')).toBeVisible()
  const { secret, recoveryCodes } = await setUp(page)
  await signOut(page)

  await tryToSignIn(page, 'SUPPLIER')
  await expect(field(page, 'Code')).toBeFocused()
  await expect(field(page, 'Code')).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field(page, 'Code')).toHaveAttribute('inputmode', 'numeric')
  for (const width of [NARROW, WIDE]) {
    await page.setViewportSize(width)
    await expectAccessible(page)
  }
  await field(page, 'Code').fill(codeOf(secret, 50))
  await field(page, 'Code').press('Enter')
  await expect(page.getByText('The code is not right')).toBeVisible()
  await expect(field(page, 'Code')).toBeFocused()
  await expect(field(page, 'Code')).toHaveValue('')
  // The next one: the app's last code confirmed the app. Full-width figures of a Japanese keyboard are figures.
  const next = codeOf(secret, 1)
  await field(page, 'Code').fill(next.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)))
  await field(page, 'Code').press('Enter')
  await expect(userMenu(page)).toBeVisible()
  await signOut(page)

  await tryToSignIn(page, 'SUPPLIER')
  await button(page, 'Use a recovery code').click()
  await expect(field(page, 'Recovery code')).toBeFocused()
  await field(page, 'Recovery code').fill(recoveryCodes[3]?.toLowerCase() ?? '')
  await button(page, 'Login').click()
  await expect(userMenu(page)).toBeVisible()

  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Two-step sign-in' }).click()
  await expect(dialog(page).getByText('Recovery codes left: 9')).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByLabel('Current Password').fill(password)
  await field(page, 'Code').fill(recoveryCodes[4] ?? '')
  await button(page, 'Turn off').click()
  await expect(button(page, 'Continue')).toBeVisible()
  await button(page, 'Cancel').click()
  await signOut(page)
  await tryToSignIn(page, 'SUPPLIER')
  await expect(userMenu(page)).toBeVisible()
})

test('[GW-07] [HD-37] where the tenant demands codes of a role, nothing else opens; an administrator lets in who lost the phone', async ({
  page,
  colleague,
  complaints,
}) => {
  complaints.expect(refused(400))
  complaints.expect(refused(401))
  await page.goto('/harbor/login?return=%2Fharbor%2Fshipments')
  await tryToSignIn(page, 'CUSTADMIN')
  await expect(dialog(page).getByText('Your role requires two-step sign-in')).toBeVisible()
  await expect(userMenu(page)).toHaveCount(0)
  await page.reload()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await setUp(page)
  await expect(page).toHaveURL('/harbor/shipments')
  await expect(userMenu(page)).toBeVisible()
  await signOut(page)
  await tryToSignIn(page, 'CUSTADMIN')
  await expect(field(page, 'Code')).toBeVisible()
  await button(page, 'Back').click()
  await expect(page.getByRole('textbox', { name: 'User ID or e-mail' })).toHaveValue('CUSTADMIN')

  const admin = await colleague('harbor', 'ADMIN')
  await admin.goto('/harbor/usermanagement')
  await admin.getByRole('row', { name: /CUSTADMIN/ }).click()
  const form = await formDrawer(admin, 'User')
  await expect(form.getByRole('textbox', { name: 'Two-step sign-in' })).toHaveValue('Yes')
  await actionsOf(form).filter({ hasText: 'Reset two-step sign-in' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Reset two-step sign-in' }).click()
  await expect(admin.getByText('The user signs in with the password alone.')).toBeVisible()
  await expect(form.getByRole('row', { name: /Two-step sign-in turned off ADMIN/ })).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Two-step sign-in' })).toHaveValue('No')

  await tryToSignIn(page, 'CUSTADMIN')
  await expect(dialog(page)).toBeVisible()
})

/** The gateway does what it is asked, and its answer is lost on the way back, once. */
const loseAnswer = (page: Page, operation: string) =>
  page.route(
    `**/${operation}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

test('[GW-07] a lost answer leaves nobody in doubt: codes are on and can be set up again, the new password is named', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/)
  complaints.expect(refused(400))
  complaints.expect(refused(401))
  await signIn(page, 'acme', 'NOBILL', '/acme/nothing')
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Two-step sign-in' }).click()
  await dialog(page).getByLabel('Current Password').fill(password)
  await button(page, 'Continue').click()
  const secret = (await dialog(page).getByRole('definition').innerText()).replace(/\s/g, '')
  await loseAnswer(page, 'two-step-sign-in/confirmation')
  await field(page, 'Code').fill(codeOf(secret))
  await button(page, 'Turn on').click()
  await expect(dialog(page).getByRole('alert')).toContainText('If you have not seen its recovery codes')
  await loseAnswer(page, 'two-step-sign-in/removal')
  await dialog(page).getByLabel('Current Password').fill(password)
  await field(page, 'Code').fill(codeOf(secret, 1))
  await button(page, 'Turn off').click()
  await setUp(page)

  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Change Password' }).click()
  await loseAnswer(page, 'users/change-password')
  const change = page.getByRole('dialog', { name: 'Change Password' })
  await change.getByLabel('Current Password').pressSequentially(password)
  for (const label of ['New Password', 'Confirm Password'])
    await change.getByLabel(label).pressSequentially('Harbour!2027')
  await button(page, 'Save').click()
  await expect(change.getByRole('alert')).toContainText('Something went wrong')
  await button(page, 'Save').click()
  await expect(page.getByText('Sign in with the new password')).toBeVisible()
})
