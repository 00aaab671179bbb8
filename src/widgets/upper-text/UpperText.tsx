import { useEngine } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { checkIn, hintOf } from '../check-digit.ts'
import { textOption } from '../input/options.ts'
import { TextInput } from '../input/TextInput.tsx'
import { showText } from '../wire/text.ts'

/** A text on one line that turns upper case as it is typed. */
export function UpperText(props: FieldPartProps) {
  const { field, value, change, rules } = props
  const { t } = useEngine()
  const check = checkIn(field.options)
  const hint = check && hintOf(showText(value), check)
  const notice = textOption(field.options, 'notice')
  const placeholder = textOption(field.options, 'placeholder')
  return (
    <TextInput
      frame={props}
      value={showText(value)}
      change={change}
      upperCase
      allowed={field.options.allow === 'simple' ? 'simple' : 'free'}
      {...(rules.maxLength === undefined ? {} : { limit: rules.maxLength })}
      {...(notice === undefined ? {} : { notice })}
      {...(hint === undefined ? {} : { warning: t(hint) })}
      {...(placeholder === undefined ? {} : { placeholder })}
    />
  )
}
