import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { ConditionEditor, conditionKey } from '../conditions/ConditionEditor.tsx'
import { scalar } from '../conditions/conditions.ts'
import { FieldChoice } from '../conditions/FieldChoice.tsx'
import { FieldsChoice } from '../conditions/FieldsChoice.tsx'
import type { NamedField } from '../conditions/fields.ts'
import { useWords } from '../words/words.ts'
import type { EffectSays } from './between.ts'
import { SetLines } from './SetLines.tsx'
import { ValueField } from './ValueField.tsx'

interface EffectPartsProps {
  says: EffectSays
  /** What the base says: it can be said otherwise, and not taken back. */
  base?: EffectSays
  /** What its condition may ask about, and values may come from. */
  asked: readonly NamedField[]
  /** What may be emptied and set. */
  places: readonly NamedField[]
  /** Fields of the form by their ids, which may be emptied with all that they cover. */
  fields: readonly NamedField[]
  put<Key extends keyof EffectSays>(key: Key, value?: EffectSays[Key]): void
  isDraft?: boolean
}

/** The question of the portal before something entered is removed. */
const QUESTION = 'form.willBeRemoved'

/** What follows when a field changes: what is emptied, and what is put into other fields. */
export function EffectParts({ says, base = {}, asked, places, fields, put, isDraft = false }: EffectPartsProps) {
  const { t } = useWords()
  const changed = places.find(({ path }) => path === says.on)
  const listed = <Key extends 'clear' | 'clearFields'>(key: Key, value: string[]) =>
    put(key, value.length === 0 && base[key] === undefined ? undefined : value)
  return (
    <>
      <FieldChoice
        label={t('between.on')}
        value={says.on ?? ''}
        fields={places}
        choose={(on) => on !== '' && put('on', on)}
      />
      {says.each !== undefined && (
        <FieldChoice
          label={t('between.alsoOn')}
          value={says.alsoOn ?? ''}
          fields={asked.filter(({ path }) => !path.startsWith('row.'))}
          choose={(path) => put('alsoOn', path === '' ? undefined : path)}
        />
      )}
      <ValueField
        label={t('between.to')}
        value={says.to === undefined ? '' : String(says.to)}
        field={changed}
        none={t('between.anyValue')}
        commit={(to) => put('to', to === '' ? undefined : scalar(to, changed?.type))}
      />
      <ConditionEditor
        key={isDraft ? 'when' : conditionKey('when', says.when)}
        label={t('between.onlyWhile')}
        value={says.when}
        fields={asked}
        isDraft={isDraft}
        waits={isDraft}
        commit={(when) => put('when', when)}
      />
      <FieldsChoice
        label={t('between.clear')}
        value={says.clear ?? []}
        fields={places}
        choose={(clear) => listed('clear', clear)}
      />
      {says.each === undefined && (
        <FieldsChoice
          label={t('between.clearFields')}
          value={says.clearFields ?? []}
          fields={fields}
          choose={(ids) => listed('clearFields', ids)}
        />
      )}
      <SetLines
        label={t('between.set')}
        add={t('between.addSet')}
        value={says.set ?? {}}
        kept={Object.keys(base.set ?? {})}
        places={places}
        sources={asked}
        isDraft={isDraft}
        commit={(set) => put('set', Object.keys(set).length === 0 ? undefined : set)}
      />
      {((says.clear ?? []).length > 0 || (says.clearFields ?? []).length > 0 || says.confirm !== undefined) && (
        <FormControlLabel
          control={
            <Switch
              checked={says.confirm !== undefined}
              disabled={base.confirm !== undefined}
              onChange={({ target }) => put('confirm', target.checked ? QUESTION : undefined)}
            />
          }
          label={t('between.confirm')}
        />
      )}
    </>
  )
}
