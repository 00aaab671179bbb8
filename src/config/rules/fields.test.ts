import { describe, expect, it } from 'vitest'
import type { FieldModel } from '../model/form.ts'
import { fieldState } from './fields.ts'
import { createScope } from './scope.ts'

const scope = createScope({ session: {}, tenant: {}, address: {} })
const field: FieldModel = { id: 'ref', path: 'ref', covers: ['ref'], options: {}, width: 6 }

describe('the state of a field', () => {
  it('that is read only is never open, whatever its own condition says', () => {
    expect(fieldState(field, scope).enabled).toBe(true)
    expect(fieldState({ ...field, readOnly: true }, scope).enabled).toBe(false)
  })
})
