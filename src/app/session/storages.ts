declare global {
  interface Window {
    /** Stands in for the storages in a browser that blocks them. It belongs to the outermost page, so that the pages in its frames share it. */
    keptHere?: { tab: Storage; device: Storage }
  }
}

/**
 * What this tab alone keeps, through reloads: the browser's session storage; in a browser that keeps nothing of this site (all cookies
 * blocked) or has no room for it (a full disk), the memory of the page, until it is loaded anew.
 */
export function tabStorage(): Storage {
  try {
    return withSpare(window.sessionStorage, 'tab')
  } catch {
    return keptHere().tab
  }
}

/** What this device keeps: the browser's local storage; in a browser that keeps nothing of this site or has no room for it, the memory of the page. */
export function deviceStorage(): Storage {
  try {
    return withSpare(window.localStorage, 'device')
  } catch {
    return keptHere().device
  }
}

const here = { tab: memory(), device: memory() }

function keptHere(): typeof here {
  try {
    return (window.parent.keptHere ??= here)
  } catch {
    // A page of another site around this one.
    return here
  }
}

/** A storage that keeps in the page's memory what the browser has no room for. */
function withSpare(kept: Storage, name: keyof typeof here): Storage {
  const spare = () => keptHere()[name]
  return {
    getItem: (key) => spare().getItem(key) ?? kept.getItem(key),
    setItem(key, value) {
      spare().removeItem(key)
      try {
        kept.setItem(key, value)
      } catch {
        spare().setItem(key, value)
      }
    },
    removeItem(key) {
      spare().removeItem(key)
      kept.removeItem(key)
    },
    clear() {
      spare().clear()
      kept.clear()
    },
    key: (index) => kept.key(index),
    get length() {
      return kept.length
    },
  }
}

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
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
}
