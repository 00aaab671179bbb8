import { useEffect, useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { takeFocus } from '../../controls/take-focus.ts'
import type { ChangeSetLine, OwnTenant, VersionLine } from '../../host/api.ts'
import { ask, faultOf } from '../../host/host.ts'
import type { Beginning } from '../../overall/overall.ts'
import { START } from '../../waiting/shapes.tsx'
import { useWords } from '../../words/words.ts'
import { timeIn } from '../moment.ts'
import { TenantNamed } from '../TenantNamed.tsx'
import { QuickEntries } from './QuickEntries.tsx'
import { SetLine } from './SetLine.tsx'
import { standingOf } from './standing.ts'

interface StartPageProps {
  tenant: OwnTenant
  /** Whether the person may publish. */
  mayPublish: boolean
  sets: readonly ChangeSetLine[]
  open(set: string, begins?: Beginning): void
  /** Opens what publishing a set means. */
  review(set: string): void
  rename(set: string, name: string): void
  remove(set: string): void
  create(name: string, begins?: Beginning): void
  showVersions(): void
}

/** Where no change set is open: those that there are, what is published and what comes by itself, and what one often comes for. */
export function StartPage({
  tenant,
  mayPublish,
  sets,
  open,
  review,
  rename,
  remove,
  create,
  showVersions,
}: StartPageProps) {
  const { t, language } = useWords()
  const [versions, setVersions] = useState<VersionLine[]>()
  const [failure, setFailure] = useState('')
  useEffect(() => {
    ask<VersionLine[]>('versions').then(setVersions, (error: unknown) => setFailure(faultOf(error)))
  }, [])
  const list = useRef<HTMLElement>(null)
  // What had the focus went with its set.
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus()
  }, [sets.length])
  const standing = standingOf(sets, versions ?? [])
  const { published } = standing
  return (
    <Box component="main" sx={{ height: '100%', overflow: 'auto' }}>
      <Stack sx={START.page}>
        <Typography ref={takeFocus} tabIndex={-1} component="h1" variant="h1" sx={{ outline: 'none' }}>
          {t('start.title', { tenant: tenant.name })} <TenantNamed tenant={tenant} isIdAlone />
        </Typography>
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
        <Box sx={START.columns}>
          <Card
            variant="outlined"
            component="section"
            ref={list}
            tabIndex={-1}
            aria-labelledby="start-sets"
            sx={{ p: 2.5, outline: 'none' }}
          >
            <Heading id="start-sets">
              {sets.length === 0 ? t('start.noSets') : t('start.sets', { count: sets.length })}
            </Heading>
            {sets.length === 0 ? (
              <Typography color="textSecondary">{t('start.none')}</Typography>
            ) : (
              <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
                {standing.open.map((set) => (
                  <SetLine
                    key={set.id}
                    set={set}
                    mayPublish={mayPublish}
                    open={() => open(set.id)}
                    review={() => review(set.id)}
                    rename={(name) => rename(set.id, name)}
                    remove={() => remove(set.id)}
                  />
                ))}
              </Stack>
            )}
          </Card>
          <Stack sx={{ gap: 3 }}>
            <Card variant="outlined" component="section" aria-labelledby="start-published" sx={{ p: 2.5 }}>
              <Heading id="start-published">{t('start.published')}</Heading>
              {published !== undefined && (
                <>
                  <Typography sx={{ fontWeight: 500 }}>
                    {t('versions.line', {
                      number: published.number,
                      name: published.name === '' ? t('versions.files') : published.name,
                    })}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {[timeIn(language, published.madeAt), published.madeBy, published.why]
                      .filter((each) => (each ?? '') !== '')
                      .join(' · ')}
                  </Typography>
                </>
              )}
              <Button size="small" onClick={showVersions} sx={{ mt: 1, ml: -0.75, minWidth: 0 }}>
                {t('start.versions')}
              </Button>
            </Card>
            <Card variant="outlined" component="section" aria-labelledby="start-due" sx={{ p: 2.5 }}>
              <Heading id="start-due">{t('start.due')}</Heading>
              {standing.due.length === 0 ? (
                <Typography variant="body2" color="textSecondary">
                  {t('start.nothingDue')}
                </Typography>
              ) : (
                standing.due.map(({ id, name, dueAt = '' }) => (
                  <Typography key={id} variant="body2">
                    {name} · {timeIn(language, dueAt)}
                  </Typography>
                ))
              )}
            </Card>
          </Stack>
        </Box>
        <QuickEntries sets={standing.open} open={open} create={create} />
      </Stack>
    </Box>
  )
}

function Heading({ id, children }: { id: string; children: string }) {
  return (
    <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
      {children}
    </Typography>
  )
}
