import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Schemas } from '../../contract/index.ts'
import { usePortal, useT } from '../portal.ts'
import { dayInWords } from './facts.ts'

/** What has happened (a filled mark) and what is expected (an empty one), in the order of the journey. */
export function Milestones({ events }: { events: readonly Schemas['StatusEvent'][] }) {
  const t = useT()
  const { texts } = usePortal()
  if (events.length === 0) return null
  return (
    <>
      <Typography component="h3" variant="h3" sx={{ mt: 3.5, mb: 1.5 }}>
        {t('anonymous.milestones')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {events.map((event, index) => {
          const happened = event.actualDate !== undefined
          const when = happened
            ? dayInWords(event.actualDate, event.actualTime, texts.language)
            : dayInWords(event.estimatedDate, event.estimatedTime, texts.language)
          return (
            <Box
              component="li"
              key={`${event.eventCode ?? ''}-${String(index)}`}
              sx={{
                position: 'relative',
                pl: 3.5,
                pb: 2,
                color: happened ? 'text.primary' : 'text.secondary',
                '&::before': {
                  content: '""',
                  position: 'absolute',
                  left: 1,
                  top: 6,
                  width: 10,
                  height: 10,
                  borderRadius: '50%',
                  border: 2,
                  borderColor: 'primary.main',
                  bgcolor: happened ? 'primary.main' : 'background.paper',
                },
                '&:not(:last-of-type)::after': {
                  content: '""',
                  position: 'absolute',
                  left: 7,
                  top: 22,
                  bottom: -2,
                  width: 2,
                  bgcolor: 'divider',
                },
              }}
            >
              <Box sx={{ fontWeight: 600 }}>{event.eventName ?? event.eventCode}</Box>
              <Box sx={{ fontSize: '.9rem' }}>
                {[event.location, happened || when === '' ? when : t('anonymous.expected', { when })]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
            </Box>
          )
        })}
      </Box>
    </>
  )
}
