import { act, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { FormModel } from '../../config/index.ts'
import {
  exampleAction,
  exampleField,
  exampleForm,
  exampleSection,
  exampleValidator,
} from '../../config/rules/examples.ts'
import { FormPanel } from '../form/panel.tsx'
import type { Draft, DraftStore } from '../services/drafts.ts'
import type { EngineServices } from '../services/services.ts'
import { ok, testWorld, type Reply } from './world.tsx'

const save = exampleAction('save', { then: ['close'] })
const record = {
  id: 'id',
  load: { operation: 'getExample', path: {}, query: {}, at: '' },
  initial: {},
  editable: { field: 'record.state', is: 'N' },
} as const
/** A form with one field. */
export const model: FormModel = exampleForm({
  record,
  sections: [exampleSection('main', [exampleField('name', { widget: 'text' })])],
  actions: [save],
})

/** A device that keeps drafts; `busy` are those that another page has open. */
export function keep(...drafts: Draft[]) {
  const kept = new Map(drafts.map((draft) => [draft.id, draft]))
  const busy = new Set<string>()
  const store: DraftStore = {
    find: (form, recordId) =>
      Promise.resolve([...kept.values()].filter((draft) => draft.form === form && draft.recordId === recordId)),
    take: (id) => Promise.resolve(busy.has(id) ? undefined : kept.get(id)),
    save(draft) {
      kept.set(draft.id, draft)
      return Promise.resolve(true)
    },
    remove: (id) => void kept.delete(id),
    release: () => undefined,
    listen: () => () => undefined,
  }
  return {
    ...store,
    busy,
    names: () => [...kept.values()].map(({ data }) => data['name']),
    all: () => [...kept.values()],
  }
}

/** Opens the form of a record on such a device. */
export async function open(
  drafts: DraftStore,
  {
    shown = model,
    recordId = 'new',
    replies = {},
    answer = true,
    address = {},
    services = {},
  }: {
    shown?: FormModel
    recordId?: string
    replies?: Record<string, Reply>
    answer?: boolean
    address?: object
    services?: Partial<EngineServices>
  } = {},
) {
  const world = testWorld(
    { saveExample: () => ok({}), getExample: () => ok({ id: '7', state: 'N', name: 'box' }), ...replies },
    answer,
  )
  Object.assign(world.services, { drafts, scope: { ...world.services.scope, address }, ...services })
  const onClosed = vi.fn()
  const drawn = render(
    <FormPanel model={shown} validator={exampleValidator(shown)} recordId={recordId} onClosed={onClosed} />,
    { wrapper: world.Portal },
  )
  await screen.findByLabelText('name')
  await act(async () => Promise.resolve())
  return { ...world, ...drawn, onClosed }
}
/** Its one field, and how a person fills it in and presses a button. */
export const input = () => screen.getByLabelText<HTMLInputElement>('name')
export const type = (value: string) => {
  fireEvent.change(input(), { target: { value } })
  fireEvent.blur(input())
}
export const press = (name: string) =>
  act(async () => Promise.resolve(void fireEvent.click(screen.getByRole('button', { name }))))
/** A draft of the record 7. */
export const old: Draft = {
  ...{ id: 'E', form: 'example', recordId: '7', typedAt: '2026-01-31T10:00:00.000Z', about: [] },
  data: { id: '7', state: 'N', name: 'crate' },
}
