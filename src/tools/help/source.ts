import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { commaSeparated, readHelpPage } from '../../config/node.ts'

/** A help page as it is written. */
export interface HelpText {
  /** Name of the file, and of the page's address. */
  name: string
  title: string
  /** Heading under which the contents list it. */
  group: string
  /** Place in the contents. */
  order: number
  /** Flavours that have it; empty: all. */
  flavours: readonly string[]
  /** Markdown, its first heading included. */
  markdown: string
}

/**
 * The help pages of a language by name: those of schemas/help, and in the place of these the tenant's own, `own` by their path below the
 * tenant's folder.
 */
export function helpTexts(root: string, language: string, own: ReadonlyMap<string, string>): Map<string, HelpText> {
  const texts = new Map<string, HelpText>()
  const add = (path: string, text: string) => {
    const [, of, name = ''] = /^help\/([^/]+)\/([^/]+)\.md$/.exec(path) ?? []
    if (of === language) texts.set(name, helpText(name, text))
  }
  for (const [path, text] of [...helpFiles(root, 'schemas'), ...own]) add(path, text)
  return texts
}

/** The help pages below a folder as they are on disk: `help/LANGUAGE/NAME.md` → text. */
export function helpFiles(root: string, folder: string): ReadonlyMap<string, string> {
  const top = join(root, folder, 'help')
  const languages = existsSync(top)
    ? readdirSync(top, { withFileTypes: true }).filter((each) => each.isDirectory())
    : []
  return new Map(
    languages.flatMap(({ name: language }) =>
      readdirSync(join(top, language))
        .filter((name) => name.endsWith('.md'))
        .map((name) => [`help/${language}/${name}`, readFileSync(join(top, language, name), 'utf8')] as const),
    ),
  )
}

/** Reads a page. */
export function helpText(name: string, text: string): HelpText {
  const { head, markdown } = readHelpPage(text)
  const facts = new Map(head.map(({ key, value }) => [key, value]))
  return {
    name,
    title: /^# (.+)$/m.exec(markdown)?.[1]?.trim() ?? name,
    group: facts.get('group') ?? '',
    order: Number(facts.get('order') ?? 0),
    flavours: commaSeparated(facts.get('flavours') ?? ''),
    markdown: markdown.trim(),
  }
}
