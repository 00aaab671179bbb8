// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import type { OutlineEntry } from '../../config/node.ts'
import { handle } from './handle.ts'

const origin: OutlineEntry = {
  keys: ['sections', 'details', 'fields', 'origin'],
  ids: ['details', 'origin'],
  id: 'origin',
  kind: '',
  texts: {},
  hidden: false,
  at: { file: '', line: 1 },
  isOwn: false,
  knows: [],
  says: {},
  base: {},
  entries: [],
}

afterEach(() => document.body.replaceChildren())

it('[BX-04] what somebody types of an entry is finished before a click on the drawn screen selects another one', () => {
  document.body.innerHTML = '<input id="typed">'
  const input = document.querySelector('input')
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<section data-entry="details"><div data-entry="origin" id="origin"></div></section>'
  const done: string[] = []
  input?.addEventListener('blur', () => done.push('typed'))
  const end = handle(page, { outline: [origin], select: ({ id }) => done.push(id), drop: () => undefined })
  input?.focus()
  page.getElementById('origin')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  end()
  expect(done).toEqual(['typed', 'origin'])
})
