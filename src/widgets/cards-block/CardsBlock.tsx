import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { RowDetails, StatusBadge, Under, useHeadingTag } from '../../render/index.ts'
import type { BlockPartProps } from '../../render/index.ts'
import { firstText } from '../wire/text.ts'
import { rowsOf } from '../block/rows-of.ts'
import type { Row } from '../block/rows-of.ts'
import type { Options } from './manifest.ts'

type Props = BlockPartProps<Options>

/** Records below each other, each on a card: its heading, its status, and the blocks of its details. */
export function CardsBlock({ block, data, lookups }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {rowsOf(data).map((row, index) => (
        <Card key={index} block={block} row={row} lookups={lookups} />
      ))}
    </Box>
  )
}

function Card({ block, row, lookups }: Pick<Props, 'block' | 'lookups'> & { row: Row }) {
  const Heading = useHeadingTag()
  const { heading, status, statusLookup } = block.options
  const code = status === undefined ? '' : firstText(row, [status])
  return (
    <Box
      component="article"
      sx={{
        minWidth: 0,
        p: { xs: 2.5, sm: 4 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography component={Heading} sx={{ typography: 'h2', overflowWrap: 'anywhere' }}>
          {firstText(row, heading)}
        </Typography>
        {code !== '' && <StatusBadge lookup={lookups[statusLookup ?? '']} code={code} />}
      </Box>
      <Under name={firstText(row, heading)}>
        <RowDetails block={block} row={row} />
      </Under>
    </Box>
  )
}
