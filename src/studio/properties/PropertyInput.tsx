import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import type { Property } from '../../config/node.ts'
import { Choice } from '../controls/Choice.tsx'
import { Committed } from '../controls/Committed.tsx'
import { Suggested } from '../controls/Suggested.tsx'
import type { Texts } from '../host/api.ts'
import { useWords } from '../words/words.ts'
import { ByColumn } from './ByColumn.tsx'
import { withUsual } from './option-values.ts'
import { Ordered } from './Ordered.tsx'

export interface PropertyInputProps {
  property: Property
  languages: readonly string[]
  /** Without a value, what holds where nothing is said. */
  put(value: unknown): void
  putText(language: string, text: string): void
}

/** The input of one property, by what the language says that it holds. */
export function PropertyInput({ property, languages, put, putText }: PropertyInputProps) {
  const { t, of, named } = useWords()
  const { kind, titles, value, usual, isOfBase, options = [] } = property
  const label = of(titles)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const read = (chosen: string) => named(options, chosen)
  const putFilled = (next: string) => put(next === '' ? undefined : next)
  switch (kind) {
    case 'yesNo':
      return (
        <FormControlLabel
          control={
            <Switch
              checked={(value ?? usual) === true}
              onChange={({ target }) => put(target.checked === usual ? undefined : target.checked)}
            />
          }
          label={label}
          sx={{ ml: -0.75 }}
        />
      )
    case 'number':
      return (
        <Committed label={label} value={text} commit={(next) => put(next === '' ? undefined : Number(next))} isNumber />
      )
    case 'choice':
      return (
        <Choice
          label={label}
          value={text}
          options={withUsual(
            options.map((each) => ({ value: each.value, text: read(each.value) })),
            { usual, isOfBase, read, t },
          )}
          choose={putFilled}
          sx={{ width: '100%' }}
        />
      )
    case 'several':
      return (
        <Ordered
          {...{ label, options }}
          value={Array.isArray(value) ? value.map(String) : []}
          put={(next) => put(next.length === 0 ? undefined : next)}
        />
      )
    case 'byColumn':
      return (
        <ByColumn
          {...{ label, options }}
          filters={property.filters ?? {}}
          value={(value ?? {}) as Record<string, string>}
          put={(next) => put(Object.keys(next).length === 0 ? undefined : next)}
        />
      )
    case 'label':
      return (
        <Stack spacing={1.5}>
          {languages.map((language) => (
            <Committed
              key={language}
              label={`${label} (${language})`}
              value={((value ?? {}) as Texts)[language] ?? ''}
              commit={(next) => next.trim() !== '' && putText(language, next.trim())}
            />
          ))}
        </Stack>
      )
    case 'text':
      return property.options === undefined ? (
        <Committed label={label} value={text} commit={putFilled} />
      ) : (
        <Suggested label={label} value={text} suggestions={options.map((each) => each.value)} commit={putFilled} />
      )
  }
}
