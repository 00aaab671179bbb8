import latin from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url'
import latinExtended from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wght-normal.woff2?url'
import { facesAt } from '../../config/index.ts'

/** The faces of the page's letters: the portal's own, or in their place the typeface of a tenant (its address). */
export function facesOf(typeface: string | null) {
  return facesAt(typeface ?? { latin, latinExtended })
}
