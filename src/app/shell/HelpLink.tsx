import HelpOutlined from '@mui/icons-material/HelpOutlined'
import IconButton from '@mui/material/IconButton'
import { useLocation } from 'react-router-dom'
import { usePortal, useT } from '../portal.ts'
import { helpAddress } from './help.ts'
import { useScene } from './scene.ts'

/** The help icon of the top bar: the page that explains the route, else the start page of the help. */
export function HelpLink() {
  const t = useT()
  const { texts } = usePortal()
  const { boot } = useScene()
  const { pathname } = useLocation()
  const page = boot.routes.find(({ path }) => path === pathname)?.help ?? 'landing'
  return (
    <IconButton
      component="a"
      href={helpAddress(boot.url, texts.language, page)}
      target="_blank"
      rel="noopener"
      aria-label={t('shell.help')}
      title={t('shell.help')}
    >
      <HelpOutlined />
    </IconButton>
  )
}
