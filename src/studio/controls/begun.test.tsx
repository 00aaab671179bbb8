// @vitest-environment jsdom
import { useEffect } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AddNamed } from '../adding/AddNamed.tsx'
import { ConditionEditor } from '../conditions/ConditionEditor.tsx'
import { FormOf, keepBegun, useBegun, useEndBegun } from './begun.tsx'

afterEach(cleanup)

function Section({ of }: { of: string }) {
  const end = useEndBegun()
  return (
    <FormOf what="section">
      <AddNamed label="A section" button="Add" languages={['en']} add={() => end(of)} />
    </FormOf>
  )
}

/** What somebody has said and taken back. */
function Unsaid() {
  return (
    <FormOf what="unsaid">
      <TakenBack />
    </FormOf>
  )
}

function TakenBack() {
  const [, put] = useBegun<string | undefined>('at', undefined)
  useEffect(() => put(undefined))
  return null
}

const at = (entry: string) => (
  <FormOf key={entry} what={entry}>
    <Section of="section" />
  </FormOf>
)
const reads = () => screen.getByLabelText<HTMLInputElement>('Reads (en)')

it('what is put into a form waits for whoever looks at another entry, until it is added', () => {
  const { rerender } = render(at('cargo'))
  fireEvent.change(reads(), { target: { value: 'Rates' } })
  rerender(at('parties'))
  expect(reads().value).toBe('')
  rerender(at('cargo'))
  expect(reads().value).toBe('Rates')
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  rerender(at('parties'))
  rerender(at('cargo'))
  expect(reads().value).toBe('')
})

it('a rule that is begun waits there, too; and all of it for the page that is loaded again, however the tab’s storage was emptied meanwhile', () => {
  const rule = () => (
    <FormOf what="weight">
      <ConditionEditor
        label="Shown only while"
        value={undefined}
        fields={[{ path: 'mode', text: 'Mode', type: 'string' }]}
        commit={() => undefined}
        waits
      />
    </FormOf>
  )
  const end = keepBegun()
  const { unmount } = render(rule())
  fireEvent.click(screen.getByRole('button', { name: 'Add a line' }))
  unmount()
  render(<Unsaid />)
  sessionStorage.clear()
  window.dispatchEvent(new Event('pagehide'))
  end()
  expect(sessionStorage.getItem('studio-begun')).toContain('weight')
  expect(sessionStorage.getItem('studio-begun')).not.toContain('unsaid')
  render(rule())
  expect(screen.getByRole('combobox', { name: 'Test' })).toBeTruthy()
})

it('what the page before left is taken up', () => {
  sessionStorage.setItem('studio-begun', JSON.stringify([[' customs section texts', { en: 'Duties' }]]))
  const end = keepBegun()
  render(at('customs'))
  expect(reads().value).toBe('Duties')
  end()
})
