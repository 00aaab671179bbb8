import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** Where a part stands: the level of the headings in it, and the words of the heading above it. */
interface Place {
  level: number
  name: string
}

/** Below the title of a drawer, which is of the second level. */
const PlaceContext = createContext<Place>({ level: 3, name: '' })

/** The heading that fits where a part stands. */
export function useHeadingTag(): (typeof TAGS)[number] {
  return TAGS[useContext(PlaceContext).level - 1] ?? 'h6'
}

/** The words of the nearest heading above a part; empty where it stands under none. */
export function useHeadingAbove(): string {
  return useContext(PlaceContext).name
}

interface UnderProps {
  /** The words of the heading; without them, those of the one above stay. */
  name?: string
  /** Of the headings in it; without it, they are of the next level. */
  level?: number
  children: ReactNode
}

/** What stands under a heading. */
export function Under({ name, level, children }: UnderProps) {
  const around = useContext(PlaceContext)
  return <PlaceContext value={{ level: level ?? around.level + 1, name: name ?? around.name }}>{children}</PlaceContext>
}
