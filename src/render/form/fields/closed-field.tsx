import { useMemo, useState } from 'react'
import type { ComponentType } from 'react'
import Button from '@mui/material/Button'
import { ID_KEY, RJSF_REF_CYCLE_KEY } from '@rjsf/utils'
import type { FieldProps } from '@rjsf/utils'
import { beginningOf, isFilled } from '../../../config/index.ts'
import type { DataRules } from '../../../config/index.ts'
import { Icon } from '../../look/icon.tsx'
import { written } from './types.ts'

/**
 * A value inside a type that has values of its own: it is drawn once it holds something, says what is wrong with it, or the reader opens it.
 * Types that hold each other are drawn no further. Opened, it begins with its defaults.
 */
export function ClosedField(props: FieldProps<unknown>) {
  const {
    name,
    schema,
    formData,
    errorSchema,
    registry,
    fieldPathId,
    onChange,
    required = false,
    readonly = false,
  } = props
  const [isOpen, setIsOpen] = useState(false)
  const isShown = isOpen || isFilled(formData) || isFilled(errorSchema)
  // What was shown once stays where it is while its values come and go.
  if (isShown && !isOpen) setIsOpen(true)
  const whole = useMemo(() => ({ ...schema, [RJSF_REF_CYCLE_KEY]: false }), [schema])
  const { SchemaField } = registry.fields as { SchemaField: ComponentType<FieldProps<unknown>> }
  if (isShown) return <SchemaField {...props} schema={whole} />
  if (readonly) return null
  const { title = name } = schema
  const open = (): void => {
    const opened = registry.schemaUtils.retrieveSchema(whole, formData)
    const begins = beginningOf(written(opened), registry.rootSchema as DataRules, undefined, false)
    setIsOpen(true)
    if (begins !== undefined) onChange(begins, fieldPathId.path)
  }
  return (
    <Button id={fieldPathId[ID_KEY]} size="small" onClick={open} aria-expanded={false} startIcon={<Icon name="add" />}>
      {required ? `${title} *` : title}
    </Button>
  )
}
