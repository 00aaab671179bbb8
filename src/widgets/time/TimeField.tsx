import { isClock } from '../../config/index.ts'
import { useEngine, useTyping } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { InputLine } from '../input/InputLine.tsx'
import { useDraft } from '../input/use-draft.ts'
import { readClock, showClock } from '../wire/moment.ts'
import { showText } from '../wire/text.ts'

/** A time of day, 24 hours. What is no time goes into the data as it was typed, where the pattern refuses it. */
export function TimeField(props: FieldPartProps) {
  const { path, value, change, errors, readOnly } = props
  const { t } = useEngine()
  const typing = useTyping(path)
  const shown = showText(value)
  const draft = useDraft<string>({
    value: shown,
    show: showClock,
    read: readClock,
    isReady: (text) => text.trim() === '' || (text.trim().length >= 4 && isClock(readClock(text))),
    change: (time) => change(time === '' ? undefined : time),
    typing: (time) => typing(time === undefined ? undefined : { [path]: time }),
  })
  const isMalformed = shown !== '' && !isClock(shown) && !readOnly
  return (
    <InputLine
      frame={{ ...props, errors: isMalformed ? [t('form.invalidTime')] : errors }}
      value={draft.text}
      isTyped
      attributes={{ placeholder: t('time.format'), inputMode: 'numeric', autoComplete: 'off' }}
      onFocus={draft.focus}
      onBlur={draft.blur}
      onChange={(event) => draft.type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') draft.commit()
      }}
    />
  )
}
