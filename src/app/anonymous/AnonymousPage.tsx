import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { TenantBoot } from '../../config/index.ts'
import { addressOf } from '../address/place.ts'
import { tenantFile } from '../boot/files.ts'
import { LanguageChoice } from '../i18n/LanguageChoice.tsx'
import { MessagePage } from '../pages/MessagePage.tsx'
import { Loading } from '../pages/pages.tsx'
import { usePortal, useT } from '../portal.ts'
import type { TrackingLink } from './link.ts'
import { trackingLink } from './link.ts'
import { ShipmentCard } from './ShipmentCard.tsx'
import type { Tracked } from './track.ts'
import { trackLink } from './track.ts'

/** What an anonymous tracking link shows: the shipments, without a sign-in (specification of the frame, §2). */
export function AnonymousPage({ boot }: { boot: TenantBoot }) {
  const t = useT()
  const { link, tracked, retry } = useTracked(boot)
  const title = t('anonymous.title')
  useEffect(() => {
    document.title = `${title} – ${boot.name}`
  }, [title, boot.name])
  return (
    <Box sx={{ minHeight: '100%', display: 'flex', flexDirection: 'column' }}>
      <Head boot={boot} />
      <Box
        component="main"
        sx={{ flex: 1, width: '100%', maxWidth: 960, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, md: 5 } }}
      >
        <Typography component="h1" variant="h1" sx={{ fontSize: 'clamp(1.5rem, 3vw, 2rem)' }}>
          {title}
        </Typography>
        {link?.asked && (
          <Typography sx={{ mt: 0.5, mb: 3, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t(`tracking.${link.asked.kind}`)} {link.asked.number}
          </Typography>
        )}
        <Box aria-live="polite">
          {tracked === undefined ? <Loading /> : <Outcome tracked={tracked} onRetry={retry} />}
        </Box>
      </Box>
    </Box>
  )
}

function Outcome({ tracked, onRetry }: { tracked: Tracked; onRetry(): void }) {
  const t = useT()
  if (tracked.kind === 'found') {
    return (
      <Box sx={{ display: 'grid', gap: 3 }}>
        {tracked.shipments.map((shipment, index) => (
          <ShipmentCard key={shipment.gShpId ?? index} shipment={shipment} />
        ))}
      </Box>
    )
  }
  const words = {
    nothing: 'tracking.notFound',
    denied: 'page.accessDenied',
    tooMany: 'anonymous.tooMany',
    failed: 'error.somethingWentWrong',
  } as const
  const lines = { nothing: ['anonymous.checkNumber'], denied: [], tooMany: ['anonymous.wait'], failed: [] }
  return (
    <MessagePage heading="h2" title={t(words[tracked.kind])} lines={lines[tracked.kind].map((line) => t(line))}>
      {(tracked.kind === 'tooMany' || tracked.kind === 'failed') && (
        <Button variant="contained" onClick={onRetry}>
          {t('app.retry')}
        </Button>
      )}
    </MessagePage>
  )
}

function Head({ boot }: { boot: TenantBoot }): ReactNode {
  const t = useT()
  const logo = tenantFile(boot.url, boot.theme.logo)
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: { xs: 0.5, sm: 1.5 },
        px: { xs: 2, sm: 3 },
        py: 1,
        bgcolor: 'background.paper',
        borderBottom: 3,
        borderColor: 'secondary.main',
      }}
    >
      {logo === null ? (
        <strong>{boot.name}</strong>
      ) : (
        <Box component="img" src={logo} alt={boot.name} sx={{ height: { xs: 32, sm: 38 }, maxWidth: 190 }} />
      )}
      <Box
        component="p"
        sx={{
          m: 0,
          pl: 1.5,
          borderLeft: 1,
          borderColor: 'divider',
          color: 'text.secondary',
          fontWeight: 600,
          display: { xs: 'none', sm: 'block' },
        }}
      >
        {t('app.title')}
      </Box>
      <Box sx={{ flex: 1 }} />
      <Box sx={{ '& > [role=group]': { mt: 0 } }}>
        <LanguageChoice offered={boot.languages.offered} />
      </Box>
      <Button href={addressOf(boot.url, '/login')} variant="outlined" size="small">
        {t('login.submit')}
      </Button>
    </Box>
  )
}

/** Asks for what the address names, and anew when it names something else. Another tenant is another page. */
function useTracked(boot: TenantBoot): { link: TrackingLink | null; tracked: Tracked | undefined; retry(): void } {
  const { gateway } = usePortal()
  const [link, setLink] = useState(() => trackingLink(window.location))
  const [tracked, setTracked] = useState<Tracked>()
  useEffect(() => {
    const follow = (): void => {
      const next = trackingLink(window.location)
      if (next?.tenantUrl !== boot.url) return window.location.reload()
      setTracked(undefined)
      setLink(next)
    }
    window.addEventListener('hashchange', follow)
    return () => {
      window.removeEventListener('hashchange', follow)
    }
  }, [boot.url])
  useEffect(() => {
    if (link === null) return
    const given = new AbortController()
    void trackLink(gateway, link, given.signal).then((answer) => {
      if (!given.signal.aborted) setTracked(answer)
    })
    return () => {
      given.abort()
    }
  }, [gateway, link])
  const retry = (): void => {
    setTracked(undefined)
    setLink(trackingLink(window.location))
  }
  return { link, tracked, retry }
}
