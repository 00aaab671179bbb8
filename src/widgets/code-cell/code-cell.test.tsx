// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EngineContext } from '../../render/index.ts'
import type { Answer } from '../../render/index.ts'
import { ViewBody } from '../../render/view.ts'
import { blockParts } from '../blocks.ts'
import { cellParts } from '../cells.ts'
import { blockOf, columnOf } from '../testing/models.ts'
import { servicesOf } from '../testing/services.ts'

afterEach(cleanup)

/** A view of codes, whose words the gateway answers; gives what it shows of them. */
async function open(answer: Promise<Answer>) {
  const base = servicesOf(() => answer)
  const column = columnOf({ id: 'codes', cell: 'code', options: { lookup: 'kinds', many: true, unknown: 'drop' } })
  const block = blockOf({ block: 'fields', label: 'Kinds', fields: [{ column, width: 6 }] })
  render(
    <EngineContext value={{ ...base, parts: { ...base.parts, blocks: blockParts, cells: cellParts } }}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ViewBody
          model={{
            ...{ kind: 'view', name: 'x', title: 'x', titles: [], empty: 'none', actions: [], menu: true },
            sectionsShown: 'all',
            sections: [{ id: 's', label: 's', blocks: [block] }],
            lookups: {
              kinds: { id: 'kinds', operation: 'listKinds', query: {}, at: '', value: 'value', label: 'label' },
            },
          }}
          recordId="1"
          data={{ codes: 'A,Z' }}
          id="v"
        />
      </QueryClientProvider>
    </EngineContext>,
  )
  const value = (await screen.findByText('codes')).nextElementSibling
  return () => value?.textContent.trim()
}

it('codes whose words are on their way are not read; those that no list has are left out, all are shown where it fails', async () => {
  let answer: (given: Answer) => void = () => undefined
  const shown = await open(new Promise((resolve) => (answer = resolve)))
  expect(shown()).toBe('')
  answer({ ok: true, status: 200, data: [{ value: 'A', label: 'Apple' }] })
  await expect.poll(shown).toBe('Apple')
  cleanup()
  const failed = await open(
    Promise.resolve({ ok: false, problem: { status: 400, code: 'x', message: '', fieldErrors: [] } }),
  )
  await expect.poll(failed).toBe('A, Z')
})
