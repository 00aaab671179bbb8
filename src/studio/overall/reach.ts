import { languageName } from '../../config/index.ts'
import type { Setting } from '../../config/node.ts'
import type { Words } from '../words/words.ts'

/** Settings of which somebody else is concerned than by the others of their group. */
const apart: ReadonlySet<string> = new Set(['theme.background', 'theme.dark', 'languages.default', 'languages.offered'])

/** Who notices that a setting is another one. */
export function reachOf(
  { keys, pages = [] }: Pick<Setting, 'keys' | 'pages'>,
  { t, of, language }: Pick<Words, 't' | 'of' | 'language'>,
): string {
  const [group = '', part = ''] = keys
  if (pages.length > 0) return t('reach.accessLevels.pages', { pages: pages.map(of).join(', ') })
  const name = apart.has(`${group}.${part}`) ? `${group}.${part}` : group
  const read = group === 'formats' ? languageName(part, language) : undefined
  return t(`reach.${name}`, read === undefined ? {} : { language: read })
}
