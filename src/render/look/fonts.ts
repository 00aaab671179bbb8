import latin from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url'
import latinExtended from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wght-normal.woff2?url'

const FACE = {
  fontFamily: 'Plex',
  fontStyle: 'normal',
  fontWeight: '100 700',
  fontDisplay: 'swap',
} as const

/** As the package's own style sheet has them: a browser fetches a file when one of its characters is drawn. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const LATIN_EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

/** Ascent and descent of the portal's letters, in parts of their size. */
const MEASURES = { ascent: 102.5, descent: 27.5 }

/** A font of the machine in the measures of the portal's own, so that nothing moves once that has come; `size`: their widths compared, in hundredths. */
function standIn(fontWeight: string, names: readonly string[], size: number) {
  const share = (measure: number) => `${((measure / size) * 100).toFixed(1)}%`
  return {
    fontFamily: 'Plex before',
    fontWeight,
    src: names.map((name) => `local("${name}")`).join(', '),
    sizeAdjust: `${String(size)}%`,
    ascentOverride: share(MEASURES.ascent),
    descentOverride: share(MEASURES.descent),
    lineGapOverride: '0%',
  }
}

/** The portal's own letters (IBM Plex Sans, variable), and what stands in for them until they have come. */
export const FONT_FACES = [
  { ...FACE, src: `url("${latin}") format("woff2-variations")`, unicodeRange: LATIN },
  { ...FACE, src: `url("${latinExtended}") format("woff2-variations")`, unicodeRange: LATIN_EXTENDED },
  standIn('100 500', ['Arial', 'Liberation Sans', 'Roboto'], 100.7),
  standIn('600 700', ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], 97),
]

/** Latin before Japanese, which the machine has. */
export const FONTS = [
  'Plex',
  '"Plex before"',
  'system-ui',
  '"Hiragino Sans"',
  '"Noto Sans JP"',
  '"Yu Gothic UI"',
  'Meiryo',
  'sans-serif',
].join(', ')
