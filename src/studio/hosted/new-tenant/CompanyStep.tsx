import { useMemo } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useWords } from '../../words/words.ts'
import { Line } from './Line.tsx'
import { called, type StepProps } from './wish.ts'

/** What a form takes of an address line. */
const LONGEST_LINE = 45
/** With the postal code they are one line of the address. */
const LONGEST_CITY = 34
const LONGEST_POSTAL_CODE = 10

/** The company of the first user: one is booked for, and people belong to one. */
export function CompanyStep({ wish: { company }, choices, put }: StepProps) {
  const { t } = useWords()
  const change = (changes: Partial<typeof company>) => put({ company: { ...company, ...changes } })
  const [first = '', second = ''] = company.lines
  return (
    <>
      <Typography variant="body2">{t('newTenant.companyHelp')}</Typography>
      <Line
        label={t('newTenant.companyName')}
        value={company.name}
        maxLength={100}
        put={(name) => change(called(company, name))}
      />
      <Line
        label={t('newTenant.companyCode')}
        value={company.code}
        pattern="[A-Z0-9]{1,20}"
        help={t('newTenant.companyCodeHelp')}
        put={(code) => change({ code: code.toUpperCase() })}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
        <Line
          mayBeEmpty
          label={t('newTenant.companyLine')}
          value={first}
          maxLength={LONGEST_LINE}
          put={(line) => change({ lines: [line, second] })}
        />
        <Line
          mayBeEmpty
          label={t('newTenant.companySecondLine')}
          value={second}
          maxLength={LONGEST_LINE}
          put={(line) => change({ lines: [first, line] })}
        />
        <Line
          mayBeEmpty
          label={t('newTenant.companyPostalCode')}
          value={company.postalCode}
          maxLength={LONGEST_POSTAL_CODE}
          put={(postalCode) => change({ postalCode })}
        />
        <Line
          label={t('newTenant.companyCity')}
          value={company.city}
          maxLength={LONGEST_CITY}
          put={(city) => change({ city })}
        />
        <Country offered={choices.countries} value={company.country} put={(country) => change({ country })} />
      </Box>
    </>
  )
}

interface CountryProps {
  offered: readonly string[]
  value: string
  put(country: string): void
}

/** A country by its name in the language of the person, found by typing. */
function Country({ offered, value, put }: CountryProps) {
  const { t, language } = useWords()
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    const order = new Intl.Collator(language)
    return offered
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((one, other) => order.compare(one.name, other.name))
  }, [offered, language])
  return (
    <Autocomplete
      autoHighlight
      options={countries}
      value={countries.find(({ code }) => code === value) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ code }) => code}
      noOptionsText={t('newTenant.noCountry')}
      onChange={(_event, chosen) => put(chosen?.code ?? '')}
      renderInput={(props) => <TextField {...props} required label={t('newTenant.companyCountry')} />}
    />
  )
}
