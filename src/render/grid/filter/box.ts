import type { Theme } from '@mui/material/styles'
import { inputEdge } from '../../look/field-look.ts'

/** The box of a filter. */
export const BOX = {
  typography: 'body2',
  height: 32,
  px: 1,
  border: 1,
  borderColor: ({ palette }: Theme) => inputEdge(palette),
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&.Mui-focused': { borderColor: 'primary.main' },
} as const
