import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Scene } from './scenes.ts'

const PASSWORD = 'Portal#2026'

/** Takes the picture of a scene from the portal at `url` into `folder`. Rejects when the scene cannot be brought about. */
export async function takePicture(browser: Browser, url: string, scene: Scene, folder: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: scene.width, height: scene.width < 600 ? 844 : 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/${scene.tenant}/login`)
    if (scene.user !== '') {
      await signIn(page, scene.user)
      await page.goto(`${url}/${scene.tenant}/${scene.address}`)
    }
    await drawn(page)
    await scene.then?.(page)
    // Nothing is pointed at.
    await page.mouse.move(0, 0)
    await drawn(page)
    await page.screenshot({ path: join(folder, `${scene.name}.png`), animations: 'disabled' })
  } finally {
    await context.close()
  }
}

async function signIn(page: Page, user: string): Promise<void> {
  const heard = page.waitForResponse((answer) => answer.url().includes('/new-login'))
  await page.locator('form input[autocomplete=username]').fill(user)
  await page.locator('form input[type=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await heard
  // Somebody of an earlier picture may be signed in.
  const override = page.getByRole('dialog').getByRole('button').last()
  const menu = page.locator('header button[aria-haspopup=menu]').first()
  await override.or(menu).first().waitFor()
  if (await override.isVisible()) await override.click()
  await menu.waitFor()
}

/** Nothing is being fetched or drawn any more. */
async function drawn(page: Page): Promise<void> {
  await page.locator('main h1, form h1, [role=dialog] h3').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
}
