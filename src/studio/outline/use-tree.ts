import { useCallback, useEffect, useRef } from 'react'
import type { OutlineEntry } from '../../config/node.ts'
import { shownIn, type useFolds } from './folds.ts'

/** The tree on the page: what is selected comes into sight there, and who moves an entry by keys goes on with it (`follow`). */
export function useTree(outline: readonly OutlineEntry[], selected: string, folds: ReturnType<typeof useFolds>) {
  const tree = useRef<HTMLUListElement>(null)
  const { folded, setFolded } = folds
  const itemOf = useCallback(
    (key: string) =>
      [...(tree.current?.children ?? [])].find(
        (each): each is HTMLElement => each instanceof HTMLElement && each.dataset['key'] === key,
      ),
    [],
  )
  // What is selected, here or on the screen, is seen in the tree.
  const seen = useRef('')
  useEffect(() => {
    if (seen.current === selected || selected === '' || outline.length === 0) return
    seen.current = selected
    setFolded(shownIn(outline, folded, selected))
  }, [selected, outline, folded, setFolded])
  // What was just added comes into the tree later than it is selected.
  const brought = useRef('')
  useEffect(() => {
    const item = brought.current === selected ? undefined : itemOf(selected)
    if (item === undefined) return
    brought.current = selected
    item.scrollIntoView({ block: 'nearest' })
  })
  const moved = useRef('')
  useEffect(() => {
    if (moved.current !== '') itemOf(moved.current)?.focus()
    moved.current = ''
  }, [outline, itemOf])
  return {
    tree,
    focus: (key: string) => itemOf(key)?.focus(),
    follow(key: string) {
      moved.current = key
    },
  }
}
