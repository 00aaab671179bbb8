/**
 * The ref of what may go with the focus in it: then what is around it has the focus. Without one a browser begins at the head of the page
 * again. A function of this module, so that it is heard of when its element goes, and not each time that is drawn.
 */
export function handsFocusOn(box: HTMLElement | null): () => void {
  return () => {
    if (box?.contains(document.activeElement) === true)
      box.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  }
}
