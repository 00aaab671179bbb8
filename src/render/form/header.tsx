import { ScreenHeader } from '../frame/screen-header.tsx'
import { textIn } from '../parts/text-in.ts'
import { useScoped, useValueOf } from '../screen/screen.ts'
import { useEngine } from '../services/services.ts'
import { ToolButton } from '../frame/tool-button.tsx'
import { useForm, useHeading } from './fields/context.ts'

interface FormHeaderProps {
  titleId: string
  isRunning: boolean
  /** `views/NAME` of the view that stands in place of the fields. */
  summary: string | undefined
}

/** What is heard of the record as it was loaded, and of that or the data. */
const RECORD = ['record']
const ANYTHING = ['', ...RECORD]

/** The form's title, the number and status of its record, and whether something runs. What stands in place of the fields can be printed. */
export function FormHeader({ titleId, isRunning, summary }: FormHeaderProps) {
  const { model, store } = useForm()
  const { t } = useEngine()
  const { status } = model.record
  const number = textIn(useValueOf(model.record.number))
  const isNew = useScoped(RECORD, store.isNew)
  const code = textIn(useValueOf(status?.field)) || (isNew ? (status?.initial ?? '') : '')
  const badge = status?.badge === false ? undefined : status && { lookup: model.lookups[status.lookup], code }
  const shown = {
    title: t(isNew ? (model.newTitle ?? model.title) : model.title),
    heading: useHeading(0),
    number,
    status: badge,
    isRunning,
    isUnsaved: useScoped(ANYTHING, store.isDirty),
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
