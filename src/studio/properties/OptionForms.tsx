import { useState, type ReactNode } from 'react'
import { Choice } from '../controls/Choice.tsx'
import { Framed } from '../controls/Framed.tsx'
import { useWords } from '../words/words.ts'
import { emptyOf, type Described, type OptionInputProps } from './option-values.ts'

interface OptionFormsProps extends OptionInputProps {
  forms: readonly Described[]
  /** Draws one of them. */
  draw(inner: OptionInputProps): ReactNode
}

/** What may be one of several things: which, and then that. Yes and no are chosen at once. */
export function OptionForms({ name, option, names, value, put, forms, draw }: OptionFormsProps) {
  const { t, of } = useWords()
  const [begun, setBegun] = useState<string>()
  const current = typeof value === 'boolean' ? String(value) : forms.findIndex((each) => fits(each, value))
  const chosen = begun ?? (current === -1 ? '' : String(current))
  const form = forms[Number(chosen === '' ? -1 : chosen)]
  const choices = forms.flatMap((each, at) =>
    each.type === 'boolean'
      ? [
          { value: 'true', text: t('rule.yes') },
          { value: 'false', text: t('rule.no') },
        ]
      : [{ value: String(at), text: each.titles === undefined ? String(at) : of(each.titles) }],
  )
  const choose = (next: string) => {
    const isSaidAtOnce = next === '' || next === 'true' || next === 'false'
    setBegun(isSaidAtOnce ? undefined : next)
    if (isSaidAtOnce) put(next === '' ? undefined : next === 'true')
  }
  return (
    <Framed label={name}>
      <Choice
        label={name}
        value={chosen}
        options={option.default === undefined ? [{ value: '', text: t('properties.none') }, ...choices] : choices}
        choose={choose}
      />
      {form !== undefined &&
        draw({
          name: of(form.titles ?? { en: name }),
          option: form,
          names,
          isFramed: false,
          value: chosen === String(current) ? value : emptyOf(form),
          put: (next) => {
            setBegun(undefined)
            put(next)
          },
        })}
    </Framed>
  )
}

function fits({ type, holds }: Described, value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return type === 'object' || holds !== undefined
  return typeof value === 'string' && value !== '' && type === 'string'
}
