/** Calls once the portal's page draws more than that it is being loaded: at once, or when it does. */
export function whenDrawn(page: Document, call: () => void): void {
  const root = page.getElementById('root')
  if (root === null) return call()
  const waits = () => root.querySelector(':scope > .waiting') !== null
  if (!waits()) return call()
  const watch = new MutationObserver(() => {
    if (waits()) return
    watch.disconnect()
    call()
  })
  watch.observe(root, { childList: true })
}
