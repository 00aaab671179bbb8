/** A word that would push the columns beside it off the paper: a file's name, numbers that a comma alone divides. */
const LONG_WORD = /[!-~]{32}/

/** How a text of a table's cell is drawn that has no place to break: broken anywhere. Undefined for all others, whose words stay whole. */
export const longWord = (text: string): { overflowWrap: 'anywhere' } | undefined =>
  LONG_WORD.test(text) ? { overflowWrap: 'anywhere' } : undefined
