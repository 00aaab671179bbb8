/** How long other pages have to answer, in milliseconds. */
const PATIENCE = 200

/** What pages tell each other: which drafts one has open or would like to, and whether it asks for theirs. */
interface Told {
  page: string
  asks: boolean
  open: readonly string[]
  wanted: readonly string[]
}

/** Which drafts pages have open, where the browser has no locks (no secure context): the pages of an origin ask each other. */
export interface Claims {
  /** Takes a draft for this page; answers how to free it, or undefined when another page has it. Of two that want it at once one gets it. */
  hold(id: string): Promise<(() => Promise<void>) | undefined>
  /** The drafts that other pages have open. */
  held(): Promise<ReadonlySet<string>>
}

/** Joins the pages that speak over a channel. */
export function createClaims(channel: BroadcastChannel): Claims {
  const page = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const open = new Set<string>()
  const wanted = new Set<string>()
  const listeners = new Set<(told: Told) => void>()
  const tell = (asks: boolean): void => {
    channel.postMessage({ page, asks, open: [...open], wanted: [...wanted] } satisfies Told)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    for (const heard of listeners) heard(data)
    if (data.asks) tell(false)
  })
  /** Asks, and hears what the others say for a while. */
  const ask = async (heard: (told: Told) => void): Promise<void> => {
    listeners.add(heard)
    tell(true)
    await new Promise((done) => setTimeout(done, PATIENCE))
    listeners.delete(heard)
  }
  return {
    async hold(id) {
      if (open.has(id) || wanted.has(id)) return undefined
      wanted.add(id)
      let isFree = true
      await ask((told) => {
        const isBefore = told.page < page
        if (told.open.includes(id) || (isBefore && told.wanted.includes(id))) isFree = false
      })
      wanted.delete(id)
      if (!isFree) return undefined
      open.add(id)
      return () => {
        open.delete(id)
        return Promise.resolve()
      }
    },
    async held() {
      const found = new Set<string>()
      await ask(({ open: theirs, wanted: next }) => [...theirs, ...next].forEach((id) => found.add(id)))
      return found
    },
  }
}
