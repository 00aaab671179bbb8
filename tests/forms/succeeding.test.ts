import { expect, it } from 'vitest'
import { formOf } from './support/forms.ts'

it.each(['booking', 'quote', 'template'])(
  'each call of a %s that changes it succeeds by 200 and 201 alone, as forms §8 says',
  (name) => {
    for (const { id, call, succeeds } of formOf(name).model.actions)
      if (call !== undefined) expect([id, succeeds]).toEqual([id, [200, 201]])
  },
)
