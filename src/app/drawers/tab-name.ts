/**
 * Names the browser's tab after what is open over the page, so that tabs, the history and bookmarks tell records apart; answers how to take that
 * back. A page that was gone to meanwhile keeps its own name.
 */
export function nameTab(name: string, product: string): () => void {
  const before = document.title
  const named = `${name} – ${product}`
  document.title = named
  return () => {
    if (document.title === named) document.title = before
  }
}
