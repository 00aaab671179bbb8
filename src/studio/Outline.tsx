import { useState } from 'react'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { OutlineEntry } from '../config/node.ts'
import type { Change } from './api.ts'
import { besides, flat, keyOf } from './entries.ts'

interface OutlineProps {
  outline: readonly OutlineEntry[]
  selected: string
  select(key: string): void
  language: string
  file: string
  change(...changes: Change[]): void
}

/** Every entry of the screen, hidden ones too. Entries move among their like by drag, or by Alt with the arrow keys. */
export function Outline({ outline, selected, select, language, file, change }: OutlineProps) {
  const [dragged, setDragged] = useState<OutlineEntry>()
  const move = (entry: OutlineEntry, beside: OutlineEntry | undefined, where: 'after' | 'before') => {
    if (beside !== undefined && beside !== entry) change({ kind: 'move', file, keys: entry.keys, where, beside: beside.id })
  }
  const step = (entry: OutlineEntry, by: -1 | 1) => {
    const like = besides(outline, entry)
    move(entry, like[like.indexOf(entry) + by], by === -1 ? 'before' : 'after')
  }
  const isLike = (entry: OutlineEntry) => dragged !== undefined && keyOf({ keys: dragged.keys.slice(0, -1) }) === keyOf({ keys: entry.keys.slice(0, -1) })
  return (
    <Box component="nav" aria-label="Entries of the screen" sx={{ overflow: 'auto', borderRight: 1, borderColor: 'divider' }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {flat(outline).map(({ entry, depth }) => (
          <li key={keyOf(entry)}>
            <ButtonBase
              draggable
              aria-pressed={keyOf(entry) === selected}
              onClick={() => select(keyOf(entry))}
              onKeyDown={(event) => {
                if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
                event.preventDefault()
                step(entry, event.key === 'ArrowUp' ? -1 : 1)
              }}
              onDragStart={() => setDragged(entry)}
              onDragOver={(event) => {
                if (isLike(entry)) event.preventDefault()
              }}
              onDrop={() => {
                const like = besides(outline, entry)
                if (dragged !== undefined) move(dragged, entry, like.indexOf(dragged) < like.indexOf(entry) ? 'after' : 'before')
                setDragged(undefined)
              }}
              sx={{ width: '100%', justifyContent: 'flex-start', textAlign: 'left', gap: 1, py: 0.5, pr: 1, pl: 1.5 + depth * 2, bgcolor: keyOf(entry) === selected ? 'action.selected' : undefined }}
            >
              <Typography component="span" variant="body2" sx={{ flex: 1, fontWeight: depth === 0 ? 600 : 400, textDecoration: entry.hidden ? 'line-through' : undefined, color: entry.hidden ? 'text.secondary' : undefined }}>
                {entry.texts[language] ?? entry.id}
              </Typography>
              <Typography component="span" variant="caption" color="text.secondary">
                {entry.hidden ? 'hidden' : entry.isOwn ? 'own' : entry.kind}
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  )
}
