import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { toneColors } from '../../render/index.ts'
import { usePortal, useT } from '../portal.ts'
import { Milestones } from './Milestones.tsx'
import { dayInWords, labelOfStatus, numbersOf, stopsOf, toneOf } from './facts.ts'
import type { Stop } from './facts.ts'
import type { Shipment } from './track.ts'

/** A tracked shipment: its numbers and status, its way with the days, and the milestones. */
export function ShipmentCard({ shipment }: { shipment: Shipment }) {
  const t = useT()
  const numbers = numbersOf(shipment)
  const { currentStatus = '', containers = [] } = shipment
  const statusLabel = labelOfStatus(currentStatus)
  const tone = toneColors[toneOf(currentStatus)]
  const carrier = [
    shipment.carrier,
    [shipment.vesselName, shipment.vesselVoyage].filter(Boolean).join(' / '),
    shipment.fltNo,
  ]
    .filter(Boolean)
    .join(', ')
  const facts = [
    ...numbers.slice(1).map(([label, number]) => [t(label), number] as const),
    ...(carrier === '' ? [] : [[t('anonymous.carrier'), carrier] as const]),
  ]
  const numbersOfContainers = containers.flatMap(({ containerNo }) => containerNo ?? [])
  return (
    <Box
      component="article"
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        p: { xs: 2.5, sm: 4 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography component="h2" sx={{ fontSize: '1.35rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
          {numbers[0]?.[1]}
        </Typography>
        {currentStatus !== '' && (
          <Box
            component="span"
            sx={{
              px: 1.5,
              py: 0.4,
              borderRadius: 4,
              bgcolor: tone.background,
              color: tone.text,
              fontWeight: 700,
              fontSize: '.85rem',
            }}
          >
            {statusLabel === undefined ? currentStatus : t(statusLabel)}
          </Box>
        )}
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
          gap: 2,
          mt: 2,
          mb: 0,
          '& dt': { fontSize: '.8rem', color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        {[
          ...facts,
          ...(numbersOfContainers.length === 0
            ? []
            : [[t('form.containers'), numbersOfContainers.join(', ')] as const]),
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
      <Route stops={stopsOf(shipment)} />
      <Milestones events={shipment.statusList ?? []} />
    </Box>
  )
}

/** The way, from place to place: side by side, or below each other where there is little room. */
function Route({ stops }: { stops: readonly Stop[] }) {
  const t = useT()
  const { texts } = usePortal()
  if (stops.length === 0) return null
  return (
    <Box
      component="ol"
      aria-label={t('anonymous.route')}
      sx={{
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: `repeat(${String(stops.length)}, 1fr)` },
        m: 0,
        mt: 3.5,
        p: 0,
        '& li': { position: 'relative', pl: { xs: 3, sm: 0 }, pr: { sm: 2 }, pt: { sm: 2.5 }, pb: { xs: 2.5, sm: 0 } },
        '& li::before': {
          content: '""',
          position: 'absolute',
          left: 0,
          top: { xs: 6, sm: 0 },
          width: 12,
          height: 12,
          borderRadius: '50%',
          bgcolor: 'primary.main',
        },
        '& li:not(:last-of-type)::after': {
          content: '""',
          position: 'absolute',
          bgcolor: 'divider',
          left: { xs: 5, sm: 18 },
          right: { sm: 6 },
          top: { xs: 22, sm: 5 },
          bottom: { xs: -2, sm: 'auto' },
          width: { xs: 2, sm: 'auto' },
          height: { sm: 2 },
        },
      }}
    >
      {stops.map(({ label, name, date, dateLabel }) => (
        <li key={label}>
          <Box sx={{ fontSize: '.8rem', color: 'text.secondary' }}>{t(label)}</Box>
          <Box sx={{ fontWeight: 600 }}>{name}</Box>
          {date !== undefined && dateLabel !== undefined && (
            <Box sx={{ fontSize: '.9rem' }}>
              {t(dateLabel)} {dayInWords(date, undefined, texts.language)}
            </Box>
          )}
        </li>
      ))}
    </Box>
  )
}
