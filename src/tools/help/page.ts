import { directionOf, type TenantBoot } from '../../config/index.ts'
import { escaped, htmlOf } from './markdown.ts'
import { LETTERS } from './letters.ts'
import type { HelpText } from './source.ts'

/** What a page of the help is drawn from. */
export interface HelpPage {
  boot: TenantBoot
  language: string
  /** Name of the language in itself, by language, of those that the tenant offers. */
  languages: ReadonlyMap<string, string>
  /** The page, and in which language it is written: English where there is no translation. */
  text: HelpText
  writtenIn: string
  /** All pages of the language, in the order of the contents. */
  contents: readonly HelpText[]
  label(id: string): string
}

/** A whole page, static; its look comes from the style sheet beside the languages, light or dark as the reader chose in the portal (mode.js). */
export function pageHtml({ boot, language, languages, text, writtenIn, contents, label }: HelpPage): string {
  const name = escaped(boot.name)
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escaped(text.title)} – ${escaped(label('help.title'))} – ${name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/mode.js"></script>
${boot.theme.typeface === undefined ? `<link rel="preload" href="/${LETTERS.latin.path}" as="font" type="font/woff2" crossorigin>\n` : ''}<link rel="stylesheet" href="../help.css">
</head>
<body>
<a class="skip" href="#main">${escaped(label('app.skipToContent'))}</a>
<header>
<a class="brand" href="landing.html">${logoHtml(boot)}</a>
<span class="what">${escaped(label('help.title'))}</span>
${languageLinks(languages, language, text.name, label('shell.language'))}
<a class="portal" href="/${boot.url}/">${escaped(label('help.backToPortal'))}</a>
</header>
<div class="layout">
<nav aria-label="${escaped(label('help.contents'))}">
${contentsHtml(contents, text.name)}
</nav>
<main id="main" tabindex="-1"${writtenIn === language ? '' : ` lang="${writtenIn}"`}>
${htmlOf(text.markdown, `/tenants/${boot.url}`)}
${text.name === 'landing' ? '' : `<p class="back"><a href="landing.html" lang="${language}">${escaped(label('help.backToContents'))}</a></p>`}
</main>
</div>
</body>
</html>
`
}

/** The tenant's logo, and beside it the one for the dark if it gives one; its name where it has none. */
function logoHtml({ name, url, theme: { logo, dark } }: TenantBoot): string {
  if (logo === undefined) return escaped(name)
  const image = (file: string, look: string): string =>
    `<img class="${look}" src="/tenants/${url}/${escaped(file)}" alt="${escaped(name)}">`
  return dark?.logo === undefined ? image(logo, 'plate') : image(logo, 'in-light') + image(dark.logo, 'in-dark')
}

function languageLinks(languages: ReadonlyMap<string, string>, shown: string, page: string, label: string): string {
  if (languages.size < 2) return ''
  const links = [...languages].map(
    ([language, name]) =>
      `<a href="../${language}/${page}.html" lang="${language}"${language === shown ? ' aria-current="true"' : ''}>${escaped(name)}</a>`,
  )
  return `<nav class="languages" aria-label="${escaped(label)}">${links.join(' ')}</nav>`
}

function contentsHtml(contents: readonly HelpText[], shown: string): string {
  const groups = [...new Set(contents.map(({ group }) => group))]
  return groups
    .map((group) => {
      const entries = contents
        .filter((entry) => entry.group === group)
        .map(
          ({ name, title }) =>
            `<li><a href="${name}.html"${name === shown ? ' aria-current="page"' : ''}>${escaped(title)}</a></li>`,
        )
      return `<h2>${escaped(group)}</h2>\n<ul>\n${entries.join('\n')}\n</ul>`
    })
    .join('\n')
}
