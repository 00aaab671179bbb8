import Stack from '@mui/material/Stack'
import type { DataRules } from '../config/index.ts'
import type { Change } from './api.ts'
import { Committed } from './Committed.tsx'

interface LimitsProps {
  /** All rules of the value, the contract's too. */
  rules: DataRules
  limits: { file: string; keys: string[] }
  change(...changes: Change[]): void
}

const byType: Readonly<Record<string, readonly (readonly [key: string, label: string])[]>> = {
  string: [
    ['minLength', 'At least characters'],
    ['maxLength', 'At most characters'],
  ],
  number: [
    ['minimum', 'Not below'],
    ['maximum', 'Not above'],
  ],
  array: [['maxItems', 'At most rows']],
}

/** Limits of a value, as narrow as they are now; a tenant may make them narrower. */
export function Limits({ rules, limits, change }: LimitsProps) {
  const types = [rules.type ?? []].flat().map((type) => (type === 'integer' ? 'number' : type))
  const offered = types.flatMap((type) => byType[type] ?? [])
  return (
    <Stack direction="row" spacing={1}>
      {offered.map(([key, label]) => (
        <Committed
          key={key}
          label={label}
          isNumber
          value={rules[key] === undefined ? '' : String(rules[key])}
          commit={(text) => change({ kind: 'set', file: limits.file, keys: [...limits.keys, key], ...(text !== '' && { value: Number(text) }) })}
        />
      ))}
    </Stack>
  )
}
