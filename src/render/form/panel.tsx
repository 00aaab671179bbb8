import { useCallback, useImperativeHandle, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import type { FormModel, FormValidator } from '../../config/index.ts'
import { OpenForm } from './open-form.tsx'
import type { FormHandle, SummaryProps } from './open-form.tsx'
import { useRecord } from './record.ts'
import { FormSkeleton } from './skeleton.tsx'

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
  const loaded = useRecord(model, recordId, onClosed)
  const opened = useRef<FormHandle>(null)
  const requestClose = useCallback(async () => {
    if (opened.current !== null) return opened.current.requestClose()
    onClosed()
    return true
  }, [onClosed])
  useImperativeHandle(ref, () => ({ requestClose }), [requestClose])
  if (loaded === undefined) return <FormSkeleton model={model} titleId={titleId} close={onClosed} />
  return (
    <OpenForm
      key={recordId}
      {...{ model, validator, recordId, loaded, openRecord, onClosed, isPage, drawSummary }}
      titleId={titleId}
      ref={opened}
    />
  )
}
