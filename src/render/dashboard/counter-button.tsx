import Button from '@mui/material/Button'
import type { CounterModel, Scope } from '../../config/index.ts'
import { Icon } from '../icon.tsx'
import { useEngine } from '../services.ts'
import { useSource } from '../source/use-source.ts'

/** A number on a button; a click asks for it again. A dash stands for a number that could not be had. */
export function CounterButton({ model: { label, icon, source }, roots }: { model: CounterModel; roots: Scope }) {
  const { t, locale } = useEngine()
  const { data, state, retry } = useSource(source, roots)
  return (
    <Button
      variant="outlined"
      startIcon={icon !== undefined && <Icon name={icon} />}
      aria-busy={state === 'loading'}
      onClick={retry}
    >
      <span aria-live="polite">
        {t(label, { count: typeof data === 'number' ? data.toLocaleString(locale) : '–' })}
      </span>
    </Button>
  )
}
