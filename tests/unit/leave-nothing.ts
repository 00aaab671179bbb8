import { afterAll, afterEach, vi } from 'vitest'

/**
 * Test files share a worker, so that what they import is loaded once. What a test leaves behind (what it drew, kept, or put in
 * the place of something global) is gone before the next one, whichever file that stands in.
 */
const drawn = typeof document === 'undefined' ? undefined : await import('@testing-library/react')

// jsdom has no layout, so nothing in it changes its size.
if (drawn !== undefined) {
  const nothing = () => undefined
  globalThis.ResizeObserver ??= class {
    observe = nothing
    unobserve = nothing
    disconnect = nothing
  }
}

// A busy machine is slow, not wrong.
drawn?.configure({ asyncUtilTimeout: 10_000 })

// Given, answers are told that many milliseconds late: a test that does not wait for them fails here as on a quick machine.
const late = process.env['ANSWERS_LATE_MS']
if (drawn !== undefined && late !== undefined) {
  const { notifyManager } = await import('@tanstack/react-query')
  notifyManager.setScheduler((tell) => void setTimeout(tell, Number(late)))
}

/** What is to happen in more than a second: a report to the gateway, a look whether something is new. */
const LATER_MS = 1_000
const later = new Set<NodeJS.Timeout>()
if (drawn !== undefined) {
  const plain = setTimeout
  const noted = (work: () => void, delay = 0, ...given: []): NodeJS.Timeout => {
    const timer = plain(work, delay, ...given)
    if (delay > LATER_MS) later.add(timer)
    return timer
  }
  globalThis.setTimeout = Object.assign(noted, plain)
  afterAll(() => {
    globalThis.setTimeout = plain
  })
}

// What a page fetches ahead of the next one may still be on its way when its tests are over, and would break into those of another file.
if (drawn !== undefined) afterAll(() => vi.dynamicImportSettled())

afterEach(() => {
  vi.useRealTimers()
  later.forEach(clearTimeout)
  later.clear()
  drawn?.cleanup()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  if (drawn === undefined) return
  document.body.replaceChildren()
  document.title = ''
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
