// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openForm } from '../testing/form.tsx'
import { person, type } from '../testing/person.ts'

afterEach(cleanup)

const options = { keyField: 'kind', textField: 'text', actionField: 'code' }
const fields = [
  { id: 'first', path: 'notes', widget: 'listText', options: { ...options, key: 'A' } },
  { id: 'second', path: 'notes', widget: 'listText', options: { ...options, key: 'B' } },
]
const rules = {
  notes: { type: 'array', items: { type: 'object', properties: { text: { type: 'string', maxLength: 5 } } } },
}

it('each text lives in the entry of its own kind', async () => {
  const { saved } = await openForm({ fields, rules, data: { notes: [{ id: '1', kind: 'B', text: 'old' }] } })
  expect(screen.getByLabelText<HTMLTextAreaElement>('second').value).toBe('old')
  await type(screen.getByLabelText('first'), 'new')
  await type(screen.getByLabelText('second'), '')
  expect(await saved()).toEqual({
    notes: [
      { id: '1', kind: 'B', code: 'D' },
      { kind: 'A', text: 'new', code: 'A' },
    ],
  })
})

it('a text that is too long is named and found in the summary where it stands', async () => {
  const { saved } = await openForm({ fields, rules, data: { notes: [{ kind: 'B', text: 'far too long' }] } })
  await saved()
  const alert = screen.getByRole('alert')
  const [link] = within(alert).getAllByRole('button')
  expect(link?.textContent).toBe(`second: ${messageAt('second')}`)
  await waitFor(() => expect(document.activeElement).toBe(alert))
  if (link !== undefined) await person.click(link)
  expect(document.activeElement).toBe(screen.getByLabelText('second'))
})

/** What stands at a field: the same words as in the summary. */
function messageAt(label: string): string {
  const id = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ')[0] ?? ''
  return document.getElementById(id)?.textContent ?? 'nothing'
}

it('a text that is too long is marked where it stands, and not at its neighbour', async () => {
  const { saved } = await openForm({ fields, rules, data: { notes: [{ kind: 'A', text: 'far too long' }] } })
  expect(await saved()).toBeUndefined()
  expect(screen.getByLabelText('first').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('second').getAttribute('aria-invalid')).toBe('false')
})

it('what is no entry of the list costs a later one neither its text nor its message', async () => {
  const { saved } = await openForm({
    fields,
    rules,
    data: { notes: [null, { kind: 'B', text: 'far too long' }] },
  })
  expect(await saved()).toBeUndefined()
  expect(screen.getByLabelText('second').getAttribute('aria-invalid')).toBe('true')
  const alert = screen.getByRole('alert')
  const [link] = within(alert).getAllByRole('button')
  expect(link?.textContent).toBe(`second: ${messageAt('second')}`)
  await waitFor(() => expect(document.activeElement).toBe(alert))
  if (link !== undefined) await person.click(link)
  await type(screen.getByLabelText('second'), 'short')
  expect(await saved()).toEqual({ notes: [{ kind: 'B', text: 'short', code: 'U' }] })
})
