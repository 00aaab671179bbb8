import { getAt } from '../../render/index.ts'
import { showText } from '../wire/text.ts'

/** The first text that is there among the values at some paths; empty where none is. */
export function firstText(data: unknown, paths: readonly string[]): string {
  return paths.map((path) => showText(getAt(data, path))).find((text) => text !== '') ?? ''
}
