import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { languageName } from '../../../config/index.ts'
import { Choice } from '../../controls/Choice.tsx'
import { useWords } from '../../words/words.ts'
import { languagesFor, type StepProps } from './wish.ts'

/** What the tenant has of all that its kind of portal offers, and the languages that it speaks. */
export function PartsStep({ wish, choices, put }: StepProps) {
  const { t, language } = useWords()
  const { levels, languages } = wish
  const offered = choices.flavours.find(({ id }) => id === wish.flavour)?.levels ?? []
  const nameOf = (each: string) => languageName(each, language)
  return (
    <>
      <Several
        title={t('settings.accessLevels')}
        offered={offered}
        chosen={levels}
        nameOf={(each) => t(`setting.accessLevels.${each}`)}
        put={(next) => put({ levels: next })}
      />
      <Several
        title={t('settings.languages')}
        offered={languagesFor(choices, wish)}
        chosen={languages}
        nameOf={nameOf}
        put={(next) => put({ languages: next.length === 0 ? languages : next })}
      />
      <Choice
        label={t('setting.languages.default')}
        value={languages[0] ?? ''}
        options={languages.map((each) => ({ value: each, text: nameOf(each) }))}
        choose={(first) => put({ languages: [first, ...languages.filter((each) => each !== first)] })}
      />
    </>
  )
}

interface SeveralProps {
  title: string
  offered: readonly string[]
  chosen: readonly string[]
  nameOf(each: string): string
  put(chosen: string[]): void
}

function Several({ title, offered, chosen, nameOf, put }: SeveralProps) {
  return (
    <Stack component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {title}
      </Typography>
      <FormGroup row>
        {offered.map((each) => (
          <FormControlLabel
            key={each}
            label={nameOf(each)}
            control={
              <Checkbox
                checked={chosen.includes(each)}
                onChange={({ target }) =>
                  put(target.checked ? [...chosen, each] : chosen.filter((other) => other !== each))
                }
              />
            }
          />
        ))}
      </FormGroup>
    </Stack>
  )
}
