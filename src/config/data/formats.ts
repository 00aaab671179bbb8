/**
 * Formats of texts that the contract has beside those of JSON Schema: a day as YYYYMMDD and a time of day as HHmm. They say what a text
 * is, for whoever draws it; the pattern beside them says what may stand. For ajv: nothing is checked by them.
 */
export const wireFormats = { yyyymmdd: true, hhmm: true } as const
