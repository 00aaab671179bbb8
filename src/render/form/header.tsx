import { useSyncExternalStore } from 'react'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { textIn } from '../parts/text-in.ts'
import { useEngine } from '../services/services.ts'
import { ToolButton } from '../frame/tool-button.tsx'
import { useForm, useHeading } from './fields/context.ts'
import type { FormSession } from './fields/context.ts'

interface FormHeaderProps {
  titleId: string
  isRunning: boolean
  /** `views/NAME` of the view that stands in place of the fields. */
  summary: string | undefined
}

/** The form's title, the number and status of its record, and whether something runs. What stands in place of the fields can be printed. */
export function FormHeader({ titleId, isRunning, summary }: FormHeaderProps) {
  const form = useForm()
  const { model } = form
  const { t } = useEngine()
  const { status } = model.record
  const number = useShown(form, model.record.number)
  const isNew = useSyncExternalStore((heard) => form.store.listen(['record'], heard), form.store.isNew)
  const code = useShown(form, status?.field) || (isNew ? (status?.initial ?? '') : '')
  const badge = status?.badge === false ? undefined : status && { lookup: model.lookups[status.lookup], code }
  const shown = {
    title: t(isNew ? (model.newTitle ?? model.title) : model.title),
    heading: useHeading(0),
    number,
    status: badge,
    isRunning,
    isUnsaved: useUnsaved(form),
    help: model.help,
  }
  return (
    <ScreenHeader
      titleId={titleId}
      {...shown}
      tools={summary === undefined ? undefined : <PrintButton view={summary} />}
    />
  )
}

function PrintButton({ view }: { view: string }) {
  const { model, store } = useForm()
  const { print, notify, t } = useEngine()
  const run = async (): Promise<void> => {
    const record = String(store.get(model.record.id ?? '') ?? '')
    if (!(await print({ view, record, data: store.data() })))
      notify({ severity: 'error', text: t('error.somethingWentWrong') })
  }
  return <ToolButton label={t('action.print')} icon="print" onClick={() => void run()} />
}

/** Whether the data differs from what was loaded. */
function useUnsaved({ store }: FormSession): boolean {
  return useSyncExternalStore((heard) => store.listen(['', 'record'], heard), store.isDirty)
}

/** The value at a path as text; empty without one. */
function useShown({ store }: FormSession, path: string | undefined): string {
  const value = useSyncExternalStore(
    (heard) => store.listen(path === undefined ? [] : [path], heard),
    () => (path === undefined ? undefined : store.get(path)),
  )
  return textIn(value)
}
