import Box from '@mui/material/Box'
import { now } from '../../config/index.ts'
import { dayText, useEngine, visuallyHidden } from '../../render/index.ts'
import type { Row } from '../block/rows-of.ts'
import { longWord } from '../block/long-word.ts'
import { RecordTable } from '../block/Table.tsx'
import { whenText } from '../wire/moment.ts'
import { Difference } from './Difference.tsx'
import { eventOf } from './event.ts'
import type { Options } from './manifest.ts'

interface Props {
  rows: readonly Row[]
  options: Options
}

/** Events as a table: what was planned, when it happened, and how far the two are apart. A column that no event fills is left out. */
export function PlanTable({ rows, options }: Props) {
  const { t, formats } = useEngine()
  const events = rows.map((row) => eventOf(row, options, now()))
  const hasPlaces = events.some(({ text }) => text('place') !== '')
  return (
    <RecordTable>
      <thead>
        <tr>
          <th scope="col">{t('field.event')}</th>
          {hasPlaces && <th scope="col">{t('timeline.place')}</th>}
          {(['timeline.plannedFor', 'timeline.happened', 'timeline.difference'] as const).map((label) => (
            <th key={label} scope="col" style={WHEN}>
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map(({ text, ...stands }, index) => {
          const moment = (name: 'planned' | 'actual'): string =>
            whenText(text(name), text(`${name}Time`), (wire) => dayText(wire, formats, options.format))
          const note = text('note')
          return (
            <tr key={index}>
              <Box component="th" scope="row" style={{ fontWeight: stands.state === 'done' ? 600 : 400 }}>
                <span style={longWord(text('name'))}>{text('name') || text('code')}</span>
                {note !== '' && (
                  <Box style={longWord(note)} sx={{ typography: 'caption', fontWeight: 400, color: 'text.secondary' }}>
                    {note}
                  </Box>
                )}
              </Box>
              {hasPlaces && (
                <Box component="td" style={longWord(text('place'))} sx={{ color: 'text.secondary' }}>
                  {text('place')}
                </Box>
              )}
              <Box component="td" style={WHEN} sx={{ color: 'text.secondary' }}>
                {moment('planned') || <Nothing />}
              </Box>
              <td style={WHEN}>{moment('actual') || <Nothing />}</td>
              <td style={WHEN}>
                <Difference {...stands} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </RecordTable>
  )
}

const WHEN = { textAlign: 'end', whiteSpace: 'nowrap' } as const

function Nothing() {
  const { t } = useEngine()
  return (
    <>
      <span aria-hidden>–</span>
      <span style={visuallyHidden}>{t('timeline.noDate')}</span>
    </>
  )
}
