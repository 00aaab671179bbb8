// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { exampleGrid, exampleRows } from '../../testing/grid.ts'
import type { Row } from '../order/row.ts'
import { useChosen } from './use-chosen.ts'

afterEach(cleanup)

it('a range reaches from the row chosen before, also once the list was asked again', () => {
  const model = exampleGrid({ choose: true })
  const { result, rerender } = renderHook((rows: readonly Row[]) => useChosen({ model, loaded: rows, shown: rows }), {
    initialProps: exampleRows,
  })
  act(() => result.current.toggle(exampleRows[0] ?? {}, false))
  const again = exampleRows.map((row) => ({ ...row }))
  rerender(again)
  act(() => result.current.toggle(again[2] ?? {}, true))
  expect(result.current.rows.map(({ id }) => id)).toEqual(['1', '2', '3'])
})
