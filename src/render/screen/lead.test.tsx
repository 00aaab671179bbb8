// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LeadContext, useLead } from './lead.ts'

it('leads to a section that the screen around knows, and nowhere without a screen or a section', () => {
  const turn = vi.fn<(section: string) => void>()
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <LeadContext value={(section) => (section === 'papers' ? () => turn(section) : undefined)}>{children}</LeadContext>
  )
  const { result } = renderHook(() => useLead('papers'), { wrapper })
  result.current?.()
  expect(turn).toHaveBeenCalledWith('papers')
  expect(renderHook(() => useLead('other'), { wrapper }).result.current).toBeUndefined()
  expect(renderHook(() => useLead(undefined), { wrapper }).result.current).toBeUndefined()
  expect(renderHook(() => useLead('papers')).result.current).toBeUndefined()
})
