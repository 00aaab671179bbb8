import { useEngine } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { hintOf } from '../wire/check-digit.ts'
import { TextInput } from '../input/TextInput.tsx'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** A text on one line that turns upper case, and of plain width, as it is typed. */
export function UpperText(props: FieldPartProps<Options>) {
  const { field, value, change, rules } = props
  const { allow, check, many, notice, placeholder } = field.options
  const { t } = useEngine()
  const hint = check && hintOf(showText(value), check)
  return (
    <TextInput
      frame={props}
      value={showText(value)}
      change={change}
      code={many ? 'several' : 'one'}
      allowed={allow}
      limit={rules.maxLength}
      notice={notice}
      warning={hint && t(hint)}
      placeholder={placeholder}
    />
  )
}
