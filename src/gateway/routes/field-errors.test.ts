import type { FastifySchemaValidationError } from 'fastify/types/schema.js'
import { expect, it } from 'vitest'
import { problemOf } from '../operation/reply.ts'
import { invalid } from '../operation/refusals.ts'
import { contractErrors } from './field-errors.ts'
import { readContract } from './contract.ts'
import { validationOf } from './validation.ts'

const check = validationOf(readContract().document).ofBody({
  type: 'object',
  additionalProperties: false,
  required: ['password'],
  properties: {
    email: { type: 'string', format: 'email' },
    password: { type: 'string', maxLength: 3 },
    days: { type: 'integer' },
  },
})

function wordsFor(body: object, language: 'en' | 'ja') {
  expect(check(body)).toBe(false)
  const validation = (check.errors ?? []) as FastifySchemaValidationError[]
  return problemOf(invalid(contractErrors({ validation }, [])), language).fieldErrors
}

it('what a person may have typed is refused in words, in the language of the caller', () => {
  const body = { email: 'a..b@c.example', password: 'long' }
  expect(wordsFor(body, 'en')).toEqual([
    { field: 'email', message: 'Please enter a valid e-mail address' },
    { field: 'password', message: 'At most 3 characters are allowed' },
  ])
  expect(wordsFor(body, 'ja')).toEqual([
    { field: 'email', message: '有効なメールアドレスを入力してください' },
    { field: 'password', message: '3文字以内で入力してください' },
  ])
})

it('what a program got wrong is refused in the terms of the contract, once for each field and reason', () => {
  expect(wordsFor({ days: 'two', more: 1 }, 'ja')).toEqual([
    { field: 'password', message: 'is required' },
    { field: 'more', message: 'is not known' },
    { field: 'days', message: 'must be integer' },
  ])
})
