import { useSyncExternalStore } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEngine } from '../services/services.ts'
import { useForm } from './fields/context.ts'
import { focusPlace, placeOf } from './focus.ts'
import { nameOf } from './summary.tsx'

/** So many fields are named. */
const MOST = 4

/** One line that says which fields a change emptied, with the way back. */
export function ClearedLine() {
  const { id, controller, model, store } = useForm()
  const { t } = useEngine()
  const cleared = useSyncExternalStore(controller.listenCleared, controller.cleared)
  const nameAt = (path: string): string[] => {
    const place = placeOf(path, model, store.scope)
    return place === undefined ? [] : [nameOf(place, model, store.scope, t)]
  }
  const undo = (): void => {
    const place = cleared && placeOf(cleared.by, model, store.scope)
    controller.undoCleared()
    // The button goes with the line.
    if (place !== undefined) focusPlace(id, place)
  }
  const names = [
    ...new Set(
      cleared?.places.flatMap(({ path, field }) => (field?.label === undefined ? nameAt(path) : [t(field.label)])),
    ),
  ]
  if (cleared === undefined || names.length === 0) return <div role="status" />
  const shown = names.slice(0, MOST).join(', ')
  const more = names.length - MOST
  return (
    <div role="status">
      <Alert
        role="none"
        severity="info"
        square
        action={
          <Button size="small" color="inherit" onClick={undo}>
            {t('action.undo')}
          </Button>
        }
      >
        <Box component="span">
          {t('form.cleared', {
            field: nameAt(cleared.by)[0] ?? '',
            cleared: more > 0 ? t('form.clearedMore', { fields: shown, count: more }) : shown,
          })}
        </Box>
      </Alert>
    </div>
  )
}
