import { act } from '@testing-library/react'
import { vi } from 'vitest'

const nothing = () => undefined

/** Takes the place of the browser's observers of sizes, of which a page has several; what comes out tells all of them that something changed. */
export function stubSizes(): () => void {
  const heard = new Set<() => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(hear: () => void) {
        heard.add(hear)
      }
      observe = nothing
      disconnect = nothing
    },
  )
  return () => act(() => heard.forEach((hear) => hear()))
}
