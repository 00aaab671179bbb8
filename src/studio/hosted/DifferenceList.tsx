import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { WordedDifference } from '../host/api.ts'
import { useWords } from '../words/words.ts'

interface DifferenceListProps {
  differences: readonly WordedDifference[]
  /** What the screens of files are called. */
  titles: Readonly<Record<string, string>>
}

/** What one state of a tenant has otherwise than another, screen by screen, in words. */
export function DifferenceList({ differences: all, titles }: DifferenceListProps) {
  const { t } = useWords()
  const textOf = ({ file, pointer, text }: WordedDifference) => {
    if (file !== 'tenant.json' || pointer === '') return text
    const value = /^(true|false)$/.test(text) ? t(text === 'true' ? 'rule.yes' : 'rule.no') : text
    return `${t(`setting.${pointer}`)}: ${value}`
  }
  // A setting that has another value had this one before; whatever else is told as gone is no longer so.
  const told = (each: WordedDifference, all: readonly WordedDifference[]) => {
    if (each.pointer === '' && each.text === each.file) {
      const became = t(`publishing.file.${each.isNew === true ? 'new' : each.isGone === true ? 'gone' : 'changed'}`)
      return each.texts === undefined ? became : t('publishing.texts', { became, count: each.texts })
    }
    if (each.isGone !== true) return textOf(each)
    const isSaidAnew =
      each.file === 'tenant.json' && all.some(({ pointer, isGone }) => pointer === each.pointer && isGone !== true)
    return t(isSaidAnew ? 'publishing.before' : 'publishing.gone', { text: textOf(each) })
  }
  return byFile(all).map(([file, differences]) => (
    <Stack key={file} component="section" aria-label={file}>
      <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
        {titles[file] ?? t(`publishing.${kindOf(file)}`)}
        <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 1 }}>
          {file}
        </Typography>
      </Typography>
      <Stack component="ul" sx={{ pl: 2.5, m: 0 }}>
        {differences.map((each) => (
          <Typography component="li" variant="body2" key={`${each.pointer}${each.text}${each.isGone === true}`}>
            {told(each, differences)}
          </Typography>
        ))}
      </Stack>
    </Stack>
  ))
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

/** What is otherwise, file by file, in the order in which they come; what was so of a place before stands below what is so now. */
function byFile(differences: readonly WordedDifference[]): [string, WordedDifference[]][] {
  const by = (key: 'file' | 'pointer', all: readonly WordedDifference[]) =>
    [...new Set(all.map((each) => each[key]))].map((name) => all.filter((each) => each[key] === name))
  return by('file', differences).map((all) => [all[0]?.file ?? '', by('pointer', all).flat()])
}
