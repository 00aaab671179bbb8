import Typography from '@mui/material/Typography'
import type { Review } from '../host/api.ts'
import { useWords } from '../words/words.ts'
import { DifferenceList } from './DifferenceList.tsx'

/** What will be otherwise once a change set is published, screen by screen, and for whom. */
export function Otherwise({ review }: { review: Review }) {
  const { t } = useWords()
  return (
    <>
      <DifferenceList differences={review.differences} titles={review.affected.titles} />
      {review.differences.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {review.affected.screens.length === 0
            ? t('publishing.everywhere')
            : t('publishing.screens', { screens: review.affected.screens.join(', ') })}{' '}
          {t('publishing.people', { count: review.affected.people, signedIn: review.affected.signedIn })}
        </Typography>
      )}
    </>
  )
}
