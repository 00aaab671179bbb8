declare module 'recheck/lib/browser.js' {
  import type * as recheck from 'recheck'

  /** What Node gives. */
  const asDefault: typeof recheck | undefined
  export default asDefault
  /** What tsx gives. */
  export const checkSync: typeof recheck.checkSync | undefined
}
