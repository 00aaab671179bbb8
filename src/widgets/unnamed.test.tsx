// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openForm } from './testing/form.tsx'
import { person, type } from './testing/person.ts'

afterEach(cleanup)

it('fields whose layout names no part are drawn by the part for their type, with the defaults of its options', async () => {
  const form = await openForm({
    fields: [{ id: 'remark' }, { id: 'weight' }, { id: 'pieces' }, { id: 'urgent' }],
    rules: {
      remark: { type: 'string', maxLength: 20 },
      weight: { type: 'number' },
      pieces: { type: 'integer' },
      urgent: { type: 'boolean' },
    },
  })
  await type(screen.getByRole('textbox', { name: 'remark' }), 'Keep dry')
  await type(screen.getByRole('textbox', { name: 'weight' }), '12.5')
  await type(screen.getByRole('textbox', { name: 'pieces' }), '3')
  await person.click(screen.getByRole('switch', { name: 'urgent' }))
  expect(await form.saved()).toEqual({ remark: 'Keep dry', weight: 12.5, pieces: 3, urgent: true })
})

it('a text whose format says that it is a day or a time is drawn as such, with the options that its layout gives', async () => {
  const form = await openForm({
    fields: [{ id: 'ready', options: { notPast: true } }, { id: 'from' }],
    rules: { ready: { type: 'string', format: 'yyyymmdd' }, from: { type: 'string', format: 'hhmm' } },
  })
  const ready = screen.getByRole('textbox', { name: 'ready' })
  await type(ready, '2020/1/31')
  await person.tab()
  expect(screen.getByText('form.dateError')).toBeDefined()
  await type(ready, '2099/1/31')
  await type(screen.getByRole('textbox', { name: 'from' }), '9:30')
  expect(await form.saved()).toEqual({ ready: '20990131', from: '0930' })
})

it('a number takes whole numbers alone where its rules say so; one that is too great stays as it was typed, and is refused', async () => {
  const form = await openForm({
    fields: [{ id: 'pieces' }],
    rules: { pieces: { type: 'integer', minimum: 1, maximum: 9999 } },
  })
  const pieces = screen.getByRole<HTMLInputElement>('textbox', { name: 'pieces' })
  await person.type(pieces, '12345')
  expect(pieces.value).toBe('12345')
  expect(await form.saved()).toBeUndefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  await type(pieces, '12.7')
  expect(await form.saved()).toEqual({ pieces: 12 })
})
