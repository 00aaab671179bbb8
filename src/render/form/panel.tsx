import { useCallback, useId, useImperativeHandle, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { FormModel, FormValidator } from '../../config/index.ts'
import { useEngine } from '../services/services.ts'
import { numberGiven, ScreenHeader } from '../frame/screen-header.tsx'
import { FieldsSkeleton, SectionsSkeleton } from '../frame/skeletons.tsx'
import { visuallyHidden } from '../look/visually-hidden.ts'
import { OpenForm } from './open-form.tsx'
import type { FormHandle, SummaryProps } from './open-form.tsx'
import { isNewRecord, useRecord } from './record/record.ts'

export interface FormPanelProps {
  model: FormModel
  /** The form's compiled validator: functions by the `$id` of their schema. */
  validator: FormValidator
  /** The record to load, or `new`. */
  recordId: string
  /** Puts another record, or a new one made of this, in the form's place. Absent, nothing can be copied. */
  openRecord?: ((recordId: string) => void) | undefined
  /** The form is done: the drawer closes. */
  onClosed(): void
  /** DOM id of the title, to name the dialog around the form. */
  titleId?: string
  /** The form is a page of its own, as high as its fields, not a panel that fills a drawer. */
  isPage?: boolean
  /** Stands in place of the fields while the form is read-only. */
  drawSummary?: ((props: SummaryProps) => ReactNode) | undefined
  ref?: Ref<FormHandle>
}

/** A form: loads its record, edits it and carries out its actions. Fills the height it is given. */
export function FormPanel({
  model,
  validator,
  recordId,
  openRecord,
  onClosed,
  titleId,
  isPage = false,
  drawSummary,
  ref,
}: FormPanelProps) {
  const { opened: loaded, again } = useRecord(model, recordId, onClosed)
  const opened = useRef<FormHandle>(null)
  const requestClose = useCallback(async () => {
    if (opened.current !== null) return opened.current.requestClose()
    onClosed()
    return true
  }, [onClosed])
  useImperativeHandle(ref, () => ({ requestClose }), [requestClose])
  if (loaded === undefined) return <FormSkeleton {...{ model, recordId, titleId, isPage }} close={onClosed} />
  return (
    <OpenForm
      key={loaded.turn}
      {...{ model, validator, openRecord, onClosed, isPage, drawSummary }}
      recordId={loaded.openId}
      loaded={loaded.record}
      again={again}
      titleId={titleId}
      ref={opened}
    />
  )
}

interface SkeletonProps extends Pick<FormPanelProps, 'model' | 'recordId'> {
  titleId: string | undefined
  isPage: boolean
  close(): void
}

/** The shape of a form while its record loads, under its title, with a way out. */
function FormSkeleton({ model, recordId, titleId, isPage, close }: SkeletonProps) {
  const { t, scope } = useEngine()
  const ownId = useId()
  const isNew = isNewRecord(recordId)
  return (
    <Box
      aria-busy
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}
    >
      <span role="status" id={titleId} style={visuallyHidden}>
        {t('form.loading', { title: t(model.title) })}
      </span>
      <ScreenHeader
        titleId={ownId}
        title={t(isNew ? (model.newTitle ?? model.title) : model.title)}
        heading={isPage ? 'h1' : 'h2'}
        number={isNew ? '' : numberGiven(scope.address)}
        isRunning={false}
        help={model.help}
      />
      <SectionsSkeleton menu={model.sections.length > 1}>
        <FieldsSkeleton isEdited count={6} />
        <FieldsSkeleton isEdited count={6} />
      </SectionsSkeleton>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="text" color="inherit" onClick={close} sx={{ ml: -1 }}>
          {t('action.close')}
        </Button>
      </Box>
    </Box>
  )
}
