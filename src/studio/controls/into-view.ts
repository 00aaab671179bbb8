/** A ref: what is drawn first is scrolled to. */
export function intoView(place: HTMLElement | null): void {
  place?.scrollIntoView()
}
