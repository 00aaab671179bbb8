import { afterEach, describe, expect, it } from 'vitest'
import { connect } from '../host/host.ts'
import { hintOf } from './hint.ts'
import { wordsIn } from './words.ts'

const found = (code: string) => ({
  code,
  severity: 'warning' as const,
  file: 'tenants/NOVA/grids/bookings.json',
  line: 3,
  column: 1,
  pointer: '',
  message: 'The base changed here.',
  hint: 'See whether this still fits: npm run tenants -- accept NOVA',
})

afterEach(() => {
  connect(undefined)
})

describe('[BX-04] what can be done about a finding', () => {
  it('is a command over a checkout', () => {
    expect(hintOf(found('base-changed'), wordsIn('en').t)).toBe(found('base-changed').hint)
  })

  it('is a dialog of the studio where the portal’s host serves it', () => {
    connect({ token: 'x', tenant: 'NOVA' })
    expect(hintOf(found('base-changed'), wordsIn('en').t)).toBe('“Versions” offers a change set that mends this.')
    expect(hintOf(found('language-incomplete'), wordsIn('ja').t)).toBe('「文言」で、不足分だけを絞り込めます。')
    expect(hintOf(found('unknown-key'), wordsIn('en').t)).toBe(found('unknown-key').hint)
  })
})
