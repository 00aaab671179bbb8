import { useState } from 'react'
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Refresh from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { SxProps, Theme } from '@mui/material/styles'
import { TOUCH, useEngine, useScope } from '../../render/index.ts'
import type { LookupResult } from '../../render/index.ts'
import { resolveCall } from '../../config/index.ts'
import { callOperation, failureText } from '../../render/source.ts'
import { linePaths } from './fields.ts'
import type { Options } from './manifest.ts'

/** What can be done with a party; in a table's cell it stands below. */
const tools = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  '& button': { minHeight: 24, p: 0.25, minWidth: 24, color: 'text.secondary', typography: 'caption', fontWeight: 500 },
  '& svg': { width: 18, height: 18 },
} satisfies SxProps<Theme>

/** It stands in the line of the label, at its end: an empty party takes no more room than any field. */
const besideLabel: SxProps<Theme> = {
  ...tools,
  position: 'absolute',
  top: -4,
  insetInlineEnd: 0,
  // A finger hits what is larger than it looks.
  [TOUCH]: {
    gap: 1.5,
    '& button::after': { content: '""', position: 'absolute', inset: '-14px -6px -6px' },
  },
}

export interface PartyToolsProps {
  id: string
  label: string
  options: Options
  readOnly: boolean
  /** Stands in a cell, without a label beside it. */
  compact: boolean
  isOpen: boolean
  /** Opens or closes the address lines. */
  toggle(): void
  /** Whether there are address lines to be seen or written. */
  hasAddress: boolean
  /** Asks for the list of parties again. */
  reload: LookupResult['reload']
}

/** Whether the menu stands there: with one thing to do, that is a button in any case. */
export function hasMenu(options: Options, readOnly: boolean): boolean {
  return options.menu && !readOnly && options.refreshCache !== undefined && linePaths(options).length > 0
}

/** Refreshing the list of parties, and the address lines: two buttons, or one menu where the options say so. */
export function PartyTools(props: PartyToolsProps) {
  const { id, label, options, readOnly, compact, isOpen, toggle, hasAddress, reload } = props
  const { t } = useEngine()
  const { refresh, isBusy } = useRefresh(options.refreshCache, reload)
  const canRefresh = !readOnly && options.refreshCache !== undefined
  return (
    <Box sx={compact ? tools : besideLabel}>
      {hasMenu(options, readOnly) ? (
        <PartyMenu {...{ label, isOpen, toggle, refresh, isBusy }} />
      ) : (
        <>
          {canRefresh && (
            <IconButton
              size="small"
              title={t('party.refresh')}
              // Disabled it would lose the focus of who has pressed it.
              aria-busy={isBusy}
              onClick={() => !isBusy && refresh()}
              aria-label={t('party.refreshOf', { label })}
              sx={isBusy ? { opacity: 0.4 } : null}
            >
              <Refresh />
            </IconButton>
          )}
          {hasAddress && (
            <Button
              size="small"
              color="inherit"
              aria-expanded={isOpen}
              aria-controls={`${id}-address`}
              aria-label={t(addressLabel(isOpen), { label })}
              onClick={toggle}
            >
              {t(isOpen ? 'party.hideAddress' : 'party.showAddress')}
            </Button>
          )}
        </>
      )}
    </Box>
  )
}

/** The same behind one quiet button. */
function PartyMenu({
  label,
  isOpen,
  isBusy,
  toggle,
  refresh,
}: Pick<PartyToolsProps, 'label' | 'isOpen' | 'toggle'> & { isBusy: boolean; refresh(): void }) {
  const { t } = useEngine()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = t('party.more', { label })
  const choose = (act: () => void) => () => {
    setAnchor(null)
    act()
  }
  return (
    <>
      <IconButton
        size="small"
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={isBusy}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHoriz />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': name } }}
      >
        <MenuItem onClick={choose(toggle)}>{t(addressLabel(isOpen), { label })}</MenuItem>
        <MenuItem disabled={isBusy} onClick={choose(refresh)}>
          {t('party.refreshOf', { label })}
        </MenuItem>
      </Menu>
    </>
  )
}

function addressLabel(isOpen: boolean): string {
  return isOpen ? 'party.hideAddressOf' : 'party.showAddressOf'
}

/** Makes the gateway forget its copy of the list, then asks for the list again. */
function useRefresh(
  call: Options['refreshCache'],
  reload: LookupResult['reload'],
): { refresh(): void; isBusy: boolean } {
  const { t, port, notify } = useEngine()
  const [isBusy, setBusy] = useState(false)
  const scope = useScope()
  const ask = async (): Promise<void> => {
    if (call === undefined) return
    setBusy(true)
    const answer = await callOperation(port, call.operation, resolveCall(call, scope))
    const problem = answer.ok ? await reload() : answer.problem
    if (problem !== undefined) notify({ severity: 'error', text: failureText(problem, t) })
    setBusy(false)
  }
  return { refresh: () => void ask(), isBusy }
}
