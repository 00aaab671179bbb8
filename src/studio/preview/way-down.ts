import type { OutlineEntry } from '../../config/node.ts'

/** On what the studio itself presses, while it does. */
const PRESSED = 'data-studio-pressed'

/** The levels of a drill-down, in the order of its file; none of any other screen. */
export function levelsOf(outline: readonly OutlineEntry[]): string[] {
  return outline
    .flatMap((entry) => [entry, ...entry.entries])
    .flatMap(({ keys: [collection, id], keys: { length } }) =>
      collection === 'levels' && length === 2 && id !== undefined ? [id] : [],
    )
}

/** The level of a drill-down that an entry belongs to. */
export function levelAt(entry: Pick<OutlineEntry, 'keys'> | undefined): string | undefined {
  const [collection, id] = entry?.keys ?? []
  return collection === 'levels' ? id : undefined
}

/** Whether a page shows a level. */
export const isOnLevel = (page: Document, level: string): boolean =>
  page.querySelector(`[data-level="${CSS.escape(level)}"]`) !== null

/**
 * Goes a step towards a level of a drill-down that is not drawn: by its own crumb, or by the first row that opens it or else the
 * deepest level before it. What was pressed before is not pressed again: its row may lead nowhere.
 * @returns the level that was gone to; undefined where nothing leads on
 */
export function stepTowards(
  page: Document,
  { levels, wanted, tried }: { levels: readonly string[]; wanted: string; tried: ReadonlySet<string> },
): string | undefined {
  const ways = [...page.querySelectorAll<HTMLElement>('[data-opens]')].filter((way) => {
    const { opens = '' } = way.dataset
    // Crumbs lead back.
    const isOnTheWay = way.closest('nav') === null && levels.indexOf(opens) < levels.indexOf(wanted)
    return (opens === wanted || isOnTheWay) && !tried.has(opens)
  })
  const deepest = Math.max(...ways.map(({ dataset }) => levels.indexOf(dataset['opens'] ?? '')))
  const way = ways.find(({ dataset }) => dataset['opens'] === levels[deepest])
  if (way === undefined) return undefined
  way.toggleAttribute(PRESSED, true)
  way.click()
  way.removeAttribute(PRESSED)
  return levels[deepest]
}

/** Whether a click is the studio's own: it acts, whatever clicks do. */
export const isPressed = (target: Element): boolean => target.closest(`[${PRESSED}]`) !== null
