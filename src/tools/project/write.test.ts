import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { throwawayFolder } from './throwaway.ts'
import { writeFolder, writeWhole } from './write.ts'

let root = ''
const read = (name: string) => readFileSync(join(root, name), 'utf8')
beforeEach(() => (root = throwawayFolder('write-')))
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('a file that is written', () => {
  it('takes the place of the one that stood there, which whoever reads it still has whole', () => {
    writeFileSync(join(root, 'portal.json'), 'old')
    linkSync(join(root, 'portal.json'), join(root, 'read'))
    writeWhole(join(root, 'portal.json'), 'new')
    expect([read('portal.json'), read('read')]).toEqual(['new', 'old'])
    expect(readdirSync(root).sort()).toEqual(['portal.json', 'read'])
  })

  it('leaves nothing where it cannot take that place', () => {
    mkdirSync(join(root, 'portal.json/in'), { recursive: true })
    expect(() => writeWhole(join(root, 'portal.json'), 'new')).toThrow()
    expect(readdirSync(root)).toEqual(['portal.json'])
  })

  it('stands where a link leads to, with who may read it, in folders that are made', () => {
    writeWhole(join(root, 'shared/portal.json'), 'old')
    chmodSync(join(root, 'shared/portal.json'), 0o600)
    symlinkSync('shared/portal.json', join(root, 'portal.json'))
    writeWhole(join(root, 'portal.json'), 'new')
    expect(read('shared/portal.json')).toBe('new')
    expect(statSync(join(root, 'shared/portal.json')).mode & 0o777).toBe(0o600)
  })

  it('has the bytes of a picture', () => {
    writeWhole(join(root, 'logo.png'), 'iVBO')
    expect([...readFileSync(join(root, 'logo.png'))]).toEqual([0x89, 0x50, 0x4e])
  })
})

it('a folder is there with all its files, or not at all', () => {
  writeFolder(join(root, 'NOVA'), [['labels/en.json', '{}']])
  expect(read('NOVA/labels/en.json')).toBe('{}')
  const broken = function* (): Generator<[string, string]> {
    yield ['tenant.json', '{}']
    throw new Error('no room')
  }
  expect(() => writeFolder(join(root, 'LUNA'), broken())).toThrow('no room')
  expect(readdirSync(root)).toEqual(['NOVA'])
})
