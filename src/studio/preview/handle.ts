import type { OutlineEntry } from '../../config/node.ts'
import { mayStandBeside } from '../adding/sections.ts'
import { flat } from '../host/entries.ts'
import { isPressed } from './way-down.ts'
import { elementsOf, entryAt, markOnly } from './screen.ts'

/** What a hand does on the drawn screen. */
export interface Hand {
  outline: readonly OutlineEntry[]
  select(entry: OutlineEntry): void
  /** Puts an entry where another one is. */
  drop(entry: OutlineEntry, onto: OutlineEntry): void
}

/** Pixels that a pointer moves before it drags. */
const SLACK = 6
const kinds = ['click', 'mousedown', 'pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const

/** Lets clicks on a drawn screen select entries and drags move them among their like, in place of what the screen does by itself. Gives what ends it. */
export function handle(page: Document, { outline, select, drop }: Hand): () => void {
  // The click that ends a drag selects nothing.
  let hasDragged = false
  let grasped: { entry: OutlineEntry; x: number; y: number; drags: boolean } | undefined
  const targetAt = (event: PointerEvent) => {
    const entry = grasped && entryAtPoint(page, event, outline)
    // What the pointer is over may stand inside of something that the entry can be put beside.
    return (
      entry &&
      grasped &&
      flat(outline)
        .map((each) => each.entry)
        .find(
          (each) =>
            grasped && mayStandBeside(grasped.entry, each) && each.keys.every((key, at) => key === entry.keys[at]),
        )
    )
  }
  const act = (event: Event) => {
    const target = event.target as Element | Document | null
    if (target !== null && 'closest' in target && isPressed(target)) return
    const entry = target !== null && 'closest' in target ? entryAt(target, outline) : undefined
    if (event.type === 'click') {
      if (entry === undefined) return
      if (!hasDragged) {
        leaveInput()
        select(entry)
      }
      hasDragged = false
    } else if (event.type === 'pointerdown' && entry !== undefined) {
      const { clientX: x, clientY: y } = event as PointerEvent
      grasped = { entry, x, y, drags: false }
      hasDragged = false
    } else if (event.type === 'pointermove' && grasped !== undefined) {
      const { clientX, clientY } = event as PointerEvent
      grasped.drags ||= Math.hypot(clientX - grasped.x, clientY - grasped.y) > SLACK
      const beside = grasped.drags ? targetAt(event as PointerEvent) : undefined
      markOnly(page, 'target', beside === undefined || beside === grasped.entry ? [] : elementsOf(page, beside))
    } else if ((event.type === 'pointerup' || event.type === 'pointercancel') && grasped !== undefined) {
      const { entry: moved, drags } = grasped
      const beside = drags && event.type === 'pointerup' ? targetAt(event as PointerEvent) : undefined
      grasped = undefined
      hasDragged = drags
      markOnly(page, 'target', [])
      if (beside !== undefined) {
        leaveInput()
        drop(moved, beside)
      }
    } else if (entry === undefined) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const kind of kinds) page.addEventListener(kind, act, true)
  return () => {
    for (const kind of kinds) page.removeEventListener(kind, act, true)
  }
}

/** A press on the drawn screen takes the focus from nobody, so what somebody types in the studio is finished here: it goes away with the entry it is of. */
function leaveInput(): void {
  const input = document.activeElement
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.blur()
}

function entryAtPoint(
  page: Document,
  { clientX, clientY }: PointerEvent,
  outline: readonly OutlineEntry[],
): OutlineEntry | undefined {
  const element = page.elementFromPoint(clientX, clientY)
  return element === null ? undefined : entryAt(element, outline)
}
