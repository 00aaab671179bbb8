/** What shows that a screen stands: something to type in, or a row. */
const STANDS = 'input, textarea, [role=row] [role=gridcell], [role=grid]'

/** Marks `bench-mount-end` once the screen stands and the browser has drawn it. */
export function markWhenDrawn(root: Element): void {
  const look = (): boolean => {
    if (root.querySelector(STANDS) === null) return false
    requestAnimationFrame(() => setTimeout(() => performance.mark('bench-mount-end')))
    return true
  }
  if (look()) return
  const watch = new MutationObserver(() => {
    if (look()) watch.disconnect()
  })
  watch.observe(root, { childList: true, subtree: true })
}
