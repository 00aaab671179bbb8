import { useEffect, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useWords } from '../words/words.ts'

interface TourProps {
  /** Brings a part of the studio to the front, where one stands at a time. */
  choose(part: 'entries' | 'screen' | 'properties'): void
  close(): void
}

/** What each step is about: a part of the studio, or its bar. */
const steps = ['entries', 'screen', 'properties', 'bar', 'overall'] as const

/** Higher than the bar, in pixels. */
const TALL = 320

/** Five steps through the studio: what stands where, and what one does there. */
export function Tour({ choose, close }: TourProps) {
  const { t } = useWords()
  const [at, setAt] = useState(0)
  const step = steps[at] ?? 'entries'
  const [place, setPlace] = useState<DOMRect>()
  useEffect(() => {
    if (step === 'entries' || step === 'screen' || step === 'properties') choose(step)
    const measure = () => setPlace(document.getElementById(placeOf(step))?.getBoundingClientRect())
    // A part that comes to the front has its place in the next frame.
    const frame = requestAnimationFrame(measure)
    window.addEventListener('resize', measure)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('resize', measure)
    }
  }, [step, choose])
  const isLast = at === steps.length - 1
  return (
    <>
      {place !== undefined && (
        <Box
          sx={{
            position: 'fixed',
            zIndex: 'modal',
            top: place.top + 2,
            left: place.left + 2,
            width: place.width - 4,
            height: place.height - 4,
            border: 2,
            borderColor: 'secondary.main',
            borderRadius: 1,
            pointerEvents: 'none',
          }}
        />
      )}
      <Popover
        open
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={{
          // In a part of the studio, below a part of its bar.
          top: (place?.top ?? 0) + (place === undefined || place.height > TALL ? TALL / 2 : place.height + 8),
          left: (place?.left ?? 0) + (place?.width ?? 0) / 2,
        }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('tour.title'), sx: { p: 2.5, width: 380 } },
        }}
      >
        <Stack spacing={1.5}>
          <Typography variant="caption" color="textSecondary">
            {t('tour.step', { step: at + 1, of: steps.length })}
          </Typography>
          <Typography component="h2" variant="h6">
            {t(`tour.${step}.title`)}
          </Typography>
          <Typography aria-live="polite">{t(`tour.${step}.text`)}</Typography>
          <Stack direction="row" spacing={1}>
            <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
              {t('tour.back')}
            </Button>
            <Box sx={{ flex: 1 }} />
            {!isLast && <Button onClick={close}>{t('tour.end')}</Button>}
            <Button variant="contained" disableElevation autoFocus onClick={isLast ? close : () => setAt(at + 1)}>
              {t(isLast ? 'tour.done' : 'tour.next')}
            </Button>
          </Stack>
        </Stack>
      </Popover>
    </>
  )
}

function placeOf(step: (typeof steps)[number]): string {
  return step === 'bar' || step === 'overall' ? `studio-${step}` : `pane-${step}`
}
