import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import useMediaQuery from '@mui/material/useMediaQuery'
import { NARROW } from '../look/narrow.ts'
import { StepButton } from '../frame/step-button.tsx'
import { useEngine } from '../services/services.ts'
import type { Translate } from '../services/services.ts'
import { useForm } from './fields/context.ts'
import { placeOf, focusPlace } from './focus.ts'
import type { Place } from './focus.ts'
import type { Message } from './core/messages.ts'
import { sayMessageOf } from './fields/hooks.ts'
import { labelBefore, twinsOf } from './fields/names.ts'
import { useTurned } from './turned.ts'
import { childOf, isRemovedRow, isWithin, ofData, rulesAtNames } from '../../config/index.ts'
import type { FieldModel, FormModel, Scope } from '../../config/index.ts'

const LIST = { outlineOffset: -2, '& .MuiAlert-action': { alignItems: 'center', height: 40, pt: 0 } } as const
const BAR = {
  ...LIST,
  py: 0,
  alignItems: 'center',
  '& .MuiAlert-message': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2,
    py: 0.5,
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
  },
  '& .MuiAlert-action': { alignItems: 'center', pt: 0, my: 'auto', flex: 'none' },
} as const
/** The message that one is at, in one line. */
const AT = {
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

interface SummaryProps {
  /** An action was stopped by what stands here: it takes the focus. */
  isAsked: boolean
  /** What scrolls the fields. */
  body: RefObject<HTMLElement | null>
}

/** Every message with a link to its field. Once a person turns to the fields, and on a narrow screen, it is a bar with the one that they are at, which leads from one to the next. */
export function Summary({ isAsked, body }: SummaryProps) {
  const { id } = useForm()
  const { t } = useEngine()
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const isNarrow = useMediaQuery(NARROW)
  const [wish, setOpen] = useState<boolean>()
  const isOpen = wish ?? !isNarrow
  const entries = useEntries()
  const steps = useSteps(entries)
  useTurned(
    body,
    useCallback(() => setOpen(false), []),
  )
  useEffect(() => {
    if (isAsked) box.current?.focus()
  }, [isAsked])
  if (entries.length === 0) return null
  const lead = (entry: Entry): void => {
    setOpen(false)
    steps.leave(entry)
    if (entry.place !== undefined) focusPlace(id, entry.place)
  }
  const step = (way: 'previous' | 'next') => {
    const entry = steps[way]
    const label = t(way === 'next' ? 'form.errorNext' : 'form.errorPrevious')
    return <StepButton way={way} label={label} isEnd={entry === undefined} onStep={() => entry && lead(entry)} />
  }
  return (
    <Alert
      severity="error"
      role="alert"
      square
      ref={box}
      tabIndex={-1}
      sx={isOpen ? LIST : BAR}
      action={
        <>
          {step('previous')}
          {step('next')}
          <Button
            color="inherit"
            size="small"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'form.summaryHide' : 'form.summaryShow')}
          </Button>
        </>
      }
    >
      <span>{t(isOpen ? 'form.summary' : 'form.sectionErrors', { count: entries.length })}</span>
      {!isOpen && steps.at !== undefined && (
        <Box component="span" sx={AT}>
          {inWords(steps.at)}
        </Box>
      )}
      <Box component="ul" id={listId} hidden={!isOpen} sx={{ m: 0, pl: 2.5 }}>
        {entries.map((entry) => (
          <li key={entry.key}>
            {entry.place === undefined ? (
              entry.text
            ) : (
              <Link
                component="button"
                type="button"
                color="inherit"
                sx={{ textAlign: 'left', verticalAlign: 'top', minHeight: 24 }}
                onClick={() => lead(entry)}
              >
                {inWords(entry)}
              </Link>
            )}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

/** A message, and where it can be seen. */
interface Entry {
  key: string
  text: string
  place: Place | undefined
  name: string
}

function useEntries(): Entry[] {
  const { model, store } = useForm()
  const engine = useEngine()
  const { t } = engine
  const subscribe = useCallback((heard: () => void) => store.messages.listenAll(heard), [store])
  const messages = useSyncExternalStore(subscribe, () => store.messages.all())
  return [...messages].flatMap(([path, ofPath]) => {
    const place = placeOf(path, model, store.scope)
    const placeFor = (message: Message): Place | undefined =>
      'beyond' in message ? placeOf(path, model, store.scope, message.beyond) : place
    // An object that is missing is told by what is missing in it.
    if (place === undefined && [...messages.keys()].some((other) => other !== path && isWithin(other, path))) return []
    return ofPath.map((message, index) => {
      const own = placeFor(message)
      const name = own === undefined ? '' : nameOf(own, model, store.scope, t)
      const value = ('beyond' in message ? (message.beyond ?? []) : []).reduce(childOf, store.get(path))
      return { key: `${path} ${index}`, text: sayMessageOf(value, message, engine), place: own, name }
    })
  })
}

function inWords({ name, text }: Entry): string {
  return name === '' ? text : `${name}: ${text}`
}

/** The message that was gone to last, and those before and after it; what was corrected meanwhile leaves its place to the one after it. */
function useSteps(entries: readonly Entry[]) {
  const placed = entries.filter(({ place }) => place !== undefined)
  const [last, leave] = useState<{ key: string; index: number }>({ key: '', index: 0 })
  const at = placed.findIndex(({ key }) => key === last.key)
  return {
    at: placed[at === -1 ? last.index : at] ?? placed.at(-1) ?? entries[0],
    previous: placed[(at === -1 ? last.index : at) - 1],
    next: placed[at === -1 ? last.index : at + 1],
    leave: (entry: Entry) => leave({ key: entry.key, index: placed.indexOf(entry) }),
  }
}

/** The place in words: the field, in a list with the number of the row, and what is meant inside of it. */
export function nameOf(place: Place, model: FormModel, scope: Scope, t: Translate): string {
  const { names = [], depth = 0 } = place.inside ?? {}
  return names.slice(depth).reduce(
    (before, name, at) => {
      if (Array.isArray(scope.get(ofData(names.slice(0, depth + at).join('.'))))) return `${before} ${Number(name) + 1}`
      const [rules] = rulesAtNames([model.schema], names.slice(0, depth + at + 1), model.schema)
      const title = rules?.['title']
      return t('form.fieldOf', { before, label: typeof title === 'string' ? t(title) : name })
    },
    fieldName(place, model, scope, t),
  )
}

function fieldName({ section, field, row }: Place, model: FormModel, scope: Scope, t: Translate): string {
  const label = t(field.label ?? section.label)
  const before = labelBefore(twinsOf(model).get(field), scope)
  const name = before === undefined ? label : t('form.fieldOf', { before: t(before), label })
  return name + inRows(field, row, scope, t)
}

/** The numbers of rows inside each other, as a person counts those that are shown, each with the name of what is meant in it. */
function inRows(list: FieldModel | undefined, row: Place['row'], scope: Scope, t: Translate): string {
  if (row === undefined) return ''
  const { path, index, field } = row
  const label = field?.label === undefined ? '' : ` ${t(field.label)}`
  const rows = scope.get(ofData(path.slice(0, path.lastIndexOf('.'))))
  const before = Array.isArray(rows) ? rows.slice(0, index) : []
  const removed = before.filter((each: unknown) => list !== undefined && isRemovedRow(list, each)).length
  return ` ${index - removed + 1}${label}${inRows(field, row.row, scope, t)}`
}
