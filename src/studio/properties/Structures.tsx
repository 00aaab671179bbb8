import Stack from '@mui/material/Stack'
import type { OutlineEntry, Structure } from '../../config/node.ts'
import { Fold } from '../controls/Fold.tsx'
import type { Change } from '../host/api.ts'
import { useWords } from '../words/words.ts'
import { OptionInput } from './OptionInput.tsx'
import { overBase, type OptionNames } from './option-values.ts'
import { structureChanges } from './property-changes.ts'
import { useWordsMade, Whole } from './Whole.tsx'

interface StructuresProps {
  entry: OutlineEntry
  structures: readonly Structure[]
  names: OptionNames
  file: string
  /** Whether somebody was led to a way into the entry. */
  isSought(keys: readonly string[]): boolean
  change(...changes: Change[]): void
}

/** What else the language knows of an entry, of several parts each: folded, those that say something first. */
export function Structures({ entry, structures, names, file, isSought, change }: StructuresProps) {
  const { t, of } = useWords()
  const made = useWordsMade('structures')
  const own: OptionNames = { ...names, say: made.say }
  if (structures.length === 0) return null
  const isSaid = ({ value }: Structure) => value !== undefined
  return (
    <Fold
      name={`${entry.kind} structures`}
      label={t('structures.label')}
      count={structures.filter(isSaid).length}
      isOpenAtFirst={false}
      isSought={structures.some(({ keys }) => isSought(keys))}
    >
      <Stack role="group" aria-label={t('structures.label')} spacing={0.5} sx={{ pl: 1 }}>
        {[...structures.filter(isSaid), ...structures.filter((each) => !isSaid(each))].map((structure) => {
          const { keys, shape, value, base } = structure
          const option = overBase(shape, base)
          return (
            <Fold
              key={keys.join('.')}
              name={`${entry.kind} ${keys.join('.')}`}
              label={[...structure.around.map(of), of(shape.titles)].join(' › ')}
              count={value === undefined ? 0 : 1}
              isOpenAtFirst={false}
              isSought={isSought(keys)}
            >
              <Whole
                place={`structure ${keys.join('.')}`}
                {...{ option, value }}
                name={of(shape.titles)}
                put={(next) => change(...made.taken(), ...structureChanges(entry.keys, structure, next, file))}
              >
                {(shown, put) => <OptionInput {...{ option, put }} name={of(shape.titles)} names={own} value={shown} />}
              </Whole>
            </Fold>
          )
        })}
      </Stack>
    </Fold>
  )
}
