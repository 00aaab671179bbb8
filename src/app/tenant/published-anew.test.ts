// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { TenantBoot } from '../../config/index.ts'
import { isPublishedAnew } from './published-anew.ts'

const files = { labels: {}, screens: { 'forms/booking': 'forms/booking.1a.json' }, validators: {} }
const boot = {
  id: 'NORTH',
  url: 'north',
  theme: {},
  languages: {},
  files,
  routes: [{ id: 'home' }],
} as unknown as TenantBoot
const file = { ...boot, navigation: [], drawers: [] }
const hostAnswers = (answer: unknown, status = 200): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer), { status })))
}

afterEach(() => vi.unstubAllGlobals())

it('a tenant was published anew when its file names other files than the page began with', async () => {
  hostAnswers(file)
  expect(await isPublishedAnew(boot)).toBe(false)
  hostAnswers({ ...file, files: { ...files, screens: { 'forms/booking': 'forms/booking.2b.json' } } })
  expect(await isPublishedAnew(boot)).toBe(true)
})

it('nothing is claimed where the file does not come, or where the page knows no more than the brand', async () => {
  hostAnswers({}, 503)
  expect(await isPublishedAnew(boot)).toBe(false)
  hostAnswers(file)
  expect(await isPublishedAnew({ ...boot, routes: [] })).toBe(false)
})
