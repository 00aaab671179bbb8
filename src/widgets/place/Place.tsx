import { styled } from '@mui/material/styles'
import { useDataPath, useEngine, useFieldErrors, useLookup, useSetValues, useValue } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { Choice } from '../input/Choice.tsx'
import { noOptionsLabel } from '../input/lookup-words.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** Pixels that a choice and its label need. */
const NARROWEST = 150

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  // As far apart as the fields of a row, so that all edges line up.
  gap: theme.spacing(2),
  // Below each other where a label would take a second line.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${String(NARROWEST)}px, 100%), 1fr))`,
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) },
}))

/** No lookup: nothing is asked for before there is a country. */
const NOT_YET = ''

/** A city, or a country and a city in it. */
export function Place(props: FieldPartProps<Options>) {
  const { label, spokenLabel, field } = props
  const { t } = useEngine()
  const country = field.options.countryField
  if (country === undefined) return <City {...props} />
  return (
    <Pair>
      <Country {...props} country={country} />
      <City
        {...props}
        label={t('place.city', { label })}
        spokenLabel={spokenLabel === undefined ? undefined : t('place.city', { label: spokenLabel })}
        country={country}
      />
    </Pair>
  )
}

/** The country; choosing another one empties the city. */
function Country({ country, ...props }: FieldPartProps<Options> & { country: string }) {
  const { id, path, field, label, spokenLabel, required, readOnly, compact } = props
  const { options } = field
  const { t } = useEngine()
  const at = useDataPath()
  const setValues = useSetValues()
  const value = showText(useValue(at(country)))
  const errors = useFieldErrors(at(country))
  const { items, state, again } = useLookup(options.countryLookup ?? NOT_YET)
  const { cityNameField } = options
  const name = (of: string) => t(options.countryLabel, { label: of })
  const spoken = spokenLabel === undefined ? undefined : name(spokenLabel)
  const frame = { id: `${id}-country`, label: name(label), spokenLabel: spoken, errors, required, readOnly, compact }
  return (
    <Choice
      frame={frame}
      items={items}
      value={value}
      show="label"
      empty={noOptionsLabel(state)}
      again={again}
      pick={(item) => {
        if (item?.value === value) return
        setValues({
          [at(country)]: item?.value,
          [path]: undefined,
          ...(cityNameField === undefined ? {} : { [at(cityNameField)]: undefined }),
        })
      }}
    />
  )
}

function City({ country, ...props }: FieldPartProps<Options> & { country?: string }) {
  const { path, field, value } = props
  const { options } = field
  const at = useDataPath()
  const setValues = useSetValues()
  const chosenCountry = useValue(at(country ?? field.path), showText)
  const nameField = options.cityNameField
  const name = useValue(at(nameField ?? field.path), showText)
  const waitsForCountry = country !== undefined && chosenCountry === ''
  const lookup = waitsForCountry ? NOT_YET : options.cityLookup
  const { items, state, again } = useLookup(lookup, options.cityQuery)
  return (
    <Choice
      frame={props}
      items={items}
      value={showText(value)}
      {...(name === '' ? {} : { text: name })}
      show="label"
      empty={waitsForCountry ? 'lookup.selectCountry' : noOptionsLabel(state)}
      again={again}
      pick={(item) =>
        setValues({ [path]: item?.value, ...(nameField === undefined ? {} : { [at(nameField)]: item?.label }) })
      }
    />
  )
}
