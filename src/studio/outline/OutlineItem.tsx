import { memo, useState, type KeyboardEvent } from 'react'
import Right from '@mui/icons-material/ChevronRight'
import Down from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { OutlineEntry } from '../../config/node.ts'
import { keyOf } from '../host/entries.ts'
import { isSaid } from '../inspector/withdraw.ts'
import { useWords } from '../words/words.ts'

interface OutlineItemProps {
  entry: OutlineEntry
  depth: number
  text: string
  /** Whether what is inside of it is shown; undefined where nothing is. */
  isOpen: boolean | undefined
  isSelected: boolean
  /** The one item that Tab leads to. */
  isEntrance: boolean
  /** Whether what is being dragged may be put here. */
  takes: boolean
  /** The same functions for all entries, at every render. */
  acts: {
    /** With `adds`, beside what is selected. */
    select(entry: OutlineEntry, adds: boolean): void
    focus(entry: OutlineEntry): void
    press(entry: OutlineEntry, event: KeyboardEvent): void
    fold(entry: OutlineEntry, isFolded: boolean): void
    /** What is being dragged from now on. */
    drag(entry: OutlineEntry | undefined): void
    drop(entry: OutlineEntry): void
  }
}

/** One entry in the tree: what it reads, what it is, whether it is hidden. */
export const OutlineItem = memo(function OutlineItem({
  entry,
  depth,
  text,
  isOpen,
  isSelected,
  isEntrance,
  takes,
  acts,
}: OutlineItemProps) {
  const { t } = useWords()
  const [isOver, setOver] = useState(false)
  const isElsewhere = entry.says['section'] !== undefined && entry.kind === 'Field'
  const state = entry.hidden
    ? t('outline.hidden')
    : isElsewhere
      ? t('outline.elsewhere')
      : t(entry.isOwn ? 'outline.own' : `kind.${entry.kind}`)
  return (
    <Box
      component="li"
      role="treeitem"
      data-key={keyOf(entry)}
      aria-level={depth + 1}
      aria-selected={isSelected}
      aria-expanded={isOpen}
      tabIndex={isEntrance ? 0 : -1}
      draggable
      onClick={(event) => acts.select(entry, event.ctrlKey || event.metaKey)}
      onFocus={() => acts.focus(entry)}
      onKeyDown={(event) => acts.press(entry, event)}
      onDragStart={({ dataTransfer }) => {
        // Safari drags nothing that has no data.
        dataTransfer.setData('text/plain', text)
        acts.drag(entry)
      }}
      onDragEnd={() => acts.drag(undefined)}
      onDragOver={(event) => {
        if (!takes) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={() => {
        setOver(false)
        acts.drop(entry)
      }}
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        gap: 0.5,
        py: 0.75,
        pr: 1.5,
        pl: 0.5 + depth * 2,
        cursor: 'pointer',
        bgcolor: isSelected ? 'action.selected' : undefined,
        ...(isSelected && { boxShadow: ({ palette }) => `inset 3px 0 0 ${palette.primary.main}` }),
        outlineOffset: -2,
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid' },
        ...(isOver && takes && { outline: 2, outlineStyle: 'dashed', outlineColor: 'warning.main' }),
      }}
    >
      <Box
        component="span"
        aria-hidden
        onClick={(event) => {
          if (isOpen === undefined) return
          event.stopPropagation()
          acts.fold(entry, isOpen)
        }}
        sx={{ display: 'flex', width: 20, height: 20, flex: 'none', alignSelf: 'flex-start', color: 'text.secondary' }}
      >
        {isOpen !== undefined && (isOpen ? <Down fontSize="small" /> : <Right fontSize="small" />)}
      </Box>
      <Typography
        component="span"
        variant="body2"
        sx={{
          flex: 1,
          minWidth: 0,
          overflowWrap: 'anywhere',
          fontWeight: depth === 0 ? 600 : 400,
          textDecoration: entry.hidden ? 'line-through' : undefined,
          color: entry.hidden ? 'text.secondary' : undefined,
        }}
      >
        {text}
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary">
        {isSaid(entry) && !entry.isOwn && (
          <Typography component="span" variant="caption" color="primary" title={t('outline.changed')}>
            ●{' '}
          </Typography>
        )}
        {state}
      </Typography>
    </Box>
  )
})
