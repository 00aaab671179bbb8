import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { NARROW, SECTIONS_WIDTH } from '../look/narrow.ts'

/** Heights in pixels of a line of text, and of an input. */
const LINE = 14
const INPUT = 40

/** A line of text that is on its way. */
export function LineSkeleton({ width }: { width: number | string }) {
  return <Skeleton variant="rounded" height={LINE} width={width} sx={{ maxWidth: '100%', borderRadius: '4px' }} />
}

/** What stands in place of a record's sections until it is there: their menu, where they have one, beside the first of them. */
export function SectionsSkeleton({ menu, children }: { menu: boolean; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flex: 1, minWidth: 0, minHeight: 0, [NARROW]: { flexDirection: 'column' } }}>
      {menu && (
        <Box
          sx={{
            width: SECTIONS_WIDTH,
            flexShrink: 0,
            p: 2,
            pt: 3.5,
            borderRight: 1,
            borderColor: 'divider',
            display: 'grid',
            alignContent: 'start',
            gap: 3.75,
            // A row above them.
            [NARROW]: {
              display: 'flex',
              width: 'auto',
              gap: 3,
              overflow: 'hidden',
              py: '21px',
              borderRight: 0,
              borderBottom: 1,
              borderColor: 'divider',
            },
          }}
        >
          {[90, 120, 80, 110, 70].map((width, index) => (
            <LineSkeleton key={index} width={width} />
          ))}
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', p: { xs: 2, sm: 3 } }}>{children}</Box>
    </Box>
  )
}

/** A section of labels, each over the box of an input or over a line of text. */
export function FieldsSkeleton({ count, isEdited }: { count: number; isEdited: boolean }) {
  return (
    <Box sx={{ mb: 4 }}>
      <Box sx={{ mb: 2.5, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <LineSkeleton width={140} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, gap: 2.5 }}>
        {Array.from({ length: count }, (_, index) => (
          <Box key={index} sx={{ display: 'grid', gap: 1 }}>
            <LineSkeleton width={90} />
            {isEdited ? <Skeleton variant="rounded" height={INPUT} /> : <LineSkeleton width="70%" />}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
