import type { Theme } from '@mui/material/styles'
import { inputEdge } from '../../look/field-look.ts'

/** The box of a filter; under a column's name a line alone, above which its text stands over those of the rows. */
export const BOX = {
  typography: 'body2',
  height: 32,
  px: 1.5,
  border: 1,
  borderColor: ({ palette }: Theme) => inputEdge(palette),
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&.Mui-focused': { borderColor: 'primary.main' },
  '.MuiDataGrid-columnHeader &': {
    height: 28,
    px: 0,
    borderRadius: 0,
    bgcolor: 'transparent',
    borderTopColor: 'transparent',
    borderInlineColor: 'transparent',
    '&:hover, &:focus-visible, &.Mui-focused': { borderBottomColor: 'primary.main' },
    '&:focus-visible, &.Mui-focused': { boxShadow: ({ palette }: Theme) => `0 1px ${palette.primary.main}` },
  },
} as const
