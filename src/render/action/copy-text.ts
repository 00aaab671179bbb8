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
