import type { Page } from '@playwright/test'
import { BOOKINGS, fillSeaExport, newBooking, storedBookings } from '../support/bookings.ts'
import { inputOf } from '../support/form.ts'
import { userMenu } from '../support/login.ts'
import { expect, test } from '../support/test.ts'
import { wireTo, type Fault, type Wire } from '../support/wire.ts'

const FAILED = 'Something went wrong. Please try again!'
const bookings = new RegExp(`^${BOOKINGS}\\?`)
/** The message for a list that did not come; an answer of the wrong shape is caught around the page. */
const regrets = (page: Page) => page.getByText(FAILED).first()

const onWire = test.extend<{ wire: Wire; far: Page }>({
  wire: async ({ portal }, use) => {
    const wire = await wireTo(portal.url)
    await use(wire)
    await wire.close()
  },
  /** A page that reaches the portal over the wire. */
  far: async ({ browser, wire }, use) => {
    const context = await browser.newContext({ baseURL: wire.url })
    const page = await context.newPage()
    const crashes: string[] = []
    page.on('pageerror', ({ message }) => crashes.push(message))
    await use(page)
    await context.close()
    expect(crashes).toEqual([])
  },
})

const ANSWERS: readonly Fault[] = ['failure', 'cut', 'cutMidway', 'malformed', 'otherType', 'absent']

onWire(
  '[HD-18] whatever befalls the answer of a list, the page stands, says so and asks again when it is told to; a huge one is taken',
  async ({ far, wire, signIn }) => {
    await far.clock.install()
    await signIn(far, 'acme', 'CUSTOMER')
    for (const fault of ANSWERS) {
      wire.spoil(bookings, fault)
      const asked = wire.passed('GET', bookings)
      await far.goto('/acme/bookings')
      if (fault === 'absent') {
        await expect.poll(() => wire.passed('GET', bookings)).toBe(asked + 1)
        await far.clock.fastForward('01:01')
      }
      await expect(regrets(far), fault).toBeVisible()
      await expect(far.getByText(/run\.ts|gateway\//), fault).toHaveCount(0)
      await expect(userMenu(far)).toBeVisible()
      wire.spoil(bookings, undefined)
      await far.getByRole('button', { name: /Try again|Retry/ }).click()
      await expect(far.getByRole('grid', { name: 'Bookings' }), fault).toBeVisible()
      await expect(far.getByText(/^BKG-/).first(), fault).toBeVisible()
    }
    wire.spoil(bookings, 'huge')
    await far.goto('/acme/bookings')
    await expect(far.getByText(/^BKG-/).first()).toBeVisible()
  },
)

onWire(
  '[HD-18] [HD-13] a save whose answer is lost is done once, however often the browser sends it, and keeps what was typed; without a gateway one still signs out',
  async ({ far, wire, signIn, ask }) => {
    await signIn(far, 'acme', 'CUSTOMER')
    const form = await newBooking(far)
    await fillSeaExport(form, 'WIRE-1')
    wire.spoil(bookings, 'cut')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(form.getByRole('alert').filter({ hasText: FAILED })).toBeVisible()
    await expect(inputOf(form, 'Reference No.')).toHaveValue('WIRE-1')
    await expect(inputOf(form, 'Total Weight')).toHaveValue('340.5')
    expect(wire.passed('POST', bookings)).toBeGreaterThan(0)
    await expect.poll(() => storedBookings(ask, far, 'WIRE-1')).toHaveLength(1)
    await form.getByRole('button', { name: 'Close', exact: true }).click()
    await far.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(form).toBeHidden()

    wire.spoil(/^\/api-gateway\//, 'cut')
    await userMenu(far).click()
    await far.getByRole('menuitem', { name: 'Logout' }).click()
    // Nobody knows whether the save was carried out: what was typed stays, and is asked for.
    const question = far.getByRole('alertdialog', { name: 'Changes not saved' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(far.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect.poll(() => far.evaluate(() => sessionStorage.length)).toBe(0)
    await far.goBack()
    await expect(far.getByText(/^(ACCESS DENIED|Sign in)$/)).toBeVisible()
    await expect(far.getByText('Casey Customer')).toBeHidden()
  },
)
