import type { ElementHandle, Locator } from '@playwright/test'
import { expect } from './test.ts'

/** More stops than any screen has. */
const STOPS = 150

/** Presses Tab until the element has the focus; fails when it is never reached. */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page()
  // To find an element of a large form by its role is dear: once is enough as long as it stays.
  let found: ElementHandle | undefined
  for (let stop = 0; stop < STOPS; stop += 1) {
    await keyboard.press('Tab')
    if ((await found?.evaluate((element) => element.isConnected)) !== true) [found] = await target.elementHandles()
    if ((await found?.evaluate((element) => element === document.activeElement)) === true) return
  }
  await expect(target, 'reached by Tab').toBeFocused({ timeout: 1 })
}

/** Goes to a field by Tab and types. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.type(text)
}

/** Goes to a list of choices by Tab, types, and takes the option of this name with the arrows and Enter. */
export async function takeOption(target: Locator, typed: string, option: string): Promise<void> {
  await tabTo(target)
  await takeFocusedOption(target, typed, option)
}

/** The same in a list of choices that has the focus. */
export async function takeFocusedOption(target: Locator, typed: string, option: string): Promise<void> {
  const { keyboard } = target.page()
  await expect(target).toBeFocused()
  await keyboard.type(typed)
  const wanted = target.page().locator('[role=listbox]').getByRole('option', { name: option }).first()
  await expect(wanted).toBeVisible()
  for (let step = 0; step < 10 && !(await isHighlighted(target, wanted)); step += 1) await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(wanted).toBeHidden()
}

/** Whether the list says that Enter would take this option. */
async function isHighlighted(target: Locator, option: Locator): Promise<boolean> {
  return (await target.getAttribute('aria-activedescendant')) === (await option.getAttribute('id'))
}
