// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Notices } from './Notices.tsx'

afterEach(cleanup)
const nothing = () => undefined

it('a set that is no more is told to be published where it was due; else somebody else took it', () => {
  const draw = (wasDue: string | undefined) => {
    render(
      <Notices
        {...{ failure: '', done: '', left: undefined, line: undefined, isGone: true, wasDue }}
        forget={nothing}
        goBack={nothing}
        reschedule={nothing}
        goHome={nothing}
      />,
    )
    const told = screen.getByRole('alert').textContent
    cleanup()
    return told
  }
  expect(draw('2026-01-05T08:00:00Z')).toMatch(/^This change set was published on .+ as it was planned/)
  expect(draw('2999-01-05T08:00:00Z')).toMatch(/^This change set is no more/)
  expect(draw(undefined)).toMatch(/^This change set is no more/)
})
