import type { ReactNode } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Framed } from '../controls/Framed.tsx'
import { useHandedFocus } from '../controls/handed-focus.ts'
import { useSteadyList } from '../controls/steady-list.ts'
import { useWords } from '../words/words.ts'
import { emptyOf, type Described, type OptionInputProps } from './option-values.ts'

interface OptionListProps extends OptionInputProps {
  items: Described
  /** Draws one item. */
  draw(inner: OptionInputProps): ReactNode
}

/** A list among options: of single texts as they are typed or chosen, of anything else item by item. */
export function OptionList({ name, names, value, put, items, draw }: OptionListProps) {
  const { t } = useWords()
  const { holder, added, removed } = useHandedFocus<HTMLDivElement>()
  const given: unknown[] = Array.isArray(value) ? value : []
  const texts = useSteadyList(given.map(String))
  const keep = (next: unknown[]) => put(next.length === 0 ? undefined : next)
  if (items.type === 'string' && items['x-names'] !== 'label')
    return (
      <Autocomplete
        multiple
        freeSolo
        size="small"
        options={items.enum?.map(String) ?? (items['x-names'] === undefined ? [] : [...names.paths])}
        value={texts}
        onChange={(_event, next) => keep(next)}
        renderInput={(params) => <TextField {...params} label={name} />}
      />
    )
  return (
    <Framed label={name} lines={holder}>
      <Typography variant="body2">{name}</Typography>
      {given.map((each, at) => (
        <Framed key={at} isLine label={`${name} ${at + 1}`}>
          {draw({
            ...{ name: `${name} ${at + 1}`, option: items, names, value: each },
            put: (next) => keep(given.with(at, next ?? emptyOf(items))),
          })}
          <Button
            size="small"
            onClick={() => {
              removed(at, given.length)
              keep(given.toSpliced(at, 1))
            }}
          >
            {t('options.remove', { name: `${name} ${at + 1}` })}
          </Button>
        </Framed>
      ))}
      <Button
        size="small"
        onClick={() => {
          added(given.length)
          keep([...given, emptyOf(items)])
        }}
      >
        {t('options.add', { name })}
      </Button>
    </Framed>
  )
}
