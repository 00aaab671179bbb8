import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { builtFiles } from '../published/files.ts'
import { publishedRules } from './source.ts'

const acme = { id: 'ACME', url: 'acme' }
let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'rules-'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

/** Puts a tenant with one form in place, as publishing does: all at once. */
function publish(title: string): void {
  const fresh = mkdtempSync(join(dist, '.fresh-'))
  const put = (name: string, content: object) => {
    mkdirSync(join(fresh, name, '..'), { recursive: true })
    writeFileSync(join(fresh, name), JSON.stringify(content))
  }
  const screens = { 'forms/booking': 'screens/forms/booking.1.json', 'grids/bookings': 'screens/grids/bookings.1.json' }
  put('acme/tenant.json', { id: 'ACME', files: { screens, labels: { en: 'labels/en.1.json' } } })
  put('acme/screens/forms/booking.1.json', { name: 'booking', title })
  put('acme/labels/en.1.json', { a: 'A' })
  rmSync(join(dist, 'tenants'), { recursive: true, force: true })
  renameSync(fresh, join(dist, 'tenants'))
}

describe('the rules of the built portal', () => {
  it('are the forms of a tenant and its labels', async () => {
    publish('first')
    expect(await publishedRules(builtFiles(dist))(acme)).toEqual({
      head: { id: 'ACME' },
      forms: [{ name: 'booking', title: 'first' }],
      labels: { en: { a: 'A' } },
    })
  })

  it('stay the same value until the tenant is published anew', async () => {
    publish('first')
    const rules = publishedRules(builtFiles(dist))
    const first = await rules(acme)
    expect(await rules(acme)).toBe(first)
    publish('second')
    expect((await rules(acme))?.forms).toEqual([{ name: 'booking', title: 'second' }])
  })

  it('still hold in the moment in which a publication puts nothing there', async () => {
    publish('first')
    const rules = publishedRules(builtFiles(dist))
    const first = await rules(acme)
    rmSync(join(dist, 'tenants'), { recursive: true })
    expect(await rules(acme)).toBe(first)
  })

  it('are none of a tenant that there is not', async () => {
    expect(await publishedRules(builtFiles(dist))({ id: 'NEW', url: 'new' })).toBeUndefined()
  })
})
