import type { Difference } from '../config/node.ts'
import type { StudioScreen } from './host/api.ts'

/** What undoing or redoing did where the person does not see it. */
export interface Turned {
  /** Differences that are there no more. */
  gone: Difference[]
  /** Differences that are there again. */
  back: Difference[]
}

/**
 * What is said otherwise before and after a step was undone or done again; nothing where some of it is on the screen that the person looks at, whose file this
 * is below schemas/.
 */
export function turnedElsewhere(
  before: readonly Difference[],
  after: readonly Difference[],
  file: string,
): Turned | undefined {
  const lacking = (some: readonly Difference[], others: readonly Difference[]) =>
    some.filter((one) => !others.some((other) => isSame(one, other)))
  const turned = { gone: lacking(before, after), back: lacking(after, before) }
  const all = [...turned.gone, ...turned.back]
  const own = [file, file.replace('.layout.json', '.schema.json')]
  const isHere = all.some((each) => own.some((path) => each.file.endsWith(`/${path}`)))
  return all.length === 0 || isHere ? undefined : turned
}

function isSame(one: Difference, other: Difference): boolean {
  return one.file === other.file && one.pointer === other.pointer && one.text === other.text
}

/** The screen that a file of the tenant's folder is of: its own, or the one whose data rules it holds. */
export function screenOf(file: string, screens: readonly StudioScreen[]): StudioScreen | undefined {
  return screens.find((each) => each.file.replace('.layout', '') === file.replace(/\.(layout|schema)/, ''))
}
