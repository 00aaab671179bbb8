import { dayText, useEngine } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { InputLine } from '../input/InputLine.tsx'
import { showMoment } from '../wire/moment.ts'
import { showText } from '../wire/text.ts'

/** A moment that a form shows. */
export function Moment(props: FieldPartProps) {
  const { formats } = useEngine()
  const shown = showMoment(showText(props.value), (day) => dayText(day, formats))
  return <InputLine frame={{ ...props, readOnly: true }} value={shown} />
}
