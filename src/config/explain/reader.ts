import { choiceTexts } from './sentences/choice-words.ts'
import { partNamedBy } from './sentences/part-words.ts'
import { pathOfId } from '../data/own.ts'
import { idWords } from '../shared/id-words.ts'
import { remembered } from '../shared/remembered.ts'
import { entriesOf } from '../source/entries.ts'
import { child, descend, members, textOf, type Node } from '../source/tree.ts'
import type { MergedFile } from '../layers/base-files.ts'
import type { World } from '../layers/world.ts'
import type { Words } from './phrases.ts'
import { describedPath } from './described.ts'
import { labelOfPath } from './uses.ts'
import { sentencesIn } from './sentences/in-language.ts'
import { languageName } from '../model/languages.ts'
import { withoutValues } from '../model/texts.ts'
import type { Sentences } from './sentences/sentences.ts'

/** Whoever reads the differences: the tenant's files, and the language they are put into. */
export interface Reader {
  world: World
  sentences: Sentences
  language: string
  /** What the base, or the tenant's own text, reads. */
  base: (Node | undefined)[]
  /** What the tenant reads. */
  tenant: (Node | undefined)[]
}

/** The tenant's files for whoever reads a language. */
export function readerOf(world: World, language: string): Reader {
  const files = [...new Set([language, 'en'])].map((each) => world.files.get(`schemas/labels/${each}.json`))
  const tenant = files.map((file) => file?.root)
  return {
    world,
    sentences: sentencesIn(language),
    language,
    base: [...files.map((file) => file?.base), ...tenant],
    tenant,
  }
}

/** What entries of a screen are called in the base, by their id and by their path; by '' the screen itself. Own entries by the tenant's text. */
export function namesOf(reader: Reader, file: MergedFile): ReadonlyMap<string, string> {
  const { world } = reader
  const layout = layoutOf(world, file)
  const names = new Map<string, string>()
  const visit = (node: Node | undefined) => {
    for (const [key, { value }] of members(node)) {
      const text = labelOf(reader, value)
      for (const name of waysTo(key, value)) {
        if (text !== undefined && name !== undefined && !names.has(name)) names.set(name, text)
      }
      visit(value)
    }
  }
  // Criteria of a list are about its columns: those say what is what.
  for (const root of [layout?.base, layout?.override]) {
    visit(child(root, 'columns'))
    visit(root)
  }
  for (const [path, criterion] of [layout?.base, layout?.override].flatMap(criteriaOf)) {
    // A criterion reads with its values after it.
    const text = labelOf(reader, criterion)?.replace(/\s*[:：][^:：]*….*$/, '')
    if (text !== undefined && !names.has(path)) names.set(path, text)
  }
  const title = baseText(reader, textOf(child(layout?.base, 'title')))
  if (title !== undefined && file.screen !== undefined) names.set('', title)
  return names
}

/** What rules call an entry by: its id, and where its value is. */
function waysTo(id: string, entry: Node): (string | undefined)[] {
  return [id, textOf(child(entry, 'path')), textOf(child(entry, 'field')), pathOfId(id)]
}

/** A criterion begins with its name, and with what that reads. */
const OWN_NAMES = 2

/** The criteria of a list by their names in the address: each by the one that it begins with, else by one that it takes along. */
function criteriaOf(root: Node | undefined): [path: string, criterion: Node][] {
  const named = entriesOf(child(root, 'criteria')).map(([, criterion]) => {
    const list = child(criterion, 'names')
    const [first, ...others] = list?.kind === 'array' ? list.items : []
    const names = [first, child(criterion, 'text'), ...others]
    return names.map((each): [string, Node] => [`address.${textOf(each) ?? ''}`, criterion])
  })
  return [...named.flatMap((each) => each.slice(0, OWN_NAMES)), ...named.flatMap((each) => each.slice(OWN_NAMES))]
}

/** The layout of the form whose data rules a file has; any other file itself. */
function layoutOf(world: World, file: MergedFile): MergedFile | undefined {
  return file.role.kind === 'data-rules' ? world.files.get(`schemas/forms/${file.role.name}.layout.json`) : file
}

/** Where a screen has what its records are told apart by, which nobody reads. */
function keysOf(root: Node | undefined): string[] {
  return [
    ['record', 'id'],
    ['rows', 'id'],
    ['open', 'id'],
  ].flatMap((way) => textOf(descend(root, way)) ?? [])
}

/** What the label of an entry reads. */
export function labelOf(reader: Reader, node: Node | undefined): string | undefined {
  return baseText(reader, textOf(child(node, 'label')))
}

/** The base's text in the reader's language, else in English, else the tenant's. */
export function baseText({ base }: Reader, label: string | undefined): string | undefined {
  return label === undefined ? undefined : textAmong(base, label)
}

/** The first text of a label, without what is put into it. */
function textAmong(files: readonly (Node | undefined)[], label: string): string | undefined {
  const text = files.map((file) => textOf(child(file, label))).find((each) => each !== undefined)
  return text && withoutValues(text)
}

/** What the phrases about an entry look up: names and values as they read on its screen. */
export function wordsBeside(
  reader: Reader,
  file: MergedFile,
  keys: readonly string[],
  names: ReadonlyMap<string, string>,
): Words {
  const labelText = (id: string) => textAmong(reader.tenant, id) ?? id
  const lookups = reader.world.files.get('schemas/lookups.json')?.root
  const lists = listsOf(layoutOf(reader.world, file)?.root)
  const isKey = (path: string) => keysOf(layoutOf(reader.world, file)?.root).includes(path)
  return {
    sentences: reader.sentences,
    labelText,
    otherwiseIn: (label, than) =>
      [...reader.world.files.values()].flatMap(({ role, root }) => {
        const text = role.kind === 'labels' ? textOf(child(root, label)) : undefined
        const isOtherwise = text !== undefined && text !== textOf(child(root, than))
        return isOtherwise ? [{ language: languageName(role.name, reader.language), text }] : []
      }),
    neighbour: (id) => {
      const beside = descend(file.root, [...keys.slice(0, -1), id]) ?? fieldCalled(child(file.root, 'sections'), id)
      const label = textOf(child(beside, 'label'))
      return (label === undefined ? undefined : textAmong(reader.tenant, label)) ?? names.get(id) ?? idWords(id)
    },
    nameOf: (path) => {
      const inData = path.replace(/^(row|record|address)\./, '')
      const elsewhere = () => baseText(reader, labelOfPath(reader.world, inData))
      if (path === 'today') return reader.sentences.today
      const name = names.get(path) ?? names.get(inData) ?? rootName(reader, path) ?? elsewhere()
      if (name !== undefined || isKey(inData)) return name ?? reader.sentences.key
      // The contract's words are English, as its names are.
      return describedPath(reader.world, layoutOf(reader.world, file)?.root, inData) ?? idWords(path)
    },
    valueAt: (path, value) => {
      const list = lists.get(path) ?? lists.get(path.replace(/^(row|record|address)\./, ''))
      const label = list && textOf(descend(lookups, ['lookups', list, 'options', value, 'label']))
      return label === undefined ? value : labelText(label)
    },
    headed: (kind, id) => {
      const { routes, drawers } = reader.world
      const title =
        kind === 'formSection'
          ? textOf(child(descend(file.root, ['sections', id]), 'label'))
          : textOf(child((kind === 'route' ? routes : drawers).get(id), 'title'))
      return (title === undefined ? undefined : textAmong(reader.tenant, title)) ?? idWords(id)
    },
    choice: (property, value) => {
      const texts: Partial<Record<string, string>> | undefined =
        partNamedBy(property, value) ?? choiceTexts(property, value)
      const sum = reader.language === 'en' ? reader.world.project.contract.summary(value) : undefined
      return texts?.[reader.language] ?? texts?.['en'] ?? (sum === undefined ? value : reader.sentences.said(sum))
    },
  }
}

/** The field of a form with an id, in whichever section. */
function fieldCalled(sections: Node | undefined, id: string): Node | undefined {
  return members(sections)
    .map(([, { value }]) => descend(value, ['fields', id]))
    .find((field) => field !== undefined)
}

/** What who is signed in, or the tenant, has at a path: 'Session › Supplier'. */
function rootName({ world, sentences }: Reader, path: string): string | undefined {
  const { metas } = world.project.language
  const titles: string[] = []
  let at = metas.of('scope')
  for (const key of path.split('.')) {
    const inner = at?.properties?.[key]
    at = inner === undefined ? undefined : metas.resolve(inner)
    if (at?.title === undefined) return undefined
    titles.push(sentences.titled(at.title))
  }
  return titles.length > 1 ? titles.join(' › ') : undefined
}

/** The lists of choices that the entries of a screen name, by their id, path and field. */
const listsOf = remembered((root: Node | undefined): ReadonlyMap<string, string> => {
  const lists = new Map<string, string>()
  const visit = (node: Node | undefined) => {
    for (const [key, { value }] of members(node)) {
      const list = textOf(descend(value, ['options', 'lookup'])) ?? textOf(child(value, 'lookup'))
      for (const name of waysTo(key, value))
        if (list !== undefined && name !== undefined && !lists.has(name)) lists.set(name, list)
      visit(value)
    }
  }
  visit(root)
  for (const [path, criterion] of criteriaOf(root)) {
    const list = textOf(child(criterion, 'lookup'))
    if (list !== undefined && !lists.has(path)) lists.set(path, list)
  }
  return lists
})
