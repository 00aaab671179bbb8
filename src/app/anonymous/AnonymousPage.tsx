import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { AnonymousModel, TenantBoot } from '../../config/index.ts'
import { addressOf } from '../address/place.ts'
import { askedIn, tenantIn } from '../address/tracking-link.ts'
import type { AskedNumber } from '../address/tracking-link.ts'
import { LanguageChoice } from '../outside/LanguageChoice.tsx'
import { MessagePage } from '../pages/MessagePage.tsx'
import { keepTranslated } from '../pages/translated.ts'
import { useT } from '../portal/portal.ts'
import { accessRoots, isOpen } from '../session/access.ts'
import { Logo } from '../theme/Logo.tsx'
import { TrackedNumber } from './TrackedNumber.tsx'

/** What an anonymous tracking link leads to (specification of the frame, §2): a page without a sign-in around the tenant's view. */
export function AnonymousPage({ boot }: { boot: TenantBoot }) {
  const t = useT()
  const { anonymous } = boot
  const asked = useAsked(boot)
  useEffect(() => keepTranslated(document.body), [])
  const isThere = anonymous !== undefined && isOpen(anonymous.access, accessRoots(boot, null))
  return (
    <Box sx={{ minHeight: '100%', display: 'flex', flexDirection: 'column' }}>
      <Head boot={boot} />
      <Box
        component="main"
        sx={{ flex: 1, width: '100%', maxWidth: 960, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, md: 5 } }}
      >
        {isThere ? (
          <TrackedNumber boot={boot} anonymous={anonymous} asked={asked} />
        ) : (
          <MessagePage title={t('page.accessDenied')} />
        )}
      </Box>
    </Box>
  )
}

/** In one line with the logo, on a phone of 360 pixels, too. */
const LANGUAGES = { '& > [role=group]': { mt: 0, '& > *': { minWidth: 0, px: { xs: 0.75, sm: 1 } } } } as const

function Head({ boot }: { boot: TenantBoot }): ReactNode {
  const t = useT()
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
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Logo boot={boot} size={{ height: { xs: 32, sm: 36 }, maxWidth: 190 }} />
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
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 'inherit', ml: 'auto', ...LANGUAGES }}>
        <LanguageChoice offered={boot.languages.offered} />
        <Button href={addressOf(boot.url, '/login')} variant="outlined" size="small">
          {t('login.submit')}
        </Button>
      </Box>
    </Box>
  )
}

/** The number that the address names, and the next one when it changes. Another tenant is another page. */
function useAsked({ url, anonymous }: TenantBoot): AskedNumber | undefined {
  const kinds = anonymous?.numbers
  const [asked, setAsked] = useState(() => numberIn(kinds))
  useEffect(() => {
    const follow = (): void => {
      if (tenantIn(window.location) === url) setAsked(numberIn(kinds))
      else window.location.reload()
    }
    window.addEventListener('hashchange', follow)
    return () => {
      window.removeEventListener('hashchange', follow)
    }
  }, [url, kinds])
  return asked
}

function numberIn(kinds: AnonymousModel['numbers'] = []): AskedNumber | undefined {
  return askedIn(
    window.location,
    kinds.map(({ id }) => id),
  )
}
