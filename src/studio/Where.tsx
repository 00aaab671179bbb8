import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ExplainedLine } from './api.ts'
import { explained } from './host.ts'

/** Where each value of an entry was said, and what the base says there. */
export function Where({ tenant, file, pointer }: { tenant: string; file: string; pointer: string }) {
  const [lines, setLines] = useState<ExplainedLine[]>()
  if (lines === undefined) {
    return (
      <Button size="small" onClick={() => void explained({ tenant, file, pointer }).then(setLines, () => setLines([]))}>
        Where does this come from?
      </Button>
    )
  }
  return (
    <Box component="dl" aria-label="Where this comes from" sx={{ m: 0, fontSize: 12, overflowWrap: 'anywhere' }}>
      {lines.map(({ what, value, at, over }) => (
        <Box key={what} sx={{ mb: 0.75 }}>
          <dt>
            <b>{what}</b> {value}
          </dt>
          <Typography component="dd" variant="caption" sx={{ m: 0 }}>
            {at}
            {over !== undefined && `, over ${over}`}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
