// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { VersionLine } from '../../host/api.ts'
import { DifferenceList } from '../DifferenceList.tsx'
import { Compared } from './Compared.tsx'
import { OverBase } from './OverBase.tsx'

afterEach(() => void vi.unstubAllGlobals())

const line = (number: number, others: Partial<VersionLine> = {}): VersionLine => ({
  ...{ number, name: `Name ${String(number)}`, why: '', madeAt: '2031-01-01T00:00:00Z', isPublished: false },
  ...others,
})

it('[ST-03] a version is read beside the published one, the published one beside the one before, and beside any other', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    const file = 'grids/orders.json'
    const answer = {
      differences: [{ file, pointer: 'columns.note', text: 'Note is hidden.', isGone: asked.length > 1 || undefined }],
      affected: { titles: { [file]: 'Orders' } },
    }
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
  const versions = [line(3, { isPublished: true, over: 1 }), line(2), line(1)]
  const [published = line(0), second = line(0)] = versions
  const attempt = async (work: () => Promise<unknown>) => void (await work())
  const { rerender } = render(<Compared key={3} version={published} {...{ versions, attempt }} />)
  expect(await screen.findByRole('heading', { name: /^Orders/ })).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toBe('Note is hidden.')
  rerender(<Compared key={2} version={second} {...{ versions, attempt }} />)
  expect((await screen.findByText(/Note is hidden/)).textContent).toBe('Taken back: Note is hidden.')
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Compared with' }))
  fireEvent.click(screen.getByRole('option', { name: 'Version 1: Name 1' }))
  await screen.findByRole('heading', { name: /^Orders/ })
  expect(asked).toEqual([
    { version: 1, other: 3, language: 'en' },
    { version: 3, other: 2, language: 'en' },
    { version: 1, other: 2, language: 'en' },
  ])
})

it('[ST-03] a setting with another value tells the one before; what is gone of an entry that has something else otherwise is taken back', () => {
  const was = { isGone: true } as const
  render(
    <DifferenceList
      titles={{}}
      differences={[
        { file: 'grids/orders.json', pointer: 'columns.note', text: 'Note has the width 6 (before: 4).' },
        { file: 'grids/orders.json', pointer: 'columns.note', text: 'Note is hidden.', ...was },
        { file: 'tenant.json', pointer: 'name', text: 'Nova' },
        { file: 'tenant.json', pointer: 'name', text: 'Polar', ...was },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Note has the width 6 (before: 4).', 'Taken back: Note is hidden.'],
    ...[expect.stringMatching(/: Nova$/), expect.stringMatching(/^Before: .*: Polar$/)],
  ])
})

it('[ST-03] what could not be read of versions or of the base is not said to be on its way', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
  const attempt = async (work: () => Promise<unknown>) => void (await work().catch(() => undefined))
  const versions = [line(2, { isPublished: true, over: 1 }), line(1)]
  render(
    <>
      <Compared version={line(2)} {...{ versions, attempt }} />
      <OverBase {...{ attempt }} begun={() => undefined} />
    </>,
  )
  expect(screen.getAllByRole('status')).toHaveLength(2)
  await waitFor(() => expect(screen.queryAllByRole('status')).toHaveLength(0))
})
