import { facesAt } from '../../config/index.ts'
import type { Letters } from '../../config/index.ts'

/** The portal's letters for pages beside it, whose files do not know the names in a build: path below the portal's address, and file of the package. */
export const LETTERS: Readonly<Record<keyof Letters, { path: string; file: string }>> = {
  latin: { path: 'letters/latin.woff2', file: 'ibm-plex-sans-latin-wght-normal.woff2' },
  latinExtended: { path: 'letters/latin-ext.woff2', file: 'ibm-plex-sans-latin-ext-wght-normal.woff2' },
}

/** The faces of a help page's letters as a style sheet has them: the portal's own, or a tenant's typeface (its address). */
export function letterRules(typeface: string | undefined): string {
  const { latin, latinExtended } = LETTERS
  const faces = facesAt(typeface ?? { latin: `/${latin.path}`, latinExtended: `/${latinExtended.path}` })
  return faces.map((face) => `@font-face { ${Object.entries(face).map(declaration).join('; ')}; }\n`).join('')
}

const declaration = ([name, value]: [string, string]): string =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`
