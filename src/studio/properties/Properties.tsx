import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useSent } from '../controls/sent.ts'
import { Fold } from '../controls/Fold.tsx'
import type { OutlineEntry, Property } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { useWords } from '../words/words.ts'
import { propertyChanges } from './property-changes.ts'
import { PropertyInput, type PropertyInputProps } from './PropertyInput.tsx'

interface PropertiesProps {
  entry: OutlineEntry
  properties: readonly Property[]
  languages: readonly string[]
  file: string
  /** Whether somebody was led to a way into the entry, or to something on it. */
  isSought(keys: readonly string[]): boolean
  change(...changes: Change[]): void
}

/** All that the language knows of an entry beside its text, place, part and conditions. */
export function Properties({ entry, properties, languages, file, isSought, change }: PropertiesProps) {
  const { t, of } = useWords()
  if (properties.length === 0) return null
  return (
    <Fold
      name={`${entry.kind} properties`}
      label={t('properties.label')}
      count={properties.length}
      isOpenAtFirst={properties.length <= FEW}
      isSought={properties.some(({ keys }) => isSought(keys))}
    >
      <Stack role="group" aria-label={t('properties.label')} spacing={1.5}>
        {properties.map((property) => (
          <div key={property.keys.join('.')}>
            <SentInput
              property={property}
              languages={languages}
              put={(value) => change(...propertyChanges(entry, property, value, file))}
              putText={(language, text) =>
                change({
                  kind: 'text',
                  file,
                  keys: [...entry.keys, ...property.keys.slice(0, -1)],
                  language,
                  text,
                  at: property.keys.at(-1) ?? '',
                })
              }
            />
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {of(property.about)}
            </Typography>
          </div>
        ))}
      </Stack>
    </Fold>
  )
}

/** Shows what was put in until it is answered, so that what is added to it next takes nothing of it away. */
function SentInput({ property, put, ...others }: PropertyInputProps) {
  const { shown, send } = useSent(property.value)
  return (
    <PropertyInput {...others} property={{ ...property, value: shown }} put={(next) => send(next, () => put(next))} />
  )
}

/** So many are seen at once. */
const FEW = 8
