/**
 * Puts a text on the clipboard. Where the browser keeps its own way to itself, as on a page without TLS, the text is selected and copied as a
 * person would do it.
 *
 * @returns whether it is there
 */
export async function copyText(text: string): Promise<boolean> {
  // Typed as if every page had it.
  const clipboard = navigator.clipboard as Clipboard | undefined
  try {
    if (clipboard === undefined) return copySelected(text)
    await clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

/**
 * Puts a text on the clipboard that a call is still to answer. Safari lets a page write there within the press alone, so the place is taken
 * at once and filled when the text comes: call it before anything is awaited.
 *
 * @returns whether it is there; not for a text that does not come
 */
export async function copyComing(text: Promise<string | undefined>): Promise<boolean> {
  const type = 'text/plain'
  try {
    // Nothing waits for the text where there is no such clipboard: it may not come.
    await navigator.clipboard.write([
      new ClipboardItem({
        [type]: text.then((come) => (come === undefined ? Promise.reject(new Error()) : new Blob([come], { type }))),
      }),
    ])
    return true
  } catch {
    const come = await text
    return come !== undefined && copyText(come)
  }
}

function copySelected(text: string): boolean {
  const place = document.createElement('span')
  place.textContent = text
  place.style.position = 'fixed'
  place.style.opacity = '0'
  place.style.userSelect = 'text'
  document.body.append(place)
  const selection = window.getSelection()
  const before = selection === null || selection.rangeCount === 0 ? undefined : selection.getRangeAt(0)
  try {
    selection?.selectAllChildren(place)
    // Nothing else is left where there is no clipboard to write to.
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    selection?.removeAllRanges()
    if (before !== undefined) selection?.addRange(before)
    place.remove()
  }
}
