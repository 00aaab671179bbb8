import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useWords } from '../words/words.ts'

interface ReviewButtonProps {
  mayPublish: boolean
  /** The set changes nothing yet: there is nothing to look at, and nothing to publish. */
  isUnchanged: boolean
  review(): void
}

/** Leads to what publishing the open change set means. */
export function ReviewButton({ mayPublish, isUnchanged, review }: ReviewButtonProps) {
  const { t } = useWords()
  return (
    <Tooltip title={isUnchanged ? t('publishing.unchanged') : ''}>
      <span>
        <Button
          variant={isUnchanged ? 'outlined' : 'contained'}
          disableElevation
          disabled={isUnchanged}
          onClick={review}
        >
          {t(mayPublish ? 'publishing.open' : 'publishing.review')}
        </Button>
      </span>
    </Tooltip>
  )
}
