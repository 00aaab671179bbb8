/**
 * Formats of texts that the contract has beside those of JSON Schema: a day as YYYYMMDD and a time of day as HHmm. They say what a text
 * is, for whoever draws it; what it may hold is said by the pattern beside them. For ajv: nothing is checked by them.
 */
export const wireFormats = { yyyymmdd: true, hhmm: true } as const
