// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { exampleSection } from '../../config/rules/examples.ts'
import { showOn } from '../testing/list.tsx'
import { openPanel, panelForm, press, textField, typeIn } from '../testing/panel.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const form = () =>
  panelForm({
    title: 'Example',
    newTitle: 'New Example',
    checklist: true,
    sections: [
      exampleSection('main', [textField('note', { required: { on: 'submit' } })]),
      exampleSection('free', [textField('late')]),
    ],
  })
const menu = () => within(screen.getByRole('navigation'))

it('[LK-05] the menu of a checklist says what is missing, and what is complete once a person pauses', async () => {
  await openPanel(form())
  expect(menu().getByRole('button', { name: 'main', description: 'form.sectionMissing 1' })).toBeDefined()
  expect(menu().getByRole('button', { name: 'free' })).toBeDefined()
  typeIn('note', 'x')
  expect(await menu().findByRole('button', { name: 'main', description: 'form.sectionComplete' })).toBeDefined()
})

it('[LK-05] a form without a checklist says nothing of it, and a new record has a title of its own', async () => {
  await openPanel({ ...form(), checklist: false })
  expect(menu().getByRole('button', { name: 'main' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'New Example' })).toBeDefined()
})

it('[LK-05] the menu marks the section that is read, and the one with the focus while it is seen', async () => {
  const edges: Record<string, { top: number; bottom: number }> = {
    main: { top: -500, bottom: 50 },
    free: { top: 60, bottom: 900 },
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { top, bottom } = edges[this.closest('section')?.getAttribute('data-entry') ?? ''] ?? { top: 0, bottom: 800 }
    return { top, bottom } as DOMRect
  })
  await openPanel(form())
  const current = () => menu().getByRole('button', { current: true }).textContent
  await waitFor(() => expect(current()).toContain('free'))
  act(() => screen.getByRole('textbox', { name: 'note' }).focus())
  await waitFor(() => expect(current()).toContain('main'))
  edges['main'] = { top: -700, bottom: -10 }
  fireEvent.scroll(document.body)
  await waitFor(() => expect(current()).toContain('free'))
})

it('[LK-05] a checklist that nobody can fill in says nothing of what is missing', async () => {
  const checklist = form()
  await openPanel({ ...checklist, record: { ...checklist.record, editable: { field: 'data.note', is: 'open' } } })
  expect(menu().getByRole('button', { name: 'main' }).getAttribute('aria-describedby')).toBeNull()
})

it('[LK-05] the summary of what is wrong is a line, that opens, where there is little room', async () => {
  showOn('narrow')
  await openPanel(panelForm())
  await act(async () => press('Save'))
  const summary = within(screen.getByRole('alert'))
  const entry = () => summary.queryByRole('button', { name: 'name: form.required' })
  expect(entry()).toBeNull()
  expect(summary.getByText('name: form.required', { selector: 'span' })).toBeDefined()
  press('form.summaryShow')
  expect(entry()).not.toBeNull()
  press('form.summaryHide')
  expect(entry()).toBeNull()
  showOn('wide')
})

it('[LK-05] the summary is a bar once a person turns to the fields, and leads from one message to the next', async () => {
  await openPanel(
    panelForm({
      sections: [
        exampleSection(
          'main',
          ['first', 'second'].map((name) => textField(name, { required: { on: 'submit' } })),
        ),
      ],
    }),
  )
  await act(async () => press('Save'))
  const bar = within(screen.getByRole('alert'))
  const field = (name: string) => screen.getByRole('textbox', { name })
  const way = (name: string) => bar.getByRole('button', { name }).getAttribute('aria-disabled')
  expect(bar.getByText('form.summary 2')).toBeDefined()
  expect(way('form.errorPrevious')).toBe('true')
  fireEvent.keyUp(field('first'))
  expect(bar.getByText('form.sectionErrors 2')).toBeDefined()
  expect(bar.queryByRole('button', { name: 'first: form.required' })).toBeNull()
  press('form.errorNext')
  expect(document.activeElement).toBe(field('first'))
  typeIn('first', 'x')
  press('form.errorNext')
  expect(document.activeElement).toBe(field('second'))
  expect(way('form.errorNext')).toBe('true')
})

it('[LK-05] the summary tells of an object that is missing by what is missing in it', async () => {
  await openPanel(
    panelForm({
      schema: {
        type: 'object',
        required: ['person'],
        properties: { person: { type: 'object', properties: { name: { type: 'string' } } } },
      },
      sections: [exampleSection('main', [textField('name', { path: 'person.name', required: { on: 'submit' } })])],
    }),
  )
  await act(async () => press('Save'))
  const told = within(screen.getByRole('alert')).getAllByRole('listitem')
  expect(told.map(({ textContent }) => textContent)).toEqual(['name: form.required'])
})
