import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Icon, useEngine, usePaper } from '../../render/index.ts'
import type { BlockPartProps } from '../../render/index.ts'
import type { Options } from './manifest.ts'
import { partyOf } from './party.ts'
import type { PartyOption } from './party.ts'

/** Parties side by side; one with an address can be opened, on paper it is open. */
export function PartiesBlock({ block, data }: BlockPartProps<Options>) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(200px, 1fr))' },
      }}
    >
      {block.options.parties.map((party) => (
        <Party key={party.label} party={party} data={data} />
      ))}
    </Box>
  )
}

function Party({ party, data }: { party: PartyOption; data: unknown }) {
  const { t } = useEngine()
  const isPaper = usePaper()
  const { name, lines } = partyOf(data, party)
  const isOpen = isPaper || party.row !== undefined
  const heading = (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
        {t(party.label)}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name === '' ? '–' : name}
      </Typography>
    </Box>
  )
  const address = lines.join('\n')
  if (isOpen || lines.length === 0) {
    return (
      <Box
        sx={{
          px: 2,
          py: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          typography: 'body2',
          whiteSpace: 'pre-line',
          breakInside: 'avoid',
        }}
      >
        {heading}
        {address}
      </Box>
    )
  }
  return (
    <Accordion
      disableGutters
      square
      variant="outlined"
      sx={{ borderRadius: 1, breakInside: 'avoid', '&::before': { display: 'none' } }}
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<Icon name="expand" />}>{heading}</AccordionSummary>
      <AccordionDetails sx={{ typography: 'body2', whiteSpace: 'pre-line' }}>{address}</AccordionDetails>
    </Accordion>
  )
}
