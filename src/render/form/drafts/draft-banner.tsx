import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { momentText } from '../../parts/day-text.ts'
import { useEngine } from '../../services/services.ts'
import type { DraftOffer } from './use-drafts.ts'

interface DraftBannerProps extends DraftOffer {
  /** The record can no longer be changed: what was typed is told of, and can only be given up. */
  isReadOnly: boolean
}

/** Offers what was typed earlier and not saved; over a record that was changed since, with the way back to it. */
export function DraftBanner({ offer, restore, putBack, discard, isReadOnly }: DraftBannerProps) {
  const { t, locale } = useEngine()
  if (offer === undefined) return null
  const { draft, isOutdated, isShown } = offer
  const when = momentText(new Date(draft.typedAt), locale, 'medium')
  const text = isReadOnly
    ? 'draft.foundClosed'
    : isShown
      ? 'draft.shownOverChanged'
      : isOutdated
        ? 'draft.foundChanged'
        : 'draft.found'
  return (
    <Alert
      severity={isOutdated || isReadOnly ? 'warning' : 'info'}
      role="status"
      square
      sx={{ flexShrink: 0, alignItems: 'center', '& .MuiAlert-message': { flex: 1 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ flex: '1 1 16rem' }}>
          {t(text, { when })}
        </Box>
        {isShown ? (
          <Button size="small" variant="contained" onClick={putBack}>
            {t('draft.putBack')}
          </Button>
        ) : (
          <>
            {!isReadOnly && (
              <Button size="small" variant="contained" onClick={restore}>
                {t('draft.restore')}
              </Button>
            )}
            <Button size="small" color="inherit" onClick={discard}>
              {t('draft.discard')}
            </Button>
          </>
        )}
      </Box>
    </Alert>
  )
}
