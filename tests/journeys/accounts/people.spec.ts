import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { actionsOf, choiceOf, choose, formDrawer, inputOf, optionsOf } from '../support/form.ts'
import { refused, signOut } from '../support/login.ts'
import { linkInNextLetter } from '../support/outbox.ts'
import { expect, test, tokenOf } from '../support/test.ts'

test('[GW-09] an administrator adds a person, who is invited; what was done to whom is in the history and the log', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn(page, 'acme', 'ADMIN', 'nowhere')
  await page.goto('/usermanagement/#/')
  await expect(page).toHaveURL('/acme/usermanagement')
  await expect(page.getByRole('heading', { name: 'User management' })).toBeVisible()
  await page.getByRole('button', { name: 'New User' }).click()
  const form = await formDrawer(page, 'User')
  await inputOf(form, 'User ID').fill('baker')
  await inputOf(form, 'Name').fill('Jo Baker')
  await inputOf(form, 'E-mail').fill('baker@importer.example')
  await actionsOf(form).filter({ hasText: 'Save' }).click()
  await expect(form.getByText('Please enter the value').first()).toBeVisible()
  await choose(form, 'Company', /PACIFIC FRUIT TRADING/)
  await actionsOf(form).filter({ hasText: 'Save' }).click()
  await expect(page.getByText('The user has been saved.')).toBeVisible()
  await linkInNextLetter(portal, 'baker@importer.example', 0)
  const row = page.getByRole('row', { name: /BAKER/ })
  await expect(row).toContainText('Pacific Fruit Trading')
  await row.click()
  const opened = await formDrawer(page, 'User')
  await expect(opened.getByRole('row', { name: /Invited ADMIN/ })).toBeVisible()
  await opened.getByRole('switch', { name: 'Portal access' }).click()
  await actionsOf(opened).filter({ hasText: 'Save' }).click()
  await expect(row).toContainText('Disabled')
  await page.getByRole('button', { name: 'Activity log' }).click()
  await expect(page).toHaveURL('/acme/trail')
  await expect(page.getByRole('row', { name: /Changed.*BAKER.*Portal access/ })).toBeVisible()
})

test('[GW-09] the administrator of a customer keeps the people of that company, nobody else has the page', async ({
  page,
  complaints,
  signIn,
}) => {
  complaints.expect(refused(409))
  await signIn(page, 'acme', 'CUSTADMIN', '/acme/usermanagement')
  await expect(page.getByRole('row', { name: /LIMITED/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /SUPPLIER/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Activity log' })).toHaveCount(0)
  await page.getByRole('row', { name: /CUSTADMIN/ }).click()
  const form = await formDrawer(page, 'User')
  await form.getByRole('switch', { name: 'Quotes' }).click()
  await actionsOf(form).filter({ hasText: 'Save' }).click()
  await expect(form.getByText('Nobody changes their own rights.')).toBeVisible()
  await signIn(page, 'acme', 'CUSTOMER', '/acme/usermanagement')
  await expect(page.getByText('ACCESS DENIED')).toBeVisible()
  await signOut(page)
})

test('[GW-09][BX-04] an administrator who may publish in the studio gives its rights and takes them; others see who has which', async ({
  page,
  colleague,
  complaints,
  signIn,
}) => {
  complaints.expect(refused(403))
  const configurer = await colleague('acme', 'NOBILL')
  const token = await tokenOf(configurer)
  // Asked by the page, so that its session ends with the journey.
  const ofStudio = () =>
    configurer.evaluate(async (authorization) => {
      const headers = { 'content-type': 'application/json', 'x-tenant': 'ACME', authorization }
      return (await fetch('/studio/api/sets', { method: 'POST', headers, body: '{}' })).status
    }, `Bearer ${token}`)
  const save = async (user: string, right: string) => {
    await page.getByRole('row', { name: user }).click()
    const form = await formDrawer(page, 'User')
    await choose(form, 'Studio', right)
    await actionsOf(form).filter({ hasText: 'Save' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('row', { name: user })).toContainText(right)
  }
  await signIn(page, 'acme', 'ADMIN', '/acme/usermanagement')
  await expect(page.getByRole('row', { name: 'Alex Admin' })).toContainText('Publish and begin tenants')
  await expect.poll(() => ofStudio()).toBe(403)
  await save('NOBILL', 'Configure')
  await expect.poll(() => ofStudio()).toBe(200)
  await page.getByRole('row', { name: 'NOBILL' }).click()
  const form = await formDrawer(page, 'User')
  await expect(form.getByRole('row', { name: /Changed ADMIN Studio/ })).toBeVisible()
  await expect.poll(() => optionsOf(form, 'Studio')).toEqual(['No access', 'Configure', 'Configure and publish'])
  await expectAccessible(page)
  // What is emptied is no right.
  await choiceOf(form, 'Studio').fill('')
  await choiceOf(form, 'Studio').press('Tab')
  await expect(choiceOf(form, 'Studio')).toHaveValue('No access')
  await actionsOf(form).filter({ hasText: 'Save' }).click()
  await expect(page.getByRole('row', { name: 'NOBILL' })).toContainText('No access')
  const next = await ofStudio()
  expect(next).toBe(403)

  await rightInStudio(page, 'configure')
  await signIn(page, 'acme', 'ADMIN', '/acme/usermanagement')
  await page.getByRole('row', { name: 'NOBILL' }).click()
  const shown = await formDrawer(page, 'User')
  await expect(inputOf(shown, 'Studio')).toHaveValue('No access')
  await expect(choiceOf(shown, 'Studio')).toHaveCount(0)
})

/** Whoever signs in on the page has that right in the studio. */
async function rightInStudio(page: Page, studio: string): Promise<void> {
  await page.route('**/new-login', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), studio } })
  })
}
