// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { DataRules } from '../../config/index.ts'
import { Limits } from './Limits.tsx'

afterEach(cleanup)

const offered = (rules: DataRules, isChosen = false) => {
  render(<Limits rules={rules} limits={{ file: '', keys: [] }} isChosen={isChosen} change={() => undefined} />)
  const names = screen.queryAllByRole('spinbutton').length
  cleanup()
  return names
}

it('how long a text may be is asked of one that is typed, how many rows of a list in any case', () => {
  expect(offered({ type: 'string', maxLength: 50, pattern: '^[^\\n]*$' })).toBe(2)
  expect(offered({ type: 'string' }, true)).toBe(0)
  expect(offered({ type: 'string', enum: ['A'] })).toBe(0)
  expect(offered({ type: 'array' }, true)).toBe(1)
})
