import { useEffect, useRef } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { OutlineEntry } from '../../config/node.ts'
import { flat, keyOf } from '../host/entries.ts'
import { useWords } from '../words/words.ts'
import { Awaited } from './Awaited.tsx'
import { Inspector, type InspectorProps } from './Inspector.tsx'
import { Several } from './Several.tsx'

interface PropertiesPaneProps extends Omit<InspectorProps, 'entry' | 'sought' | 'add'> {
  entry: OutlineEntry | undefined
  selected: string
  /** What is selected beside it. */
  also: readonly string[]
  /** It was just added, and the host has not answered. */
  isAwaited: boolean
  /** Makes something and goes to it; `others` are selected beside it. */
  add(key: string, changes: Parameters<InspectorProps['add']>[1], others?: readonly string[]): Promise<boolean>
  children: ReactNode
}

/** The properties of what is selected: of one entry, or of several at once; below them what differs from the base. */
export function PropertiesPane(props: PropertiesPaneProps) {
  const { entry, selected, also, isAwaited, children, ...around } = props
  const { outline, tenant, file, change, add, adds } = around
  const { t } = useWords()
  const pane = useRef<HTMLElement>(null)
  // What was selected is read from its beginning.
  const begun = useRef('')
  useEffect(() => {
    if (adds || begun.current === selected) return
    begun.current = selected
    pane.current?.scrollTo(0, 0)
    pane.current?.scrollIntoView({ block: 'start' })
  }, [selected, adds])
  const several = flat(outline).flatMap((each) => ([selected, ...also].includes(keyOf(each.entry)) ? [each.entry] : []))
  return (
    <Stack
      ref={pane}
      component="aside"
      aria-label={t('studio.properties')}
      spacing={3}
      sx={{ height: '100%', overflow: 'auto', p: 2 }}
    >
      {entry === undefined ? (
        <Typography color="textSecondary">{t('inspector.none')}</Typography>
      ) : isAwaited ? (
        <Awaited id={selected.split('.').at(-1) ?? ''} />
      ) : several.length > 1 ? (
        <Several
          entries={several}
          languages={tenant.languages}
          {...{ outline, file, change }}
          move={([first = '', ...others], changes) => void add(first, changes, others)}
        />
      ) : (
        <Inspector
          key={`${keyOf(entry)} ${selected}`}
          {...around}
          entry={entry}
          sought={selected === '' ? [] : selected.split('.').slice(entry.keys.length)}
        />
      )}
      {children}
    </Stack>
  )
}
