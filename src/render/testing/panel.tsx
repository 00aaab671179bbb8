import { createRef } from 'react'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { FormModel } from '../../config/index.ts'
import {
  exampleAction,
  exampleField,
  exampleForm,
  exampleSection,
  exampleValidator,
} from '../../config/rules/examples.ts'
import { FormPanel } from '../form/panel.tsx'
import type { FormHandle } from '../form/open-form.tsx'
import { testWorld } from './world.tsx'
import type { Reply } from './world.tsx'

/** A form for tests of the panel, and what a person does with it. */

/** Submits, tells, closes. */
export const save = exampleAction('save', {
  label: 'Save',
  query: { action: 'S' },
  set: { state: 'D' },
  validate: 'submit',
  success: 'done',
  then: ['toast', 'close', 'refresh'],
  usage: { service: 'examples', operation: 'saveExample' },
})

/** A field with a text in it. */
export function textField(id: string, more: Parameters<typeof exampleField>[1] = {}) {
  return exampleField(id, { widget: 'text', ...more })
}

/** Two sections: values with a condition among them, and a list that a kind closes. */
export function panelForm(more: Partial<FormModel> = {}): FormModel {
  return exampleForm({
    sections: [
      exampleSection('main', [
        textField('name', { required: { on: 'submit' } }),
        textField('kind'),
        textField('detail', { visible: { field: 'kind', is: 'A' } }),
        textField('note'),
        exampleField('wanted', { path: 'extra.wanted', widget: 'switch' }),
        textField('from', { path: 'extra.from' }),
      ]),
      exampleSection(
        'rest',
        [exampleField('lines', { widget: 'list', fields: [textField('text'), textField('count')] })],
        {
          enabled: { not: { field: 'kind', is: 'B' } },
          disabledHint: 'not for B',
        },
      ),
    ],
    actions: [save],
    ...more,
  })
}

/** Opens a form and waits until all of it is drawn. */
export async function openPanel(
  model: FormModel,
  {
    replies = {},
    recordId = 'new',
    answer = true,
  }: { replies?: Record<string, Reply>; recordId?: string; answer?: boolean } = {},
) {
  const world = testWorld(replies, answer)
  const onClosed = vi.fn()
  const openRecord = vi.fn()
  const ref = createRef<FormHandle>()
  render(
    <FormPanel
      model={model}
      validator={exampleValidator(model)}
      recordId={recordId}
      openRecord={openRecord}
      onClosed={onClosed}
      ref={ref}
    />,
    { wrapper: world.Portal },
  )
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: /Example/ })).not.toBeNull()
    expect(document.querySelector('[aria-busy="true"]')).toBeNull()
  })
  const requestClose = () => act(async () => ref.current?.requestClose())
  return { ...world, onClosed, openRecord, requestClose }
}

/** Fills a field and leaves it. */
export function typeIn(label: string, value: string): void {
  const input = screen.getByLabelText(label)
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}

export const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }))
