import Stack from '@mui/material/Stack'
import type { OutlineEntry } from '../../config/node.ts'
import { Fold } from '../controls/Fold.tsx'
import type { Change, StudioPart } from '../host/api.ts'
import { useWords } from '../words/words.ts'
import { OptionInput } from './OptionInput.tsx'
import { codesIn, isDrawn, overBase, takenBeside, type OptionNames } from './option-values.ts'
import { useWordsMade, Whole } from './Whole.tsx'

interface OptionsProps {
  entry: OutlineEntry
  /** The part that draws the entry. */
  part: StudioPart
  names: OptionNames
  file: string
  /** Whether somebody was led to a way into the entry. */
  isSought(keys: readonly string[]): boolean
  change(...changes: Change[]): void
}

/** The options of the part that draws an entry, as its manifest describes them. */
export function Options({ entry, part, names, file, isSought, change }: OptionsProps) {
  const { t, of } = useWords()
  const made = useWordsMade(`options ${part.name}`)
  const says = (entry.says['options'] ?? {}) as Record<string, unknown>
  const base = (entry.base['options'] ?? {}) as Record<string, unknown>
  const own: OptionNames = {
    ...names,
    say: made.say,
    codesOf: (path) => codesIn(part.options, { ...base, ...says }, path, names.fields),
  }
  const offered = Object.entries(part.options).filter(([, option]) => isDrawn(option))
  if (offered.length === 0) return null
  return (
    <Fold
      name={`options ${part.name}`}
      label={t('options.label', { part: of(part.titles) })}
      count={offered.length}
      isOpenAtFirst={offered.length <= FEW}
      isSought={isSought(['options'])}
    >
      <Stack role="group" aria-label={t('options.label', { part: of(part.titles) })} spacing={1.5}>
        {offered.map(([name, option]) => (
          <Whole
            key={name}
            place={`option ${part.name} ${name}`}
            name={of(option.titles)}
            option={option}
            value={says[name]}
            put={(value) =>
              change(...made.taken(), {
                kind: 'set',
                file,
                keys: [...entry.keys, 'options', name],
                ...(value !== undefined && { value }),
              })
            }
          >
            {(value, put) => (
              <OptionInput
                {...{ names: own, value, put }}
                takes={takenBeside(option, part.options, { ...base, ...says }, names.lookups)}
                option={overBase(option, base[name])}
                name={of(option.titles)}
              />
            )}
          </Whole>
        ))}
      </Stack>
    </Fold>
  )
}

/** So many are seen at once. */
const FEW = 6
