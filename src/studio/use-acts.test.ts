import { expect, it } from 'vitest'
import { typedIn } from './use-acts.ts'

it('[ST-02] what somebody typed is told where somebody else was quicker: it is not lost', () => {
  const place = { file: 'forms/booking.layout.json', keys: ['sections'] }
  expect(typedIn([{ kind: 'text', ...place, language: 'en', text: 'Waybill' }])).toEqual({ lost: 'Waybill' })
  expect(typedIn([{ kind: 'set', ...place, value: 'upperText' }])).toEqual({ lost: 'upperText' })
  expect(typedIn([{ kind: 'set', ...place, value: true }])).toEqual({})
  expect(typedIn([{ kind: 'move', ...place, where: 'after', beside: 'note' }])).toEqual({})
})
