import { members, textOf } from '../source/tree.ts'
import type { World } from '../world.ts'

/** The texts of a language by label id; where it has none, the English one stands. */
export function compileLabels(world: World, language: string): Record<string, string> {
  return { ...textsOf(world, 'en'), ...textsOf(world, language) }
}

function textsOf(world: World, language: string): Record<string, string> {
  const root = world.files.get(`schemas/labels/${language}.json`)?.root
  return Object.fromEntries(
    members(root).flatMap(([id, { value }]) => {
      const text = textOf(value)
      return id === '$schema' || id === 'renamed' || text === undefined ? [] : [[id, text]]
    }),
  )
}
