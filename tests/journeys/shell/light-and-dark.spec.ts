import type { Page } from '@playwright/test'
import { expectReadable } from '../support/axe.ts'
import { signOut, userMenu } from '../support/login.ts'
import { expect, test } from '../support/test.ts'

/** How light the page is behind everything, 0 to 255: what is seen through until something is drawn on it. */
const ground = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [red = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number)
    return red
  })

/** Watches what is behind everything from the first frame on. */
async function watchGround(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const shown = document.querySelector('.waiting') ?? document.body
      const colour = shown === null ? undefined : getComputedStyle(shown).backgroundColor
      if (colour !== undefined && seen.at(-1) !== colour) seen.push(colour)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

async function choose(page: Page, mode: 'As the system' | 'Light' | 'Dark'): Promise<void> {
  await userMenu(page).click()
  await page.getByRole('menuitemradio', { name: mode }).click()
  await expect(page.getByRole('menu')).toBeHidden()
}

test('[LK-01] dark is as the system has it until a reader chooses; the choice stays on the device and is there from the first frame', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'acme', 'LIMITED')
  await expect.poll(() => ground(page)).toBeLessThan(40)
  await choose(page, 'Light')
  await expect.poll(() => ground(page)).toBeGreaterThan(200)

  await page.emulateMedia({ colorScheme: 'light' })
  await choose(page, 'Dark')
  await expect.poll(() => ground(page)).toBeLessThan(40)
  await userMenu(page).click()
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toHaveAttribute('aria-checked', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expectReadable(page)

  await signOut(page)
  const seen = await watchGround(page)
  await page.goto('/harbor/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expectReadable(page)
  const colours = await seen()
  expect(colours.filter((colour) => Number(/\d+/.exec(colour)?.[0]) > 40 && !/, 0\)$/.test(colour))).toEqual([])
  // A tenant without a picture of its own: on a phone the pattern in its place makes the page no wider.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0)
})

test('[LK-01] paper is light, whatever the reader chose', async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'acme', 'CUSTOMER', '/acme/bookings')
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect.poll(() => ground(page)).toBeGreaterThan(200)
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color)
  expect(Number(/\d+/.exec(ink)?.[0])).toBeLessThan(60)
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
  await expect.poll(() => ground(page)).toBeLessThan(40)
})
