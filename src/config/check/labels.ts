import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { child, descend, members, textOf, type Member, type Node } from '../source/tree.ts'
import { nearest } from '../shared/words.ts'
import { standIns } from '../model/languages.ts'
import { formsIn, isLabel, withoutForm, withTerms } from '../model/labels.ts'
import { PLACEHOLDER } from '../model/texts.ts'
import { remembered } from '../shared/remembered.ts'
import type { MergedFile } from '../layers/base-files.ts'
import type { World } from '../layers/world.ts'

/** Every language offered has a file and a text for each label; a label without an English text has no name to fall back to. */
export function checkLabels(world: World): Diagnostic[] {
  const english = world.files.get('schemas/labels/en.json')?.root
  const found: Diagnostic[] = []
  for (const item of offered(world)) {
    const language = textOf(item) ?? ''
    const file = world.files.get(`schemas/labels/${language}.json`)
    if (file === undefined) {
      if (world.project.base.has(`schemas/labels/${language}.json`)) continue
      const languages = [...world.files.values()].flatMap(({ role }) => (role.kind === 'labels' ? [role.name] : []))
      found.push(
        report('language-without-labels', item, { language, tenant: world.tenant, others: languages.join(', ') }),
      )
    } else if (language !== 'en') {
      found.push(...withoutEnglish(file.root, english, language, world.labels))
      const lacking = untranslated(world, language)
      if (file.role.tenant !== undefined) {
        const [first] = lacking
        if (first !== undefined)
          found.push(
            report('language-incomplete', file.root, {
              language,
              missing: lacking.length,
              tenant: world.tenant,
              first: first[0],
            }),
          )
        continue
      }
      found.push(
        ...missing(english, file.root).map(([name, { key }]) => {
          const path = key.file.path.replace(/en\.json$/, `${language}.json`)
          return report('label-untranslated', key, { name, language, file: path })
        }),
      )
    }
  }
  return found
}

/**
 * Labels that a language has no text for, nor the language without its region, each with the English one: of a counted text every form that the language has. In the order of
 * the English file.
 */
export function untranslated(world: World, language: string): [label: string, english: string][] {
  const rootOf = (each: string) => world.files.get(`schemas/labels/${each}.json`)?.root
  return lackingIn(language, rootOf('en'), ...[language, ...standIns(language)].map(rootOf))
}

const lackingIn = remembered(
  (language: string, english: Node | undefined, ...own: readonly (Node | undefined)[]): [string, string][] => {
    const counted = new Set(
      members(english).flatMap(([name]) => (withoutForm(name) === name ? [] : [withoutForm(name)])),
    )
    return members(english).flatMap(([name, { value }]) => {
      const text = textOf(value)
      if (text === undefined || !isLabel(name) || withoutForm(name) !== name) return []
      const forms = counted.has(name) ? formsIn(language).map((form) => name + form) : []
      return [name, ...forms].flatMap((each): [string, string][] =>
        own.every((root) => child(root, each) === undefined) ? [[each, textOf(child(english, each)) ?? text]] : [],
      )
    })
  },
)

/** Texts of a language whose label has no English one; a counted text may have the forms of its own language. */
function withoutEnglish(
  root: Node,
  english: Node | undefined,
  language: string,
  labels: ReadonlySet<string>,
): Diagnostic[] {
  const isForm = (name: string) =>
    labels.has(withoutForm(name)) && formsIn(language).some((form) => name === withoutForm(name) + form)
  return missing(root, english).flatMap(([name, { key }]) =>
    isForm(name) ? [] : [report('label-without-english', key, { name, nearest: nearest(name, labels) })],
  )
}

/** Terms of the portal that the tenant calls otherwise: each stands in a text of the portal, else it changes nothing. */
export function checkTerms(world: World): Diagnostic[] {
  return [...world.files.values()].flatMap(({ role, base, root }) => {
    if (role.kind !== 'labels') return []
    const texts = members(base).flatMap(([name, { value }]) => (isLabel(name) ? (textOf(value) ?? []) : []))
    return members(child(root, 'terms')).flatMap(([term, { key }]) =>
      texts.some((text) => withTerms(text, new Map([[term, '']])) !== text)
        ? []
        : [report('term-unknown', key, { term, language: role.name })],
    )
  })
}

/** A tenant's texts of spaces alone. */
export function checkBlank(world: World): Diagnostic[] {
  return [...world.files.values()].flatMap(({ role, override }) =>
    role.kind !== 'labels'
      ? []
      : members(override).flatMap(([name, { value }]) => {
          const text = textOf(value)
          return text !== undefined && text !== '' && text.trim() === '' && isLabel(name)
            ? [report('label-blank', value, { name })]
            : []
        }),
  )
}

/** A label that a tenant adds and none of its files names: not needed yet, or a slip of the pen in an override. */
export function checkOwnLabels(world: World, used: ReadonlySet<string>): Diagnostic[] {
  return [...world.files.values()].flatMap(({ role, base, override }) => {
    if (role.kind !== 'labels') return []
    return members(override).flatMap(([name, { key }]) => {
      if (!isLabel(name) || used.has(name) || child(base, name) !== undefined) return []
      const others = members(base).map(([other]) => other)
      return [report('label-unnamed', key, { name, nearest: nearest(name, others) })]
    })
  })
}

/** What stands between double braces in a text is filled in by the portal: each language, and a tenant's own wording, has what the English text has. */
export function checkPlaceholders(world: World): readonly Diagnostic[] {
  const english = world.files.get('schemas/labels/en.json')
  return [...world.files.values()].flatMap((file) =>
    file.role.kind === 'labels' && english !== undefined ? placeholdersOf(file, english) : [],
  )
}

/** Found once for all tenants that have both files as the portal has them. */
const placeholdersOf = remembered((file: MergedFile, english: MergedFile): readonly Diagnostic[] =>
  members(file.root).flatMap(([name, { value }]) => {
    const text = textOf(value)
    // The base's English text, where it has one: for a tenant's own English text, too.
    const other = child(english.ofPortal, name) ?? child(english.root, name)
    const pattern = textOf(other ?? child(english.root, withoutForm(name)))
    if (text === undefined || pattern === undefined || text === pattern || !isLabel(name)) return []
    if (!text.includes('{{') && !pattern.includes('{{')) return []
    const [has, needs] = [placeholders(text), placeholders(pattern)]
    const lost = needs.filter((each) => !has.includes(each))
    const wrong = has.find((each) => !needs.includes(each))
    if (wrong !== undefined)
      return [
        report('placeholder-unknown', value, {
          name: wrong,
          nearest: nearest(wrong, lost) ?? (lost.length === 1 ? lost[0] : nearest(wrong, needs)),
          allowed: needs.join(', '),
        }),
      ]
    // "One error" needs no figure.
    const needed = lost.filter((each) => each !== 'count' || !/_(zero|one|two)$/.test(name))
    return needed.length === 0 ? [] : [report('placeholder-lost', value, { names: needed.join(', ') })]
  }),
)

/** A text that a form composes is filled with the values that stand beside it there, by their names. */
export function checkComposed(world: World): Diagnostic[] {
  const english = world.files.get('schemas/labels/en.json')?.root
  return [...world.files.values()].flatMap(({ role, root }) => {
    if (role.kind !== 'form-layout') return []
    return members(child(root, 'composed')).flatMap(([, { value }]) => {
      const label = descend(value, ['text', 'label'])
      const text = textOf(child(english, textOf(label) ?? ''))
      const names = members(descend(value, ['text', 'values'])).map(([name]) => name)
      const wrong = text === undefined ? undefined : placeholders(text).find((each) => !names.includes(each))
      if (label === undefined || wrong === undefined) return []
      return [
        report('placeholder-unknown', label, {
          name: wrong,
          nearest: nearest(wrong, names),
          allowed: names.join(', '),
        }),
      ]
    })
  })
}

/** Names in double braces; what the portal reads no name in stands there whole. */
function placeholders(text: string): string[] {
  const named = text.replaceAll(PLACEHOLDER, '')
  return [
    ...[...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name),
    ...[...named.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, inside = '']) => inside.trim()),
  ]
}

/** Languages of the tenant: its own list, else the portal's. */
export function offered(world: World): Node[] {
  const own = descend(world.tenantFile?.root, ['languages', 'offered'])
  const list = own ?? descend(world.files.get('schemas/portal.json')?.root, ['languages', 'offered'])
  // A text in the place of a list has a finding of its own: what is meant is plain.
  return list?.kind === 'array' ? list.items : list?.kind === 'scalar' ? [list] : []
}

/** Labels of one file that another does not have. */
function missing(from: Node | undefined, among: Node | undefined): [string, Member][] {
  return members(from).filter(([name]) => isLabel(name) && child(among, name) === undefined)
}
