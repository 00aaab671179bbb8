import { useId, useState } from 'react'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { takeFocus } from '../controls/take-focus.ts'
import { usePlaces } from '../inspector/use-places.ts'
import type { OutlineEntry } from '../../config/node.ts'
import { dropped, mayStandBeside } from '../adding/sections.ts'
import type { Change } from '../host/api.ts'
import { keyOf } from '../host/entries.ts'
import { Coming } from './Coming.tsx'
import { parentOf, type useFolds } from './folds.ts'
import { pressed, type KeyActs } from './keys.ts'
import { OutlineItem } from './OutlineItem.tsx'
import { entranceOf, shownEntries } from './sought.ts'
import { useSteady } from '../controls/steady.ts'
import { useTree } from './use-tree.ts'
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
  const [sought, setSought] = useState('')
  const [focused, setFocused] = useState('')
  const [dragged, setDragged] = useState<OutlineEntry>()
  const { folded, setFolded } = folds
  const { tree, focus, follow } = useTree(outline, selected, folds)
  const { shown, first } = shownEntries(outline, { sought, folded, language })
  const entrance = entranceOf(shown, [focused, selected], first)
  const isSought = sought.trim() !== ''
  const places = usePlaces(outline, file, change)
  const mayFold = (entry: OutlineEntry) => !isSought && entry.entries.length > 0

  const fold = (entry: OutlineEntry, isFolded: boolean) => {
    const others = [...folded].filter((each) => each !== keyOf(entry))
    setFolded(new Set(isFolded ? [...others, keyOf(entry)] : others))
  }
  const drop = (entry: OutlineEntry) => {
    const made = dragged && dropped(outline, dragged, entry, file)
    setDragged(undefined)
    if (made === undefined || dragged === undefined) return
    change(...made.changes)
    // One of the tenant's own has another key in another section.
    if (keyOf(dragged) === selected && made.key !== selected) select(made.key)
  }
  const keys: KeyActs = {
    shown,
    fold,
    isFolded: (entry) => (mayFold(entry) ? folded.has(keyOf(entry)) : undefined),
    focus: (entry) => entry !== undefined && focus(keyOf(entry)),
    leave(entry) {
      const parent = isSought ? undefined : parentOf(outline, entry)
      if (parent !== undefined) focus(keyOf(parent))
    },
    move(entry, steps) {
      follow(keyOf(entry))
      places.move(entry, steps)
    },
    select: (entry, adds) => select(keyOf(entry), adds),
  }
  const acts = useSteady({
    select: keys.select,
    focus: (entry: OutlineEntry) => setFocused(keyOf(entry)),
    press: (entry: OutlineEntry, event: Parameters<typeof pressed>[1]) => pressed(entry, event, keys),
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
        {shown.map(({ entry, depth, text }) => (
          <OutlineItem
            key={keyOf(entry)}
            {...{ entry, depth, text }}
            isOpen={mayFold(entry) ? !folded.has(keyOf(entry)) : undefined}
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
