import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useT } from '../portal/portal.ts'
import { MessagePage } from './MessagePage.tsx'
import { useTabName } from './use-tab-name.ts'

function HomeLink() {
  const t = useT()
  return (
    <Button variant="contained" component={Link} to="/">
      {t('page.backToHome')}
    </Button>
  )
}

/** An address inside the shell that leads nowhere. */
export function NotFound() {
  const t = useT()
  useTabName(t('page.notFound'))
  return (
    <MessagePage title={t('page.notFound')} lines={[t('page.notFoundText')]}>
      <HomeLink />
    </MessagePage>
  )
}

/** A page or drawer that is closed to the user. */
export function AccessDenied() {
  const t = useT()
  return (
    <MessagePage title={t('page.accessDenied')} lines={[t('page.accessDeniedText'), t('page.accessDeniedAdvice')]}>
      <HomeLink />
    </MessagePage>
  )
}

/** What stands where a screen could not be loaded or broke. */
export function Broken({ onRetry }: { onRetry(): void }) {
  const t = useT()
  return (
    <MessagePage title={t('error.somethingWentWrong')} lines={[t('error.screenBroke'), t('error.partBroke')]}>
      <Button variant="contained" onClick={onRetry}>
        {t('app.retry')}
      </Button>
    </MessagePage>
  )
}
