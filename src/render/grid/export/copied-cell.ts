import type { KeyboardEvent } from 'react'
import { copyText } from '../../action/copy-text.ts'
import { isMarked } from '../../screen/marked.ts'

/** What stands in a cell of a row on the page, by the column's id; undefined where it is no column of the model. */
type TextAt = (row: number, column: string) => string | undefined

/**
 * What Ctrl+C in a table does where no text is marked: the cell that has the keyboard goes to the clipboard as a file of the list has it. The
 * data grid's own way would take what the wire has, and all of the row that was opened last.
 */
export function copyCell(event: KeyboardEvent<HTMLElement>, textAt: TextAt): void {
  if (!isCopy(event)) return
  // The data grid hears it on its own element, below.
  event.stopPropagation()
  const { target } = event
  if (!(target instanceof HTMLElement) || target.role !== 'gridcell' || isMarked(document.body)) return
  const text = textAt(Number(target.closest<HTMLElement>('[role=row]')?.dataset['id']), target.dataset['field'] ?? '')
  if (text === undefined || text === '') return
  // Safari would copy what is marked, after this: nothing, in the place of the cell.
  event.preventDefault()
  void copyText(text)
}

/** The key of the letter C; on a keyboard of other letters that in its place. */
function isCopy({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey === metaKey || shiftKey || altKey) return false
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'c' : code === 'KeyC'
}
