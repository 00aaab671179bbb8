import { useState } from 'react'
import type { ReactNode } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { vi } from 'vitest'
import { formatsOf } from '../services/formats.ts'
import type { Answer, CallInput } from '../services/port.ts'
import type { CellPart, FieldPart, FieldPartProps, PartRegistry } from '../services/parts.ts'
import { NestedField } from '../form/fields/field-view.tsx'
import { useRows } from '../form/fields/hooks.ts'
import { EngineContext } from '../services/services.ts'
import type { EngineServices } from '../services/services.ts'
import type { ReportsModel } from '../../config/index.ts'
import { exampleRoots } from '../../config/rules/examples.ts'
import { manifestOf } from './manifest.ts'

/** A gateway, a portal and a few tiny parts for tests of what the engine draws. */

export type Reply = (input: CallInput) => Answer | Promise<Answer>

/** An answer with this data. */
export function ok(data: unknown, status = 200): Answer {
  return { ok: true, status, data }
}

/** A refusal, with its messages for fields. */
export function refused(
  fieldErrors: { field: string; message: string }[] = [],
  status = 400,
  code = 'invalid-request',
): Answer {
  return { ok: false, problem: { status, code, message: 'no', fieldErrors } }
}

/** A call without an answer. */
export const lost: Answer = { ok: false, problem: { status: 0, code: 'network', message: '', fieldErrors: [] } }

/** Answers, one after the other; the last one again and again. */
export function inTurn(...answers: (Answer | Reply)[]): Reply {
  let at = 0
  return (sent) => {
    const answer = answers[Math.min(at++, answers.length - 1)] ?? lost
    return typeof answer === 'function' ? answer(sent) : answer
  }
}

/** An answer that waits until the test gives it. */
export function later(): { reply: Reply; give(answer: Answer): void } {
  let give: (answer: Answer) => void = () => undefined
  const answer = new Promise<Answer>((done) => {
    give = done
  })
  return { reply: () => answer, give: (value) => give(value) }
}

/** How often each part was drawn, by path; emptied by the test. */
export const drawn = new Map<string, number>()

function countDrawn(path: string): void {
  drawn.set(path, (drawn.get(path) ?? 0) + 1)
}

function TextPart({ id, path, label, value, change, errors, required, readOnly }: FieldPartProps) {
  countDrawn(path)
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
  const commit = (): void => {
    if (typed === undefined) return
    change(typed === '' ? undefined : typed)
    setTyped(undefined)
  }
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={shown}
        required={required}
        readOnly={readOnly}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
      />
      {errors.length > 0 && <p>{errors.join(' ')}</p>}
    </>
  )
}

function SwitchPart({ id, path, label, value, change }: FieldPartProps) {
  countDrawn(path)
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="checkbox" checked={value === 1} onChange={(event) => change(event.target.checked ? 1 : 0)} />
    </>
  )
}

function ListPart({ path, field, label }: FieldPartProps) {
  countDrawn(path)
  const rows = useRows(path)
  return (
    <div role="group" aria-label={label}>
      {rows.keys.map((key, index) => (
        <div key={key}>
          {field.fields?.map((nested) => (
            <NestedField key={nested.id} field={nested} rowPath={`${path}.${index}`} />
          ))}
          <button onClick={() => rows.remove(index)}>remove {index}</button>
        </div>
      ))}
      <button onClick={() => rows.append({})}>add</button>
    </div>
  )
}

function BrokenPart({ value }: FieldPartProps): ReactNode {
  if (value === 'mended') return 'whole again'
  throw new Error('broken part')
}

function fieldPart(name: string, component: FieldPart['component'], draws: string[] = []): FieldPart {
  return { manifest: { ...manifestOf('field', name), draws }, component }
}

/** Writes a value as it is. */
const plainCell: CellPart = {
  manifest: manifestOf('cell', 'text'),
  component: ({ value }) => <>{typeof value === 'string' || typeof value === 'number' ? value : ''}</>,
  text: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
}

/** The parts of tests: a text that commits on blur, a switch, a list, and one that fails over any value but `mended`. */
const testParts: PartRegistry = {
  fields: {
    text: fieldPart('text', TextPart, ['string']),
    switch: { ...fieldPart('switch', SwitchPart), saysNone: true },
    list: fieldPart('list', ListPart),
    broken: fieldPart('broken', BrokenPart),
  },
  cells: { text: plainCell },
  blocks: {},
  charts: {},
}

const reports: ReportsModel = {
  failure: { operation: 'logError', at: '', path: {}, query: {}, body: { message: { from: 'failure.message' } } },
  use: {
    operation: 'recordUsage',
    at: '',
    path: { service: { from: 'use.service' } },
    query: {},
    body: {
      userId: { from: 'use.userId' },
      tenant: { from: 'use.tenant' },
      operation: { from: 'use.operation' },
      status: { when: { field: 'use.worked', is: true }, then: 'SUCCESS', else: 'FAILED' },
    },
  },
}

/** The portal around a screen under test. `replies` answer by operation; every call is kept in `call`. `more` are services that few screens have. */
export function testWorld(replies: Record<string, Reply> = {}, answer = true, more: Partial<EngineServices> = {}) {
  const call = vi.fn(
    async (operation: string, input: CallInput): Promise<Answer> =>
      (await replies[operation]?.(input)) ?? ok(undefined, 204),
  )
  const services = {
    port: { call },
    reports,
    parts: testParts,
    t: (label, params) => (params === undefined ? label : `${label} ${Object.values(params).join(' ')}`),
    locale: 'en',
    formats: formatsOf({}, 'en'),
    scope: exampleRoots,
    nonce: undefined,
    ask: vi.fn(() => Promise.resolve(answer)),
    notify: vi.fn(),
    open: vi.fn(),
    recordAddress: (drawer, record, given) =>
      `/things?${new URLSearchParams({ [drawer]: record, ...given }).toString()}`,
    lead: vi.fn<NonNullable<EngineServices['lead']>>(() => () => undefined),
    go: vi.fn(),
    close: vi.fn(),
    refresh: vi.fn(),
    publicLink: (kind, number) => `https://portal.example/?${kind}=${number}`,
    print: vi.fn<EngineServices['print']>(() => Promise.resolve(true)),
    helpAddress: (page) => `/help/${page}.html`,
  } satisfies EngineServices
  Object.assign(services, more)
  const client = new QueryClient()
  const Portal = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <EngineContext value={services}>{children}</EngineContext>
    </QueryClientProvider>
  )
  const inputsOf = (operation: string) =>
    call.mock.calls.filter(([name]) => name === operation).map(([, input]) => input)
  /** What was sent; the keys, which are random, stand apart. */
  const callsOf = (operation: string) => inputsOf(operation).map((sent) => ({ ...sent, key: undefined }))
  const keysOf = (operation: string) => inputsOf(operation).map(({ key }) => key)
  return { services, Portal, callsOf, keysOf, client }
}
