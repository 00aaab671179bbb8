import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Choice } from '../controls/Choice.tsx'
import { Reading } from '../controls/Reading.tsx'
import type { ChangeSetLine } from '../host/api.ts'
import type { Viewer } from '../preview/sign-in.ts'
import { useWords, type StudioLanguage } from '../words/words.ts'
import { Account } from './Account.tsx'
import { timeIn } from './moment.ts'
import { NewSet } from './NewSet.tsx'
import { ReviewButton } from './ReviewButton.tsx'
import type { OpenSet } from './use-change-sets.ts'

/** What opens over the studio. */
export type Over = 'publishing' | 'versions' | 'newTenant' | 'folder'

interface SetsBarProps {
  viewer: Viewer
  sets: readonly ChangeSetLine[] | undefined
  open: OpenSet | undefined
  mayPublish: boolean
  /** The set that is open changes nothing yet. */
  isUnchanged: boolean
  /** New tenants may be made here. */
  makesTenants: boolean
  speak(language: StudioLanguage): void
  goHome(): void
  choose(set: string): void
  create(name: string): Promise<boolean>
  show(what: Over): void
  signOut(): void
}

/** The bar over everything: which change set is open, what can be done with it, and who is signed in. */
export function SetsBar({
  viewer,
  sets,
  open,
  mayPublish,
  isUnchanged,
  makesTenants,
  speak,
  goHome,
  choose,
  create,
  show,
  signOut,
}: SetsBarProps) {
  const { t, language } = useWords()
  return (
    <Stack
      component="nav"
      aria-label={t('sets.label')}
      direction="row"
      sx={{
        gap: 1.5,
        px: 1.5,
        py: 1,
        alignItems: 'center',
        flexWrap: 'wrap',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {open === undefined && (
        <Typography variant="h6" component="p" color="primary" sx={{ fontWeight: 700, mr: 1 }}>
          {t('studio.title')}
        </Typography>
      )}
      {open !== undefined && <Button onClick={goHome}>{t('start.open')}</Button>}
      {open !== undefined && sets !== undefined && sets.length > 0 && (
        <Choice
          stands="inside"
          label={t('sets.set')}
          value={open.id}
          options={sets.map(({ id, name, dueAt }) => ({
            value: id,
            text: dueAt === undefined ? name : `${name} · ${timeIn(language, dueAt)}`,
          }))}
          choose={choose}
          sx={{ minWidth: 220, maxWidth: 360 }}
        />
      )}
      <NewSet create={create} />
      {/* Where one of them has no room, all go below. */}
      <Stack
        direction="row"
        sx={{ flex: '1 1 auto', gap: 1.5, alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap' }}
      >
        {makesTenants && <Button onClick={() => show('newTenant')}>{t('newTenant.title')}</Button>}
        {open !== undefined && <Button onClick={() => show('folder')}>{t('folder.open')}</Button>}
        <Button onClick={() => show('versions')}>{t('versions.open')}</Button>
        {open !== undefined && (
          <ReviewButton {...{ mayPublish }} isUnchanged={isUnchanged} review={() => show('publishing')} />
        )}
        {open === undefined && <Reading speak={speak} />}
        <Account viewer={viewer} signOut={signOut} />
      </Stack>
    </Stack>
  )
}
