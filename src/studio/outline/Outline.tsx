import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { takeFocus } from '../controls/take-focus.ts'
import type { OutlineEntry } from '../../config/node.ts'
import { dropped, mayStandBeside } from '../adding/sections.ts'
import type { Change } from '../host/api.ts'
import { besides, flat, keyOf, textOf } from '../host/entries.ts'
import { parentOf, shownIn, unfolded, type useFolds } from './folds.ts'
import { OutlineItem } from './OutlineItem.tsx'
import { useSteady } from '../controls/steady.ts'
import { useWords } from '../words/words.ts'

interface OutlineProps {
  /** The screen as a whole, where it is an entry, and what is on it. */
  outline: readonly OutlineEntry[]
  selected: string
  /** What is selected beside it. */
  also: readonly string[]
  /** With `adds`, beside what is selected. */
  select(key: string, adds?: boolean): void
  language: string
  file: string
  folds: ReturnType<typeof useFolds>
  change(...changes: Change[]): void
}

/** Every entry of the screen, hidden ones too, as a tree that folds (WAI-ARIA: tree view). Entries move among their like by drag, or by Alt with the arrow keys. */
export function Outline({ outline, selected, also, select, language, file, folds, change }: OutlineProps) {
  const { t } = useWords()
  const hint = useId()
  const tree = useRef<HTMLUListElement>(null)
  const [sought, setSought] = useState('')
  const [focused, setFocused] = useState('')
  const [dragged, setDragged] = useState<OutlineEntry>()
  const reads = (entry: OutlineEntry) =>
    `${entry.texts[language] ?? ''} ${entry.id}`.toLowerCase().includes(sought.trim().toLowerCase())
  // What is found stands below what it is in: the same text may stand in several.
  const holds = (entry: OutlineEntry): boolean => reads(entry) || entry.entries.some(holds)
  const { folded, setFolded } = folds
  // The search looks into what is folded.
  const isSought = sought.trim() !== ''
  const shown = isSought ? flat(outline).filter(({ entry }) => holds(entry)) : unfolded(outline, folded)
  const fold = (entry: OutlineEntry, isFolded: boolean) => {
    const others = [...folded].filter((each) => each !== keyOf(entry))
    setFolded(new Set(isFolded ? [...others, keyOf(entry)] : others))
  }
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
  /** Entries of one kind that read the same are distinguished by their ids. */
  const readsAs = (entry: OutlineEntry) => textOf(entry, entry.texts[language])
  const named = new Map<string, number>()
  const nameOf = (entry: OutlineEntry) => `${entry.kind} ${readsAs(entry)}`
  for (const { entry } of shown) named.set(nameOf(entry), (named.get(nameOf(entry)) ?? 0) + 1)
  const found = shown.find(({ entry }) => !isSought || reads(entry))
  const entrance =
    [focused, selected].find((key) => shown.some(({ entry }) => keyOf(entry) === key)) ??
    (found === undefined ? '' : keyOf(found.entry))

  // Who moves an entry by keys goes on with it.
  const moved = useRef('')
  useEffect(() => {
    if (moved.current !== '') itemOf(moved.current)?.focus()
    moved.current = ''
  }, [outline, itemOf])

  const move = (entry: OutlineEntry, beside: OutlineEntry | undefined, where: 'after' | 'before') => {
    if (beside !== undefined && beside !== entry)
      change({ kind: 'move', file, keys: entry.keys, where, beside: beside.id })
  }
  const drop = (entry: OutlineEntry) => {
    const made = dragged && dropped(outline, dragged, entry, file)
    setDragged(undefined)
    if (made === undefined || dragged === undefined) return
    change(...made.changes)
    // One of the tenant's own has another key in another section.
    if (keyOf(dragged) === selected && made.key !== selected) select(made.key)
  }
  const focus = (entry: OutlineEntry | undefined) => {
    if (entry !== undefined) itemOf(keyOf(entry))?.focus()
  }
  const press = (entry: OutlineEntry, event: KeyboardEvent) => {
    // Alt with these goes through the pages of the browser.
    if (event.altKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) return
    const at = shown.findIndex((each) => each.entry === entry)
    const step = { ArrowUp: -1, ArrowDown: 1, Home: -at, End: shown.length - 1 - at }[event.key]
    if (step !== undefined && event.altKey) {
      const like = besides(outline, entry)
      moved.current = keyOf(entry)
      move(entry, like[like.indexOf(entry) + step], step < 0 ? 'before' : 'after')
    } else if (step !== undefined) {
      focus(shown[at + step]?.entry)
    } else if (event.key === 'ArrowRight' && entry.entries.length > 0 && !isSought) {
      if (folded.has(keyOf(entry))) fold(entry, false)
      else focus(entry.entries[0])
    } else if (event.key === 'ArrowLeft' && !isSought) {
      if (entry.entries.length > 0 && !folded.has(keyOf(entry))) fold(entry, true)
      else focus(parentOf(outline, entry))
    } else if (event.key === 'Enter' || event.key === ' ') select(keyOf(entry), event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  const acts = useSteady({
    select: (entry: OutlineEntry, adds: boolean) => select(keyOf(entry), adds),
    focus: (entry: OutlineEntry) => setFocused(keyOf(entry)),
    press,
    fold,
    drag: setDragged,
    drop,
  })
  return (
    <Box
      component="nav"
      aria-label={t('outline.label')}
      sx={{ height: '100%', minHeight: 0, display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ p: 1.5, pb: 1 }}>
        <TextField
          size="small"
          fullWidth
          type="search"
          inputRef={takeFocus}
          label={t('outline.find')}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <Typography
          id={hint}
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', mt: 0.75, lineHeight: 1.4 }}
        >
          {t('outline.hint')}
        </Typography>
      </Box>
      {outline.length === 0 && <Coming />}
      {shown.length === 0 && sought !== '' && <Typography sx={{ px: 1.5 }}>{t('outline.none')}</Typography>}
      <Box
        component="ul"
        ref={tree}
        role="tree"
        aria-multiselectable
        aria-label={t('outline.label')}
        aria-describedby={hint}
        sx={{ listStyle: 'none', m: 0, p: 0, overflow: 'auto', flex: 1 }}
      >
        {shown.map(({ entry, depth }) => (
          <OutlineItem
            key={keyOf(entry)}
            entry={entry}
            depth={depth}
            text={named.get(nameOf(entry)) === 1 ? readsAs(entry) : `${readsAs(entry)} · ${entry.id}`}
            isOpen={isSought || entry.entries.length === 0 ? undefined : !folded.has(keyOf(entry))}
            isSelected={keyOf(entry) === selected || also.includes(keyOf(entry))}
            isEntrance={keyOf(entry) === entrance}
            takes={dragged !== undefined && dragged !== entry && mayStandBeside(dragged, entry)}
            acts={acts}
          />
        ))}
      </Box>
    </Box>
  )
}

/** Indents and widths of entries in percent, as a screen's sections and fields stand. */
const LINES = [
  [0, 45],
  [0, 38],
  ...[52, 44, 60, 36, 48, 40].map((width) => [8, width] as const),
  [0, 42],
  ...[50, 38, 56].map((width) => [8, width] as const),
] as const

/** The shape of the entries until they are known. */
function Coming() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2.25, px: 3, py: 1.5 }}>
      {LINES.map(([indent, width], index) => (
        <Skeleton
          key={index}
          variant="rounded"
          height={12}
          sx={{ marginInlineStart: `${String(indent)}%`, width: `${String(width)}%` }}
        />
      ))}
    </Box>
  )
}
