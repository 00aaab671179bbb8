import type { FieldPartProps } from '../../render/index.ts'
import { InputLine } from '../input/InputLine.tsx'
import { showMoment } from '../wire/moment.ts'
import { showText } from '../wire/text.ts'

/** A moment that a form shows. */
export function Moment(props: FieldPartProps) {
  return <InputLine frame={{ ...props, readOnly: true }} value={showMoment(showText(props.value))} />
}
