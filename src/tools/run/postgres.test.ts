import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findPostgres } from './postgres.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'find-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function folderWith(name: string, ...programs: string[]): string {
  const folder = join(root, name)
  mkdirSync(folder, { recursive: true })
  for (const program of programs) writeFileSync(join(folder, program), '')
  return folder
}

describe("PostgreSQL's programs", () => {
  it('are taken from the PATH where all of them are', () => {
    const client = folderWith('client', 'psql')
    const whole = folderWith('whole', 'initdb', 'postgres')
    folderWith('debian/15/bin', 'initdb', 'postgres')
    expect(findPostgres({ PATH: ['', client, whole].join(delimiter) }, join(root, 'debian'))).toBe(whole)
  })

  it("are Debian's newest otherwise", () => {
    folderWith('debian/9.6/bin', 'initdb', 'postgres')
    const newest = folderWith('debian/17/bin', 'initdb', 'postgres')
    folderWith('debian/18/bin', 'psql')
    expect(findPostgres({ PATH: '/nowhere' }, join(root, 'debian'))).toBe(newest)
  })

  it('may be missing', () => {
    expect(findPostgres({}, join(root, 'debian'))).toBeUndefined()
  })
})
