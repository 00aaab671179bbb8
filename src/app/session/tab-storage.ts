/**
 * What this tab alone keeps, through reloads: the browser's session storage; in a browser that keeps nothing of this site (all cookies
 * blocked), the memory of the page, until it is loaded anew.
 */
export function tabStorage(): Storage {
  try {
    return window.sessionStorage
  } catch {
    return memory
  }
}

const kept = new Map<string, string>()
const memory: Storage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
  clear: () => {
    kept.clear()
  },
  key: (index) => [...kept.keys()][index] ?? null,
  get length() {
    return kept.size
  },
}
