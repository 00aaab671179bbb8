import { expect, it } from 'vitest'
import { compiledCheck } from '../compile/validator.ts'
import type { FormModel } from '../model/form.ts'

it('tells what a condition of the rules asks for, and not the condition besides', () => {
  const schema = {
    $id: 'forms/conditional',
    type: 'object',
    if: { properties: { kind: { const: 'A' } }, required: ['kind'] },
    then: { required: ['number'] },
  }
  const check = compiledCheck({ name: 'conditional', schema } as unknown as FormModel)
  expect(check({ kind: 'A' })).toEqual([{ path: 'number', keyword: 'required' }])
  expect(check({ kind: 'B' })).toEqual([])
})
