import { createContext, useContext } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { getAt, isFilled } from '../../../config/index.ts'
import type { GridModel } from '../../../config/index.ts'
import { Empty } from '../../frame/empty.tsx'
import { handsFocusOn } from '../../screen/hand-on.ts'
import type { Translate } from '../../services/services.ts'

/** What a list without rows says, and what leads to some. */
export interface Emptiness {
  text: string
  hint: string | undefined
  /** Searches without what held rows back, or for older ones. */
  widen?: { label: string; press(): void } | undefined
}

/** Beside the data grid's own props: a change of one of those draws every cell anew. */
export const EmptinessContext = createContext<Emptiness>({ text: '', hint: undefined })

/** Why nothing is in a list. */
interface Held {
  isFiltered: boolean
  isSearched: boolean
  /** Older ones can be loaded. */
  hasMore: boolean
  /** Rows of one of several pages, which alone were filtered. */
  looked: number | undefined
  /** The page that was read last, while all of them are. */
  reading: number | undefined
  pages: number
}

/**
 * The text of a list while nothing is in it: first of all that filters hold rows back, among those of a page or of all, then that a search does, then that
 * older ones can be loaded.
 */
export function emptinessOf(
  model: GridModel,
  t: Translate,
  { isFiltered, isSearched, hasMore, looked, reading, pages }: Held,
): Emptiness {
  const text = t(model.empty)
  if (reading !== undefined) return { text, hint: t('grid.readingPages', { page: reading, pages }) }
  if (looked !== undefined) return { text, hint: t('grid.emptyPage', { count: looked }) }
  if (isFiltered) return { text, hint: t('grid.emptyFiltered') }
  if (isSearched) return { text, hint: t('grid.emptySearched') }
  return { text, hint: hasMore ? t('grid.emptyMore') : undefined }
}

/** What the link is called that loads older rows. */
export function moreLabel({ more }: GridModel, t: Translate): string {
  return more === undefined ? '' : t(more.label, { days: more.step })
}

/** What widens a search that found nothing: without the names that the model says, where it searched by others, too. */
export function wideningOf(
  { widen, criteria }: GridModel,
  t: Translate,
  address: unknown,
  remove: ((names: readonly string[]) => void) | undefined,
): Emptiness['widen'] {
  if (widen === undefined || remove === undefined) return undefined
  const isGiven = (name: string): boolean => isFilled(getAt(address, name))
  const others = criteria.flatMap(({ names }) => names).filter((name) => !widen.names.includes(name))
  return widen.names.some(isGiven) && others.some(isGiven)
    ? { label: t(widen.label), press: () => remove(widen.names) }
    : undefined
}

/** Stands where rows would. */
export function NoRows() {
  const { text, hint, widen } = useContext(EmptinessContext)
  return (
    <Box ref={handsFocusOn} sx={{ display: 'grid', alignContent: 'center', height: '100%' }}>
      <Empty
        scene="rows"
        text={text}
        hint={hint}
        action={widen === undefined ? undefined : <Button onClick={widen.press}>{widen.label}</Button>}
      />
    </Box>
  )
}
