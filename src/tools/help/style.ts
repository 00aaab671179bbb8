import type { Mode, ThemeModel } from '../../config/index.ts'
import { FONTS, productPalettes, surfaces } from '../../config/index.ts'
import { letterRules } from './letters.ts'

/**
 * The style sheet of a tenant's help pages: the portal's letters and the tenant's colours, kept readable as the portal keeps them, light or dark by the choice that the
 * reader made in the portal (`data-mode`, set by mode.js), else by the system. On paper they are light.
 */
export function styleSheet({ palettes = productPalettes, typeface }: ThemeModel, url: string): string {
  const colours = (mode: Mode): string => {
    const { fill, on, ink } = palettes[mode]
    const { page, card, wash, ink: text, soft, line } = surfaces[mode]
    return `--primary: ${fill}; --on-primary: ${on}; --link: ${ink}; --page: ${page}; --card: ${card}; --wash: ${wash}; --ink: ${text}; --quiet: ${soft}; --line: ${line}; color-scheme: ${mode};`
  }
  return `:root { ${colours('light')} }
@media screen { :root[data-mode=dark] { ${colours('dark')} } }
@media screen and (prefers-color-scheme: dark) { :root:not([data-mode=light]) { ${colours('dark')} } }
${LOGOS}${letterRules(typeface === undefined ? undefined : `/tenants/${url}/${typeface}`)}${RULES}`
}

const inDark = (rule: (scope: string) => string): string =>
  `@media screen { ${rule(':root[data-mode=dark]')} }
@media screen and (prefers-color-scheme: dark) { ${rule(':root:not([data-mode=light])')} }
`

/** A tenant's logo for the dark takes the place of the usual one; without it that one stands on a light plate. */
const LOGOS =
  `.brand .in-dark { display: none; }
` +
  inDark(
    (scope) =>
      `${scope} .brand .in-dark { display: block; } ${scope} .brand .in-light { display: none; } ${scope} .brand .plate { padding: 4px 8px; background: ${surfaces.light.card}; border-radius: 6px; }`,
  )

const RULES = `* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: 5rem; }
body { margin: 0; word-break: auto-phrase; color: var(--ink); background: var(--page); font: 16px/1.65 ${FONTS}; }
a { color: var(--link); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
.skip { position: fixed; z-index: 2; top: .5rem; left: .5rem; padding: .5rem 1rem; background: var(--card); border-radius: 8px; }
.skip:not(:focus) { transform: translateY(-200%); }
header { position: sticky; z-index: 1; top: 0; display: flex; align-items: center; gap: .5rem 1.25rem; flex-wrap: wrap; padding: .6rem 1.5rem; background: var(--card); border-bottom: 1px solid var(--line); }
.brand { display: flex; align-items: center; min-height: 44px; color: inherit; font-weight: 700; text-decoration: none; }
.brand img { display: block; height: 36px; max-width: 190px; }
.what { padding-left: 1rem; border-left: 1px solid var(--line); color: var(--quiet); font-weight: 600; margin-right: auto; white-space: nowrap; }
.languages a { padding: .35rem .4rem; color: var(--quiet); text-decoration: none; }
.languages a[aria-current] { color: var(--ink); text-decoration: underline; text-decoration-thickness: 2px; }
.portal { padding: .45rem 1rem; color: var(--on-primary); background: var(--primary); border-radius: 8px; font-weight: 600; text-decoration: none; }
.layout { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 2rem; max-width: 74rem; margin: 0 auto; padding: 2rem 1.5rem 4rem; align-items: start; }
.layout > nav { position: sticky; top: 6rem; max-height: calc(100vh - 7rem); overflow: auto; font-size: .95rem; }
.layout > nav h2 { margin: 1.25rem 0 .3rem; font-size: .8rem; color: var(--quiet); letter-spacing: .02em; }
.layout > nav h2:first-child { margin-top: 0; }
.layout > nav ul { margin: 0; padding: 0; list-style: none; }
.layout > nav a { display: block; padding: .3rem .7rem; color: inherit; border-left: 3px solid var(--line); text-decoration: none; }
.layout > nav a:hover { background: var(--wash); }
.layout > nav a[aria-current] { border-color: var(--primary); background: var(--card); font-weight: 600; }
main { padding: 2.25rem clamp(1.25rem, 4vw, 3.25rem); background: var(--card); border: 1px solid var(--line); border-radius: 12px; outline: 0; overflow-wrap: anywhere; }
main > * { max-width: 44rem; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; }
h1, h2, h3 { text-wrap: balance; }
main h2 { margin: 2rem 0 .5rem; font-size: 1.125rem; line-height: 1.45; }
main h3 { margin: 1.5rem 0 .25rem; font-size: 1rem; }
main p, main ul, main ol { margin: 0 0 1rem; }
main img { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 8px; }
main :is(ul, ol) { padding-inline-start: 1.4rem; }
main li + li { margin-top: .3rem; }
code { padding: .1em .35em; background: var(--wash); border-radius: 4px; font-size: .92em; }
aside { margin: 1.25rem 0; padding: .8rem 1.1rem; background: var(--wash); border-left: 4px solid var(--primary); border-radius: 0 8px 8px 0; }
.table { max-width: none; overflow-x: auto; margin: 0 0 1.25rem; }
table { width: 100%; border-collapse: collapse; font-size: .95rem; }
th, td { padding: .5rem .75rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: normal; }
:is(th, td):first-child { padding-inline-start: 0; }
th { color: var(--quiet); font-weight: 600; white-space: nowrap; }
.back { margin: 2.5rem 0 0; padding-top: 1.25rem; border-top: 1px solid var(--line); }
@media (max-width: 60rem) {
  header { position: static; padding: .6rem 1rem; gap: .5rem .75rem; }
  .languages { margin-right: auto; }
  .languages a, .portal { display: inline-flex; align-items: center; min-width: 44px; min-height: 44px; }
  .layout > nav a { padding-block: .6rem; }
  .what { flex: 1; }
  .layout { grid-template-columns: minmax(0, 1fr); gap: 1.25rem; padding: 1rem 1rem 3rem; }
  .layout > nav { position: static; max-height: none; order: 2; }
}
@media (max-width: 36rem) {
  header { column-gap: .4rem; }
  .brand img { height: 30px; }
  .what { padding-left: .6rem; }
  .portal { padding-inline: .7rem; white-space: nowrap; }
  .layout { padding: 0 0 3rem; }
  .layout > nav { padding-inline: 1rem; }
  main { padding: 1.5rem 1rem 2rem; border-width: 0 0 1px; border-radius: 0; }
  .languages { order: 1; flex-basis: 100%; margin: 0 0 0 -.4rem; }
  table:has(th:nth-child(3)), table:has(th:nth-child(3)) :is(tbody, tr, td) { display: block; }
  table:has(th:nth-child(3)) thead { display: none; }
  table:has(th:nth-child(3)) tr { padding: .6rem 0; border-bottom: 1px solid var(--line); }
  table:has(th:nth-child(3)) td { padding: 0; border: 0; }
  table:has(th:nth-child(3)) td:first-child { font-weight: 600; }
  table:has(th:nth-child(3)) td:not(:first-child)::before { content: attr(data-column) ': '; color: var(--quiet); }
  table:has(th:nth-child(3)) td:empty { display: none; }
}
@media print {
  header, .layout > nav, .back, .skip { display: none; }
  body, main { background: #fff; border: 0; padding: 0; }
  .layout { display: block; padding: 0; }
}
`
