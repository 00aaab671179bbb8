import { useEngine } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { TextInput } from '../input/TextInput.tsx'
import { showText } from '../wire/text.ts'
import { hintOf } from '../wire/check-digit.ts'
import type { Options } from './manifest.ts'

/** A text, on one line or several. */
export function Text(props: FieldPartProps<Options>) {
  const { field, value, change, rules } = props
  const { options } = field
  const { t } = useEngine()
  const hint = options.check && hintOf(showText(value), options.check)
  return (
    <TextInput
      frame={props}
      value={showText(value)}
      change={change}
      allowed={options.allow}
      mask={options.mask}
      lines={options.multiline ? options.lines : undefined}
      limit={rules.maxLength}
      notice={options.notice}
      warning={hint && t(hint)}
      placeholder={options.placeholder}
    />
  )
}
