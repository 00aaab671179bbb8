/**
 * Lets no file be dropped where there is no place for it: the browser would open it in place of the page, and what was being typed
 * would be gone from sight. A place for files takes its event before. Answers how to end it.
 */
export function refuseFilesBeside(page: Window): () => void {
  const refuse = (event: DragEvent): void => {
    if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  page.addEventListener('dragover', refuse)
  page.addEventListener('drop', refuse)
  return () => {
    page.removeEventListener('dragover', refuse)
    page.removeEventListener('drop', refuse)
  }
}
