import Box from '@mui/material/Box'
import { momentText } from '../parts/day-text.ts'
import type { Draft } from '../services/drafts.ts'
import { useEngine } from '../services/services.ts'

interface Props {
  draft: Draft
  /** The moment stands beside it already. */
  isTimed?: boolean
}

/** What a draft is recognised by: when it was typed, a few of its values, and whether a save of it went unanswered. */
export function DraftText({ draft: { typedAt, about, intent }, isTimed = false }: Props) {
  const { t, formats } = useEngine()
  const when = isTimed ? [] : [momentText(new Date(typedAt), formats)]
  const values = about.map(({ label, text }) => `${t(label)}: ${text}`)
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {[...when, ...values].join(' · ')}
      {intent !== undefined && (
        <Box component="strong" sx={{ display: 'block', fontWeight: 600 }}>
          {t('draft.unanswered')}
        </Box>
      )}
    </Box>
  )
}
