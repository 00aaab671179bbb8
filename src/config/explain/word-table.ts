import { offered, untranslated } from '../check/labels.ts'
import { projectOf, type ConfigInput } from '../files/project.ts'
import { labelTexts } from '../layers/label-texts.ts'
import { worldOf, type World } from '../layers/world.ts'
import { isLabel } from '../model/labels.ts'
import { child, members, textOf } from '../source/tree.ts'
import { usesOfLabels, type LabelUse } from './words.ts'

/** One label in every language of a tenant. */
export interface WordLine {
  label: string
  /** By language; a language that lacks the label is left out. */
  texts: Record<string, string>
  /** The portal's own text by language, where the tenant has another one. */
  base: Record<string, string>
  /** Languages in which the tenant's terms alone make the difference. */
  renamed: string[]
  /** The tenant's own: the portal has no such label. */
  isOwn: boolean
  /** Languages that lack it. */
  missing: string[]
  uses: LabelUse[]
}

/** All words of a tenant. */
export interface WordTable {
  /** In the order of the menu. */
  languages: string[]
  /** In the order of the English file. */
  lines: WordLine[]
  /** By language, the terms that the tenant calls otherwise everywhere: the portal's → the tenant's. */
  terms: Record<string, Record<string, string>>
}

/** Every label of a tenant with its texts, where they come from, and where the label is named. */
export function wordTable(input: ConfigInput, tenant: string): WordTable {
  const world = worldOf(projectOf(input), tenant)
  const languages = offered(world).flatMap((each) => textOf(each) ?? [])
  const uses = usesOfLabels(world)
  const missing = new Map(
    languages.map((language) => [language, new Set(untranslated(world, language).map(([label]) => label))]),
  )
  const labels = new Set([...labelsOf(world, 'en'), ...languages.flatMap((language) => labelsOf(world, language))])
  const lines = [...labels].map((label): WordLine => {
    const files = languages.map((language) => [language, world.files.get(`schemas/labels/${language}.json`)] as const)
    const texts = files.flatMap(([language, file]) => {
      const text = labelTexts(file?.root)[label]
      return text === undefined ? [] : [[language, text] as const]
    })
    const base = files.flatMap(([language, file]) => {
      const text = textOf(child(file?.base, label))
      return text === undefined || text === labelTexts(file?.root)[label] ? [] : [[language, text] as const]
    })
    const renamed = base.flatMap(([language, text]) => {
      const file = world.files.get(`schemas/labels/${language}.json`)
      return textOf(child(file?.root, label)) === text ? [language] : []
    })
    return {
      label,
      texts: Object.fromEntries(texts),
      base: Object.fromEntries(base),
      renamed,
      isOwn: child(world.files.get('schemas/labels/en.json')?.ofPortal, label) === undefined,
      missing: languages.filter((language) => missing.get(language)?.has(label) === true),
      uses: uses.get(label) ?? [],
    }
  })
  const terms = languages.map((language) => {
    const file = world.files.get(`schemas/labels/${language}.json`)
    return [
      language,
      Object.fromEntries(
        members(child(file?.root, 'terms')).flatMap(([term, { value }]) => {
          const called = textOf(value)
          return called === undefined ? [] : [[term, called] as const]
        }),
      ),
    ] as const
  })
  return { languages, lines, terms: Object.fromEntries(terms) }
}

function labelsOf(world: World, language: string): string[] {
  return members(world.files.get(`schemas/labels/${language}.json`)?.root).flatMap(([label]) =>
    isLabel(label) ? [label] : [],
  )
}
