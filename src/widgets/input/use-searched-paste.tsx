import { styled } from '@mui/material/styles'
import { countText, toneOf, useEngine } from '../../render/index.ts'
import { usePaste } from './use-paste.ts'

const Notice = styled('span')(({ theme }) => ({ color: toneOf(theme, 'warning').ink }))

/** What an input over a searched list needs so that a paste which has no room in it is said: nothing longer may stand there. */
export function useSearchedPaste(limit: number) {
  const { t, formats } = useEngine()
  const { cut, follow, paste } = usePaste({ limit, isMultiline: false, keep: (text) => text })
  const counts = cut && { pasted: countText(cut.pasted, formats), kept: countText(cut.kept, formats) }
  return {
    follow,
    attributes: { maxLength: limit, onPaste: paste },
    helper: counts && <Notice role="status">{t('text.cut', counts)}</Notice>,
  }
}
