import Stack from '@mui/material/Stack'
import type { DataRules } from '../../config/index.ts'
import type { Change } from '../host/api.ts'
import { Committed } from '../controls/Committed.tsx'
import { useWords } from '../words/words.ts'

interface LimitsProps {
  /** All rules of the value, the contract's too. */
  rules: DataRules
  limits: { file: string; keys: string[] }
  /** The value is chosen from a list: nobody types it. */
  isChosen: boolean
  change(...changes: Change[]): void
}

const byType: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  array: ['maxItems'],
}

/** Limits of a value, as narrow as they are now; a tenant may make them narrower. How long a text may be is asked of one that is typed freely. */
export function Limits({ rules, limits, isChosen, change }: LimitsProps) {
  const { t } = useWords()
  const types = [rules.type ?? []].flat().map((type) => (type === 'integer' ? 'number' : type))
  const isFixed = isChosen || rules.enum !== undefined
  const offered = types.flatMap((type) => (type === 'string' && isFixed ? [] : (byType[type] ?? [])))
  if (offered.length === 0) return null
  return (
    <Stack direction="row" spacing={1}>
      {offered.map((key) => (
        <Committed
          key={key}
          label={t(`limit.${key}`)}
          isNumber
          value={rules[key] === undefined ? '' : String(rules[key])}
          commit={(text) =>
            change({
              kind: 'set',
              file: limits.file,
              keys: [...limits.keys, key],
              ...(text !== '' && { value: Number(text) }),
            })
          }
        />
      ))}
    </Stack>
  )
}
