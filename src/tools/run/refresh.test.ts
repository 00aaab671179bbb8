import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { throwawayFolder } from '../project/throwaway.ts'
import { isOlder } from './refresh.ts'

it('what was made is older than a folder that lost a file since', () => {
  const root = throwawayFolder('refresh-')
  mkdirSync(join(root, 'tenants'))
  for (const [file, seconds] of [
    ['tenants/one.json', 1_000],
    ['tenants/two.json', 1_000],
    ['made', 2_000],
  ] as const) {
    writeFileSync(join(root, file), '')
    utimesSync(join(root, file), seconds, seconds)
  }
  utimesSync(join(root, 'tenants'), 1_000, 1_000)
  const isStale = () => isOlder(root, join(root, 'made'), ['tenants'], true)
  expect(isStale()).toBe(false)
  rmSync(join(root, 'tenants/two.json'))
  expect(isStale()).toBe(true)
  rmSync(root, { recursive: true })
})
