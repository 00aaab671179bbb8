/**
 * A ref for an element that may be removed while it has the focus: the nearest focusable element around it takes the focus over, where a browser
 * would start again at the top of the page. It is a function of this module so that React calls it when the element goes, not at every render.
 */
export function handsFocusOn(box: HTMLElement | null): () => void {
  return () => {
    if (box?.contains(document.activeElement) === true)
      box.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  }
}
