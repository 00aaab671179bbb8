import { jsonOf, type PortalFiles } from '../published/files.ts'
import { ownFile, type Beginning } from './beginning.ts'

/** The start of an element of index.html that names the label of its words, and those words. */
const LABELLED = /(<[^<>]* data-label="([\w.]+)"[^<>]*>)([^<]*)/g

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * The page with its first words, those that stand until the portal draws itself, in the language and by the labels that its tenant
 * begins with. Words whose label cannot be read stay as in index.html, in English.
 */
export async function inItsWords(
  page: string,
  files: PortalFiles,
  { tenantUrl, tenant, language }: Beginning,
): Promise<string> {
  const file = language === undefined ? undefined : tenant.files?.labels[language]
  const labels =
    file === undefined || ownFile(tenantUrl, file) === undefined
      ? undefined
      : await jsonOf<Record<string, unknown>>(files, tenantUrl, file)
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
