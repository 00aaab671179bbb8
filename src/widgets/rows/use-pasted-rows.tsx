import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ClipboardEvent } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { countText, readNumber, rulesAt, useEngine, useLookup, useSetValues } from '../../render/index.ts'
import type { DataRules, FieldModel, LookupItem } from '../../render/index.ts'
import type { Entry } from '../../config/index.ts'
import { readCode } from '../wire/code.ts'
import { choiceNamed, readMeasure } from '../wire/measure.ts'
import { readClock, readDay } from '../wire/moment.ts'
import { codeText, readText } from '../wire/text.ts'
import { sameContent } from './list.ts'
import type { RowListProps } from './list.ts'
import { blockOf, filledWith, isFilled, withoutHeadings } from './pasted.ts'
import type { Slot } from './pasted.ts'

type Query = Parameters<typeof useLookup>[1]
/** The parts whose values a pasted text can be read as, beside lists. */
const TYPED = new Set<string | undefined>([undefined, 'text', 'upperText', 'number', 'quantity'])

/** What has no place. */
const nothing = () => undefined
/** A day or a time as the wire has it. */
const WIRE = /^\d{4}(\d{4})?$/

interface PastedRules extends Pick<RowListProps, 'fields' | 'rows'> {
  path: string
  entries: readonly Entry[]
  /** Of one row. */
  rules: DataRules | undefined
  newRow: Entry
  /** Most rows that may be shown. */
  limit: number | undefined
  actionField: string | undefined
  /** Puts the focus into the row of a key. */
  focusRow(key: number): void
  /** Puts the rows back as they were: nothing follows from that. */
  reset(rows: readonly Entry[]): void
}

/** A paste that can be taken back. */
interface LastPaste {
  before: readonly Entry[]
  /** The list as it became: with what followed from the values, as a unit that stands in for none. Undefined until it is drawn. */
  after?: readonly Entry[]
  count: number
  /** Of the row that was pasted into. */
  key: number
}

/**
 * Takes a block of a spreadsheet that is pasted into a cell over the cells from there on, and over new rows below, as one change, which can be
 * taken back while the list is as it made it. Other pastes are the input's own.
 */
export function usePastedRows({
  path,
  entries,
  rows,
  fields,
  rules,
  newRow,
  limit,
  actionField,
  focusRow,
  reset,
}: PastedRules) {
  const { t, formats, notify } = useEngine()
  const setValues = useSetValues()
  const known = useRef(new Map<string, readonly LookupItem[]>())
  const know = useCallback((of: string, items: readonly LookupItem[]) => void known.current.set(of, items), [])
  const [last, setLast] = useState<LastPaste>()
  if (last !== undefined && last.after === undefined) setLast({ ...last, after: entries })
  const lists = useMemo(() => fields.flatMap((field) => listOf(field) ?? []), [fields])

  const number = (count: number) => ({ count, shown: countText(count, formats) })
  const itemsOf = (field: FieldModel): readonly LookupItem[] => known.current.get(field.id) ?? []
  const choiceOf = (field: FieldModel, text: string): string | undefined => {
    return choiceNamed(itemsOf(field), text)
  }
  const slotsOf = (field: FieldModel): Slot[] => {
    const { path: at, options, widget } = field
    const label = field.label === undefined ? undefined : t(field.label)
    const isChoice = (text: string) => choiceOf(field, text) !== undefined
    const own = (rules && rulesAt(rules, at)) ?? {}
    const unit = options['unitField']
    if (typeof unit === 'string') {
      const number = { ...numberSlot(at, field, own, formats.numbers, { path: unit, items: itemsOf(field) }), label }
      // A unit in a field of its own has its own column, and is that of other numbers, too.
      if (widget !== 'quantity') return [{ ...number, shares: true }]
      return [number, { path: unit, isUnit: true, read: (text) => choiceOf(field, text), takes: isChoice }]
    }
    if (listOf(field) !== undefined) {
      const read = (text: string): unknown => {
        const code = choiceOf(field, text)
        return code === undefined ? undefined : readCode(code, own)
      }
      return [{ path: at, label, read, takes: isChoice }]
    }
    const kind = widget ?? own['format']
    const isClockText = kind === 'time' || kind === 'hhmm'
    if (isClockText || kind === 'date' || kind === 'yyyymmdd') {
      const read = (text: string) => (isClockText ? readClock(text) : readDay(text, formats.short))
      return [{ path: at, label, read, takes: (text) => WIRE.test(read(text)) }]
    }
    if (!TYPED.has(widget)) return [{ path: at, label, read: nothing }]
    if (widget === 'number' || own.type === 'number' || own.type === 'integer')
      return [{ ...numberSlot(at, field, own, formats.numbers), label }]
    return [{ path: at, label, read: (text) => readText(widget === 'upperText' ? codeText(text) : text, 'free') }]
  }
  const paste = (event: ClipboardEvent<HTMLElement>): void => {
    const cell = event.target instanceof HTMLInputElement ? event.target.closest('td') : null
    const copied = blockOf(event.clipboardData.getData('text'), event.clipboardData.getData('text/html'))
    const line = cell?.closest('tr')
    const first = rows.findIndex(({ key }) => String(key) === line?.dataset['row'])
    if (cell === null || copied === undefined || first === -1) return
    event.preventDefault()
    event.stopPropagation()
    const isUnit = cell.querySelector('input') !== event.target
    const [start, ...beside] = fields.slice(cell.cellIndex).map((field) => {
      const slots = slotsOf(field)
      return field.readOnly === true ? slots.map((slot) => ({ ...slot, read: nothing })) : slots
    })
    const slots = [...(start ?? []).slice(isUnit ? 1 : 0), ...beside.flat()]
    const below = rows.slice(first)
    // An empty line leaves the row that is there, and makes none.
    const block = withoutHeadings(copied, slots).filter((line, at) => at < below.length || isFilled(line))
    const room = Math.max(0, (limit ?? Infinity) - rows.length)
    const more = Array.from({ length: Math.min(room, Math.max(0, block.length - below.length)) }, () => newRow)
    const filled = filledWith(block, { rows: below.map(({ row }) => row), slots, more })
    const places = [...below.map(({ index }) => index), ...more.map((_, at) => entries.length + at)]
    const changes: Record<string, unknown> = {}
    filled.rows.forEach((row, at) => {
      const place = places[at] ?? entries.length + more.length
      if (row !== entries[place]) changes[`${path}.${String(place)}`] = row
    })
    if (Object.keys(changes).length > 0) setValues(changes)
    setLast({ before: entries, count: filled.count, key: rows[first]?.key ?? 0 })
    // The end of a long block is out of sight.
    if (filled.left > 0) notify({ severity: 'info', text: t('rows.pastedLeft', number(filled.left)) })
  }
  const stands =
    last?.after?.length === entries.length &&
    entries.every((row, at) => sameContent(row, last.after?.[at] ?? {}, actionField ?? ''))
  const notice = last !== undefined && stands && (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography role="status" variant="body2" color="textSecondary">
        {t('rows.pasted', number(last.count))}
      </Typography>
      <Button
        size="small"
        onClick={() => {
          reset(last.before)
          setLast(undefined)
          focusRow(last.key)
        }}
      >
        {t('action.undo')}
      </Button>
    </Stack>
  )
  const choices = lists.map(({ of, lookup, query }) => <Choices key={of} {...{ of, lookup, query, know }} />)
  return { paste, notice, choices }
}

/** Where the unit of a number stands, and those that there are. */
interface Unit {
  path: string
  items: readonly LookupItem[]
}

/** A number as its cell takes it, whole where its rules or its options say so, with the unit that stands behind it: a text that is none goes into the data as it is, where it is marked. */
function numberSlot(path: string, { options }: FieldModel, { type }: DataRules, locale: string, unit?: Unit): Slot {
  const decimals = options['decimals']
  const integer = options['integer'] === true || type === 'integer'
  const shape = { integer, ...(typeof decimals === 'number' && { decimals }) }
  const measureIn = (text: string) => readMeasure(text, unit?.items ?? [], locale, shape)
  const valueOf = (text: string): unknown => {
    const read = readNumber(text, locale, shape)
    return read.kind === 'number' ? read.value : measureIn(text)?.value
  }
  return {
    path,
    takes: (text) => valueOf(text) !== undefined,
    read: (text) => valueOf(text) ?? text,
    beside(text) {
      const measure = measureIn(text)
      return unit === undefined || measure === undefined ? [] : [{ path: unit.path, value: measure.unit }]
    },
  }
}

interface List {
  /** The field. */
  of: string
  lookup: string
  query: Query
}

/** The list that the choices of a field, or its units, are of. */
function listOf({ id, widget, options }: FieldModel): List | undefined {
  const lookup = options['unitLookup'] ?? (widget === 'select' ? options['lookup'] : undefined)
  return typeof lookup === 'string' ? { of: id, lookup, query: options['lookupQuery'] as Query } : undefined
}

/** Has the choices of a field at hand, which its cells ask for too. */
function Choices({ of, lookup, query, know }: List & { know(of: string, items: readonly LookupItem[]): void }) {
  const { items } = useLookup(lookup, query)
  useEffect(() => know(of, items), [of, items, know])
  return null
}
