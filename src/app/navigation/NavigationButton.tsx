import { useCallback } from 'react'
import Button from '@mui/material/Button'
import type { ButtonProps } from '@mui/material/Button'
import { Link, useLocation } from 'react-router-dom'
import { useQueryClient } from '@tanstack/react-query'
import type { LabelId, NavigationModel } from '../../config/index.ts'
import { Icon } from '../../render/index.ts'
import { useT } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { loaderOf } from '../screens/expected.ts'
import { screenQuery } from '../screens/queries.ts'
import { linkOf, outside } from './link.ts'

/**
 * An entry of the navigation as a link that looks like a button; it can be opened in a new tab, too. Pointed at or reached by
 * keyboard, it loads where it leads.
 */
export function NavigationButton({
  entry,
  label = entry.label,
  ...rest
}: { entry: NavigationModel; label?: LabelId | undefined } & Pick<
  ButtonProps,
  'size' | 'variant' | 'color' | 'className'
>) {
  const t = useT()
  const { boot } = useScene()
  const { to, state, isHere, screen } = linkOf(entry, boot, useLocation())
  const prefetch = usePrefetch()
  if (entry.href !== undefined)
    return (
      <Button {...outside(entry.href)} startIcon={<Icon name={entry.icon} />} {...rest}>
        {t(label)}
      </Button>
    )
  return (
    <Button
      component={Link}
      to={to}
      state={state}
      onPointerEnter={() => prefetch(screen)}
      onFocus={() => prefetch(screen)}
      startIcon={<Icon name={entry.icon} />}
      {...(isHere && { 'aria-current': 'page' as const })}
      {...rest}
    >
      {t(label)}
    </Button>
  )
}

/** Loads a screen (`grids/NAME`) that is about to be opened: model and code, no data. A failure is tried again when it is opened. */
function usePrefetch(): (screen: string | undefined) => void {
  const { boot } = useScene()
  const client = useQueryClient()
  return useCallback(
    (screen) => {
      const load = screen === undefined ? undefined : loaderOf(screen)
      if (screen !== undefined && load !== undefined)
        client.query(screenQuery(boot, screen, load)).catch(() => undefined)
    },
    [boot, client],
  )
}
