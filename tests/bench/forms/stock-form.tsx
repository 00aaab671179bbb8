import Form from '@rjsf/mui'
import validator from '@rjsf/validator-ajv8'
import { schema } from './workload.ts'

/** The form library's own form as its documentation shows it: uncontrolled, validated on submit. */
export function StockForm({ data }: { data: Record<string, unknown> }) {
  return <Form schema={schema} validator={validator} formData={data} showErrorList={false} noHtml5Validate />
}
