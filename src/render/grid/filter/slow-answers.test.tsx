// @vitest-environment jsdom
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testWorld } from '../../testing/world.tsx'
import { DaysField } from './days-field.tsx'
import { useFilterText } from './use-filters.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function rest(): void {
  act(() => {
    vi.advanceTimersByTime(250)
  })
}

describe('[LS-01] filters of a page that takes them up late', () => {
  it('keep what was typed while an earlier text of theirs came back', () => {
    const set = vi.fn()
    const { result, rerender } = renderHook(({ value }) => useFilterText('refNo', value, set), {
      initialProps: { value: '' },
    })
    act(() => result.current.type('P'))
    rest()
    act(() => result.current.type('PO-'))
    rerender({ value: 'P' })
    expect(result.current.text).toBe('PO-')
    rest()
    expect(set.mock.calls).toEqual([
      ['refNo', 'P'],
      ['refNo', 'PO-'],
    ])
    rerender({ value: 'PO-' })
    rerender({ value: 'P' })
    expect(result.current.text).toBe('P')
  })

  it('take up what comes from elsewhere after a text that was taken back at once', () => {
    const { result, rerender } = renderHook(({ value }) => useFilterText('refNo', value, vi.fn()), {
      initialProps: { value: '' },
    })
    act(() => result.current.take('P'))
    act(() => result.current.take(''))
    rerender({ value: 'P' })
    expect(result.current.text).toBe('P')
  })

  it('make a range of two days that follow each other at once', async () => {
    const change = vi.fn()
    const { Portal } = testWorld()
    render(<DaysField label="Days" value="20260101-20260131" change={change} />, { wrapper: Portal })
    fireEvent.click(screen.getByRole('button'))
    vi.useRealTimers()
    fireEvent.click(await screen.findByRole('gridcell', { name: '10' }))
    fireEvent.click(screen.getByRole('gridcell', { name: '20' }))
    expect(change.mock.lastCall).toEqual(['20260110-20260120'])
  })
})
