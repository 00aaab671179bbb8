import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Nothing on the page breaks a rule of WCAG 2.2 AA or of good practice; what does is named with its place. The page has no frames, so the mode that looks into them is not needed. `colours` is false where the same was looked at in another language: contrast takes most of the time. `except` names rules that what is shown cannot keep. */
export async function expectAccessible(
  page: Page,
  { colours = true, except = [] }: { colours?: boolean; except?: readonly string[] } = {},
): Promise<void> {
  await still(page)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: colours } },
    })
    .analyze()
  expect(named(violations.filter(({ id }) => !except.includes(id)))).toEqual([])
}

/** All text on the page has its contrast: what light and dark may differ in. */
export const expectReadable = (page: Page) => expectRules(page, ['color-contrast'])

/** What is pressed is large enough and apart from others, and what scrolls is reached by keyboard: what one width may differ in from another that is drawn alike. */
export const expectReachable = (page: Page) => expectRules(page, ['target-size', 'scrollable-region-focusable'])

async function expectRules(page: Page, rules: string[]): Promise<void> {
  const found = async () => {
    await still(page)
    return named((await new AxeBuilder({ page }).setLegacyMode().withRules(rules).analyze()).violations)
  }
  // A page that was just turned to the dark or to another width may be drawn once more.
  await expect.poll(found).toEqual([])
}

/** What moves has come to its end, but what never does. */
async function still(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => null)),
    ),
  )
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

function named(violations: Violations): string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

export const WIDE = { width: 1440, height: 900 }
export const NARROW = { width: 390, height: 844 }
