import { withTheme } from '@rjsf/core'
import { Theme } from '@rjsf/mui'
import type { RJSFSchema } from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import { model, validator } from 'virtual:bench-model'
import { record } from './record.ts'

const Stock = withTheme(Theme)
const schema = model.schema as RJSFSchema
const checked = createPrecompiledValidator(validator as Parameters<typeof createPrecompiledValidator>[0], schema)

/** The form library's own form of the same schema, uncontrolled, validating on submit only: its quickest way. */
export function StockForm() {
  return <Stock schema={schema} validator={checked} formData={record} />
}
