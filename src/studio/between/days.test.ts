import { describe, expect, it } from 'vitest'
import { daysFrom } from './days.ts'

describe('[BX-04] days that a list is filtered by', () => {
  it.each([
    ['20310105-20310110', '20310105-20310110'],
    [' 2031-01-05 – 2031-01-10 ', '20310105-20310110'],
    ['2031/01/10 - 2031/01/05', '20310105-20310110'],
    ['20310105', '20310105-20310105'],
  ])('%s are kept as %s', (typed, kept) => expect(daysFrom(typed)).toBe(kept))

  it.each(['', 'soon', '20311301-20311302', '20310105-', '20310105-20310110-20310111'])('“%s” are none', (typed) =>
    expect(daysFrom(typed)).toBeUndefined(),
  )
})
