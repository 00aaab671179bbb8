import { expect, it } from 'vitest'
import { sayMessage } from './hooks.ts'

it('a message names in the reader’s language what it is about', () => {
  const said = new Map([
    ['one.of', '{{names}}の1つ'],
    ['phone', '電話'],
  ])
  const t = (label: string, params: Record<string, string | number> = {}) =>
    (said.get(label) ?? label).replace('{{names}}', String(params['names']))
  expect(sayMessage({ label: 'one.of', names: ['phone', 'Email'] }, t)).toBe('電話, Emailの1つ')
  expect(sayMessage({ text: 'of the gateway' }, t)).toBe('of the gateway')
})
