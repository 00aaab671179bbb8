import { useEngine } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { flagOption, numberOption, textOption } from '../input/options.ts'
import { TextInput } from '../input/TextInput.tsx'
import { showText } from '../wire/text.ts'
import { checkIn, hintOf } from '../check-digit.ts'

/** A text, on one line or several. */
export function Text(props: FieldPartProps) {
  const { field, value, change, rules } = props
  const { options } = field
  const notice = textOption(options, 'notice')
  const mask = textOption(options, 'mask')
  const { t } = useEngine()
  const check = checkIn(options)
  const hint = check && hintOf(showText(value), check)
  return (
    <TextInput
      frame={props}
      value={showText(value)}
      change={change}
      allowed={options.allow === 'simple' ? 'simple' : 'free'}
      {...(mask === undefined ? {} : { mask })}
      {...(flagOption(options, 'multiline') ? { lines: numberOption(options, 'lines') ?? 3 } : {})}
      {...(rules.maxLength === undefined ? {} : { limit: rules.maxLength })}
      {...(notice === undefined ? {} : { notice })}
      {...(hint === undefined ? {} : { warning: t(hint) })}
    />
  )
}
