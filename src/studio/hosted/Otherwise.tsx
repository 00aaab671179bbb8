import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Review, WordedDifference } from '../host/api.ts'
import { useWords } from '../words/words.ts'

/** What will be otherwise once a change set is published, screen by screen, and for whom. */
export function Otherwise({ review }: { review: Review }) {
  const { t } = useWords()
  const told = (text: string, isGone: boolean | undefined) => (isGone === true ? t('publishing.gone', { text }) : text)
  const setting = (name: string, value: string) =>
    `${t(`setting.${name}`)}: ${/^(true|false)$/.test(value) ? t(value === 'true' ? 'rule.yes' : 'rule.no') : value}`
  return (
    <>
      {byFile(review.differences).map(([file, differences]) => (
        <Stack key={file} component="section" aria-label={file}>
          <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {review.affected.titles[file] ?? t(`publishing.${kindOf(file)}`)}
            <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 1 }}>
              {file}
            </Typography>
          </Typography>
          <Stack component="ul" sx={{ pl: 2.5, m: 0 }}>
            {differences.map(({ pointer, text, isGone }) => (
              <Typography component="li" variant="body2" key={`${pointer}${text}${isGone === true}`}>
                {told(file === 'tenant.json' && pointer !== '' ? setting(pointer, text) : text, isGone)}
              </Typography>
            ))}
          </Stack>
        </Stack>
      ))}
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

/** What a file is about that is no screen's. */
function kindOf(file: string): string {
  const [folder = ''] = file.split('/')
  return kinds[folder] ?? 'ofOther'
}

/** By the first part of a file's path. */
const kinds: Readonly<Record<string, string>> = {
  'tenant.json': 'ofPortal',
  'portal.json': 'ofPages',
  'lookups.json': 'ofChoices',
  labels: 'ofWords',
  help: 'ofHelp',
  assets: 'ofPictures',
}

/** What is otherwise, file by file, in the order in which they come. */
function byFile(differences: readonly WordedDifference[]): [string, WordedDifference[]][] {
  const files = [...new Set(differences.map(({ file }) => file))]
  return files.map((file) => [file, differences.filter((each) => each.file === file)])
}
