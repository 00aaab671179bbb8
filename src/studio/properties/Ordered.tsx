import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { Property } from '../../config/node.ts'
import { useHandedFocus } from '../controls/lines/handed-focus.ts'
import { useWords } from '../words/words.ts'

interface OrderedProps {
  label: string
  /** Without any, what is typed. */
  options: NonNullable<Property['options']>
  value: readonly string[]
  put(value: string[]): void
}

/** Several values in an order of their own, such as the columns that an arrangement shows. */
export function Ordered({ label, options, value, put }: OrderedProps) {
  const { t, of } = useWords()
  const { holder, removed } = useHandedFocus<HTMLDivElement>()
  const textOf = (each: string) => {
    const texts = options.find((option) => option.value === each)?.texts
    return texts === undefined ? each : of(texts)
  }
  const swapped = (at: number, to: number) => {
    const [one = '', other = ''] = [value[at], value[to]]
    put(value.with(at, other).with(to, one))
  }
  return (
    <Stack ref={holder} data-lines role="group" aria-label={label} spacing={0.5}>
      <Typography variant="body2">{label}</Typography>
      <Stack component="ol" sx={{ m: 0, pl: 2.5 }}>
        {value.map((each, at) => (
          <li key={each} data-line>
            <Stack direction="row" sx={{ alignItems: 'center' }}>
              <Typography variant="body2" sx={{ flex: 1 }}>
                {textOf(each)}
              </Typography>
              {(
                [
                  ['up', '↑', at === 0, () => swapped(at, at - 1)],
                  ['down', '↓', at === value.length - 1, () => swapped(at, at + 1)],
                  [
                    'remove',
                    '✕',
                    false,
                    () => {
                      removed(at, value.length)
                      put(value.filter((other) => other !== each))
                    },
                  ],
                ] as const
              ).map(([what, sign, isDisabled, act]) => (
                <IconButton
                  key={what}
                  size="small"
                  {...(what !== 'remove' && { 'data-way': what })}
                  disabled={isDisabled}
                  aria-label={t(`ordered.${what}`, { name: textOf(each) })}
                  sx={{ minWidth: 32 }}
                  onClick={act}
                >
                  {sign}
                </IconButton>
              ))}
            </Stack>
          </li>
        ))}
      </Stack>
      <Autocomplete
        size="small"
        freeSolo={options.length === 0}
        autoHighlight={options.length > 0}
        options={options.map((each) => each.value).filter((each) => !value.includes(each))}
        getOptionLabel={textOf}
        // Nothing stays chosen in it: a new one takes its place with each that was added.
        key={value.length}
        onChange={(_event, chosen) => typeof chosen === 'string' && chosen !== '' && put([...value, chosen])}
        renderInput={(props) => <TextField {...props} label={t('ordered.add')} />}
      />
    </Stack>
  )
}
