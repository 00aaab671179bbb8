import type { TenantBoot } from '../../config/index.ts'
import type { TenantOutput } from '../project/output.ts'
import { pageHtml } from './page.ts'
import type { HelpText } from './source.ts'
import { helpFiles, helpTexts } from './source.ts'
import { styleSheet } from './style.ts'

const ENGLISH = 'en'

/**
 * The help of a tenant as files: path below /webHelp/ → text. Each page stands in each language that the tenant offers; one
 * without a translation is shown in English. Pages of another flavour are left out. `own`: the tenant's own pages, by their path below its folder.
 */
export function helpPages(
  root: string,
  output: TenantOutput,
  own = helpFiles(root, `tenants/${output.id}`),
): Map<string, string> {
  const boot = JSON.parse(output.files.get('tenant.json') ?? '') as TenantBoot
  const files = new Map([[`${output.url}/help.css`, styleSheet(boot.theme, output.url)]])
  const english = helpTexts(root, ENGLISH, own)
  const languages = new Map(boot.languages.offered.map((language) => [language, languageName(language)]))
  for (const language of languages.keys()) {
    const translated = helpTexts(root, language, own)
    const contents = contentsOf(english, translated, boot.flavour)
    const labels = JSON.parse(output.files.get(boot.files.labels[language] ?? '') ?? '{}') as Record<string, string>
    for (const text of contents) {
      const page = {
        boot,
        language,
        languages,
        text,
        writtenIn: translated.has(text.name) ? language : ENGLISH,
        contents,
        label: (id: string) => labels[id] ?? id,
      }
      files.set(`${output.url}/${language}/${text.name}.html`, pageHtml(page))
    }
  }
  return files
}

/** The English pages say which there are, for whom and in which order; their groups and titles are those of the translation. */
function contentsOf(
  english: ReadonlyMap<string, HelpText>,
  translated: ReadonlyMap<string, HelpText>,
  flavour: string,
): HelpText[] {
  return [...english.values()]
    .filter(({ flavours }) => flavours.length === 0 || flavours.includes(flavour))
    .sort((left, right) => left.order - right.order)
    .map((text) => translated.get(text.name) ?? text)
}

function languageName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
