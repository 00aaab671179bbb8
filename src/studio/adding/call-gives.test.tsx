// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { CallGives, type Gives, type GivesSaid } from './CallGives.tsx'

it('[BX-04] what a call cannot do without has its line, and the call is whole once each has a value', () => {
  const put: (Gives | undefined)[] = []
  function Given() {
    const [said, say] = useState<GivesSaid>({})
    return (
      <CallGives
        needs={[
          { key: 'query', titles: { en: 'Query' }, names: [{ value: 'action', isNeeded: true }] },
          { key: 'body', titles: { en: 'Body' }, names: [{ value: 'place.city', isNeeded: false }] },
        ]}
        sources={[]}
        said={said}
        put={(next, gives) => {
          say(next)
          put.push(gives)
        }}
      />
    )
  }
  render(<Given />)
  const group = (name: string) => within(screen.getByRole('group', { name }))
  const type = (field: HTMLElement, text: string) => {
    fireEvent.change(field, { target: { value: text } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  expect(group('Query').getByRole('combobox', { name: 'Field' })).toHaveProperty('value', 'action (needed)')
  type(group('Query').getByRole('textbox', { name: 'Value' }), 'S')
  expect(put).toEqual([undefined])
  fireEvent.click(group('Body').getByRole('button', { name: 'Add a value' }))
  fireEvent.mouseDown(group('Body').getByRole('combobox', { name: 'Field' }))
  fireEvent.click(screen.getByRole('option', { name: 'place.city' }))
  type(group('Body').getByRole('textbox', { name: 'Value' }), 'Kobe')
  expect(put.at(-1)).toEqual({ query: { action: 'S' }, body: { place: { city: 'Kobe' } } })
})
