import type { MouseEvent, ReactNode } from 'react'
import Button from '@mui/material/Button'
import { addressOf } from '../address/place.ts'
import { usePortal } from '../portal/portal.ts'

interface Props {
  tenantUrl: string
  /** One of the pages outside the shell. */
  path: string
  children: ReactNode
  variant?: 'text' | 'contained' | 'outlined'
}

/** Leads to another page outside the shell without loading the portal anew. The query goes along: it names the way back. */
export function PlaceButton({ tenantUrl, path, children, variant = 'text' }: Props) {
  const { account } = usePortal()
  const address = addressOf(tenantUrl, path, window.location.search)
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    window.history.pushState(null, '', address)
    account.settle()
  }
  return (
    <Button href={address} variant={variant} onClick={follow}>
      {children}
    </Button>
  )
}
