// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { EngineContext } from '../../render/index.ts'
import { servicesOf } from '../testing/services.ts'
import { DocumentCards } from './DocumentRows.tsx'
import type { DocumentRow } from './DocumentRows.tsx'

afterEach(cleanup)

const names = {
  serial: 'no',
  type: 'type',
  description: 'text',
  file: 'file',
  date: 'day',
  by: 'by',
  id: 'id',
  action: 'action',
  content: 'content',
}

const options: DocumentRow['options'] = {
  ...{ names, newRow: {}, download: { operation: 'get' } },
  ...{ ownSource: 'CP', replace: true, remove: true, maxNew: 5, closedBy: [], format: 'short' },
}

function rowOf(entry: Record<string, unknown>, change: DocumentRow['change']): DocumentRow {
  return {
    key: String(entry['no']),
    entry,
    index: 0,
    change,
    options,
    id: 'documents',
    isBusy: false,
    download: vi.fn<DocumentRow['download']>(),
    amend: vi.fn<DocumentRow['amend']>(),
    errors: undefined,
    buttons: <button type="button">remove</button>,
  }
}

const linesOf = (card: Element): string[] => [...card.querySelectorAll('dl')].map(({ textContent }) => textContent)

it('a document that is stored is a card of three lines, without what it does not have; one to be sent has a line for each value', () => {
  const stored = { no: 2, type: 'PKL', text: '', file: 'list.pdf', day: '20261112', by: 'Casey', id: 'D2' }
  const added = { no: 3, type: '', text: '', file: 'new.pdf' }
  render(
    <EngineContext value={servicesOf()}>
      <DocumentCards label="Papers" rows={[rowOf(stored, undefined), rowOf(added, 'added')]} hasButtons />
    </EngineContext>,
  )
  const [first, second] = screen.getAllByRole('listitem')
  const [file, what, more] = linesOf(first ?? expect.unreachable())
  expect(file).toContain('list.pdf')
  expect(what).toBe('documents.typePKL')
  expect(more).toMatch(/^documents\.number2.*documents\.byCasey$/)
  expect(linesOf(second ?? expect.unreachable())).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'remove' })).toHaveLength(2)
})

it('a stored document without a type has no place for it before its description', () => {
  const stored = { no: 2, type: '', text: 'As agreed', file: 'list.pdf', id: 'D2' }
  render(
    <EngineContext value={servicesOf()}>
      <DocumentCards label="Papers" rows={[rowOf(stored, undefined)]} hasButtons />
    </EngineContext>,
  )
  expect(linesOf(screen.getByRole('listitem'))[1]).toBe('documents.descriptionAs agreed')
})

it('the day of an upload may come as an ISO date; what is no day stays as it is', () => {
  const dayOf = (day: string) => {
    const rows = [rowOf({ no: 2, file: 'list.pdf', id: 'D2', day }, undefined)]
    render(
      <EngineContext value={servicesOf()}>
        <DocumentCards label="Papers" rows={rows} hasButtons />
      </EngineContext>,
    )
    const said = linesOf(screen.getByRole('listitem')).join(' ')
    cleanup()
    return said
  }
  expect(dayOf('2026-11-12')).toBe(dayOf('20261112'))
  expect(dayOf('on Monday')).toContain('on Monday')
})
