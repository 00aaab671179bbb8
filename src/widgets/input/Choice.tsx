import Autocomplete from '@mui/material/Autocomplete'
import type { PopperProps } from '@mui/material/Popper'
import { useState } from 'react'
import type { MouseEvent } from 'react'
import { choiceKey, useEngine, useSteadyList } from '../../render/index.ts'
import type { LookupItem } from '../../render/index.ts'
import { fitting, meant } from './fitting.ts'
import { InputLine } from './InputLine.tsx'
import type { Frame } from './Labelled.tsx'
import { itemOf, listWords, sayItem } from './lookup-words.ts'
import type { Show } from './lookup-words.ts'
import { OptionLine } from './OptionLine.tsx'

export interface ChoiceProps {
  frame: Frame
  items: readonly LookupItem[]
  /** The chosen code; empty for none. */
  value: string
  /** What a chosen code reads as when the items do not hold it. */
  text?: string
  show: Show
  /** Shown instead of options while there are none. */
  empty: string
  /** Called when the list opens: asks for items that could not be loaded. */
  again?: (() => void) | undefined
  pick(item: LookupItem | undefined): void
}

/** In a table's cell the input itself says that it is a list, open or not: there is no room for a button. */
const CHOICE = { 'data-choice': true }

/**
 * One of a list of options, found by typing. It is a plain input until it gets the focus: hundreds of lists that may open would
 * make a form slow. In a table's cell a click opens the list, the keyboard's focus does not.
 */
export function Choice(props: ChoiceProps) {
  const { frame, items, value, text, show } = props
  const [entered, setEntered] = useState<'pointer' | 'keyboard'>()
  const known = itemOf(items, value)
  const chosen = known.label === known.value && text !== undefined ? { ...known, label: text } : known
  const words = value === '' ? '' : sayItem(chosen, show)
  if (frame.readOnly) return <InputLine frame={frame} value={words} />
  const enter = () => setEntered((by) => by ?? 'keyboard')
  if (entered === undefined) {
    const press = (event: MouseEvent): void => {
      if (event.button !== 0) return
      // What was pressed makes room for the list: the browser must not take the focus away after it.
      event.preventDefault()
      setEntered('pointer')
    }
    const closed = { ...CHOICE, role: 'combobox', 'aria-expanded': false, autoComplete: 'off', onMouseDown: press }
    return <InputLine frame={frame} value={words} onChange={ignore} onFocus={enter} attributes={closed} />
  }
  return (
    <OpenChoice
      {...props}
      chosen={value === '' ? null : chosen}
      opens={entered === 'pointer'}
      enter={enter}
      leave={() => setEntered(undefined)}
    />
  )
}

function OpenChoice({
  frame,
  items,
  show,
  empty,
  again,
  pick,
  chosen,
  opens,
  enter,
  leave,
}: ChoiceProps & { chosen: LookupItem | null; opens: boolean; enter(): void; leave(): void }) {
  const { t } = useEngine()
  const value = useSteadyList(items, chosen)
  return (
    <Autocomplete
      id={frame.id}
      size="small"
      fullWidth
      autoHighlight
      openOnFocus={opens}
      forcePopupIcon={frame.compact ? false : 'auto'}
      options={items}
      value={value}
      filterOptions={fitting}
      getOptionLabel={(item) => sayItem(item, show)}
      getOptionKey={choiceKey}
      isOptionEqualToValue={(item, other) => item.value === other.value}
      noOptionsText={t(empty)}
      {...(again && { onOpen: again })}
      {...listWords(t)}
      slotProps={{
        listbox: { 'aria-label': frame.spokenLabel ?? frame.label },
        popper: { style: { width: 'auto' }, placement: 'bottom-start', modifiers: AS_WIDE },
      }}
      onChange={(_, item) => pick(item ?? undefined)}
      onFocus={({ target }) => {
        enter()
        if (target instanceof HTMLInputElement) target.select()
      }}
      onBlur={({ target }) => {
        const text = target instanceof HTMLInputElement ? target.value : ''
        const item = chosen !== null && text === sayItem(chosen, show) ? undefined : meant(items, text)
        if (item !== undefined && item.value !== chosen?.value) pick(item)
        leave()
      }}
      renderOption={({ key, ...option }, item) => (
        <OptionLine key={key} {...option} item={item} text={sayItem(item, show)} />
      )}
      renderInput={(params) => <InputLine frame={frame} combobox={params} attributes={CHOICE} autoFocus />}
    />
  )
}

/** A list is as wide as its field at least, and never too narrow to be read. */
const AS_WIDE: NonNullable<PopperProps['modifiers']> = [
  {
    name: 'asWide',
    enabled: true,
    phase: 'beforeWrite',
    requires: ['computeStyles'],
    fn: ({ state: { rects, styles } }) => {
      styles['popper'] = { ...styles['popper'], minWidth: `max(10rem, ${String(rects.reference.width)}px)` }
    },
  },
]

const ignore = () => undefined
