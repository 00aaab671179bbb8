// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ChangeSetLine } from '../../host/api.ts'
import { SetLine } from './SetLine.tsx'

const set: ChangeSetLine = { id: 'A', name: 'Twice', madeBy: 'Ann', changedAt: '2026-01-05T08:00:00Z', files: 2 }
let done: unknown[]

beforeEach(() => {
  done = []
})
afterEach(cleanup)

const draw = (line: ChangeSetLine) => {
  const nothing = () => undefined
  render(
    <SetLine
      set={line}
      mayPublish
      open={nothing}
      review={nothing}
      rename={(name) => done.push(['rename', name])}
      remove={() => done.push('remove')}
    />,
  )
}
const choose = (item: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'More for Twice' }))
  fireEvent.click(screen.getByRole('menuitem', { name: item }))
}

it('a change set that nobody needs is deleted once it was said what goes with it', () => {
  draw({ ...set, dueAt: '2999-01-05T08:00:00Z' })
  choose('Delete…')
  const asks = screen.getByRole('dialog', { name: 'Delete “Twice”?' })
  expect(asks.textContent).toMatch(/2 files changed.*gone for everybody.*To be published on /)
  expect(done).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(done).toEqual(['remove'])
})

it('a change set is given another name, which is none without a letter', () => {
  draw(set)
  choose('Rename…')
  const name = screen.getByLabelText('Name')
  expect(name).toHaveProperty('value', 'Twice')
  fireEvent.change(name, { target: { value: '  ' } })
  expect(screen.getByRole('button', { name: 'Rename' })).toHaveProperty('disabled', true)
  fireEvent.change(name, { target: { value: ' Summer ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Rename' }))
  expect(done).toEqual([['rename', 'Summer']])
})
