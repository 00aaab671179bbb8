import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { dayOf } from '../../../src/config/index.ts'
import { expectAccessible, NARROW } from '../support/axe.ts'
import { newBooking, storedBookings } from '../support/bookings.ts'
import { keptDrafts } from '../support/drafts.ts'
import { formDrawer, inputOf } from '../support/form.ts'
import { keepSignIn } from '../support/signed-in.ts'
import { expect, test } from '../support/test.ts'

const restore = (at: Locator) => at.getByRole('button', { name: 'Restore' }).first()

/** Types where the focus is, in one go. */
const typeInto = async (input: Locator, text: string): Promise<void> => {
  await input.focus()
  await input.page().keyboard.insertText(text)
}

/** Kills the browser that has a profile open: its own process and what started it; those that draw its pages go with it. */
async function killBrowser(profile: string): Promise<void> {
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,args='])
  const found = stdout
    .split('\n')
    .filter((line) => line.includes(`--user-data-dir=${profile}`) && !line.includes('--type='))
  for (const line of found) process.kill(Number.parseInt(line.trim(), 10), 'SIGKILL')
}

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
})

test('[NL-04] [BX-12] a page that is loaded anew right after a key loses nothing that was typed', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const form = await newBooking(page)
  await typeInto(inputOf(form, 'Reference No.'), 'LAST-KEY')
  await page.reload()
  const again = await formDrawer(page, 'Booking')
  await restore(again).click()
  await expect(inputOf(again, 'Reference No.')).toHaveValue('LAST-KEY')
})

test('[BX-12] [HD-14] a device whose clock is a year ahead keeps what was typed, and its days are those of the gateway', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const form = await newBooking(page)
  await typeInto(inputOf(form, 'Reference No.'), 'RIGHT-CLOCK')
  await expect.poll(async () => (await keptDrafts(page)).join()).toContain('RIGHT-CLOCK')
  const today = dayOf(new Date())
  await page.clock.setFixedTime(Date.now() + 365 * 86_400_000)
  const counted = page.waitForRequest((request) => request.url().includes(`asOf=${today}`))
  await signIn(page, 'acme', 'CUSTOMER')
  await counted
  const again = await newBooking(page)
  await restore(again).click()
  await expect(inputOf(again, 'Reference No.')).toHaveValue('RIGHT-CLOCK')
})

test('[NL-04] [BX-12] what was typed while the database of a device was away is still there once it is back', async ({
  page,
  signIn,
}) => {
  // As a phone does that had the page in the background.
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
      if ('away' in window) throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
      return put.apply(this, given)
    }
  })
  const isAway = (away: boolean) =>
    page.evaluate((is) => (is ? Object.assign(window, { away: true }) : Reflect.deleteProperty(window, 'away')), away)
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const form = await newBooking(page)
  const typed = { 'Reference No.': 'BEFORE', 'Total Weight': '340.5', 'Total Volume': '12' }
  for (const [at, [label, text]] of Object.entries(typed).entries()) {
    await isAway(at === 1)
    await inputOf(form, label).fill(text)
    await inputOf(form, label).blur()
    await expect.poll(async () => (await keptDrafts(page)).join()).toContain(text)
  }
  await page.reload()
  const again = await formDrawer(page, 'Booking')
  await restore(again).click()
  for (const [label, text] of Object.entries(typed)) await expect(inputOf(again, label)).toHaveValue(text)
})

test('[NL-04] [BX-12] a device that is cleared while a form is open keeps what stands there, from the next key on', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const form = await newBooking(page)
  await inputOf(form, 'Reference No.').fill('CLEARED')
  await expect.poll(async () => (await keptDrafts(page)).join()).toContain('CLEARED')
  await page.evaluate(async () => {
    localStorage.clear()
    await new Promise((done) => {
      indexedDB.deleteDatabase('portal-drafts').onsuccess = done
    })
  })
  await typeInto(inputOf(form, 'Total Volume'), '12')
  await page.reload()
  const again = await formDrawer(page, 'Booking')
  await restore(again).click()
  await expect(inputOf(again, 'Reference No.')).toHaveValue('CLEARED')
  await expect(inputOf(again, 'Total Volume')).toHaveValue('12')
})

test('[NL-04] [BX-12] a form opens, and what is typed is kept, on a device whose database never answers', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const form = await newBooking(page)
  await typeInto(inputOf(form, 'Reference No.'), 'NO-ANSWER')
  await page.reload()
  const again = await formDrawer(page, 'Booking')
  await restore(again).click()
  await expect(inputOf(again, 'Reference No.')).toHaveValue('NO-ANSWER')
})

test('[NL-04] [BX-12] [HD-14] a browser that is killed keeps what was typed a moment before, half a date too', async ({
  portal,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'killed-browser-'))
  const { executablePath, args } = (
    test.info().project.use as { launchOptions: { executablePath: string; args: string[] } }
  ).launchOptions
  const launch = () =>
    chromium.launchPersistentContext(profile, { executablePath, args, baseURL: portal.url, locale: 'en-US' })
  const killed = await launch()
  const [page = await killed.newPage()] = killed.pages()
  await keepSignIn(page, 'acme', 'CUSTOMER')
  const form = await newBooking(page)
  await typeInto(inputOf(form, 'Reference No.'), 'KILLED')
  await form.getByRole('switch', { name: 'Pickup Required' }).click()
  await typeInto(inputOf(form, 'Ready Date'), '2031/0')
  // A person's text is kept at the latest 300 ms after its last key.
  await page.waitForTimeout(300)
  const gone = new Promise((resolve) => killed.on('close', resolve))
  await killBrowser(profile)
  await gone
  const next = await launch()
  const [there = await next.newPage()] = next.pages()
  await keepSignIn(there, 'acme', 'CUSTOMER')
  const again = await newBooking(there)
  await restore(again).click()
  await expect(inputOf(again, 'Reference No.')).toHaveValue('KILLED')
  await expect(inputOf(again, 'Ready Date')).toHaveValue('2031/0')
  await next.close()
  await rm(profile, { recursive: true, force: true })
})

for (const browser of ['a browser', 'a browser without locks']) {
  test(`[NL-05] [BX-12] [AC-06] two windows of ${browser} share the session, and with a new record each have a draft each; both are offered, in the list and in the form`, async ({
    page,
    context,
    signIn,
    ask,
  }) => {
    if (browser === 'a browser without locks')
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
    await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
    const first = await newBooking(page)
    await inputOf(first, 'Reference No.').fill('TWO-A')
    const other = await context.newPage()
    other.on('dialog', (dialog) => void dialog.accept())
    await other.goto('/acme/bookings?booking=new')
    const second = await formDrawer(other, 'Booking')
    // What another window has open is not offered.
    await expect(second.getByRole('button', { name: 'Restore' })).toHaveCount(0)
    await inputOf(second, 'Reference No.').fill('TWO-B')
    await inputOf(second, 'Reference No.').blur()
    await other.close({ runBeforeUnload: false })

    // In a form of a phone each stands apart, and they leave the fields their room.
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    await page.setViewportSize(NARROW)
    const anew = await newBooking(page)
    const below = anew.getByText('Reference No.: TWO-').nth(1)
    await expect(below).toBeAttached()
    const [end, next] = await Promise.all([restore(anew), below].map((each) => each.boundingBox()))
    expect((next?.y ?? 0) - (end?.y ?? 0) - (end?.height ?? 0)).toBeGreaterThanOrEqual(8)
    const offers = anew.getByRole('status').filter({ hasText: 'TWO-B' })
    expect((await offers.boundingBox())?.height).toBeLessThan(NARROW.height / 4)
    await page.setViewportSize({ width, height })

    await page.goto('/acme/bookings')
    const found = page.getByRole('alert').filter({ hasText: 'Bookings: 2 not saved' })
    await found.getByRole('button', { name: 'Show' }).click()
    await expectAccessible(page)
    await restore(found.getByRole('listitem').filter({ hasText: 'TWO-A' })).click()
    const form = await formDrawer(page, 'Booking')
    await expect(inputOf(form, 'Reference No.')).toHaveValue('TWO-A')
    // Typing on does not touch the other one, and taking that leaves this one to be taken again.
    await inputOf(form, 'Reference No.').fill('TWO-A-MORE')
    await inputOf(form, 'Reference No.').blur()
    await expectAccessible(page)
    await restore(form).click()
    await expect(inputOf(form, 'Reference No.')).toHaveValue('TWO-B')
    await restore(form).click()
    await expect(inputOf(form, 'Reference No.')).toHaveValue('TWO-A-MORE')
    await expect.poll(() => storedBookings(ask, page, 'TWO-A')).toHaveLength(0)
  })
}

const REFUSALS = {
  full: () => {
    const refuse = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (this === localStorage) refuse()
      setItem.call(this, key, value)
    }
    IDBFactory.prototype.open = refuse
  },
  forbidden: () => {
    const get = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'indexedDB']) Object.defineProperty(window, name, { get })
  },
}

for (const [how, refuse] of Object.entries(REFUSALS))
  test(`[NL-04] [BX-12] a device whose storage is ${how} says so once, and the form works`, async ({
    page,
    signIn,
    ask,
  }) => {
    await page.addInitScript(refuse)
    await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
    const form = await newBooking(page)
    const warning = page.getByText('This device keeps no drafts at the moment.')
    await inputOf(form, 'Reference No.').fill(`${how}-1`)
    await inputOf(form, 'Reference No.').blur()
    await expect(warning).toHaveCount(1)
    await inputOf(form, 'Reference No.').fill(`${how}-2`)
    await inputOf(form, 'Reference No.').blur()
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(form).toBeHidden()
    await expect(warning).toHaveCount(1)
    await expect.poll(() => storedBookings(ask, page, `${how}-2`)).toHaveLength(1)
  })
