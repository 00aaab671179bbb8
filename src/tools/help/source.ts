import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

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

/** The help pages of a language by name: those of schemas/help, and in the place of these a tenant's own of tenants/ID/help. */
export function helpTexts(root: string, language: string, tenant: string): Map<string, HelpText> {
  const texts = new Map<string, HelpText>()
  for (const folder of ['schemas/help', `tenants/${tenant}/help`].map((each) => join(root, each, language))) {
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      if (file.endsWith('.md'))
        texts.set(file.slice(0, -3), helpText(file.slice(0, -3), readFileSync(join(folder, file), 'utf8')))
    }
  }
  return texts
}

/** Reads a page: `key: value` lines between two lines of hyphens, then Markdown. */
export function helpText(name: string, text: string): HelpText {
  const [, head = '', markdown = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? []
  const facts = Object.fromEntries(
    head.split('\n').map((line) => [line.split(':')[0]?.trim(), line.split(':').slice(1).join(':').trim()]),
  ) as Record<string, string>
  return {
    name,
    title: /^# (.+)$/m.exec(markdown)?.[1]?.trim() ?? name,
    group: facts['group'] ?? '',
    order: Number(facts['order'] ?? 0),
    flavours: (facts['flavours'] ?? '')
      .split(',')
      .map((flavour) => flavour.trim())
      .filter((flavour) => flavour !== ''),
    markdown: markdown.trim(),
  }
}
