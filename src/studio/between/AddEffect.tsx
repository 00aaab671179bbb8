import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { OutlineEntry } from '../../config/node.ts'
import { pathOf, type NamedField } from '../conditions/fields.ts'
import { useBegun } from '../controls/begun.tsx'
import type { Change } from '../host/api.ts'
import { useWords } from '../words/words.ts'
import { doesSomething, effectChanges, listOf, type EffectSays } from './between.ts'
import { EffectParts } from './EffectParts.tsx'

interface AddEffectProps {
  outline: readonly OutlineEntry[]
  /** The field that changes. */
  field: OutlineEntry
  asked: readonly NamedField[]
  places: readonly NamedField[]
  fields: readonly NamedField[]
  file: string
  add(id: string, changes: Change[]): void
}

/** What follows, for this tenant, when a field changes. */
export function AddEffect({ outline, field, asked, places, fields, file, add }: AddEffectProps) {
  const { t } = useWords()
  const each = listOf(outline, field)
  const [says, setSays] = useBegun<EffectSays>('says', { ...(each !== undefined && { each }), on: pathOf(field) })
  const create = () => {
    const { id, changes } = effectChanges(outline, field, says, file)
    add(id, changes)
  }
  return (
    <Stack
      role="group"
      aria-label={t('between.effect')}
      spacing={1.5}
      sx={{ width: '100%', border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, pt: 2 }}
    >
      {each !== undefined && <Typography variant="caption">{t('between.everyRow')}</Typography>}
      <EffectParts
        {...{ says, asked, places, fields }}
        isDraft
        put={(key, value) => setSays((before) => ({ ...before, [key]: value }))}
      />
      <Button variant="outlined" disabled={!doesSomething(says)} onClick={create}>
        {t('between.addEffect')}
      </Button>
    </Stack>
  )
}
