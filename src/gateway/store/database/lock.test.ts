import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GatewayRefusal } from '../../ground/refusal.ts'
import { lockFolder } from './lock.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (pid: number | string) => writeFileSync(join(folder, 'gateway.lock'), String(pid))

describe('the lock of a folder', () => {
  it('is taken, kept and given back', () => {
    const unlock = lockFolder(folder)
    expect(readdirSync(folder)).toEqual(['gateway.lock'])
    expect(() => lockFolder(folder)).toThrow(GatewayRefusal)
    unlock()
    expect(readdirSync(folder)).toEqual([])
    lockFolder(folder)()
  })

  it('is refused while its process lives', () => {
    write(process.ppid)
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`)
    expect(readdirSync(folder)).toEqual(['gateway.lock'])
  })

  it.each([
    ['of a dead process', () => spawnSync('true').pid],
    ['of an earlier run with our own id', () => process.pid],
    ['that holds no id', () => 'torn'],
  ])('%s is taken over', (_case, holder) => {
    write(holder())
    const unlock = lockFolder(folder)
    expect(readdirSync(folder)).toEqual(['gateway.lock'])
    unlock()
  })
})
