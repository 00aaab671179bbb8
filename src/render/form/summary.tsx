import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import useMediaQuery from '@mui/material/useMediaQuery'
import { NARROW } from '../frame/narrow.ts'
import { useEngine } from '../services/services.ts'
import type { Translate } from '../services/services.ts'
import type { Actions } from './record/actions.ts'
import { useForm } from './fields/context.ts'
import { placeOf, focusPlace } from './focus.ts'
import type { Place } from './focus.ts'
import { sayMessage } from './fields/hooks.ts'
import { labelBefore, twinsOf } from './fields/names.ts'
import type { FormModel, Scope } from '../../config/index.ts'

/** How the last action ended, where the form is still open: the error line of a failed one, every message with a link to its field, what is in the form and not saved. */
export function FormErrors({ actions }: { actions: Actions }) {
  const { t } = useEngine()
  return (
    <Box sx={{ maxHeight: '30vh', overflow: 'auto', flexShrink: 0 }}>
      {actions.failure !== undefined && (
        <Alert severity="error" role="alert" square>
          {actions.failure.text}
          {actions.failure.reason !== undefined && <div>{actions.failure.reason}</div>}
        </Alert>
      )}
      {actions.isTypedOn && (
        <Alert severity="warning" role="status" square>
          {t('form.typedMeanwhile')}
        </Alert>
      )}
      {actions.undo !== undefined && (
        <Alert
          severity="info"
          role="status"
          square
          action={
            <Button color="inherit" size="small" onClick={actions.undo}>
              {t('conflict.undo')}
            </Button>
          }
        >
          {t('conflict.merged')}
        </Alert>
      )}
      {(actions.stopped > 0 || actions.failure !== undefined) && <Summary stopped={actions.stopped} />}
    </Box>
  )
}

function Summary({ stopped }: { stopped: number }) {
  const { id, model, store } = useForm()
  const { t } = useEngine()
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const subscribe = useCallback((heard: () => void) => store.messages.listenAll(heard), [store])
  const messages = useSyncExternalStore(subscribe, () => store.messages.all())
  const isNarrow = useMediaQuery(NARROW)
  const [isOpen, setOpen] = useState(!isNarrow)
  useEffect(() => {
    if (stopped > 0) box.current?.focus()
  }, [stopped])
  if (messages.size === 0) return null
  const entries = [...messages].flatMap(([path, ofPath]) =>
    ofPath.map((message) => ({ path, text: sayMessage(message, t) })),
  )
  return (
    <Alert
      severity="error"
      role="alert"
      square
      ref={box}
      tabIndex={-1}
      sx={{ outlineOffset: -2 }}
      action={
        <Button
          color="inherit"
          size="small"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'form.summaryHide' : 'form.summaryShow')}
        </Button>
      }
    >
      {t('form.summary', { count: entries.length })}
      <Box component="ul" id={listId} hidden={!isOpen} sx={{ m: 0, pl: 2.5 }}>
        {entries.map(({ path, text }) => {
          const place = placeOf(path, model, store.scope)
          return (
            <li key={`${path} ${text}`}>
              {place === undefined ? (
                text
              ) : (
                <Link
                  component="button"
                  type="button"
                  color="inherit"
                  sx={{ textAlign: 'left', verticalAlign: 'top', minHeight: 24 }}
                  onClick={() => focusPlace(id, place)}
                >
                  {nameOf(place, model, store.scope, t)}: {text}
                </Link>
              )}
            </li>
          )
        })}
      </Box>
    </Alert>
  )
}

/** The place in words: the field, in a list with the number of the row. */
export function nameOf({ section, field, row }: Place, model: FormModel, scope: Scope, t: Translate): string {
  const label = t(field.label ?? section.label)
  const before = labelBefore(twinsOf(model).get(field), scope)
  const name = before === undefined ? label : t('form.fieldOf', { before: t(before), label })
  if (row === undefined) return name
  const inRow = row.field?.label === undefined ? '' : ` ${t(row.field.label)}`
  return `${name} ${row.index + 1}${inRow}`
}
