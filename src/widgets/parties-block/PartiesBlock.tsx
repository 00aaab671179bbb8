import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Icon, useEngine, useHeadingTag, usePaper, getAt, writtenName } from '../../render/index.ts'
import type { BlockPartProps } from '../../render/index.ts'
import type { Options } from './manifest.ts'
import { rowsOf } from '../block/rows-of.ts'
import { showText } from '../wire/text.ts'

/** Parties side by side; one with an address can be opened, on paper it is open: in a view for paper as where the browser prints what stands there. */
export function PartiesBlock({ block, data }: BlockPartProps<Options>) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        // As high as each other, until one is opened.
        '&:has([aria-expanded=true])': { alignItems: 'start' },
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(200px, 1fr))' },
      }}
    >
      {block.options.parties.map((party, index) => (
        <Party key={index} party={party} data={data} soften={block.options.soften} />
      ))}
    </Box>
  )
}

function Party({ party, data, soften }: { party: PartyOption; data: unknown; soften: boolean }) {
  const { t, formats } = useEngine()
  const Heading = useHeadingTag()
  const isPaper = usePaper()
  const { name: wire, instead, lines } = partyOf(data, party)
  const name = wire === '' ? instead : soften ? writtenName(wire, formats.words) : wire
  const isOpen = isPaper || party.row !== undefined
  const heading = (
    <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
        {t(party.label)}
      </Typography>
      <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
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
          ...ADDRESS,
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
      slotProps={{ heading: { component: Heading } }}
      sx={{ borderRadius: 1, breakInside: 'avoid', '&::before': { display: 'none' }, '@media print': PRINTED }}
    >
      <AccordionSummary expandIcon={<Icon name="expand" />}>{heading}</AccordionSummary>
      <AccordionDetails sx={ADDRESS}>{address}</AccordionDetails>
    </Accordion>
  )
}

/** Its lines as they are, a line of one long word broken: it would be as wide as that, and the card with it. */
const ADDRESS = { typography: 'body2', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const

/** An address that is folded on the screen, without the sign of the fold. */
const PRINTED = {
  '& .MuiCollapse-root': { height: 'auto !important', visibility: 'visible' },
  '& svg': { display: 'none' },
} as const

/** A party as the options name it. */
type PartyOption = Options['parties'][number]

/** A party's name, what stands in place of one, and the lines of its address; empty where the data has none. */
export function partyOf(
  data: unknown,
  { name, otherwise = [], lines = [], text, row }: PartyOption,
): { name: string; instead: string; lines: string[] } {
  const textsAt = (paths: readonly string[]): string[] => filled(paths.map((path) => showText(getAt(data, path))))
  if (row === undefined) {
    const given = textsAt(lines)
    const whole = text === undefined || given.length > 0 ? '' : showText(getAt(data, text))
    return {
      name: name === undefined ? '' : showText(getAt(data, name)).trim(),
      instead: textsAt(otherwise)[0] ?? '',
      lines: [...given, ...filled(whole.split('\n'))],
    }
  }
  const found = rowsOf(getAt(data, row.list)).find((each) => each[row.field] === row.is)
  const [first = '', ...others] = filled(showText(found?.[row.take]).split('\n'))
  return { name: first, instead: '', lines: others }
}

function filled(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}
