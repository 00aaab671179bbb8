// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Suggested } from './Suggested.tsx'
import { TypingContext } from './typing.ts'

afterEach(cleanup)

it('what is typed where the field goes away is told; what was finished is not', () => {
  const [lost, put]: [string[], string[]] = [[], []]
  const typing = { asked: () => 0, settled: 0, lose: (text: string) => void lost.push(text) }
  const field = (
    <TypingContext value={typing}>
      <Suggested label="Name" value="old" suggestions={[]} commit={(text) => void put.push(text)} />
    </TypingContext>
  )
  const type = () => fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'new' } })
  const finished = render(field)
  type()
  fireEvent.blur(screen.getByLabelText('Name'))
  finished.unmount()
  expect([put, lost]).toEqual([['new'], []])
  const { unmount } = render(field)
  type()
  unmount()
  expect([put, lost]).toEqual([['new'], ['new']])
})
