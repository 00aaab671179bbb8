import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import type { HTMLAttributes } from 'react'
import { Icon } from '../../render/index.ts'
import type { LookupItem } from '../../render/index.ts'

/** One option of an open list: its sign where it has one, its words, and its longer description below. */
export function OptionLine({
  item,
  text,
  ...option
}: HTMLAttributes<HTMLLIElement> & { item: LookupItem; text: string }) {
  const { icon } = item.item
  return (
    <ListItem {...option} dense sx={{ gap: 1.5 }}>
      {typeof icon === 'string' && <Icon name={icon} fontSize="small" color="primary" />}
      <ListItemText primary={text} secondary={item.description === text ? undefined : item.description} />
    </ListItem>
  )
}
