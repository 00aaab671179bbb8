import { entryIndex, entryPlaceOf, readEntry, writeEntry } from '../../config/index.ts'
import { useFieldErrors } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { TextInput } from '../input/TextInput.tsx'
import type { Options } from './manifest.ts'

/** A text that lives in a list of typed entries. Its messages are those of its own entry and of the list. */
export function ListText(props: FieldPartProps<Options>) {
  const { field, path, value, change, errors, rules } = props
  const { options } = field
  const place = entryPlaceOf(options)
  const own = useFieldErrors(`${path}.${String(entryIndex(value, place))}.${place.textField}`)
  const limit = rules.items?.properties?.[place.textField]?.maxLength
  return (
    <TextInput
      frame={{ ...props, errors: [...errors, ...own] }}
      value={readEntry(value, place)}
      change={(text) => change(writeEntry(value, text, place))}
      allowed={options.allow}
      lines={options.multiline ? options.lines : undefined}
      limit={limit}
      notice={options.notice}
    />
  )
}
