import { describe, expect, it } from 'vitest'
import { missingOptional } from './lock-file.ts'

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
