import { afterEach, expect, it, vi } from 'vitest'
import { reportName } from './report-name.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it.each([
  ['Asia/Tokyo', 'widgets-2026-11-28.pdf'],
  ['America/Los_Angeles', 'widgets-2026-11-27.pdf'],
])('a report is called by the day in %s', (zone, name) => {
  vi.stubEnv('TZ', zone)
  expect(reportName(new Date('2026-11-27T22:30:00Z'))).toBe(name)
})
