import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import type { Tone } from '../../../config/index.ts'
import { Icon } from '../../look/icon.tsx'
import { useEngine } from '../../services/services.ts'
import { toneOf } from '../../look/tone.ts'
import { visuallyHidden } from '../../look/visually-hidden.ts'
import type { ChangesOf } from './changes.ts'
import type { ExceptionsOf } from './exceptions.ts'
import type { Row } from '../order/row.ts'

/** What flags rows of a list. */
export interface FlagsOf {
  exceptionsOf: ExceptionsOf
  changesOf: ChangesOf
}

/** How many signs a row has. */
export function signsOf(row: Row, { exceptionsOf, changesOf }: FlagsOf): number {
  return Number(exceptionsOf(row).length > 0) + Number(changesOf(row).length > 0)
}

/** Why a row is flagged: signs that say it when pointed at and to screen readers. */
export function RowFlags({ row, exceptionsOf, changesOf }: { row: Row } & FlagsOf) {
  const { t } = useEngine()
  const found = exceptionsOf(row)
  const changed = changesOf(row)
  if (found.length === 0 && changed.length === 0) return null
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.25, verticalAlign: 'middle', mr: 0.5 }}>
      {found[0] !== undefined && (
        <Flag words={found.map(({ label, params }) => t(label, { ...params })).join(', ')} tone={found[0].tone}>
          <Icon name="warning" fontSize="small" />
        </Flag>
      )}
      {changed.length > 0 && (
        <Flag
          words={t('grid.changedColumns', { columns: changed.map(({ label }) => t(label)).join(', ') })}
          tone="info"
        >
          <Icon name="changed" fontSize="small" />
        </Flag>
      )}
    </Box>
  )
}

/** What is out of the ordinary about a row, in words: the first rule that holds in its colour, then the others. */
export function CardExceptions({ row, exceptionsOf }: { row: Row } & Pick<FlagsOf, 'exceptionsOf'>) {
  const { t } = useEngine()
  const [first, ...others] = exceptionsOf(row)
  if (first === undefined) return null
  return (
    <Box component="span" sx={{ fontWeight: 600, color: (theme) => toneOf(theme, first.tone).ink }}>
      {t(first.label, { ...first.params })}
      {others.length > 0 && (
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
          {['', ...others.map(({ label, params }) => t(label, { ...params }))].join(' · ')}
        </Box>
      )}
    </Box>
  )
}

function Flag({ words, tone, children }: { words: string; tone: Tone; children: ReactNode }) {
  return (
    <Box component="span" title={words} sx={{ display: 'inline-flex', color: (theme) => toneOf(theme, tone).ink }}>
      {children}
      <span style={visuallyHidden}>{words}</span>
    </Box>
  )
}
