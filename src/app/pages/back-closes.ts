/** What the browser closes when a phone's Back is pressed; those that lack it lead back a page, as before. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}

/** The class of what the address opens: Back leads out of it as out of a page. */
export const ADDRESSED = 'addressed'

/**
 * Lets a phone's Back close what stands above the page (menus, sheets, dialogs) before it leaves the page: to whatever is open, it is
 * the key Escape. With a mouse, Back is the browser's button, which always leads back. Answers how to end it.
 */
export function backCloses(page: Window): () => void {
  const { document, CloseWatcher: Watcher } = page as Window & { CloseWatcher?: new () => CloseWatcher }
  if (Watcher === undefined || !page.matchMedia('(pointer: coarse)').matches) return () => undefined
  const watchers = new Map<Element, CloseWatcher>()
  // A keyboard's Escape closes what watches, too, beside the modal that heard the key.
  let isKeyDown = false
  const listen = ({ key, type }: KeyboardEvent): void => {
    if (key === 'Escape') isKeyDown = type === 'keydown'
  }

  const watch = (modal: Element): void => {
    const watcher = new Watcher()
    watchers.set(modal, watcher)
    watcher.onclose = () => {
      if (!isKeyDown) escapeFrom(modal)
      // One that stays, as a list within it was closed or as it insists on an answer, is watched anew.
      if (modal.isConnected) watch(modal)
    }
  }
  const follow = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const node of addedNodes) if (isModal(node)) watch(node)
      for (const node of removedNodes) {
        if (!isModal(node)) continue
        watchers.get(node)?.destroy()
        watchers.delete(node)
      }
    }
  })
  follow.observe(document.body, { childList: true })
  page.addEventListener('keydown', listen, true)
  page.addEventListener('keyup', listen, true)
  return () => {
    follow.disconnect()
    for (const watcher of watchers.values()) watcher.destroy()
    page.removeEventListener('keydown', listen, true)
    page.removeEventListener('keyup', listen, true)
  }
}

/** Modals are drawn at the end of the page's body. */
const isModal = (node: Node): node is Element =>
  node instanceof Element && node.classList.contains('MuiModal-root') && !node.classList.contains(ADDRESSED)

/** The key in a list of choices that is open in the modal, which closes first, else in the modal itself. */
function escapeFrom(modal: Element): void {
  const target = modal.querySelector('[role="combobox"][aria-expanded="true"]') ?? modal
  for (const type of ['keydown', 'keyup'])
    target.dispatchEvent(new KeyboardEvent(type, { key: 'Escape', bubbles: true, cancelable: true }))
}
