import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The open drawer with a form of this title, once it can be typed in. */
export async function formDrawer(page: Page, title: string | RegExp): Promise<Locator> {
  const drawer = page.getByRole('dialog', { name: title })
  await expect(drawer.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
  return drawer
}

export const choiceOf = (form: Locator, label: string): Locator =>
  form.getByRole('combobox', { name: label, exact: true })

export const inputOf = (form: Locator, label: string): Locator =>
  form.getByRole('textbox', { name: label, exact: true })

/** The unit beside a number. */
export const unitOf = (form: Locator, label: string): Locator =>
  form.getByRole('group', { name: label, exact: true }).getByRole('combobox')

/** What the menu of a party offers: its address, its list. */
export async function askOfParty(form: Locator, label: string, item: string): Promise<void> {
  const menu = form.page().getByRole('menuitem', { name: item, exact: true })
  // On a phone the bars of a form come and go with its scrolling, and may take the button from under a press that follows at once.
  await expect(async () => {
    await form.getByRole('button', { name: `Address and list of ${label}`, exact: true }).click()
    await expect(menu).toBeVisible({ timeout: 3000 })
  }).toPass()
  await menu.click()
}

/** The options of the lists that stand open; within their list they are found in a tenth of the time that a large page takes. */
const openOptions = (page: Page, name: string | RegExp, exact: boolean): Locator =>
  page.locator('[role=listbox]').getByRole('option', { name, exact })

/** Opens a list of choices and takes the option of this name. */
export async function choose(form: Locator, label: string, option: string | RegExp): Promise<void> {
  await pick(choiceOf(form, label), option)
}

/** Takes an option of an already found list of choices, which may stand open. */
export async function pick(choice: Locator, option: string | RegExp): Promise<void> {
  await choice.focus()
  await choice.press('ArrowDown')
  const wanted = openOptions(choice.page(), option, true)
  await expect(wanted).toBeVisible()
  const isTaken = async () => !(await wanted.isVisible()) || (await wanted.getAttribute('aria-selected')) === 'true'
  // A list that moves between the press and its end takes nothing.
  await expect(async () => {
    if (!(await isTaken())) await wanted.click()
    const isDone = await isTaken()
    expect(isDone).toBe(true)
  }).toPass()
}

/** Finds a party by typing and takes it. */
export async function chooseParty(form: Locator, label: string, typed: string, name: string): Promise<void> {
  await choiceOf(form, label).fill(typed)
  await openOptions(form.page(), name, false).click()
  await expect(choiceOf(form, label)).toHaveValue(name)
}

/** The options that a list of choices offers. */
export async function optionsOf(form: Locator, label: string): Promise<string[]> {
  await choiceOf(form, label).click()
  // A page has native selects, too, whose options are there while they are closed.
  const options = form.page().getByRole('listbox').getByRole('option')
  await expect(options.first()).toBeVisible()
  const texts = await options.allTextContents()
  await choiceOf(form, label).press('Escape')
  return texts
}

/** The form's own buttons, in their order. */
export const actionsOf = (form: Locator): Locator => form.getByRole('contentinfo').getByRole('button')
