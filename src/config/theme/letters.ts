/** What the letters of a page are called where they are declared and where they are used. */
const FACE = {
  fontFamily: 'Letters',
  fontStyle: 'normal',
  fontWeight: '100 700',
  fontDisplay: 'swap',
} as const

/** As the package's own style sheet has them: a browser fetches a file when one of its characters is drawn. */
const LATIN =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const LATIN_EXTENDED =
  'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

/** Ascent and descent of the portal's letters, in parts of their size. */
const MEASURES = { ascent: 102.5, descent: 27.5 }

/** A font of the machine in the measures of the portal's own, so that nothing moves once that has come; `size`: their widths compared, in hundredths. */
function standIn(fontWeight: string, names: readonly string[], size: number) {
  const share = (measure: number) => `${((measure / size) * 100).toFixed(1)}%`
  return {
    fontFamily: 'Letters before',
    fontWeight,
    src: names.map((name) => `local("${name}")`).join(', '),
    sizeAdjust: `${String(size)}%`,
    ascentOverride: share(MEASURES.ascent),
    descentOverride: share(MEASURES.descent),
    lineGapOverride: '0%',
  }
}

/** Where a machine has fonts of both lines, the later face counts. */
const STAND_INS = [
  standIn('100 500', ['DejaVu Sans'], 87.6),
  standIn('600 700', ['DejaVu Sans Bold'], 81),
  standIn('100 500', ['Arial', 'Liberation Sans', 'Roboto'], 100.7),
  standIn('600 700', ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], 97),
]

/** Where the files of the portal's own letters are. */
export interface Letters {
  latin: string
  latinExtended: string
}

/**
 * The faces of a page's letters: the portal's own (IBM Plex Sans, variable), or the typeface of a tenant (its address), in whose place the
 * portal's are not loaded; and what stands in for them until they have come, and for what they lack.
 */
export function facesAt(letters: Letters | string) {
  const faces =
    typeof letters === 'string'
      ? [{ ...FACE, src: `url("${letters}") format("woff2")` }]
      : [
          { ...FACE, src: `url("${letters.latin}") format("woff2-variations")`, unicodeRange: LATIN },
          { ...FACE, src: `url("${letters.latinExtended}") format("woff2-variations")`, unicodeRange: LATIN_EXTENDED },
        ]
  return [...faces, ...STAND_INS]
}

/** Latin before Japanese, which the machine has. */
export const FONTS = [
  'Letters',
  '"Letters before"',
  'system-ui',
  '"Hiragino Sans"',
  '"Noto Sans JP"',
  '"Yu Gothic UI"',
  'Meiryo',
  'sans-serif',
].join(', ')
