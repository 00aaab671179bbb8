import type { FormModel } from '../config/index.ts'
import { FormPanel, NEW_RECORD, type FormValidator } from '../render/form.ts'

interface DrawnFormProps {
  model: FormModel
  validator: FormValidator
  isNew: boolean
}

/** The form, over the whole page. Closed, it begins again. */
export function DrawnForm({ model, validator, isNew }: DrawnFormProps) {
  return (
    <FormPanel
      model={model}
      validator={validator}
      recordId={isNew ? NEW_RECORD : 'drawn'}
      onClosed={() => window.location.reload()}
    />
  )
}
