import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { OutlineEntry, Property } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { useWords } from '../words/words.ts'
import { propertyChanges } from './property-changes.ts'
import { PropertyInput } from './PropertyInput.tsx'

interface PropertiesProps {
  entry: OutlineEntry
  properties: readonly Property[]
  languages: readonly string[]
  file: string
  change(...changes: Change[]): void
}

/** All that the language knows of an entry beside its text, place, part and conditions. */
export function Properties({ entry, properties, languages, file, change }: PropertiesProps) {
  const { t } = useWords()
  if (properties.length === 0) return null
  return (
    <Stack role="group" aria-label={t('properties.label')} spacing={1.5}>
      <Typography variant="body2" color="textSecondary">
        {t('properties.label')}
      </Typography>
      {properties.map((property) => (
        <div key={property.keys.join('.')}>
          <PropertyInput
            property={property}
            languages={languages}
            put={(value) => change(...propertyChanges(entry, property, value, file))}
            putText={(language, text) =>
              change({
                ...{ kind: 'text', file, keys: [...entry.keys, ...property.keys.slice(0, -1)], language, text },
                at: property.keys.at(-1) ?? '',
              })
            }
          />
          <Typography variant="caption" color="textSecondary" lang="en" sx={{ display: 'block' }}>
            {property.description}
          </Typography>
        </div>
      ))}
    </Stack>
  )
}
