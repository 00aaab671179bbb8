import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './test.ts'

/** Nothing on the page breaks a rule of WCAG 2.2 AA or of good practice; what does is named with its place. `colours` is false where the same was looked at in another language: contrast takes most of the time. `except` names rules that what is shown cannot keep. */
export async function expectAccessible(
  page: Page,
  { colours = true, except = [] }: { colours?: boolean; except?: readonly string[] } = {},
): Promise<void> {
  const rules = { 'target-size': { enabled: true }, 'color-contrast': { enabled: colours } }
  await expectNone(page, { rules }, except)
}

/** All text on the page has its contrast: what light and dark may differ in. */
export const expectReadable = (page: Page) => expectNone(page, { runOnly: ['color-contrast'] })

/** What is pressed is large enough and apart from others, and what scrolls is reached by keyboard: what one width may differ in from another that is drawn alike. */
export const expectReachable = (page: Page) =>
  expectNone(page, { runOnly: ['target-size', 'scrollable-region-focusable'] })

/** A page that was just changed, turned to the dark or to another width may be drawn once more: what is found then is looked for again. */
async function expectNone(page: Page, options: axe.RunOptions, except: readonly string[] = []): Promise<void> {
  const found = async () => {
    await still(page)
    const all = await violations(page, options).catch(whileItLoads)
    return all.filter((violation) => !except.includes(violation.split(':')[0] ?? ''))
  }
  await expect.poll(found).toEqual([])
}

/** A frame that was loaded anew while it was looked through is looked through again. */
function whileItLoads(error: Error): string[] {
  if (!/context was destroyed|frame was detached/i.test(error.message)) throw error
  return ['a frame was loaded meanwhile']
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

/**
 * What axe finds on the page and in its frames: the rule, and the places, without their HTML. Its script stays there, so that it is
 * compiled for whatever is asked next.
 */
async function violations(page: Page, options: axe.RunOptions): Promise<string[]> {
  await Promise.all(
    page.frames().map(async (frame) => {
      if (await frame.evaluate(() => 'axe' in window)) return
      await frame.evaluate(`${axe.source}; axe.configure({ noHtml: true })`)
      await frame.evaluate(readColoursOnce)
    }),
  )
  return page.evaluate(
    async (asked) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const results = await run(document, asked)
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    { ...options, resultTypes: ['violations'] } satisfies axe.RunOptions,
  )
}

interface Colour {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): Colour
}

/** Runs in the page: what a colour's text means is kept. It is asked for each text and each thing behind it, and takes a quarter of axe's time. */
function readColoursOnce(): void {
  const { color } = (window as unknown as { axe: { commons: { color: { Color: { prototype: Colour } } } } }).axe.commons
  const { prototype } = color.Color
  const read = new Map<string, Omit<Colour, 'parseString'>>()
  const parse = Reflect.get(prototype, 'parseString')
  prototype.parseString = function (text) {
    const known = read.get(text)
    if (known !== undefined) return Object.assign(this, known)
    parse.call(this, text)
    const { r, g, b, alpha } = this
    read.set(text, { r, g, b, alpha })
    return this
  }
}

export const WIDE = { width: 1440, height: 900 }
export const NARROW = { width: 390, height: 844 }
