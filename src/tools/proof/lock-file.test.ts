import { describe, expect, it } from 'vitest'
import { missingOptional, refusingNode } from './lock-file.ts'

describe('a lock file', () => {
  it('is whole when it holds each optional package, beside the one that names it or above', () => {
    const named = { optionalDependencies: { '@tool/linux': '1.0.0' } }
    expect(missingOptional({ '': {}, 'node_modules/tool': named, 'node_modules/@tool/linux': {} })).toEqual([])
    expect(
      missingOptional({ '': {}, 'node_modules/tool': named, 'node_modules/tool/node_modules/@tool/linux': {} }),
    ).toEqual([])
    expect(
      missingOptional({
        '': {},
        'node_modules/one/node_modules/tool': named,
        'node_modules/one/node_modules/@tool/linux': {},
      }),
    ).toEqual([])
  })

  it('is not whole when one is missing', () => {
    const packages = {
      '': {},
      'node_modules/tool': { optionalDependencies: { '@tool/linux': '1.0.0', '@tool/other': '1.0.0' } },
      'node_modules/@tool/linux': {},
    }
    expect(missingOptional(packages)).toEqual([expect.stringContaining('node_modules/tool names @tool/other')])
  })
})

describe('the oldest Node that the project names', () => {
  const refused = (node: string) => refusingNode({ '': { engines: { node: '>=20.19' } }, tool: { engines: { node } } })

  it.each([
    ...['*', '>=20.19.0', '>= 6', '>=8.x', '20 || >=22', '^20.19.0 || ^22.12.0 || >=24.0.0', '^20.12||^22||>=24'],
    ...['>=22.12.0 || >=20.19.0 <21.0.0', '>=v12.22.7', '>=16 || 14 >=14.17', '20.x', '~20.19.0', '<=20', '>=0.8.x'],
  ])('is taken by %s', (range) => {
    expect(refused(range)).toEqual([])
  })

  it.each(['>=22', '>=20.20', '^18.0.0 || >=22', '18 || 22', '>=18 <20', '~20.18.0', '>20', '<20'])(
    'is not taken by %s',
    (range) => {
      expect(refused(range)).toEqual([`tool takes Node ${range}, and not 20.19.0, the oldest that package.json names`])
    },
  )

  it('does not matter to a package that is left out where it does not fit, nor to one that names none', () => {
    const packages = { '': { engines: { node: '>=20.19' } }, other: { optional: true, engines: { node: '>=22' } } }
    expect(refusingNode({ ...packages, plain: {}, ancient: { engines: ['node >= 0.6'] } })).toEqual([])
  })
})
