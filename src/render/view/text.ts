import { evaluate, getAt, isFilled } from '../../config/index.ts'
import type { LabelId, Path, Scope, ViewModel } from '../../config/index.ts'
import { textIn } from '../parts/text-in.ts'

/** The text or number at a path as text; empty without one. */
export function textAt(data: unknown, path: Path | undefined): string {
  return path === undefined ? '' : textIn(getAt(data, path))
}

/** Whether there is something to show: something came, and with it what the view needs. */
export function isThere(data: unknown, needs: Path | undefined): boolean {
  return isFilled(needs === undefined ? data : getAt(data, needs))
}

/** The title of the kind of record that a view shows. */
export function titleOf({ title, titles }: Pick<ViewModel, 'title' | 'titles'>, scope: Scope): LabelId {
  return titles.find(({ when }) => evaluate(when, scope))?.label ?? title
}
