import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { OutlineEntry } from '../../config/node.ts'
import { dataFields, idFields, namedFields, rowFields } from '../conditions/fields.ts'
import { FormOf, useBegun, useEndBegun } from '../controls/begun.tsx'
import type { Change, StudioProject, StudioTenant } from '../host/api.ts'
import { useWords } from '../words/words.ts'
import { AddEffect } from './AddEffect.tsx'
import { AddRule } from './AddRule.tsx'
import { listOf, type RuleSays } from './between.ts'
import { EffectParts } from './EffectParts.tsx'
import { RuleParts } from './RuleParts.tsx'

interface BetweenProps {
  entry: OutlineEntry
  outline: readonly OutlineEntry[]
  screen: OutlineEntry | undefined
  project: StudioProject
  tenant: StudioTenant
  file: string
  set(key: string, value?: unknown): void
  /** Makes something and goes to it; false where it was refused. */
  add(key: string, changes: Change[]): Promise<boolean>
}

/** What fields of a form do to each other: the parts of a rule or an effect; at a field, what makes one more. */
export function Between({ entry, outline, screen, project, tenant, file, set, add }: BetweenProps) {
  const words = useWords()
  const { t } = words
  const [adds, setAdds] = useBegun<'rule' | 'effect' | undefined>('adds', undefined)
  const endBegun = useEndBegun()
  const { kind, says, base } = entry
  const isField = kind === 'Field' && file.endsWith('.layout.json')
  if (!isField && kind !== 'Rule' && kind !== 'Effect') return null
  const list = isField ? listOf(outline, entry) : (says as RuleSays).each
  const naming = { outline, tenant, words, screen }
  const asked = namedFields(naming, project.roots, list)
  const places = list === undefined ? dataFields(naming) : rowFields(naming, list)
  const ofRows = list !== undefined && !isField && <Typography variant="caption">{t('between.everyRow')}</Typography>
  if (kind === 'Rule')
    return (
      <>
        {ofRows}
        <RuleParts says={says} {...{ asked, places }} put={set} />
      </>
    )
  const fields = idFields(naming)
  if (kind === 'Effect')
    return (
      <>
        {ofRows}
        <EffectParts says={says} base={base} {...{ asked, places, fields }} put={set} />
      </>
    )
  // What is refused waits to be put right.
  const make = async (key: string, changes: Change[]) => {
    if (!(await add(key, changes))) return
    if (adds !== undefined) endBegun(adds)
    setAdds(undefined)
  }
  const added = (collection: string) => (id: string, changes: Change[]) => {
    void make(`${collection}.${id}`, changes)
  }
  return (
    <>
      {(['rule', 'effect'] as const).map((each) => (
        <Button
          key={each}
          size="small"
          aria-expanded={adds === each}
          onClick={() => setAdds(adds === each ? undefined : each)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t(`between.begin.${each}`)}
        </Button>
      ))}
      {adds === 'rule' && (
        <FormOf what={adds}>
          <AddRule
            {...{ outline, asked, places, file }}
            languages={tenant.languages}
            field={entry}
            add={added('rules')}
          />
        </FormOf>
      )}
      {adds === 'effect' && (
        <FormOf what={adds}>
          <AddEffect {...{ outline, asked, places, fields, file }} field={entry} add={added('effects')} />
        </FormOf>
      )}
    </>
  )
}
