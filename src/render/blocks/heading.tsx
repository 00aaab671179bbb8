import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** Level of the headings where a part stands: below the title of a drawer, which is of the second. */
const LevelContext = createContext(3)

/** The heading that fits where a part stands. */
export function useHeadingTag(): (typeof TAGS)[number] {
  return TAGS[useContext(LevelContext) - 1] ?? 'h6'
}

/** What stands under a heading: headings in it are of the next level; with `level` they begin at that one. */
export function Under({ level, children }: { level?: number; children: ReactNode }) {
  const around = useContext(LevelContext)
  return <LevelContext value={level ?? around + 1}>{children}</LevelContext>
}
