import TextField from '@mui/material/TextField'
import { useWords } from '../../words/words.ts'

interface LineProps {
  label: string
  value: string
  put(value: string): void
  /** What it is for, and what it may be. */
  help?: string
  pattern?: string
  type?: 'text' | 'email' | 'password'
  mayBeEmpty?: boolean
  maxLength?: number
}

/** More than spaces. */
const FILLED = '.*\\S.*'
/** As the host takes it: a browser takes one without a dot, too. */
const ADDRESS = '[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+'
/** What the host takes of a name, and of an e-mail address (RFC 5321). */
const LONGEST = { text: 100, email: 254, password: undefined }

/** A text of the wizard; what it may be, the browser says before the next step: the host refuses five steps at once, and cannot say which. */
export function Line({ label, value, put, help, pattern, type = 'text', mayBeEmpty = false, maxLength }: LineProps) {
  const { t } = useWords()
  const usual = type === 'email' ? ADDRESS : mayBeEmpty || type === 'password' ? undefined : FILLED
  const says = type === 'email' ? t('newTenant.emailRule') : mayBeEmpty ? undefined : t('newTenant.filledRule')
  return (
    <TextField
      required={!mayBeEmpty}
      fullWidth
      {...{ label, value, type }}
      helperText={help}
      autoComplete={type === 'password' ? 'new-password' : 'off'}
      onChange={({ target }) => put(target.value)}
      slotProps={{
        htmlInput: { pattern: pattern ?? usual, title: help ?? says, maxLength: maxLength ?? LONGEST[type] },
      }}
    />
  )
}
