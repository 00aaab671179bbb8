/** A ref: what is drawn first has the focus where nobody has it, since what had it is gone. */
export function takeFocus(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus()
}
