/** The key that goes on to the next part of the studio, and with Shift to the one before. */
const KEY = 'F6'

/** What can be come to by Tab; the tree of entries has one entry of that kind. */
const REACHED = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex="0"]',
]
  .map((each) => `${each}:not([tabindex="-1"]):not([aria-hidden="true"])`)
  .join(',')

/** Calls with 1 or -1 where somebody turns to another part; ends with the function that it gives. A dialog keeps whoever is in it. */
export function whenTurning(turn: (step: 1 | -1) => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== KEY || document.querySelector('[role="dialog"]') !== null) return
    event.preventDefault()
    turn(event.shiftKey ? -1 : 1)
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}

/** Lets the key turn from within a page shown in a frame, too, which may keep Tab to itself. */
export function turnFrom(shown: Window | null): void {
  shown?.addEventListener('keydown', ({ key, shiftKey }) => {
    if (key === KEY) window.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, cancelable: true }))
  })
}

/** Gives the focus to the first thing of a part; of a tree to the entry that Tab comes to. */
export function enter(part: Element | null): void {
  const entries = part?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')
  const first = part?.querySelector<HTMLElement>(REACHED)
  ;(entries ?? first)?.focus()
}
