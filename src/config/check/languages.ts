import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { standIns } from '../model/languages.ts'
import { nearest } from '../shared/words.ts'
import { child, members, textOf, type Node } from '../source/tree.ts'
import type { World } from '../layers/world.ts'
import { offered } from './labels.ts'
import { helpNames } from './portal.ts'

/** Languages that the tenant names and browsers do not know, and words, formats and help for a language that neither the portal offers nor the tenant. */
export function checkLanguages(world: World): Diagnostic[] {
  const items = offered(world)
  const choices = items.map((item) => textOf(item) ?? '')
  const english = helpNames(world)
  const ofPortal = child(world.files.get('schemas/portal.json')?.ofPortal, 'formats')
  return [
    ...items.flatMap((item, index) => doubled(item, choices, index)),
    ...items.flatMap((item) => unknownIn(textOf(item), item)),
    ...labelFiles(world).flatMap(([language, file]) => notInUse(language, file, choices)),
    ...formats(world).flatMap(([language, { key, value }]) => [
      ...(child(ofPortal, language) === undefined ? notInUse(language, key, choices) : []),
      ...unknownIn(textOf(child(value, 'numbers')), child(value, 'numbers')),
      ...['long', 'axis'].flatMap((style) => unfilled(child(value, style))),
    ]),
    ...helpPages(world).flatMap(({ language, name, place }) => {
      const unread = notInUse(language, place, choices)
      if (unread.length > 0 || english.includes(name)) return unread
      return [report('help-without-english', place, { name })]
    }),
  ]
}

function labelFiles(world: World): [language: string, root: Node][] {
  return [...world.files.values()].flatMap(({ role, root }): [string, Node][] =>
    role.kind === 'labels' && role.tenant !== undefined ? [[role.name, root]] : [],
  )
}

/** The tenant's help pages: the languages and names that their paths say. */
function helpPages(world: World) {
  const folder = `tenants/${world.tenant}/help/`
  return world.project.input.others.flatMap((path) => {
    const inside = path.startsWith(folder) ? path.slice(folder.length) : ''
    const [, language = '', name = ''] = /^([^/]+)\/([^/]+)\.md$/.exec(inside) ?? []
    return name === '' ? [] : [{ language, name, place: { file: { path, text: '' }, offset: 0, pointer: '' } }]
  })
}

function formats(world: World) {
  return members(child(world.files.get('schemas/portal.json')?.override, 'formats'))
}

/** Codes of other programs for parts of a moment: weekdays, hours, minutes, seconds, a year of two figures. */
const CODES = /^(?:d{2,4}|E{2,4}|HH?|hh|mm|ss|y{2,4}|YY)$/

/** Letters of a day's form that look like a part of a day and are none: nothing is filled in for them, or in the midst of a word. */
function unfilled(form: Node | undefined): Diagnostic[] {
  const words = textOf(form)?.match(/\p{Script=Latin}+/gu) ?? []
  const word = words.find(
    (each) => CODES.test(each) || /D{3}|M{5}|Y{5}|[DM](?![DMY])\p{L}|(?![DMY])\p{L}[DM]/u.test(each),
  )
  return form === undefined || word === undefined ? [] : [report('day-form-unfilled', form, { word })]
}

function doubled(item: Node, choices: readonly string[], index: number): Diagnostic[] {
  const language = textOf(item) ?? ''
  return choices.indexOf(language) === index ? [] : [report('language-doubled', item, { language })]
}

/** English stands in for every language, and one without its region for those with one. */
function notInUse(language: string, place: Pick<Node, 'file' | 'offset' | 'pointer'>, choices: readonly string[]) {
  const isRead = language === 'en' || choices.some((each) => [each, ...standIns(each)].includes(language))
  if (isRead) return []
  return [report('language-not-in-use', place, { language, nearest: meant(language, choices) })]
}

function unknownIn(language: string | undefined, place: Node | undefined): Diagnostic[] {
  if (language === undefined || place === undefined || isKnown(language)) return []
  return [report('language-unknown', place, { language, nearest: languageOfCountry(language) })]
}

/** What is not well formed has a finding of its own. */
function isKnown(language: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf([language]).length > 0
  } catch {
    return true
  }
}

function meant(language: string, choices: readonly string[]): string | undefined {
  return (isKnown(language) ? undefined : languageOfCountry(language)) ?? nearest(language, choices)
}

/** A country's code is often written for its language: the one that is mostly spoken there. */
function languageOfCountry(code: string): string | undefined {
  if (!/^[a-z]{2}$/.test(code)) return undefined
  const { language } = new Intl.Locale(`und-${code}`).maximize()
  return language === 'en' || language === 'und' ? undefined : language
}
