// @vitest-environment jsdom
import Autocomplete from '@mui/material/Autocomplete'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { LookupItem } from './items.ts'
import { useSteadyList } from './use-steady-list.ts'

afterEach(cleanup)

const itemOf = (value: string): LookupItem => ({ value, label: value, item: {} })
const FRUIT = ['Apple', 'Banana', 'Cherry'].map(itemOf)
const NONE: LookupItem[] = []

/** A list as the parts of a form use it: the chosen option is made anew each time. */
function List({ options, chosen }: { options: readonly LookupItem[]; chosen?: string }) {
  const value = useSteadyList(options, chosen === undefined ? null : itemOf(chosen))
  return (
    <Autocomplete
      options={options}
      value={value}
      getOptionLabel={({ label }) => label}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      renderInput={({ slotProps }) => (
        <div ref={slotProps.input.ref}>
          <input {...slotProps.htmlInput} aria-label="fruit" />
        </div>
      )}
    />
  )
}

const input = () => screen.getByRole('combobox', { name: 'fruit' })
const press = (key: string) => fireEvent.keyDown(input(), { key })
/** The option that Enter would take. */
const reached = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent

describe('an option that the arrow keys came to', () => {
  it('stays when the field is drawn again after its options have come', () => {
    const view = render(<List options={NONE} />)
    fireEvent.mouseDown(input())
    view.rerender(<List options={FRUIT} />)
    press('ArrowDown')
    press('ArrowDown')
    view.rerender(<List options={FRUIT} />)
    expect(reached()).toBe('Banana')
  })

  it('stays when the field is drawn again while another one is chosen', () => {
    const view = render(<List options={NONE} chosen="Apple" />)
    fireEvent.mouseDown(input())
    view.rerender(<List options={FRUIT} chosen="Apple" />)
    press('ArrowDown')
    press('ArrowDown')
    view.rerender(<List options={FRUIT} chosen="Apple" />)
    expect(reached()).toBe('Cherry')
  })
})
