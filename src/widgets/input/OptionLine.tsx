import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import type { HTMLAttributes } from 'react'
import type { LookupItem } from '../../render/index.ts'

/** One option of an open list: its words, and its longer description below. */
export function OptionLine({
  item,
  text,
  ...option
}: HTMLAttributes<HTMLLIElement> & { item: LookupItem; text: string }) {
  return (
    <ListItem {...option} dense>
      <ListItemText primary={text} secondary={item.description === text ? undefined : item.description} />
    </ListItem>
  )
}
