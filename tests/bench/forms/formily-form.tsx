import { useMemo, type ReactNode } from 'react'
import { createForm, type ArrayField as ArrayValue, type Field as FieldValue } from '@formily/core'
import { ArrayField, Field, FormProvider, observer, useField } from '@formily/react'
import { choices, columns, groups, LONGEST, type Place } from './workload.ts'

/** The order in Formily as its documentation shows it, with plain inputs: a field of the form's state for each. */
export function FormilyForm({ data }: { data: Record<string, unknown> }) {
  const form = useMemo(() => createForm({ initialValues: data }), [data])
  return (
    <FormProvider form={form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // What is wrong is shown at the fields.
          form.submit().catch(() => undefined)
        }}
      >
        {groups.map(({ name, title, places }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            {places.map((place) => (
              <OneField key={place.name} place={place} path={name === '' ? place.name : `${name}.${place.name}`} />
            ))}
          </fieldset>
        ))}
        <ArrayField name="items" component={[Items]} />
        <button type="submit">Submit</button>
      </form>
    </FormProvider>
  )
}

const Items = observer(() => {
  const field = useField<ArrayValue>()
  return (
    <>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, title }) => (
              <th key={name}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {field.value.map((_, index) => (
            <tr key={index}>
              {columns.map((column) => (
                <td key={column.name}>
                  <OneField place={column} path={`items.${String(index)}.${column.name}`} bare />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" data-add onClick={() => void field.push({})}>
        Add
      </button>
    </>
  )
})

function OneField({
  place: { kind, title, required },
  path,
  bare = false,
}: {
  place: Place
  path: string
  bare?: boolean
}) {
  return (
    <Field
      name={path}
      title={title}
      required={required}
      {...(kind === 'text' && { validator: { maxLength: LONGEST } })}
      decorator={[Labelled, { bare }]}
      component={[INPUTS[kind], { id: path, ...(bare && { 'aria-label': title }) }]}
    />
  )
}

/** A label before an input, and what is wrong behind it. */
const Labelled = observer(({ bare, children }: { bare: boolean; children?: ReactNode }) => {
  const field = useField<FieldValue>()
  return (
    <>
      {!bare && <label htmlFor={field.address.toString()}>{field.title}</label>}
      {children}
      {field.selfErrors.length > 0 && <span role="alert">{field.selfErrors.join(' ')}</span>}
    </>
  )
})

/** What a field gives the part that draws it. */
interface InputProps<Value> {
  id: string
  value?: Value
  disabled: boolean
  onChange(value: Value): void
  onFocus(): void
  onBlur(): void
}

const INPUTS = {
  text: ({ value = '', onChange, ...props }: InputProps<string>) => (
    <input {...props} value={value} onChange={(event) => onChange(event.target.value)} />
  ),
  number: ({ value, onChange, ...props }: InputProps<number>) => (
    <input {...props} type="number" value={value ?? ''} onChange={(event) => onChange(event.target.valueAsNumber)} />
  ),
  flag: ({ value = false, onChange, ...props }: InputProps<boolean>) => (
    <input {...props} type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
  ),
  choice: ({ value = '', onChange, ...props }: InputProps<string>) => (
    <select {...props} value={value} onChange={(event) => onChange(event.target.value)}>
      {['', ...choices].map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  ),
}
