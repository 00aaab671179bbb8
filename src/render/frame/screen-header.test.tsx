// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { testWorld } from '../testing/world.tsx'
import { ScreenHeader } from './screen-header.tsx'

afterEach(cleanup)

it('a number stays whole beside the buttons; one that no phone has room for breaks, and pushes none of them away', () => {
  const { Portal } = testWorld({})
  const styleOf = (number: string) => {
    render(<ScreenHeader titleId="t" title="Thing" number={number} isRunning={false} help={undefined} />, {
      wrapper: Portal,
    })
    return screen.getByText(number).style
  }
  expect(styleOf('QTE-2026-HAM-00012345').whiteSpace).toBe('nowrap')
  const long = styleOf('QTE-2026-HAM-00012345-REVISION-12')
  expect([long.whiteSpace, long.overflowWrap]).toEqual(['', 'anywhere'])
})
