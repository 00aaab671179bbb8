import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import type { ComponentProps } from 'react'
import { EngineContext } from '../../render/index.ts'
import type { Answer, Notice } from '../../render/index.ts'
import type { CallInput, CallOptions } from '../../render/source.ts'
import { ViewBody } from '../../render/view.ts'
import { blockParts } from '../blocks.ts'
import { lookupOf } from './form.tsx'
import { blockOf } from './models.ts'
import { servicesOf } from './services.ts'

/** Options of the part, with names of the fields of its own. */
export const options = {
  names: {
    serial: 'no',
    type: 'type',
    description: 'text',
    file: 'file',
    id: 'id',
    source: 'source',
    action: 'code',
    content: 'data',
    date: 'day',
    by: 'by',
  },
  typeLookup: 'types',
  newRow: { source: 'CP' },
  closedBy: ['closed'],
  refusedBy: 'session.may',
  limits: { operation: 'limits', query: { rule: 'x' } },
  download: { operation: 'fetch', path: { id: 'id' } },
}
/** How documents are saved. */
export const save = {
  operation: 'put',
  list: 'documents',
  each: { refKey: 'id' },
  fields: { name: 'file', code: 'code', id: 'id', type: 'type', text: 'text', data: 'data' },
}
/** A document of the portal. */
export const invoice = { no: 1, id: 'D-1', file: 'invoice.pdf', source: 'CP', type: 'CIV', day: '20260131', by: 'Ann' }
/** A document from elsewhere. */
const foreign = { no: 2, id: 'D-2', file: 'waybill.pdf', source: 'FS' }
/** The types of documents. */
export const types = lookupOf('types', { CIV: 'Commercial invoice', PKL: 'Packing list' })

/** An answer that worked. */
export const ok = (data: unknown, status = 200): Answer => ({ ok: true, status, data })

interface Example {
  record?: Record<string, unknown>
  answers?: Record<string, Answer | Promise<Answer>>
  more?: object
  session?: object
  /** In place of an answer to the save: is given whom to tell how much has been sent. */
  onSent?: (sent: (part: number) => void) => Promise<Answer>
  /** Another section stands in the menu, and one is shown at a time. */
  isBeside?: boolean
}

/** The documents of a record in a view. */
export async function open({
  record = {},
  answers = {},
  more = { save },
  session = {},
  onSent,
  isBeside = false,
}: Example = {}) {
  const calls: { operation: string; input: CallInput }[] = []
  const notices: Notice[] = []
  const call = (operation: string, input: CallInput, { onSent: sent }: CallOptions = {}): Promise<Answer> => {
    calls.push({ operation, input })
    if (operation === 'put' && onSent !== undefined && sent !== undefined) return onSent(sent)
    return Promise.resolve(answers[operation] ?? ok({ fileSize: '1K', fileTypes: 'pdf,png' }))
  }
  const base = servicesOf(call)
  const heard = { refresh: vi.fn<() => void>(), close: vi.fn<() => void>() }
  const services = {
    ...base,
    parts: { ...base.parts, blocks: blockParts },
    scope: { ...base.scope, session },
    notify: (notice: Notice) => void notices.push(notice),
    ...heard,
  }
  const block = blockOf({ block: 'documents', label: 'Papers', at: 'list', options: { ...options, ...more } })
  const data = { id: 'R1', list: [foreign, invoice], ...record }
  const model: ComponentProps<typeof ViewBody>['model'] = {
    kind: 'view',
    name: 'x',
    title: 'x',
    titles: [],
    empty: 'none',
    actions: [],
    menu: true,
    sectionsShown: isBeside ? 'one' : 'all',
    sections: [
      { id: 's', label: 's', blocks: [block] },
      ...(isBeside ? [{ id: 'o', label: 'other', blocks: [] }] : []),
    ],
    lookups: { types },
  }
  render(
    <EngineContext value={services}>
      <QueryClientProvider client={new QueryClient()}>
        <ViewBody model={model} recordId="1" data={data} id="v" />
      </QueryClientProvider>
    </EngineContext>,
  )
  await screen.findByRole('group', { name: 'Papers' })
  await act(async () => Promise.resolve())
  return { calls, notices, services: heard }
}

/** A file to add. */
export const fileOf = (name: string, content = 'hello') => new File([content], name)
/** The row of a document. */
export const rowOf = (name: string) => within(screen.getByText(name).closest('tr') ?? document.body)
/** The texts of all rows. */
export const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

/** Drops files where they are added. */
export async function drop(...files: File[]) {
  fireEvent.drop(await screen.findByRole('group', { name: 'documents.add Papers' }), { dataTransfer: { files } })
  await act(async () => Promise.resolve())
}

/** Drops a file and waits for its row. */
export async function add(name: string) {
  await drop(fileOf(name))
  await screen.findByText(name)
}
