import type { Locator, Page } from '@playwright/test'
import { enter, signOut } from '../people/sign-in.ts'

/** One thing that people do all day, the same each time; `turn` counts how often it was done. */
export interface Act {
  name: string
  /** How often a day has it. */
  times: number
  /** Leads to where it can be done. */
  begin(page: Page): Promise<void>
  once(page: Page, turn: number): Promise<void>
  /** Leads back to where it began. */
  end(page: Page): Promise<void>
}

/** Lists, by their entries of the navigation. */
const BOOKINGS = { entry: 'Manage Bookings', list: 'Manage Bookings' }
const SHIPMENTS = { entry: 'All Shipments', list: 'Shipments' }

/** Records that are opened in turn before the other list is gone to. */
const IN_A_ROW = 10
/** Keys between two pauses, and milliseconds of a pause: what waits for typing to rest has its turn. */
const [KEYS, PAUSE] = [20, 300]

/** A letter that stays in the field: a browser's undo keeps the text of each input that was emptied. */
const KEPT = 'a'

/** A day in a tab: lists are filtered, records opened and closed, a form is written in, people go and come back. */
export const acts: readonly Act[] = [
  { name: 'drawers', times: 1_000, begin: (page) => goTo(page, BOOKINGS), once: openAndClose, end: goHome },
  {
    name: 'list',
    times: 5_000,
    async begin(page) {
      await goTo(page, BOOKINGS)
      await shipper(page).fill(KEPT)
    },
    once: (page, turn) => type(page, shipper(page), turn),
    end: goHome,
  },
  {
    name: 'form',
    times: 5_000,
    async begin(page) {
      await goTo(page, BOOKINGS)
      await page.getByRole('link', { name: 'New Booking' }).first().click()
      await commodity(page).fill(KEPT)
    },
    once: (page, turn) => type(page, commodity(page), turn),
    async end(page) {
      await commodity(page).fill('')
      await closeDrawer(page)
    },
  },
  {
    name: 'sign-ins',
    times: 50,
    begin: signOut,
    async once(page) {
      await enter(page)
      await goTo(page, BOOKINGS)
      await signOut(page)
    },
    end: enter,
  },
]

const shipper = (page: Page): Locator => page.getByRole('searchbox', { name: 'Filter by Shipper' })
const commodity = (page: Page): Locator => page.getByRole('textbox', { name: 'Commodity', exact: true })

async function goTo(page: Page, { entry, list }: typeof BOOKINGS): Promise<void> {
  await page.getByRole('link', { name: entry, exact: true }).first().click()
  await page.getByRole('grid', { name: list, exact: true }).waitFor()
  await page.getByRole('gridcell').first().waitFor()
}

async function goHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: /, home$/ }).click()
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
}

/** Opens a record of the list and closes it: ten bookings, a form each, then ten shipments, and so on. */
async function openAndClose(page: Page, turn: number): Promise<void> {
  if (turn % IN_A_ROW === 0) await goTo(page, (turn / IN_A_ROW) % 2 === 0 ? BOOKINGS : SHIPMENTS)
  const rows = page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
  await rows
    .nth(turn % IN_A_ROW)
    .getByRole('gridcell')
    .first()
    .press('Enter')
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('heading', { level: 3 }).first().waitFor()
  await closeDrawer(page)
}

async function closeDrawer(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** A letter into a field, with the next turn taken back. */
async function type(page: Page, field: Locator, turn: number): Promise<void> {
  if (turn % KEYS === 0) {
    await page.waitForTimeout(PAUSE)
    await field.click()
    await field.press('End')
  }
  await page.keyboard.press(turn % 2 === 0 ? 'a' : 'Backspace')
}
