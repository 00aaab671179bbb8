import { describe, expect, it } from 'vitest'
import { concernedModules } from './changed.ts'

describe('a change', () => {
  it('concerns the modules that changed, and what reads the files that nothing imports, once', () => {
    const files = [
      'src/render/grid/rows.ts',
      'schemas/forms/booking.layout.json',
      'tenants/ACME/tenant.json',
      'demo/data/users.json',
      'public/favicon.svg',
    ]
    expect(concernedModules(files)).toEqual(['src/render/grid/rows.ts', 'src/tools/project/read.ts', 'demo/index.ts'])
  })
})
