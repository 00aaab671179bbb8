import type { ActionModel, FormModel } from '../model/form.ts'
import { refusedSigns, SIMPLE_SIGNS } from './signs.ts'
import type { RuleMessage } from './faults/fault.ts'

const SIMPLE = `^[${SIMPLE_SIGNS}]*$`

/** What is wrong with the text that an action asks for, spaces at its ends aside; undefined when nothing is. */
export function typedTextFault(
  { required, maxLength, allow }: NonNullable<ActionModel['input']>,
  text: string,
  { messages }: Pick<FormModel, 'messages'>,
): RuleMessage | undefined {
  const typed = text.trim()
  if (typed === '') return required ? { label: 'form.pleaseEnter' } : undefined
  if ([...typed].length > maxLength)
    return { label: messages['maxLength'] ?? 'form.invalid', params: { limit: maxLength } }
  const signs = allow === 'simple' ? refusedSigns(SIMPLE, typed.normalize('NFC')) : undefined
  return signs === undefined ? undefined : { label: 'form.simpleText', params: { signs } }
}
