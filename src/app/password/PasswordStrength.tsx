import CheckCircle from '@mui/icons-material/CheckCircle'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import { judgePassword, PASSWORD_RULES, SPECIAL_CHARACTERS } from '../../config/index.ts'
import type { LabelId, PasswordRule, PasswordRules } from '../../config/index.ts'
import { visuallyHidden } from '../../render/index.ts'
import { useT } from '../portal/portal.ts'

const LABELS: Record<PasswordRule, LabelId> = {
  length: 'password.ruleLength',
  upperCase: 'password.ruleUpperCase',
  lowerCase: 'password.ruleLowerCase',
  digit: 'password.ruleDigit',
  special: 'password.ruleSpecial',
}
/** From this length on a password counts as stronger. */
const LONG = 12
const NAMES: Record<number, LabelId> = {
  1: 'password.strengthVeryWeak',
  2: 'password.strengthWeak',
  3: 'password.strengthCanBeBetter',
  4: 'password.strengthCanBeBetter',
  5: 'password.strengthStrong',
  6: 'password.strengthVeryStrong',
}
const STRONGEST = 6
const COLOURS = ['divider', 'error.main', 'error.main', 'warning.main', 'warning.main', 'success.main', 'success.main']

/** The rules of a password, those that it meets ticked, and how strong it is (specification of the frame, §2 and §5). */
export function PasswordStrength({ password, rules }: { password: string; rules: PasswordRules }) {
  const t = useT()
  const strength = strengthOf(password, rules)
  const label = strengthName(strength)
  const name = label === undefined ? '' : t(label)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.25,
        mb: 2,
        px: 1.75,
        py: 1.5,
        borderRadius: 1,
        bgcolor: 'background.default',
        typography: 'body2',
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('password.strength')}
        </Box>
        <Box component="strong" role="status" sx={{ fontWeight: 600 }}>
          {name}
        </Box>
      </Box>
      <Box
        role="meter"
        aria-label={t('password.strength')}
        aria-valuemin={0}
        aria-valuemax={STRONGEST}
        aria-valuenow={strength}
        {...(name !== '' && { 'aria-valuetext': name })}
        sx={{ display: 'grid', gridTemplateColumns: `repeat(${String(STRONGEST)}, 1fr)`, gap: 0.5 }}
      >
        {Array.from({ length: STRONGEST }, (_, at) => (
          <Box key={at} sx={{ height: 6, borderRadius: 3, bgcolor: at < strength ? COLOURS[strength] : 'divider' }} />
        ))}
      </Box>
      <Box
        component="ul"
        aria-label={t('password.rules')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}
      >
        {judgePassword(password, rules).map(({ rule, met }) => (
          <Box
            key={rule}
            component="li"
            sx={{ display: 'flex', gap: 1, alignItems: 'start', color: met ? 'success.main' : 'text.secondary' }}
          >
            {met ? <CheckCircle aria-hidden fontSize="small" /> : <RadioButtonUnchecked aria-hidden fontSize="small" />}
            <span>
              {t(LABELS[rule], { characters: SPECIAL_CHARACTERS, shortest: rules.shortest, longest: rules.longest })}
              <span style={visuallyHidden}>{` – ${t(met ? 'password.ruleMet' : 'password.ruleNotMet')}`}</span>
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** How strong a password is: one point for its length, one for each kind of character, and one for twelve characters or more. 0 to 6. */
export function strengthOf(password: string, rules = PASSWORD_RULES): number {
  const all = { ...rules, needs: PASSWORD_RULES.needs }
  return judgePassword(password, all).filter(({ met }) => met).length + (password.length >= LONG ? 1 : 0)
}

/** The name of a strength; undefined for 0. */
export function strengthName(strength: number): LabelId | undefined {
  return NAMES[strength]
}
