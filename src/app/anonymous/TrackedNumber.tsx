import { useEffect, useMemo, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { AnonymousModel, LabelId, TenantBoot } from '../../config/index.ts'
import { EngineContext, formatsOf, standaloneServices } from '../../render/index.ts'
import type { NotShown } from '../../render/page.ts'
import type { AskedNumber } from '../address/tracking-link.ts'
import { MessagePage } from '../pages/MessagePage.tsx'
import { Loading } from '../pages/pages.tsx'
import { usePortal, useT } from '../portal/portal.ts'
import { loadPage } from '../screens/load.ts'
import type { LoadedPage } from '../screens/load.ts'
import { createQueries, screenQuery } from '../screens/queries.ts'
import { accessRoots } from '../session/access.ts'

interface Props {
  boot: TenantBoot
  anonymous: AnonymousModel
  /** Undefined where the link names no number of a known kind. */
  asked: AskedNumber | undefined
}

/** The number that a link names, and the view of what it leads to. */
export function TrackedNumber({ boot, anonymous, asked }: Props) {
  const t = useT()
  const [queries] = useState(createQueries)
  const label = anonymous.numbers.find(({ id }) => id === asked?.kind)?.label
  // What has no label is a secret: a link that somebody made.
  const hint = asked !== undefined && label === undefined ? 'anonymous.linkEnded' : 'anonymous.checkNumber'
  const title = t(anonymous.title)
  useEffect(() => {
    document.title = `${title} – ${boot.name}`
  }, [title, boot.name])
  return (
    <>
      <Typography component="h1" variant="h1">
        {title}
      </Typography>
      {asked !== undefined && label !== undefined && (
        <Typography sx={{ mt: 0.5, mb: 3, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t(label)} {asked.number}
        </Typography>
      )}
      <Box aria-live="polite">
        <QueryClientProvider client={queries}>
          <LateView boot={boot} anonymous={anonymous} asked={asked} hint={hint} />
        </QueryClientProvider>
      </Box>
    </>
  )
}

/** The tenant's view, once its model and its code have come. */
function LateView({ boot, anonymous, asked, hint }: Props & { hint: LabelId }) {
  const { data: loaded, isError, refetch } = useQuery(screenQuery(boot, anonymous.screen, loadPage))
  const t = useT()
  if (isError) return <Instead why={{ kind: 'failed', status: 0, retry: () => void refetch() }} hint={hint} />
  if (loaded === undefined) return <Loading />
  if (asked === undefined) return <Instead why={{ kind: 'nothing', text: t(loaded.model.empty) }} hint={hint} />
  return <TenantView boot={boot} loaded={loaded} asked={asked} hint={hint} />
}

interface Shown {
  boot: TenantBoot
  loaded: LoadedPage
  asked: AskedNumber
  hint: LabelId
}

function TenantView({ boot, loaded, asked, hint }: Shown) {
  const { gateway, texts, nonce } = usePortal()
  const t = useT()
  const { Page, model, parts } = loaded
  const engine = useMemo(
    () =>
      standaloneServices({
        port: gateway,
        reports: boot.reports,
        parts: { fields: {}, charts: {}, ...parts },
        t,
        locale: texts.language,
        formats: formatsOf(boot.formats, texts.language),
        scope: { ...accessRoots(boot, null), address: { given: { [asked.kind]: asked.number } } },
        nonce,
      }),
    [gateway, parts, t, texts, boot, asked, nonce],
  )
  const instead = (why: NotShown) => (
    // The gateway refuses a number that cannot be one.
    <Instead
      why={why.kind === 'failed' && why.status === 400 ? { kind: 'nothing', text: t(model.empty) } : why}
      hint={hint}
    />
  )
  return (
    <EngineContext value={engine}>
      <Page model={model} instead={instead} />
    </EngineContext>
  )
}

function Instead({ why, hint }: { why: NotShown; hint: LabelId }) {
  const t = useT()
  if (why.kind === 'waiting') return <Loading />
  if (why.kind === 'nothing') return <MessagePage heading="h2" title={why.text} lines={[t(hint)]} />
  if (why.status === 403) return <MessagePage heading="h2" title={t('page.accessDenied')} />
  const isTooOften = why.status === 429
  return (
    <MessagePage
      heading="h2"
      title={t(isTooOften ? 'anonymous.tooMany' : 'error.somethingWentWrong')}
      lines={isTooOften ? [t('anonymous.wait')] : []}
    >
      <Button variant="contained" onClick={why.retry}>
        {t('app.retry')}
      </Button>
    </MessagePage>
  )
}
