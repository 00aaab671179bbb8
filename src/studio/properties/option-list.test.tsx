// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TypingContext } from '../controls/typing.ts'
import { OptionInput } from './OptionInput.tsx'
import { codesIn, type Described, type OptionNames } from './option-values.ts'
import { Whole } from './Whole.tsx'

afterEach(cleanup)

const names: OptionNames = {
  tenant: 'NORTH',
  file: 'views/order.json',
  paths: ['port', 'day'],
  lookups: [],
  fields: [{ path: 'port', text: 'Port of Loading' }],
}
const option: Described = {
  type: 'array',
  items: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', titles: { en: 'Name' } },
      day: { type: 'string', 'x-names': 'path', titles: { en: 'Day' } },
      places: { type: 'array', items: { type: 'string', 'x-names': 'path' }, titles: { en: 'Places' } },
    },
  },
}

/** The option over a host that has been asked so often, and has answered none of it. */
function open(value: unknown) {
  const put: unknown[] = []
  let asked = 0
  const take = (next: unknown) => {
    asked += 1
    put.push(next)
  }
  render(
    <TypingContext value={{ asked: () => asked, settled: 0, lose: () => undefined }}>
      <Whole place="stops" name="Stops" option={option} value={value} put={take}>
        {(shown, next) => <OptionInput name="Stops" {...{ option, names }} value={shown} put={next} />}
      </Whole>
    </TypingContext>,
  )
  return put
}
const item = (at: number) => within(screen.getByRole('group', { name: `Stops ${String(at)}` }))
const type = (field: HTMLElement, text: string) => {
  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key: 'Enter' })
}

describe('[BX-04] a list among options', () => {
  it('keeps what was put in before, also while the host has not answered that yet', () => {
    const put = open([{ name: 'A' }])
    type(item(1).getByRole('combobox', { name: 'Day' }), 'day')
    type(item(1).getByRole('textbox', { name: 'Name' }), 'B')
    expect(put).toEqual([[{ name: 'A', day: 'day' }], [{ name: 'B', day: 'day' }]])
  })

  it('is put into another order, and whoever presses on moves the same one on', () => {
    const put = open([{ name: 'A' }, { name: 'B' }, { name: 'C' }])
    const first = item(3).getByRole('button', { name: 'Move up' })
    first.focus()
    fireEvent.click(first)
    expect(document.activeElement).toBe(item(2).getByRole('button', { name: 'Move up' }))
    fireEvent.click(item(2).getByRole('button', { name: 'Move up' }))
    expect(put.at(-1)).toEqual([{ name: 'C' }, { name: 'A' }, { name: 'B' }])
    // It stands first: what is left is the way back.
    expect(document.activeElement).toBe(item(1).getByRole('button', { name: 'Move down' }))
  })

  it('says what one that was begun lacks, and is not put in until then', () => {
    const put = open([{ name: 'A' }])
    fireEvent.click(screen.getByRole('button', { name: 'Add: Stops' }))
    type(item(2).getByRole('combobox', { name: 'Day' }), 'day')
    expect(screen.getByRole('status').textContent).toBe('Not in use yet. It lacks: Stops 2 › Name')
    expect(put).toEqual([])
    type(item(2).getByRole('textbox', { name: 'Name' }), 'B')
    expect(screen.queryByRole('status')).toBeNull()
    expect(put).toEqual([[{ name: 'A' }, { day: 'day', name: 'B' }]])
  })

  it('calls values of the data as the screen does, and takes them by that name', () => {
    const put = open([{ name: 'A', places: ['port'] }])
    expect(item(1).getByText('Port of Loading · port')).toBeTruthy()
    type(item(1).getByRole('combobox', { name: 'Places' }), 'day')
    expect(put.at(-1)).toEqual([{ name: 'A', places: ['port', 'day'] }])
    fireEvent.mouseDown(item(1).getByRole('combobox', { name: 'Day' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Port of Loading · port',
      'day',
    ])
  })
})

it('offers codes where a list holds them: those of the value that they are of, by what they read, and those that are said beside', () => {
  const code = (of: string) => ({ type: 'array', items: { type: 'string', 'x-values-of': of } }) as const
  const options: Record<string, Described> = {
    state: { type: 'string', 'x-names': 'rowField' },
    stops: {
      type: 'array',
      items: { type: 'object', properties: { passed: code('state'), event: code('events.code') } },
    },
  }
  const said = { state: 'status', stops: [{ event: ['DEP', 'ARR'], passed: ['GONE'] }, { event: ['ARR'] }] }
  const values = [{ value: 'LEFT', text: 'Left' }]
  const fields = [{ path: 'status', text: 'Status', values }]
  const codesOf = (path: string) => codesIn(options, said, path, fields)
  expect(codesOf('state').map(({ value }) => value)).toEqual(['LEFT', 'GONE'])
  expect(codesOf('events.code').map(({ value }) => value)).toEqual(['DEP', 'ARR'])
  const put = vi.fn()
  render(<OptionInput name="Passed" option={code('state')} names={{ ...names, codesOf }} value={['GONE']} put={put} />)
  const field = screen.getByRole('combobox', { name: 'Passed' })
  fireEvent.change(field, { target: { value: 'lef' } })
  fireEvent.click(screen.getByRole('option', { name: 'Left · LEFT' }))
  expect(put).toHaveBeenCalledExactlyOnceWith(['GONE', 'LEFT'])
})
