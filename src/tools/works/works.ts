import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Works } from '../../gateway/index.ts'
import type { Answered, Asked, Question, Questions } from './questions.ts'
import { inTurns } from './turns.ts'

/** Questions of one tenant that may wait. */
const MOST_WAITING = 100
/** Whoever asks waits no longer; what takes longer never ends. */
const MOST_MS = 50_000

/**
 * The compiler for a gateway's studio over the installation at `root`: in a thread of its own, which starts when something is asked of it. It answers one
 * question after another, the tenants in turn: nobody waits for all that somebody else asks.
 */
export function worksOf(root: string): Works {
  let thread: Worker | undefined
  let last = 0
  const turn = inTurns(MOST_WAITING)
  const waiting = new Map<number, { resolve(answer: never): void; reject(error: Error): void }>()

  const started = (): Worker => {
    if (thread !== undefined) return thread
    const fresh = new Worker(new URL('./start-thread.mjs', import.meta.url), { workerData: root, execArgv: [] })
    fresh.unref()
    fresh.on('message', (answered: Answered) => {
      const asked = waiting.get(answered.number)
      waiting.delete(answered.number)
      if ('error' in answered) asked?.reject(new Error(answered.error))
      else asked?.resolve(answered.answer as never)
    })
    // What it was asked fails, and the next question starts another one, which its end does not concern.
    const ended = (why: Error) => {
      if (thread !== fresh) return
      thread = undefined
      for (const { reject } of waiting.values()) reject(why)
      waiting.clear()
    }
    fresh.on('error', ended)
    fresh.on('exit', () => ended(new Error('The thread of the compiler has ended')))
    return (thread = fresh)
  }
  const answered = async (question: Question, given: unknown[]): Promise<never> => {
    let late: NodeJS.Timeout | undefined
    try {
      return await new Promise<never>((resolve, reject) => {
        last += 1
        const used = started()
        waiting.set(last, { resolve, reject })
        late = setTimeout(() => void used.terminate(), MOST_MS)
        used.postMessage({ number: last, question, given } satisfies Asked)
      })
    } finally {
      waiting.delete(last)
      clearTimeout(late)
    }
  }
  const ask =
    <Name extends Question>(question: Name) =>
    (...given: Parameters<Questions[Name]>) =>
      turn(tenantIn(given), () => answered(question, given))

  let base: Promise<string> | undefined
  return {
    base: () => (base ??= baseOf(root)),
    folder: async (tenant) => (await import('../project/read.ts')).readWholeFolder(join(root, 'tenants', tenant)),
    choices: ask('choices'),
    begun: ask('begun'),
    build: ask('build'),
    project: ask('project'),
    changed: ask('changed'),
    state: ask('state'),
    explained: ask('explained'),
    about: ask('about'),
    overall: ask('overall'),
    words: ask('words'),
    checked: ask('checked'),
    fitted: ask('fitted'),
    async close() {
      await thread?.terminate()
    },
  }
}

/** Whose question it is: what is asked names the tenant first, or in what it gives first. */
function tenantIn([first]: readonly unknown[]): string {
  if (typeof first === 'string') return first
  const { tenant } = (first ?? {}) as { tenant?: unknown }
  return typeof tenant === 'string' ? tenant : ''
}

/** Names the base of the installation. The compiler's code is loaded when somebody asks: a portal that is only served needs none of it. */
async function baseOf(root: string): Promise<string> {
  const [{ readConfig }, { baseKey }] = await Promise.all([
    import('../project/read.ts'),
    import('../tenants/unchanged.ts'),
  ])
  return baseKey(root, readConfig(root))
}
