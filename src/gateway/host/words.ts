import { join } from 'node:path'
import { ownFile, readJson } from './beginning.ts'
import type { Beginning } from './beginning.ts'

/** The start of an element of index.html that names the label of its words, and those words. */
const LABELLED = /(<[^<>]* data-label="([\w.]+)"[^<>]*>)([^<]*)/g

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * The page with its first words, those that stand until the portal draws itself, in the language and by the labels that its tenant
 * begins with. Words whose label cannot be read stay as in index.html, in English.
 */
export async function inItsWords(
  page: string,
  distDir: string,
  { tenantUrl, tenant, language }: Beginning,
): Promise<string> {
  const file = language === undefined ? undefined : ownFile(tenantUrl, tenant.files?.labels[language])
  const labels = file === undefined ? undefined : await readJson<Record<string, unknown>>(join(distDir, file))
  if (labels === undefined || language === undefined) return page
  return page
    .replace('<html lang="en">', () => `<html lang="${escaped(language)}">`)
    .replace(LABELLED, (whole, start: string, label: string) => {
      const text = labels[label]
      return typeof text === 'string' ? `${start}${escaped(text)}` : whole
    })
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')
}
