import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { throwawayFolder } from '../project/throwaway.ts'
import { billOf, isAllowed, licensedPackages, licenceTable, refusedLicences, stalePapers } from './licences.ts'

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

describe('the papers of the portal', () => {
  const packages = [
    { name: 'react', version: '19.3.1', licence: 'MIT' },
    { name: 'scheduler', version: '1.0.0', licence: 'MIT' },
  ]
  const written = (listed: typeof packages): string => {
    const root = throwawayFolder('papers-')
    const components = listed.map(({ name, version }) => ({ 'bom-ref': name, name, version }))
    writeFileSync(join(root, 'sbom.cdx.json'), JSON.stringify({ components, dependencies: [] }))
    writeFileSync(join(root, 'licences.md'), licenceTable(listed))
    return root
  }

  it('are as they should be while they list what is locked', () => {
    expect(stalePapers(written(packages), packages)).toEqual([])
  })

  it('are stale once a package has another version, is new or is gone', () => {
    const patched = packages.map((each) => ({ ...each, version: '2.0.0' }))
    for (const listed of [
      patched,
      packages.slice(1),
      [...packages, { name: 'gone', version: '1.0.0', licence: 'MIT' }],
    ])
      expect(stalePapers(written(listed), packages)).toEqual([
        'sbom.cdx.json lists other packages than package-lock.json: npm run sbom',
        'licences.md lists other packages than package-lock.json: npm run sbom',
      ])
  })
})

describe('the bill of materials', () => {
  it('has the packages that the portal runs with, each with those it needs, and none of development, whatever the folder is called', () => {
    const whole = {
      metadata: { component: { name: 'a-folder', version: '1' } },
      components: ['react', 'scheduler', 'vitest'].map((name) => ({ 'bom-ref': `${name}@1`, name, version: '1' })),
      dependencies: [
        { ref: 'portal', dependsOn: ['react@1', 'vitest@1'] },
        { ref: 'react@1', dependsOn: ['scheduler@1'] },
        { ref: 'scheduler@1' },
        { ref: 'vitest@1', dependsOn: ['react@1'] },
      ],
    }
    const packages = ['react', 'scheduler'].map((name) => ({ name, version: '1', licence: 'MIT' }))
    expect(billOf(whole, packages, 'portal')).toEqual({
      metadata: { component: { name: 'portal', version: '1' } },
      components: whole.components.slice(0, 2),
      dependencies: [
        { ref: 'portal', dependsOn: ['react@1'] },
        { ref: 'react@1', dependsOn: ['scheduler@1'] },
        { ref: 'scheduler@1', dependsOn: [] },
      ],
    })
  })
})
