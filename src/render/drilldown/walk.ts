import { getAt, setAt } from '../../config/index.ts'
import type { LevelModel } from '../../config/index.ts'
import { pagesOf } from '../grid/order/paging.ts'
import type { DataPort } from '../services/port.ts'
import type { SheetProgress } from '../screen/sheet.ts'
import { callSource } from '../source/call-source.ts'
import { CallFailed } from '../source/failure.ts'
import { callScope, countAt, openedLevels, rowsAbove } from './opened.ts'
import type { LevelAnswer, OpenedLevel, PlacedDrilldown } from './opened.ts'
import { askedSource } from './record.ts'
import { stepsInto, type Trail } from './trail.ts'

/** A level with all that its rows open. */
export interface WalkedLevel {
  opened: OpenedLevel
  below: WalkedLevel[]
}

/** Where a walk goes. */
interface Walk extends PlacedDrilldown {
  port: DataPort
  signal: AbortSignal
  onStep?(progress: SheetProgress): void
}

/** Calls under way at once. */
const AT_ONCE = 4

/**
 * All levels of a drill-down, every row opened and every page turned. A list of several pages is one list. Rejects with
 * `CallFailed` when a call fails, and asks nothing more: half a walk would be taken for the whole. Aborted, it rejects with the signal's reason.
 */
export async function walkDown({ port, signal, onStep, ...drill }: Walk): Promise<WalkedLevel | undefined> {
  const { model } = drill
  const first = model.levels[0]
  if (first === undefined) return undefined
  const broken = new AbortController()
  const stops = AbortSignal.any([signal, broken.signal])
  const walking = { asked: 0, known: 1 }
  const line = waitingLine(AT_ONCE)

  const ask = (trail: Trail, level: LevelModel): Promise<unknown> => {
    const source = askedSource(level.source)
    return source === undefined
      ? Promise.resolve(undefined)
      : line(async () => {
          stops.throwIfAborted()
          const scope = callScope(drill, trail, trail.length - 1)
          const answer = await callSource(port, source, scope, { signal: stops })
          stops.throwIfAborted()
          if (answer.ok) return answer.data
          const failure = new CallFailed(answer.problem)
          broken.abort(failure)
          throw failure
        })
  }

  const allPages = async (trail: Trail, level: LevelModel): Promise<unknown> => {
    const data = await ask(trail, level)
    const { paging } = level
    const pages = paging === undefined ? 1 : pagesOf(countAt(data, paging.total), countAt(data, paging.size))
    const upTo = trail.slice(0, -1)
    const last = trail.slice(-1)
    const others = Array.from({ length: pages - 1 }, (_, index) =>
      ask([...upTo, ...last.map((step) => ({ ...step, page: index + 2 }))], level),
    )
    return joined(level, [data, ...(await Promise.all(others))])
  }

  const levelAt = async (trail: Trail, answers: readonly LevelAnswer[], level: LevelModel): Promise<WalkedLevel[]> => {
    const all = [...answers, { data: await allPages(trail, level), state: 'ready' as const }]
    const opened = openedLevels(drill, trail, all).at(-1)
    if (opened === undefined) return []
    const steps = model.levels
      .filter(({ opener }) => opener?.level === level.id)
      .flatMap((next) => stepsInto(next, rowsAbove(opened.data, next)).map((step) => ({ next, step })))
    walking.asked += 1
    walking.known += steps.length
    onStep?.({ ...walking })
    const below = await Promise.all(steps.map(({ next, step }) => levelAt([...trail, step], all, next)))
    return [{ opened, below: below.flat() }]
  }
  const [walked] = await levelAt([{ level: first.id, key: [], page: 1 }], [], first)
  return walked
}

/** The answers of a level's pages as one: its lists one behind the other. */
function joined(level: LevelModel, [first, ...others]: readonly unknown[]): unknown {
  const lists = new Set(level.blocks.flatMap(({ shows, at }) => (shows === 'row' || at === undefined ? [] : [at])))
  const rowsAt = (page: unknown, at: string): unknown[] => {
    const rows: unknown = getAt(page, at)
    return Array.isArray(rows) ? rows : []
  }
  return [...lists].reduce<unknown>((data, at) => {
    const further = others.flatMap((page) => rowsAt(page, at))
    return further.length === 0 ? data : setAt(data, at, [...rowsAt(data, at), ...further])
  }, first)
}

/** Lets so many tasks run at once; the others wait in their order. */
function waitingLine(places: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let free = places
  return async (task) => {
    if (free === 0) await new Promise<void>((resume) => waiting.push(resume))
    else free -= 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}
