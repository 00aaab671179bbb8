// @vitest-environment jsdom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Committed } from './Committed.tsx'
import { TypingContext } from './typing.ts'

afterEach(cleanup)

const lost: string[] = []
const lose = (text: string) => void lost.push(text)

/** A field over an act that is answered by a press: with what was typed, or with a refusal. */
function Field({ commit, asked }: { commit(text: string): void; asked(): number }) {
  const [value, setValue] = useState('old')
  const [settled, settle] = useState(0)
  const [isThere, setThere] = useState(true)
  return (
    <TypingContext value={{ asked, settled, lose }}>
      {isThere && <Committed label="Text" value={value} commit={commit} />}
      <button
        onClick={() => {
          setValue('new')
          settle(asked())
        }}
      >
        put in
      </button>
      <button onClick={() => settle(asked())}>refuse</button>
      <button onClick={() => setThere(false)}>take away</button>
    </TypingContext>
  )
}

const text = () => screen.getByLabelText<HTMLInputElement>('Text').value
const type = (value: string) => {
  fireEvent.change(screen.getByLabelText('Text'), { target: { value } })
  fireEvent.blur(screen.getByLabelText('Text'))
}

it('what was typed stands until it is put in or refused; what nobody was asked for does not', () => {
  let acts = 0
  const { unmount } = render(<Field commit={() => (acts += 1)} asked={() => acts} />)
  type('new')
  expect(text()).toBe('new')
  fireEvent.click(screen.getByText('refuse'))
  expect(text()).toBe('old')
  type('new')
  fireEvent.click(screen.getByText('put in'))
  expect(text()).toBe('new')
  unmount()
  render(<Field commit={() => undefined} asked={() => acts} />)
  type('')
  expect(text()).toBe('old')
})

it('what stood there before is put in again while its follower is on its way', () => {
  const committed: string[] = []
  render(<Field commit={(next) => committed.push(next)} asked={() => committed.length} />)
  type('nwe')
  type('old')
  expect(committed).toEqual(['nwe', 'old'])
  expect(text()).toBe('old')
})

it('of two texts that are put in one after the other the first does not come back for a moment', () => {
  const around = (settled: number, value: string) => (
    <TypingContext value={{ asked: () => acts, settled, lose }}>
      <Committed label="Text" value={value} commit={() => (acts += 1)} />
    </TypingContext>
  )
  let acts = 0
  const { rerender } = render(around(0, 'old'))
  type('first')
  type('second')
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'thi' } })
  rerender(around(1, 'first'))
  expect([text(), screen.queryByText(/somebody else/)]).toEqual(['thi', null])
  fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'Escape' })
  expect(text()).toBe('second')
  rerender(around(2, 'second'))
  expect(text()).toBe('second')
})

it('what another has put in while somebody types is told, and kept by Escape', () => {
  const committed: string[] = []
  const field = (value: string) => <Committed label="Text" value={value} commit={(next) => committed.push(next)} />
  const { rerender } = render(field('old'))
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'mine' } })
  expect(screen.queryByText(/somebody else/)).toBeNull()
  rerender(field('theirs'))
  expect(screen.getByText(/somebody else has put: theirs/)).toBeTruthy()
  fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'Escape' })
  expect([text(), committed, screen.queryByText(/somebody else/)]).toEqual(['theirs', [], null])
})

it('what somebody is typing where the field goes away is told, and what was finished is not', () => {
  render(<Field commit={() => undefined} asked={() => 0} />)
  type('done')
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'half a w' } })
  fireEvent.click(screen.getByText('take away'))
  expect(lost).toEqual(['half a w'])
})

it('a long text has several lines, in which Shift with Enter begins another, and is finished by Enter alone', () => {
  const committed: string[] = []
  const long = 'What cannot be undone is asked about first.\nIt is said what goes.'
  const { rerender } = render(<Committed label="Text" value="short" commit={(text) => committed.push(text)} />)
  const field = () => screen.getByLabelText('Text')
  expect(field().tagName).toBe('INPUT')
  field().focus()
  // The one in which somebody is stays.
  rerender(<Committed label="Text" value={long} commit={(text) => committed.push(text)} />)
  expect(field().tagName).toBe('INPUT')
  fireEvent.blur(field())
  expect(field()).toHaveProperty('value', long)
  expect(field().tagName).toBe('TEXTAREA')
  fireEvent.change(field(), { target: { value: `${long}\nAll of it.` } })
  fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })
  expect(committed).toEqual([])
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(committed).toEqual([`${long}\nAll of it.`])
})

it('Escape gives up what is typed and nothing around it; the one that gives up a word of an input method leaves the text', () => {
  const closed: string[] = []
  render(
    <div onKeyDown={({ key }) => closed.push(key)}>
      <Committed label="Text" value="old" commit={() => undefined} />
    </div>,
  )
  const field = screen.getByLabelText('Text')
  fireEvent.change(field, { target: { value: 'new' } })
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(text()).toBe('new')
  closed.splice(0)
  fireEvent.keyDown(field, { key: 'Escape' })
  expect([text(), closed]).toEqual(['old', []])
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(closed).toEqual(['Escape'])
})

it('a text that is wider than the narrowest field stands in several lines, one of wide letters with half as many', () => {
  const tagOf = (value: string): string => {
    cleanup()
    render(<Committed label="Text" value={value} commit={() => undefined} />)
    return screen.getByLabelText('Text').tagName
  }
  expect(tagOf('Track a shipment')).toBe('INPUT')
  expect(tagOf('Please wait a moment and try again.')).toBe('TEXTAREA')
  expect(tagOf('貨物を追跡する')).toBe('INPUT')
  expect(tagOf('しばらく待ってからもう一度お試しください。')).toBe('TEXTAREA')
})
