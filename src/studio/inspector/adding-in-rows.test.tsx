// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { EntryAbout, OutlineEntry } from '../../config/node.ts'
import { Adding } from './Adding.tsx'

afterEach(cleanup)

const drawAt = (keys: string[]) =>
  render(
    <Adding
      entry={
        {
          kind: 'Field',
          id: 'qty',
          keys,
          ids: [],
          knows: [],
          says: {},
          base: {},
          entries: [],
        } as unknown as OutlineEntry
      }
      about={{ takesOwn: true, values: [], places: [], paths: [] } as unknown as EntryAbout}
      outline={[]}
      parts={[]}
      names={{ tenant: 'ACME', file: 'forms/booking.layout.json', paths: [], lookups: [], fields: [] }}
      languages={['en']}
      file="forms/booking.layout.json"
      add={() => Promise.resolve(true)}
      adds={false}
    />,
  )

it('a field of a form gets fields of the tenant’s own after it; at one of a row stands why it does not', () => {
  const place = ['sections', 'cargo', 'fields', 'containers']
  const { unmount } = drawAt(place)
  expect(screen.getByRole('button', { name: /field of your own/ })).toBeTruthy()
  unmount()
  drawAt([...place, 'fields', 'qty'])
  expect(screen.queryByRole('button', { name: /field of your own/ })).toBeNull()
  expect(screen.getByText(/keeps no fields of your own in the rows/)).toBeTruthy()
})
