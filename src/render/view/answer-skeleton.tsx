import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { LineSkeleton } from '../frame/skeletons.tsx'

/** Heights in pixels of the answer, and of a line of text around it. */
const [FIGURE, LINE] = [40, 14]

/** What a record begins with: the answer large, beside it or below it how far it has come. */
export function AnswerSkeleton() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(240px, 3fr) 9fr' },
        mb: 4,
        minHeight: { md: 158 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ p: 2.5, display: 'grid', gap: 1.5, alignContent: 'start', bgcolor: 'action.hover' }}>
        {[90, 150, 70].map((width, index) => (
          <Skeleton
            key={width}
            variant="rounded"
            width={width}
            height={index === 1 ? FIGURE : LINE}
            sx={{ maxWidth: '100%', borderRadius: '4px', bgcolor: 'divider' }}
          />
        ))}
      </Box>
      <Box sx={{ p: 2.5, display: 'grid', gap: 2, alignContent: 'start' }}>
        <LineSkeleton width={180} />
        <LineSkeleton width="100%" />
        <LineSkeleton width="60%" />
      </Box>
    </Box>
  )
}
