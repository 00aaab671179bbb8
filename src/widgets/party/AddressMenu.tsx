import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useEngine } from '../../render/index.ts'
import type { LookupItem } from '../../render/index.ts'
import { addressesOf } from './fields.ts'
import type { PartyAddress } from './fields.ts'

export interface AddressMenuProps {
  label: string
  item: LookupItem | undefined
  hasParty: boolean
  isLoading: boolean
  pick(address: PartyAddress): void
}

/** The addresses of the chosen party, to take one from. */
export function AddressMenu({ label, item, hasParty, isLoading, pick }: AddressMenuProps) {
  const { t } = useEngine()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const addresses = hasParty ? addressesOf(item) : []
  const nothing = !hasParty ? 'party.selectParty' : isLoading ? 'lookup.pleaseWait' : 'party.noAddresses'
  return (
    <div>
      <Button size="small" aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        {t('party.chooseAddress')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('party.addresses', { label }), sx: { maxWidth: '28rem' } },
        }}
      >
        {addresses.length === 0 && <Typography sx={{ p: 2 }}>{t(nothing)}</Typography>}
        <List dense disablePadding>
          {addresses.map((address, index) => (
            <ListItemButton
              key={`${address.type}-${String(index)}`}
              autoFocus={index === 0}
              onClick={() => {
                pick(address)
                setAnchor(null)
              }}
            >
              <ListItemText
                primary={address.lines.filter((line) => line !== '').join(', ')}
                secondary={address.typeName || address.type}
              />
            </ListItemButton>
          ))}
        </List>
      </Popover>
    </div>
  )
}
