import { useId } from 'react'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useT } from '../portal/portal.ts'
import type { FoundRecord } from './track.ts'

interface FoundRecordsProps {
  records: readonly FoundRecord[]
  /** What the list hangs below. */
  anchor: HTMLElement | null
  choose(record: FoundRecord): void
  close(): void
}

/** The records that numbers led to, to choose one. The focus goes in, and returns when none is chosen. */
export function FoundRecords({ records, anchor, choose, close }: FoundRecordsProps) {
  const t = useT()
  const titleId = useId()
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { mt: 0.5, width: anchor?.clientWidth, minWidth: 'min(360px, 100vw - 32px)', maxHeight: '60vh' },
        },
      }}
    >
      <Typography id={titleId} variant="subtitle2" component="h2" sx={{ px: 2, pt: 1.5 }}>
        {t('tracking.found', { count: records.length })}
      </Typography>
      <MenuList autoFocusItem aria-labelledby={titleId}>
        {records.map((record) => {
          const [first = record.id, ...others] = record.texts
          return (
            <MenuItem key={record.id} onClick={() => choose(record)} sx={{ whiteSpace: 'normal' }}>
              <ListItemText
                primary={first}
                secondary={others.join(' · ')}
                slotProps={{ primary: { sx: { fontWeight: 600 } } }}
              />
            </MenuItem>
          )
        })}
      </MenuList>
    </Popover>
  )
}
