import Stack from '@mui/material/Stack'
import type { DataRules } from '../../config/index.ts'
import type { Change } from '../host/api.ts'
import { Committed } from '../controls/Committed.tsx'
import { Suggested } from '../controls/Suggested.tsx'
import { useWords } from '../words/words.ts'

interface LimitsProps {
  /** All rules of the value, the contract's too. */
  rules: DataRules
  limits: { file: string; keys: string[] }
  /** The value is chosen from a list: nobody types it. */
  isChosen: boolean
  /** The value is a text that is typed as it is: its form may be asked. */
  isTyped: boolean
  change(...changes: Change[]): void
}

const byType: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  array: ['maxItems'],
}

/** Forms of a text that are asked for often. */
const forms: Readonly<Record<string, string>> = {
  '^[0-9]*$': 'limit.digits',
  '^[A-Z]*$': 'limit.capitals',
  '^[A-Z0-9]*$': 'limit.capitalsAndDigits',
  '^[\\p{L}\\p{M}\\p{N} ,/-]*$': 'limit.simple',
}

/** Limits of a value, as narrow as they are now; a tenant may make them narrower. How long a text may be is asked of one that is typed freely. */
export function Limits({ rules, limits, isChosen, isTyped, change }: LimitsProps) {
  const { t } = useWords()
  const types = [rules.type ?? []].flat().map((type) => (type === 'integer' ? 'number' : type))
  const isFixed = isChosen || rules.enum !== undefined
  const offered = types.flatMap((type) => (type === 'string' && isFixed ? [] : (byType[type] ?? [])))
  const set = (key: string, value?: unknown) =>
    change({
      kind: 'set' as const,
      file: limits.file,
      keys: [...limits.keys, key],
      ...(value !== undefined && { value }),
    })
  // What a tenant asks beside the portal stands after that.
  const form = [rules.pattern, ...((rules['allOf'] ?? []) as DataRules[]).map(({ pattern }) => pattern)].findLast(
    (pattern) => pattern !== undefined,
  )
  if (offered.length === 0) return null
  return (
    <>
      <Stack direction="row" spacing={1}>
        {offered.map((key) => (
          <Committed
            key={key}
            label={t(`limit.${key}`)}
            isNumber
            value={rules[key] === undefined ? '' : String(rules[key])}
            commit={(text) => set(key, text === '' ? undefined : Number(text))}
          />
        ))}
      </Stack>
      {isTyped && !isFixed && (
        <Suggested
          label={t('limit.pattern')}
          value={form ?? ''}
          suggestions={Object.keys(forms)}
          read={(pattern) => (forms[pattern] === undefined ? '' : t(forms[pattern]))}
          commit={(pattern) => set('pattern', pattern === '' ? undefined : pattern)}
        />
      )}
    </>
  )
}
