import { describe, expect, it } from 'vitest'
import { billOf, isAllowed, licensedPackages, licenceTable, refusedLicences } from './licences.ts'

describe('a licence', () => {
  it.each([
    'MIT',
    'Apache-2.0',
    '(MIT AND Zlib)',
    '(GPL-3.0 OR MIT)',
    'MIT OR SEE LICENSE IN FEEL-FREE.md',
    '(MIT OR GPL-2.0) AND (ISC AND Zlib)',
  ])('is allowed: %s', (licence) => expect(isAllowed(licence)).toBe(true))
  it.each([
    '',
    'GPL-3.0-only',
    'AGPL-3.0',
    'MIT AND GPL-2.0',
    '(MIT OR ISC) AND GPL-3.0',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.md',
  ])('is not allowed: %j', (licence) => expect(isAllowed(licence)).toBe(false))
})

describe('the licences of the portal', () => {
  it('are read from the lock file, packages of development left out', () => {
    const names = licensedPackages(process.cwd()).map(({ name }) => name)
    expect(names).toContain('react')
    expect(names).toContain('fastify')
    expect(names).not.toContain('vitest')
  })

  it('are named when they are not allowed, and listed', () => {
    const packages = [
      { name: 'good', version: '1.0.0', licence: 'MIT' },
      { name: 'bad', version: '2.0.0', licence: 'AGPL-3.0' },
    ]
    expect(refusedLicences(packages)).toEqual([expect.stringContaining('bad 2.0.0 has the licence AGPL-3.0')])
    expect(licenceTable(packages)).toContain('| bad | 2.0.0 | AGPL-3.0 |')
  })
})

describe('the bill of materials', () => {
  it('has the packages that the portal runs with, each with those it needs, and none of development', () => {
    const whole = {
      components: ['react', 'scheduler', 'vitest'].map((name) => ({ 'bom-ref': `${name}@1`, name, version: '1' })),
      dependencies: [
        { ref: 'portal', dependsOn: ['react@1', 'vitest@1'] },
        { ref: 'react@1', dependsOn: ['scheduler@1'] },
        { ref: 'scheduler@1' },
        { ref: 'vitest@1', dependsOn: ['react@1'] },
      ],
    }
    const packages = ['react', 'scheduler'].map((name) => ({ name, version: '1', licence: 'MIT' }))
    expect(billOf(whole, packages)).toEqual({
      components: whole.components.slice(0, 2),
      dependencies: [
        { ref: 'portal', dependsOn: ['react@1'] },
        { ref: 'react@1', dependsOn: ['scheduler@1'] },
        { ref: 'scheduler@1', dependsOn: [] },
      ],
    })
  })
})
