import Breadcrumbs from '@mui/material/Breadcrumbs'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useT } from '../portal/portal.ts'

/** The way from the start page to this one; `title` in the reader's language. */
export function Breadcrumb({ title }: { title: string }) {
  const t = useT()
  return (
    <Breadcrumbs aria-label={t('shell.breadcrumb')} sx={{ mb: 1, typography: 'body2' }}>
      <Link component={RouterLink} to="/" underline="hover">
        {t('nav.home')}
      </Link>
      <Typography variant="body2" color="textPrimary" aria-current="page">
        {title}
      </Typography>
    </Breadcrumbs>
  )
}
