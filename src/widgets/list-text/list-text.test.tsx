// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openForm } from '../testing/form.tsx'
import { type } from '../testing/person.ts'

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

it('a text that is too long is marked where it stands, and not at its neighbour', async () => {
  const { saved } = await openForm({ fields, rules, data: { notes: [{ kind: 'A', text: 'far too long' }] } })
  expect(await saved()).toBeUndefined()
  expect(screen.getByLabelText('first').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('second').getAttribute('aria-invalid')).toBe('false')
})
