import { Fragment } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { copyChanges, mayBeCopied } from '../adding/copies.ts'
import { variantChanges } from '../adding/levels.ts'
import { FormOf, useBegun, useEndBegun } from '../controls/begun.tsx'
import { intoView } from '../controls/into-view.ts'
import type { Change } from '../host/api.ts'
import { isFormField, standsIn } from '../host/entries.ts'
import { useWords } from '../words/words.ts'
import { choiceOffers, listOffers } from './offers/lists.tsx'
import type { Here } from './offers/offer.ts'
import { partOffers } from './offers/parts.tsx'
import { valueOffers } from './offers/values.tsx'

interface AddingProps extends Here {
  /** Makes something and goes to it; false where it was refused. */
  add(key: string, changes: Change[]): Promise<boolean>
  /** A field of the tenant's own is asked about at once. */
  adds: boolean
}

/** What can be put after an entry, or into it: each a button that opens what is asked about it, or puts at once what needs no question. */
export function Adding({ add, adds, ...here }: AddingProps) {
  const { t } = useWords()
  const [opened, setOpened] = useBegun('opened', adds ? 'own' : '')
  const { entry, outline, file } = here
  const endBegun = useEndBegun()
  // What is refused waits to be put right.
  const done = async (key: string, changes: Change[]) => {
    if (!(await add(key, changes))) return
    endBegun(opened)
    setOpened('')
  }
  const offers = [valueOffers, partOffers, listOffers, choiceOffers]
    .flatMap((of) => of({ ...here, t, done: (...made) => void done(...made) }))
    .filter((offer) => offer !== false)
  const addVariant = () => {
    const { key, changes } = variantChanges(entry, file)
    void done(key, changes)
  }
  const copy = () => {
    const { id, changes } = copyChanges(outline, entry, file)
    void done([...standsIn(entry), id].join('.'), changes)
  }
  return (
    <>
      {offers.map(({ what, text, form }) => (
        <Fragment key={what}>
          <Button
            size="small"
            ref={adds && what === 'own' ? intoView : undefined}
            onClick={() => setOpened(opened === what ? '' : what)}
            aria-expanded={opened === what}
          >
            {text}
          </Button>
          {opened === what && (
            <FormOf what={what}>
              <Box sx={{ width: '100%' }}>{form}</Box>
            </FormOf>
          )}
        </Fragment>
      ))}
      {entry.kind === 'Field' && !isFormField(entry) && here.about.takesOwn === true && (
        <Typography variant="caption" color="textSecondary">
          {t('inspector.noFieldInRows')}
        </Typography>
      )}
      {entry.kind === 'Level' && (
        <Button size="small" onClick={addVariant}>
          {t('inspector.addVariant')}
        </Button>
      )}
      {mayBeCopied(entry, file) && (
        <Button size="small" onClick={copy}>
          {t('inspector.copy')}
        </Button>
      )}
    </>
  )
}
