import { useEffect, useId, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { evaluate, isFilled } from '../../config/index.ts'
import type { LabelId, Scope, ViewModel } from '../../config/index.ts'
import { getAt } from '../form/core/paths.ts'
import { Icon } from '../icon.tsx'
import { ScreenHeader } from '../screen-header.tsx'
import { useEngine } from '../services.ts'
import { useAnswer } from './answer.ts'
import { ViewBody } from './body.tsx'
import { viewScope } from './scope.ts'
import { Failed, ViewSkeleton } from './states.tsx'

export interface ViewScreenProps {
  model: ViewModel
  /** The record that the view's source loads: `address.id` in its values. */
  recordId: string
  /** DOM id of the title, to name the dialog around the view. */
  titleId?: string
  onClose(): void
  /** Buttons in the header, before Close. */
  buttons?: ReactNode
}

/** A read-only screen: asks for its data and shows it in sections of blocks. Fills the height it is given. */
export function ViewScreen({ model, recordId, titleId, onClose, buttons }: ViewScreenProps) {
  const { t, scope } = useEngine()
  const ownId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const asking = useMemo(() => viewScope(scope, recordId, undefined), [scope, recordId])
  const { data, state, retry } = useAnswer(model.source, asking)
  const hasData = state === 'ready' && isFilled(data)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return (
    <Box ref={panel} tabIndex={-1} sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, outline: 0 }}>
      <ScreenHeader
        titleId={titleId ?? ownId}
        title={t(titleOf(model, viewScope(scope, recordId, data)))}
        number={textAt(data, model.number)}
        status={model.status && { lookup: model.lookups[model.status.lookup], code: textAt(data, model.status.field) }}
        isRunning={false}
        help={model.help}
      >
        {buttons}
        <IconButton aria-label={t('action.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </ScreenHeader>
      {hasData && <ViewBody model={model} recordId={recordId} data={data} id={ownId} />}
      {state === 'loading' && <ViewSkeleton />}
      {state === 'failed' && <Failed retry={retry} />}
      {state === 'ready' && !hasData && <Typography sx={{ p: 4, textAlign: 'center' }}>{t('view.noData')}</Typography>}
    </Box>
  )
}

/** The title of the kind of record that the data is of. */
function titleOf({ title, titles }: ViewModel, scope: Scope): LabelId {
  return titles.find(({ when }) => evaluate(when, scope))?.label ?? title
}

function textAt(data: unknown, path: string | undefined): string {
  const value = path === undefined ? undefined : getAt(data, path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
